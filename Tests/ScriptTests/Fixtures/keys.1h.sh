#!/bin/sh
cat <<'END'
Keys
---
Open | key=o href=https://o.example
New | key=CmdOrCtrl+n bash=/usr/bin/true
Shifted | shortcut=CMD+SHIFT+s bash=/usr/bin/true
Reserved | key=q bash=/usr/bin/true
Taken | key=n bash=/usr/bin/true
Named | key=escape bash=/usr/bin/true
No action | key=z
END
