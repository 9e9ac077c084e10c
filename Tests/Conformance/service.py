"""The service itself, on a free port, if no address was given."""
import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def binary():
    return os.environ.get("FENESTRA", str(ROOT / ".build/debug/fenestra"))


class Service:
    def __init__(self, *options, store="memory"):
        self.process = subprocess.Popen(
            [binary(), "serve", "--port", "0", "--store", store,
             "--log-level", "error", *options],
            stdout=subprocess.PIPE, text=True)
        ready = self.process.stdout.readline()
        found = re.search(r"http://\S+", ready)
        if not found:
            raise RuntimeError(f"{binary()} does not start: {ready}")
        self.base = found.group()

    def stop(self):
        if self.process.returncode is not None:
            return
        self.process.terminate()
        code = self.process.wait(20)
        if code:
            raise RuntimeError(f"the service ended with {code}")
