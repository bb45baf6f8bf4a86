#!/bin/sh
cat <<'END'
<span color="#88d18a">▲ 1.2</span> <b>▼ 8.4</b>
---
<b>Wi-Fi</b> <i>home &amp; garden</i>
<span foreground='red' weight='bold'>3 errors</span>
5 < 6 is no markup
<b>not closed
no markup | useMarkup=false <b>kept</b>
END
