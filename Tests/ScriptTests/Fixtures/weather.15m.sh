#!/bin/sh
# <xbar.title>Weather</xbar.title>
echo "☀ 21°C"
echo "---"
echo "Clear, light wind"
echo "Feels like 19 | color=gray"
echo "Tomorrow"
echo "--🌧 17 / 11"
echo "--80% rain"
echo "Saturday"
echo "--☁ 16 / 9"
echo "---"
echo "Forecast | href=https://weather.example/madrid"
