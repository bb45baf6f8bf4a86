#!/bin/sh
echo "🔋 87%"
echo "---"
echo "████████▋░ 4:12 left"
echo "Charging | color=green"
echo "312 cycles"
