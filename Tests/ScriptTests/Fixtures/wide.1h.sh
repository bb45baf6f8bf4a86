#!/bin/sh
cat <<'END'
温度 二十一度 快晴
---
日本語の長い行はここで切られるはずですが、そのままかもしれません
an overlong line that no widget of any family is wide enough to show in one row without an ellipsis somewhere in it
| color=red
é precomposed, é composed
END
