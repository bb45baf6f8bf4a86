#!/bin/sh
echo "Alternate"
echo "---"
echo "Open | href=https://open.example"
echo "Open in a new window | alternate=true href=https://open.example/new"
echo "Details"
echo "Fewer details | alternate=true"
