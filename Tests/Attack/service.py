"""The attacked service: starts, limits and monitors it through /proc, and stops it by process id."""

import os
import pathlib
import resource
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Service:
    """A service process with its sessions in its own folder; `with` ends both."""

    def __init__(self, binary, options=(), data_bytes=None):
        self.binary, self.options, self.data_bytes = binary, list(options), data_bytes
        self.folder = tempfile.TemporaryDirectory(prefix="fenestra-attack-")
        self.errors = open(pathlib.Path(self.folder.name) / "errors", "ab+")
        self.process = None
        self.start()

    def start(self):
        def bound():
            if self.data_bytes:
                resource.setrlimit(resource.RLIMIT_DATA, (self.data_bytes, self.data_bytes))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        self.process = subprocess.Popen(
            [self.binary, "serve", "--port", "0", "--log-level", "error",
             "--data", f"{self.folder.name}/data", *self.options],
            stdout=subprocess.PIPE, stderr=self.errors, preexec_fn=bound,
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
        line = self.process.stdout.readline().decode()
        if ":" not in line:
            sys.exit(f"{self.binary} does not start: {self.last_words()}")
        self.port = int(line.rsplit(":", 1)[1])

    def restart(self):
        """Restarts the process with the same sessions, on another port."""
        self.end()
        self.start()

    def end(self):
        self.process.kill()
        self.process.wait(20)
        self.process.stdout.close()

    @property
    def is_alive(self):
        return self.process.poll() is None

    def ends_within(self, seconds):
        """Whether the process ends within some time; a dying one closes its connections first."""
        try:
            self.process.wait(seconds)
            return True
        except subprocess.TimeoutExpired:
            return False

    @property
    def death(self):
        """How the process ended, in words."""
        code = self.process.poll()
        return "alive" if code is None else f"signal {-code}" if code < 0 else f"exit {code}"

    def last_words(self):
        self.errors.seek(0)
        return self.errors.read()[-2000:].decode(errors="replace").strip()

    def resident_bytes(self):
        try:
            statm = pathlib.Path(f"/proc/{self.process.pid}/statm").read_text()
        except FileNotFoundError:
            return 0
        return int(statm.split()[1]) * os.sysconf("SC_PAGE_SIZE") if statm else 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()
        self.errors.close()
        self.folder.cleanup()


def default_binary():
    return os.environ.get("FENESTRA", str(ROOT / ".build/release/fenestra"))
