"""A node: `fenestra serve` on a database, which can be killed and started again."""
import os
import pathlib
import signal
import subprocess
import time

from database import free_port

ROOT = pathlib.Path(__file__).resolve().parents[2]


def binary():
    return os.environ.get("FENESTRA", str(ROOT / ".build/debug/fenestra"))


class Node:
    def __init__(self, url, *options):
        self.url = url
        self.options = options
        self.port = free_port()
        self.process = None
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [binary(), "serve", "--port", str(self.port), "--store", self.url, "--log-level", "error",
             "--no-shares", *self.options],
            stdout=subprocess.PIPE, text=True)
        ready = self.process.stdout.readline()
        if "listens" not in ready:
            self.process.wait(10)
            raise RuntimeError(f"{binary()} does not start: {ready}")

    def restart(self, tries=10):
        """Starts it like a supervisor: again if it ends because the database is unreachable."""
        for _ in range(tries - 1):
            try:
                return self.start()
            except RuntimeError:
                time.sleep(0.1)
        self.start()

    def kill(self):
        """Ends it at once, like a machine's failure."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self):
        """Asks it to end; returns its exit status."""
        if self.process.poll() is not None:
            return self.process.returncode
        self.process.terminate()
        return self.process.wait(30)
