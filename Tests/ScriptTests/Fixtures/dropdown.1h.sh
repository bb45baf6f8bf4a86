#!/bin/sh
# <swiftbar.title>Dropdown</swiftbar.title>
echo "First | dropdown=false"
echo "Second"
echo "Third | color=green"
echo "---"
echo "shown"
echo "hidden | dropdown=false"
