#!/bin/sh
# <xbar.title>Print queue</xbar.title>
echo "No jobs"
