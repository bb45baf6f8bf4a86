#!/bin/sh
# <swiftbar.title>Nightly</swiftbar.title>
# <swiftbar.schedule>0 3 * * *|30 14 * * mon-fri</swiftbar.schedule>
echo "Backup done"
echo "---"
echo "at 03:00 and on workdays at 14:30"
