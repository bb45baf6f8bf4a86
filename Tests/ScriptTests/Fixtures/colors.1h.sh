#!/bin/sh
cat <<'END'
Colors | color=tomato
---
a name | color=dodgerblue
three digits | color=#f80
four digits | color=#f80c
six digits | color=#3a7bd5
eight digits | color=#3a7bd580
capitals | color=GREEN
empty | color=
unknown | color=blurple
two digits | color=#12
black | color=black
white | color=white
END
