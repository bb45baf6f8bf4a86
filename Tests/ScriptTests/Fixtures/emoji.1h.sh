#!/bin/sh
cat <<'END'
:coffee: 3 cups
---
:+1: thumbs :rocket::fire:
:no_such_emoji: stays
12:30:45 is a time
:warning: not :coffee: | emojize=false
👩‍💻 at work, 🇪🇸 flag, 👍🏽 tone
END
