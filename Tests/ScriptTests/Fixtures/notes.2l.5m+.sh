#!/bin/sh
cat <<'END'
Notes
Two headers
-----
first\nsecond line | href=https://notes.example
tabs\tinside
kept\nas it is | unescape=false
a command line | bash='echo "$HOME" | tee /tmp/x' terminal=false
evil | eval=imports.system.exit()
----
long enough to be cut | length=8
END
