#!/bin/sh
# Calls itself back: a counter in a file.
state="${VISTAZO_TEST_STATE:-/dev/null}"
if [ "$1" = "add" ]; then
    echo "$2" >> "$state"
    exit
fi
echo "$(wc -l < "$state" | tr -d ' ') taken"
echo "---"
echo "One more | bash='$0' param1=add param2='a cup; of tea' terminal=false refresh=true"
