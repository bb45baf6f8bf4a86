#!/bin/sh
cat <<'END'
A headline that goes on for too long | length=16
---
cut to ten characters of it | length=10
short enough | length=40
   trimmed by default   
   kept as it is | trim=false
naïve café wörds everywhere | length=12
zero | length=0
negative | length=-3
END
