#!/bin/sh
printf 'Bad \007bell \033]0;title\007 \033[2J\033[H end\n---\n'
printf 'nul \000 and \377\376 bytes\n'
printf 'over\rwritten\nback\b\bspace\n'
printf 'bidi \342\200\256 override\n'
printf -- '--%s\n' '----------------------------------------------------------------deep'
printf 'x | %s=1 bash=\n' 'a|b'
printf '| | |\n=\n|=\n| =x\n'
printf 'no end of line | href="https://end.example'
