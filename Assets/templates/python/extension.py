#!/usr/bin/env python3
"""@NAME@: a widget for Vistazo. It counts presses of + and says how long ago the last one was.

Vistazo starts it for each question: one line of JSON on standard input. It prints one answer and ends. What it keeps,
it keeps in the folder VISTAZO_DATA.

    python3 -m unittest                      does it do what it should?
    vistazo extension check ./@NAME@.py      is anything wrong with what it answers?
    vistazo extension debug ./@NAME@.py      show each question and answer, again at each change of this file
    vistazo extension add ./@NAME@.py        take it into use
"""

import datetime
import json
import os
import pathlib
import sys

STATE = "count.json"


def describe():
    return {
        "identifier": "@NAME@",
        "kinds": [
            {
                "kind": "@NAME@",
                "name": "@NAME@",
                "description": "Counts presses.",
                "families": ["small", "medium", "rectangular", "inline"],
            }
        ],
        "intents": [{"name": "add", "title": "Count one"}],
    }


def load(folder):
    try:
        return json.loads((folder / STATE).read_text())
    except FileNotFoundError:
        return {"count": 0, "last": None}


def save(folder, state):
    # Written beside it and then moved: whoever reads it meanwhile finds the old one or the new one, whole.
    new = folder / (STATE + ".new")
    new.write_text(json.dumps(state))
    new.replace(folder / STATE)


def timeline(state):
    # A date is handed over as a date: the words "5 minutes" are worked out while the widget is shown, so one answer
    # lasts until the next press.
    ago = [{"date": state["last"], "style": "relative"}, " ago"] if state["last"] else "not yet"
    view = {
        "align": "leading",
        "vstack": [
            {"text": "@NAME@", "bold": True},
            {
                "hstack": [
                    {"text": str(state["count"]), "bold": True, "color": "orange"},
                    {"button": {"symbol": "plus"}, "intent": {"name": "add"}},
                ]
            },
            {"text": ago, "color": "secondary"},
        ],
    }
    entry = {"date": state["last"] or "2000-01-01T00:00:00Z", "view": view}
    return {"format": 1, "entries": [entry], "reload": "never"}


def perform(folder, intent, now):
    if intent["name"] != "add":
        raise SystemExit("unknown intent")
    state = load(folder)
    state = {"count": state["count"] + 1, "last": now.strftime("%Y-%m-%dT%H:%M:%SZ")}
    save(folder, state)
    return {"dialog": str(state["count"])}


def answer(request, folder, now):
    name = request["request"]
    if name == "describe":
        return describe()
    if name == "perform":
        return perform(folder, request["intent"], now)
    # Placeholder, snapshot and timeline alike.
    return timeline(load(folder))


def main():
    request = json.loads(sys.stdin.readline() or '{"request": "timeline"}')
    folder = pathlib.Path(os.environ.get("VISTAZO_DATA", "."))
    print(json.dumps(answer(request, folder, datetime.datetime.now(datetime.timezone.utc))))


if __name__ == "__main__":
    main()
