#!/bin/sh
# <xbar.title>Headless</xbar.title>
echo "---"
echo "only a menu"
echo "of two lines | color=purple"
