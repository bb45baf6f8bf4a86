#compdef vistazo
# Completes vistazo's words in zsh: source <(vistazo completions zsh), or as _vistazo in a folder of $fpath.
_vistazo() {
    local value text
    local -a values
    while IFS=$'\t' read -r value text; do
        values+=("${${value//\\/\\\\}//:/\\:}${text:+:$text}")
    done < <("${words[1]}" complete -- "${(@)words[2,CURRENT-1]}" "${words[CURRENT]#[\"\']}" 2>/dev/null)
    if (( $#values )); then _describe -V vistazo values -U; else _files; fi
}
if (( $+functions[compdef] )); then compdef _vistazo vistazo; fi
