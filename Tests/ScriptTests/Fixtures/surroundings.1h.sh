#!/bin/sh
# <swiftbar.environment>[GREETING=hola, ANSWER: 42, QUOTED="a b"]</swiftbar.environment>
# <swiftbar.runInBash>false</swiftbar.runInBash>
echo "$GREETING $ANSWER"
echo "---"
echo "quoted: $QUOTED"
echo "SwiftBar: $SWIFTBAR, $SWIFTBAR_PLUGIN_REFRESH_REASON"
echo "path: ${SWIFTBAR_PLUGIN_PATH##*/}"
echo "look: $OS_APPEARANCE, $XBARDarkMode, $BitBarDarkMode"
echo "argos: ${ARGOS_VERSION:-none}"
echo "here: $(ls disk.5m.sh)"
