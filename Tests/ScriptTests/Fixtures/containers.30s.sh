#!/bin/bash
echo ":whale: 2"
echo "---"
for name in web db; do
    echo "$name | color=green"
    echo "--Stop | bash=/usr/bin/docker param1=stop param2=$name terminal=false refresh=true"
    echo "--Logs | bash=/usr/bin/docker param1=logs param2=-f param3=$name terminal=true"
    echo "-----"
    echo "--Port | badge=8080"
done
echo "cache | color=gray"
echo "--Start | bash=/usr/bin/docker param1=start param2=cache terminal=false refresh=true"
