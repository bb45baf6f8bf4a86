#!/bin/bash
# <xbar.var>string(VAR_CITY="Madrid"): The city.</xbar.var>
# <xbar.var>boolean(VAR_RAIN=false): Whether rain matters.</xbar.var>
# <xbar.var>number(VAR_DAYS=1): Days ahead.</xbar.var>
echo "$VAR_CITY"
echo "---"
echo "rain: $VAR_RAIN"
echo "days: $VAR_DAYS"
