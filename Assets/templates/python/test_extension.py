"""Asks ./@NAME@.py as Vistazo does, in an empty folder of its own: python3 -m unittest"""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

PROGRAM = pathlib.Path(__file__).resolve().parent / "@NAME@.py"


class ExtensionTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.environment = dict(os.environ, VISTAZO_DATA=folder.name)

    def run_program(self, request):
        return subprocess.run(
            [PROGRAM], input=json.dumps(request) + "\n", env=self.environment, capture_output=True, text=True
        )

    def ask(self, name, **rest):
        run = self.run_program({"format": 1, "request": name, **rest})
        self.assertEqual(run.returncode, 0, run.stderr)
        return json.loads(run.stdout)

    def test_it_says_what_it_has(self):
        description = self.ask("describe")
        self.assertEqual([kind["kind"] for kind in description["kinds"]], ["@NAME@"])
        self.assertEqual([intent["name"] for intent in description["intents"]], ["add"])

    def test_it_begins_at_zero(self):
        view = self.ask("timeline")["entries"][0]["view"]
        self.assertEqual(view["vstack"][1]["hstack"][0]["text"], "0")
        self.assertEqual(view["vstack"][2]["text"], "not yet")

    def test_it_counts(self):
        self.assertEqual(self.ask("perform", intent={"name": "add"}), {"dialog": "1"})
        self.assertEqual(self.ask("perform", intent={"name": "add"}), {"dialog": "2"})
        view = self.ask("timeline")["entries"][0]["view"]
        self.assertEqual(view["vstack"][1]["hstack"][0]["text"], "2")
        self.assertEqual(view["vstack"][2]["text"][0]["style"], "relative")

    def test_it_refuses_what_it_does_not_know(self):
        run = self.run_program({"request": "perform", "intent": {"name": "other"}})
        self.assertNotEqual(run.returncode, 0)

    @unittest.skipUnless(shutil.which("vistazo"), "vistazo is not on the path")
    def test_vistazo_finds_nothing_wrong(self):
        run = subprocess.run(
            ["vistazo", "extension", "check", PROGRAM], env=self.environment, capture_output=True, text=True
        )
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)


if __name__ == "__main__":
    unittest.main()
