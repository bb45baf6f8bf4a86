#!/bin/sh
# <xbar.title>Disk</xbar.title>
# <xbar.version>v1.0</xbar.version>
# <xbar.author>Nobody in particular</xbar.author>
# <xbar.desc>How full the root file system is.</xbar.desc>
echo "48%"
echo "---"
echo "45 GB of 98 GB used"
echo "49 GB free"
