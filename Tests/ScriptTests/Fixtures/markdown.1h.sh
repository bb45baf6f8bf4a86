#!/bin/sh
# <swiftbar.title>Markdown</swiftbar.title>
cat <<'END'
**Bold** and *italic* | md=true
---
2 * 3 * 4 = 24 | md=true
**unclosed | md=true
**plain stars** without the word
END
