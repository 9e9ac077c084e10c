"""The cost of open event streams, and whether and when each receives every event."""

import re
import subprocess
import time

import load
from servers import Server

# The numbers of streams; the maximum p50 of a command to one subscriber is in microseconds.
COUNTS = (1, 100, 1000, 10000)
ONE_P50 = 1000


class Crowd:
    """The client with the streams; `with` ends it."""

    def __init__(self, peers, port, count):
        self._process = subprocess.Popen(
            [peers / "streams", str(port), "bench", str(count)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        _, opened, took = self._process.stdout.readline().split()
        self.opened, self.seconds = int(opened), int(took) / 1e6

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait()

    def do(self, line):
        """Sends it a command and returns the numbers that it prints, by name."""
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline().split()[1:]
        return {name: int(value) for name, value in (part.split("=") for part in answer)}


def section(commands, fenestra, options, row, target):
    """Fan-out compared with the peers, and then the cost of many streams for fenestra alone."""
    fan_out({**commands, fenestra: serve(commands[fenestra], options)}, fenestra, options, row, target)
    with Server(fenestra, serve(commands[fenestra], options)) as server:
        hold(server, options, row, target)


def serve(command, options):
    """fenestra with limits that allow the streams and their reconnections."""
    most = str(options.streams * 11 // 10 + 100)
    return [*command, "--max-streams", str(2 * int(most)), "--max-connections", most,
            "--max-connections-per-address", most]


def fan_out(commands, fenestra, options, row, target):
    """Commands, one at a time, to a number of subscribers, with the servers in turn."""
    peers = [name for name in commands if name not in (fenestra, "raw C")]
    row("command to streams, ms", *(f"{name} {p}" for name in (fenestra, *peers) for p in ("p50", "p99")))
    for count in (count for count in COUNTS if count <= options.streams):
        moves = max(20, min(300, 100_000 // count))
        best = {}
        for _ in range(options.rounds):
            for name in (fenestra, *peers):
                with Server(name, commands[name]) as server:
                    port = server.port()
                    if name == fenestra:
                        load.make_session(port, "bench")
                    with Crowd(options.peers, port, count) as crowd:
                        crowd.do("move 3")  # Warm-up, not counted.
                        told = crowd.do(f"move {moves}")
                        if told["complete"] < count:
                            told = {"p50": float("inf"), "p99": float("inf")}
                        best.setdefault(name, []).append((told["p50"], told["p99"]))
        # The median of the runs, for each figure separately.
        middle = {
            name: [sorted(run[i] for run in runs)[len(runs) // 2] for i in (0, 1)]
            for name, runs in best.items()}
        row(f"{count} streams", *(
            f"{figure / 1000:.2f}" for name in (fenestra, *peers) for figure in middle[name]))
        if count == 1:
            target("p50 of one subscriber, ms", middle[fenestra][0] / 1000, "≤", ONE_P50 / 1000)
        if count >= 1000:
            ours = middle[fenestra][1]
            target(f"p99 : epoll C, {count}", ours / middle["epoll C"][1], "≤", 1.25)
            if count >= 10000 and "Hummingbird" in middle:
                target(f"p99 : Hummingbird, {count}", ours / middle["Hummingbird"][1], "≤", 0.6)


def hold(server, options, row, target):
    """Memory, idle time, disconnecting, reconnecting, and short-lived streams."""
    count, idle_seconds = options.streams, 10
    port = server.port()
    load.make_session(port, "bench")
    before = server.resident_bytes()
    with Crowd(options.peers, port, count) as crowd:
        row(f"{count} event streams", "measured", "target", "")
        target("open", crowd.opened, "≥", count, "{:,.0f}")
        time.sleep(1)
        each = (server.resident_bytes() - before) / count
        target("KB resident a stream", each / 1000, "≤", 8, "{:.1f}")
        used = server.cpu_seconds()
        time.sleep(idle_seconds)
        idle = (server.cpu_seconds() - used) / idle_seconds
        # A heartbeat of all streams may fall into this time.
        target(f"idle CPU over {idle_seconds} s, %", idle * 100, "≤", 0.1 + count / 10_000, "{:.1f}")

        told = crowd.do("return 20")
        target("came back and missed nothing", told["complete"], "≥", count, "{:,.0f}")
        row("until all were back, s", f"{told['all'] / 1e6:.2f}")
        told = crowd.do("move 20")
        target("with every event in order", told["complete"], "≥", count, "{:,.0f}")

        leaving = min(count // 2, 5000)
        for some, most in ((1, 0.25), (leaving, 1)):
            began = time.monotonic()
            crowd.do(f"leave {some}")
            while open_streams(port) > count - some and time.monotonic() < began + 10:
                time.sleep(0.005)
            target(f"s until {some} gone are freed", time.monotonic() - began, "≤", most)

    # Warms up first, since memory that the allocator keeps is not growth.
    with Crowd(options.peers, port, 100) as crowd:
        crowd.do("cycle 5000")
        resident, files = server.resident_bytes(), server.files()
        told = crowd.do("cycle 10000")
        row("10,000 came and left, s", f"{told['took'] / 1e6:.2f}")
        target("KB that they left behind", (server.resident_bytes() - resident) / 1000, "≤", 500, "{:.0f}")
        target("files that they left open", server.files() - files, "≤", 0, "{:.0f}")


def open_streams(port):
    """The server's number of streams."""
    text = load.content(port, "GET", "/metrics").decode()
    return int(re.search(r"^fenestra_event_streams (\d+)", text, re.MULTILINE)[1])
