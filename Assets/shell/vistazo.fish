# Completes vistazo's words in fish: vistazo completions fish | source
function __vistazo_complete
    set -l words (commandline -opc)
    set -l found ($words[1] complete -- $words[2..-1] (commandline -ct) 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c vistazo -f -a '(__vistazo_complete)'
