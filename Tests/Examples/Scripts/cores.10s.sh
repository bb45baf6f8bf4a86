#!/bin/sh
# <xbar.title>Load</xbar.title>
# <xbar.desc>How busy this machine is.</xbar.desc>
# <xbar.var>number(VAR_WARN=4): The load from which it is red.</xbar.var>
read -r one five fifteen rest < /proc/loadavg
color=$(awk -v load="$one" -v warn="${VAR_WARN:-4}" 'BEGIN { print load < warn ? "green" : "red" }')
echo "Load $one | color=$color"
echo "---"
echo "5 minutes | badge=$five"
echo "15 minutes | badge=$fifteen"
echo "---"
echo "Look again | refresh=true"
