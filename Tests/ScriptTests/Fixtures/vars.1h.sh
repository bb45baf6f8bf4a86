#!/bin/bash
# <xbar.title>Greeting</xbar.title>
# <xbar.desc>Says hello.</xbar.desc>
# <xbar.var>string(VAR_NAME="Mat Ryer"): Your name.</xbar.var>
# <xbar.var>number(VAR_COUNT=3): How many times.</xbar.var>
# <xbar.var>boolean(VAR_LOUD=false): Whether to shout.</xbar.var>
# <xbar.var>select(VAR_STYLE="normal"): Which style. [small, normal, big]</xbar.var>
echo "Hello $VAR_NAME"
echo "---"
echo "times: $VAR_COUNT"
echo "loud: $VAR_LOUD"
echo "style: $VAR_STYLE"
