#!/bin/sh
cat <<'END'
30 Nov
---
   November 2026 | trim=false font=Menlo
Mo Tu We Th Fr Sa Su | trim=false font=Menlo
                   1 | trim=false font=Menlo
 2  3  4  5  6  7  8 | trim=false font=Menlo
 9 10 11 12 13 14 15 | trim=false font=Menlo
END
