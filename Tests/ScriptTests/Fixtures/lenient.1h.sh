#!/bin/sh
cat <<'END'
Lenient
---
upper case | COLOR=red HREF=https://upper.example
unknown keys | colour=red wibble=1 href=https://known.example
no value | refresh= href=https://novalue.example
no equals | refresh href=https://noequals.example
last wins | color=red color=green
odd booleans | refresh=maybe trim=2
numbers | length=many size=huge
param order | bash=/usr/bin/tool param10=ten param2=two param0=nil param1=one
a bad address | href=javascript:alert(1)
END
