#!/bin/sh
# <xbar.title>Cities</xbar.title>
echo "Madrid 21°"
echo "Lima 18°"
echo "Minsk 3° | color=blue"
echo "---"
echo "Three cities take turns"
