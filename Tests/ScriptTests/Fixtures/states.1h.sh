#!/bin/sh
# <swiftbar.title>States</swiftbar.title>
echo "States"
echo "---"
echo "disabled | disabled=true href=https://off.example"
echo "checked | checked=true"
echo "with a badge | badge=New"
echo "with a tip | tooltip='Explains itself'"
echo "large | size=24"
echo "heavy | font=Menlo-Bold size=12"
