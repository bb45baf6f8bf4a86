#!/bin/sh
# Asks ./@NAME@ as Vistazo does, in an empty folder of its own: sh test.sh
set -eu
cd "$(dirname "$0")"
VISTAZO_DATA=$(mktemp -d)
export VISTAZO_DATA
trap 'rm -rf "$VISTAZO_DATA"' EXIT

fail() {
    echo "failed: $1" >&2
    exit 1
}

# ask REQUEST [JSON]: the answer to a request.
ask() { printf '%s\n' "${2:-{\}}" | VISTAZO_REQUEST=$1 ./@NAME@; }

# holds TEXT PART WHAT: fails where a text does not hold a part.
holds() {
    case $1 in
    *"$2"*) ;;
    *) fail "$3" ;;
    esac
}

holds "$(ask describe)" '"kind": "@NAME@"' 'it says which kind it has'
holds "$(ask timeline)" '"text": "0"' 'it begins at 0'
holds "$(ask timeline)" 'not yet' 'it says that nothing was counted yet'
holds "$(ask perform '{"intent":{"name":"add"}}')" '"dialog": "1"' 'it says the new count'
holds "$(ask perform '{"intent":{"name":"add"}}')" '"dialog": "2"' 'it counts on'
holds "$(ask timeline)" '"text": "2"' 'the timeline shows the count'
holds "$(ask timeline)" '"style": "relative"' 'the timeline shows how long ago'
ask perform '{"intent":{"name":"other"}}' 2>/dev/null && fail 'it refuses what it does not know'
if command -v vistazo >/dev/null; then
    vistazo extension check ./@NAME@ || fail 'vistazo extension check has nothing to say'
fi
echo "all is well"
