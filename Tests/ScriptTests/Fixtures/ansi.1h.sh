#!/bin/sh
printf '\033[32mup\033[0m 3 of \033[1;31m4\033[0m | ansi=true\n---\n'
printf '\033[31mred\033[0m \033[1mbold\033[22m \033[2mdim\033[0m\n'
printf '\033[38;5;208morange\033[0m \033[38;2;120;180;255mrgb\033[39m plain\n'
printf '\033[30;42m ok \033[0m \033[97;41m bad \033[0m \033[7mreverse\033[27m\n'
printf '\033[4munder\033[24m \033[9mstruck\033[29m \033[3mitalic\033[0m\n'
printf '\033[33mnot\033[0m coloured | ansi=false\n'
printf '\033]8;;https://x.example\033\\link\033]8;;\033\\ \033[2Kerased \033(Bset\n'
