#!/bin/sh
# <swiftbar.title>Symbols</swiftbar.title>
cat <<'END'
:sun.max: Sunny | sfcolor=yellow
---
with an image | sfimage=bolt.fill sfcolor=orange
unknown image | sfimage=no.such.symbol
in words :gearshape: and :wifi: | symbolize=true
not here :wifi: | symbolize=false
END
