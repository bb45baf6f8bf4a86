#!/bin/sh
# <bitbar.title>Coins</bitbar.title>
cat <<'END'
BTC $43,120 | color=green size=14
---
BTC  43,120.50  ▲ 1.2% | font=Menlo color=green href=https://coins.example/btc
ETH   2,310.07  ▼ 0.4% | font=Menlo color=red href=https://coins.example/eth
SOL      98.11  ▲ 3.0% | font=Menlo color=green href=https://coins.example/sol
---
Refresh | refresh=true
END
