#!/bin/sh
cat <<'END'
Actions | href=https://header.example
---
run | bash=/usr/bin/logger param1=hello param2='two words' terminal=false
run and reload | shell=/usr/bin/true refresh=true
in a terminal | bash=/usr/bin/top terminal=true
a command line | bash="git -C ~/src pull --ff-only"
beside the plugin | bash=./helper.sh param1=go
at home | bash=~/bin/tool
both | href=https://both.example bash=/usr/bin/true
reload | refresh=true
reload by address | href=swiftbar://refreshplugin?name=actions
mail | href=mailto:someone@mail.example
END
