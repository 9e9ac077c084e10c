"""The run's own PostgreSQL server, in a temporary folder."""
import os
import pathlib
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time

ROOT = pathlib.Path("/usr/lib/postgresql")


def programs():
    """Returns the folder of the newest server's programs, or None."""
    versions = [int(path.name) for path in ROOT.iterdir() if path.name.isdigit()] if ROOT.exists() else []
    newest = max((version for version in versions if version >= 15), default=None)
    return ROOT / str(newest) / "bin" if newest else None


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Database:
    """A server on a port of this machine; if this runs as root, the user `postgres` runs it. With a `primary` it
    is that server's standby."""

    def __init__(self, settings=(), primary=None):
        self.bin = programs()
        if not self.bin:
            raise SystemExit("PostgreSQL 15 is not installed: .ci/setup does that")
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="fenestra-cluster-"))
        self.port = free_port()
        self.user = pwd.getpwnam("postgres") if os.getuid() == 0 else None
        if self.user:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        if primary:
            self.run("pg_basebackup", "-D", self.folder / "data", "-h", "127.0.0.1", "-p", primary.port, "-U",
                     "postgres", "-R", "-X", "stream", "-c", "fast", "--no-sync")
        else:
            self.run("initdb", "-D", self.folder / "data", "-A", "trust", "-U", "postgres", "-E", "UTF8",
                     "--no-sync")
        with open(self.folder / "data/postgresql.conf", "a") as conf:
            conf.write("\n".join([
                f"port = {self.port}", "listen_addresses = '127.0.0.1'",
                f"unix_socket_directories = '{self.folder}'", "fsync = off", "max_connections = 200",
                *settings, ""]))
        self.process = None
        self.start()

    def options(self):
        if not self.user:
            return {}
        return {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}

    def run(self, program, *arguments):
        return subprocess.run(
            [self.bin / program, *map(str, arguments)], check=True, cwd="/", text=True,
            capture_output=True, **self.options()).stdout

    def start(self):
        self.process = subprocess.Popen(
            [self.bin / "postgres", "-D", self.folder / "data"], cwd="/", stdin=subprocess.DEVNULL,
            stdout=open(self.folder / "log", "a"), stderr=subprocess.STDOUT, **self.options())
        for _ in range(400):
            ready = subprocess.run(
                [self.bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres"])
            if ready.returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL does not start: {self.folder}/log")

    def stop(self, sign=signal.SIGQUIT):
        """Ends the server, by default like a crash."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(sign)
            self.process.wait(30)

    def promote(self):
        """Makes a standby the primary."""
        self.run("pg_ctl", "promote", "-w", "-D", self.folder / "data")

    def restart(self):
        self.stop()
        self.start()

    def query(self, sql, database="fenestra"):
        return self.run(
            "psql", "-X", "-q", "-A", "-t", "-h", "127.0.0.1", "-p", self.port, "-U", "postgres", "-v",
            "ON_ERROR_STOP=1", "-c", sql, database).strip()

    def create(self, name="fenestra"):
        self.query(f"CREATE DATABASE {name}", "postgres")
        return f"postgres://postgres@127.0.0.1:{self.port}/{name}"

    def remove(self):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
