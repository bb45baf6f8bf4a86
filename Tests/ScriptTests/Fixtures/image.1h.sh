#!/bin/sh
# <xbar.title>Camera</xbar.title>
echo "| templateImage=iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
echo "---"
echo "with words | image=iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"
echo "| image=iVBORw0KGgo= href=https://only.example"
