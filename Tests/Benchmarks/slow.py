"""How slow clients affect others."""

import socket
import statistics
import threading
import time

import load
from servers import Server

HEAD = b"GET /sessions/bench/windows/window1 HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
BODY = (
    b"POST /sessions/bench/windows HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n ")
# The page is larger than the sockets' buffers; only a few bytes of it are ever read.
READER = b"GET /openapi.yaml HTTP/1.1\r\nHost: localhost\r\n\r\n"
DEADLINE = 4.0


class Dawdlers:
    """Connections that send a byte every half second, or never read their reply. When the server closes one, its
    age is recorded and it reconnects, so that their number is constant."""

    def __init__(self, port, count):
        self._port, self._stop = port, threading.Event()
        self.ages = []
        self._open = [self._dial((HEAD, BODY, READER)[number % 3]) for number in range(count)]
        self._thread = threading.Thread(target=self._run)

    def __enter__(self):
        self._thread.start()
        return self

    def rest(self):
        """Stops all activity of the connections."""
        self._stop.set()
        self._thread.join()

    def __exit__(self, *_):
        self.rest()
        for descriptor, _, _ in self._open:
            descriptor.close()

    def _dial(self, kind):
        descriptor = socket.socket()
        descriptor.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        descriptor.connect(("127.0.0.1", self._port))
        descriptor.send(kind)
        descriptor.setblocking(False)
        return descriptor, kind, time.monotonic()

    def _run(self):
        while not self._stop.wait(0.5):
            for index, (descriptor, kind, since) in enumerate(self._open):
                age = time.monotonic() - since
                if kind is READER:
                    # Its end waits behind the unread data, so it can't tell when it was disconnected.
                    over = age > DEADLINE + 1
                elif over := self._is_over(descriptor):
                    self.ages.append(age)
                if over:
                    descriptor.close()
                    self._open[index] = self._dial(kind)

    @staticmethod
    def _is_over(descriptor):
        """Sends a byte, unless a reply was received already."""
        try:
            descriptor.recv(4096)
            return True
        except BlockingIOError:
            pass
        except OSError:
            return True
        try:
            return not descriptor.send(b"a")
        except OSError:
            return True


def section(command, fenestra, options, row, target):
    """The latency of others, alternately without and with 500 slow clients."""
    deadlines = [f"--{what}-deadline={DEADLINE}" for what in ("head", "body", "idle")]
    with Server(fenestra, [*command, *deadlines]) as server:
        port = server.port()
        load.make_session(port, "bench")
        calm, crowded, ages, left = [], [], [], []
        for _ in range(options.rounds):
            calm.append(p99(port))
            with Dawdlers(port, 500) as dawdlers:
                # From their arrival until the first have been disconnected and have reconnected.
                crowded += [p99(port), p99(port), p99(port)]
                dawdlers.rest()
                time.sleep(DEADLINE + 1)
                left.append(connections(port) - 1)
            ages += dawdlers.ages
    row("500 slow clients", "measured", "target", "")
    row("p99 of a GET without them, ms", f"{statistics.median(calm):.2f}")
    row("with them, ms", f"{statistics.median(crowded):.2f}")
    target("p99 with them : without", statistics.median(crowded) / statistics.median(calm), "≤", 2)
    row("slow heads and bodies that were cut", f"{len(ages)}")
    # Checked every half second, 500 connections at a time.
    target("s until the last of these was cut", max(ages, default=99), "≤", DEADLINE + 1)
    target("left a second after the deadline", max(left), "≤", 0, "{:.0f}")


def p99(port):
    """The p99 of GETs on one connection for two seconds, in milliseconds."""
    times = []
    until = time.monotonic() + 2
    while time.monotonic() < until:
        times += load.latencies(port, load.WINDOW, 200)
    return sorted(times)[len(times) * 99 // 100]


def connections(port):
    """The server's number of connections."""
    for line in load.content(port, "GET", "/metrics").decode().splitlines():
        if line.startswith("fenestra_connections "):
            return int(line.split()[1])
    return 0
