#!/bin/bash
echo "Many"
echo "---"
for i in {1..60}; do echo "row number $i | href=https://rows.example/$i"; done
