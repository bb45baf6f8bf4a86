# Completes vistazo's words in bash: source <(vistazo completions bash)
_vistazo() {
    local word="${COMP_WORDS[COMP_CWORD]}" value text
    COMPREPLY=()
    # A quote that is still open belongs to the shell.
    word="${word#[\"\']}"
    while IFS=$'\t' read -r value text; do
        COMPREPLY+=("$(printf '%q' "$value")")
    done < <("${COMP_WORDS[0]}" complete -- "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$word" 2>/dev/null)
}
complete -o default -F _vistazo vistazo
