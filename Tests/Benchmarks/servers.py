"""Builds, starts and monitors the measured servers, through /proc, and stops them by process id."""

import ctypes.util
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def require_tools():
    """Reports missing tools before anything is built."""
    missing = [name for name in ("swift", "wrk") if not shutil.which(name)]
    if not ctypes.util.find_library("microhttpd"):
        missing.append("libmicrohttpd (Debian: libmicrohttpd-dev)")
    if missing:
        sys.exit("missing: " + ", ".join(missing))


def build(package, *products, scratch=".build"):
    """Builds release binaries, in a folder of the package, and returns their folder; all are linked as the
    container's is."""
    swift = ["swift", "build", "-c", "release", "--static-swift-stdlib", "--toolset", ROOT / ".release.json",
             "--package-path", package, "--scratch-path", pathlib.Path(package) / scratch]
    for product in products:
        print(f"building {product} …", file=sys.stderr, flush=True)
        done = subprocess.run([*swift, "--product", product], stdout=subprocess.PIPE, text=True)
        if done.returncode != 0:
            sys.exit(done.stdout)
    folder = subprocess.check_output([*swift, "--show-bin-path"], text=True)
    return pathlib.Path(folder.strip())


def free_port():
    """A free port, for a server whose start is timed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A server process; `with` stops it."""

    def __init__(self, name, command, port=0):
        self.name = name
        self._output = tempfile.TemporaryFile()
        self._process = subprocess.Popen([*command, "--port", str(port)], stdout=self._output)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def port(self):
        """Waits for the line with its address, and returns the port."""
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline and self._process.poll() is None:
            written = os.pread(self._output.fileno(), 65536, 0)
            if found := re.search(rb"http://127\.0\.0\.1:(\d+)", written):
                return int(found[1])
            time.sleep(0.01)
        sys.exit(f"{self.name} did not say where it listens")

    def cpu_seconds(self):
        """User and system time of all its threads, at a resolution of a clock tick (10 ms)."""
        stat = pathlib.Path(f"/proc/{self._process.pid}/stat").read_text()
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def resident_bytes(self):
        statm = pathlib.Path(f"/proc/{self._process.pid}/statm").read_text()
        return int(statm.split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def files(self):
        """The number of its open descriptors."""
        return len(list(pathlib.Path(f"/proc/{self._process.pid}/fd").iterdir()))
