#!/bin/bash
load=1.42
echo "Load $load | color=orange"
echo '---'
printf '%s\n' "5 min   1.10" "15 min  0.87" "4 cores"
