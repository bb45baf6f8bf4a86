#!/bin/sh
echo "Builds: all but one pass"
echo "---"
echo "main | color=green href=https://ci.example/main"
echo "release | color=#e06c75 href=https://ci.example/release"
echo "nightly | color=seagreen href=https://ci.example/nightly"
echo "docs | color=gray"
