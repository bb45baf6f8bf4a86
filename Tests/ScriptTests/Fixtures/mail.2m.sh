#!/usr/bin/env bash
# <swiftbar.title>Mail</swiftbar.title>
echo "12 unread | sfimage=envelope"
echo "---"
echo "Inbox | badge=9 href=https://mail.example/inbox"
echo "Lists | badge=3 href=https://mail.example/lists"
echo "Drafts | href=https://mail.example/drafts"
echo "---"
echo "Check now | refresh=true"
