"""Load for a server: single requests, wrk's load, a session to work in."""

import http.client
import itertools
import json
import re
import subprocess
import sys
import time

from servers import HERE

WINDOW = "/sessions/bench/windows/window1"
_numbers = itertools.count(1)


def call(port, method, path, body=None):
    """Sends one request and returns the reply's JSON; anything but a success ends the script."""
    answered = content(port, method, path, body)
    return json.loads(answered) if answered else None


def content(port, method, path, body=None):
    """Sends one request and returns the reply's bytes; anything but a success ends the script."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    text = None if body is None else json.dumps(body)
    head = {} if body is None else {"Content-Type": "application/json"}
    connection.request(method, path, text, head)
    reply = connection.getresponse()
    answered = reply.read()
    connection.close()
    if not 200 <= reply.status < 300:
        sys.exit(f"{method} {path}: {reply.status} {answered.decode(errors='replace')}")
    return answered


def make_session(port, name):
    """A session with two visible windows, the second of which is key."""
    call(port, "PUT", f"/sessions/{name}")
    for window, frame, color in (
        ("window1", [20, 70, 200, 200], "red"),
        ("window2", [40, 90, 200, 200], "blue"),
    ):
        body = {"id": window, "frame": frame, "backgroundColor": color}
        call(port, "POST", f"/sessions/{name}/windows", body)
        call(port, "POST", f"/sessions/{name}/windows/{window}/makeKeyAndVisible")


def make_views(port, name, count):
    """A session with a visible window and `count` coloured views in it, ten in each."""
    call(port, "PUT", f"/sessions/{name}")
    call(port, "POST", f"/sessions/{name}/windows", {"id": "main", "isHidden": False})
    for number in range(count - 1):
        call(port, "POST", f"/sessions/{name}/views", {
            "id": f"c{number}", "superview": "main" if number < 10 else f"c{number // 10 - 1}",
            "frame": [number % 20 * 3, number % 13 * 3, 40, 30], "backgroundColor": "teal"})


def latencies(port, path, count, knows=None, is_same=False):
    """Milliseconds of each of a number of GETs, in sequence on one connection, no two alike unless `is_same`.
    A client that `knows` the entity tag gets 304 replies."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    times = []
    for number in range(count):
        headers = {"Prefer": "number=0" if is_same else f"number={number}"}
        if knows:
            headers["If-None-Match"] = knows
        began = time.perf_counter()
        connection.request("GET", path, headers=headers)
        reply = connection.getresponse()
        reply.read()
        times.append((time.perf_counter() - began) * 1000)
        if reply.status != (304 if knows else 200):
            sys.exit(f"{path}: {reply.status}")
    connection.close()
    return times


def entity_tag(port, path):
    """The current entity tag."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("HEAD", path)
    tag = connection.getresponse().headers["ETag"]
    connection.close()
    return tag


class Load:
    """One run of wrk, with the server's processor time."""

    def __init__(self, server, port, connections, seconds, threads, path, script=()):
        command = ["wrk", f"-t{threads}", f"-c{connections}", f"-d{seconds}s", "--timeout", "5s"]
        if script:
            command += ["-s", str(HERE / script[0])]
        command += [f"http://127.0.0.1:{port}{path}"]
        if script:
            command += ["--", *script[1:]]
        began, used = time.monotonic(), server.cpu_seconds()
        report = subprocess.check_output(command, text=True)
        took, used = time.monotonic() - began, server.cpu_seconds() - used
        for trouble in ("Socket errors", "Non-2xx"):
            if trouble in report:
                sys.exit(f"{server.name}: {report}")
        requests = int(re.search(r"(\d+) requests in", report)[1])
        self.per_second = float(re.search(r"Requests/sec:\s*([\d.]+)", report)[1])
        self.cpu_microseconds = used / requests * 1e6
        self.busy = used / took


class Pipelined:
    """One run of the pipelining client, with the server's processor time; the client needs less of it than
    wrk."""

    def __init__(self, client, server, port, connections, depth, seconds, paths):
        command = [client, *(str(word) for word in (port, connections, depth, seconds)), *paths]
        used = server.cpu_seconds()
        report = subprocess.check_output(command, text=True)
        used = server.cpu_seconds() - used
        replies, took, own = re.match(r"(\d+) replies ([\d.]+) seconds (\d+) us", report).groups()
        self.per_second = int(replies) / float(took)
        self.cpu_microseconds = used / int(replies) * 1e6
        self.client_microseconds = int(own) / int(replies)


def get_window(server, port, connections, seconds, threads):
    """Reads one window repeatedly."""
    return Load(server, port, connections, seconds, threads, WINDOW)


def make_window(server, port, connections, seconds, threads):
    """Reads one window, each time with a request that is not cached."""
    return Load(server, port, connections, seconds, threads, WINDOW, ("read-window.lua",))


def move_key(server, port, connections, seconds, threads, session):
    """Moves the key between a session's two windows."""
    return Load(server, port, connections, seconds, threads, "/", ("move-key.lua", session))


class Session:
    """A session created for a run and deleted after it; a peer has none and accepts any name."""

    def __init__(self, port, is_real):
        self._port, self._is_real = port, is_real
        self.name = f"run{next(_numbers)}"

    def __enter__(self):
        if self._is_real:
            make_session(self._port, self.name)
        return self

    def __exit__(self, *_):
        if self._is_real:
            call(self._port, "DELETE", f"/sessions/{self.name}")

    def share_moved(self):
        """The share of the session's commands that moved the key: the server may read the requests of 64
        connections in another order than wrk wrote them."""
        path = f"/sessions/{self.name}/windows/window"
        replies = [call(self._port, "POST", f"{path}{n}/makeKeyAndVisible") for n in (1, 2, 1)]
        last, one_move = replies[-1], len(replies[-1]["events"])
        return last["events"][-1]["seq"] / (last["revision"] * one_move)
