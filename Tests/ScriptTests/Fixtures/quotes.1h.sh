#!/bin/sh
cat <<'END'
Quotes
---
double | bash="/usr/bin/my tool" param1="two words" terminal=false
single | bash='/usr/bin/tool' param1='it is "so"'
escaped | bash=/usr/bin/tool param1="a \"b\" c" param2=back\slash
several pipes | color=red | href=https://pipes.example | refresh=true
pipe in value | bash=/usr/bin/tool param1=1|2
apostrophes | tooltip=Don't bash=/usr/bin/tool param1=it's
no blank|href=https://blank.example
glued | bash=/usr/bin/tool param1='a'"b"c
END
