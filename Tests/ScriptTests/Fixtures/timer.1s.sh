#!/bin/sh
# <xbar.title>Focus</xbar.title>
echo "24:31"
echo "---"
echo "Pause | bash='$0' param1=pause terminal=false refresh=true key=p"
echo "Stop | bash='$0' param1=stop terminal=false refresh=true"
