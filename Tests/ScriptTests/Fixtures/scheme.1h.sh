#!/bin/sh
# <swiftbar.hideAbout>true</swiftbar.hideAbout>
cat <<'END'
Scheme | color=#b8323c,#e06c75
---
names | color=navy,skyblue
one is bad | color=nocolor,orange
both are | color=nope,neither
END
