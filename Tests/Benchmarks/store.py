"""The cost of durability: the SQLite store compared with the memory store and with the disk itself."""

import contextlib
import http.client
import json
import os
import random
import statistics
import tempfile
import threading
import time

import load
from servers import Server, free_port


def synced_appends(folder, seconds):
    """The seconds of each of a sequence of 4 KiB appends with a sync."""
    times = []
    file = os.open(f"{folder}/appends", os.O_CREAT | os.O_WRONLY)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        os.pwrite(file, b"x" * 4096, len(times) % 1000 * 4096)
        os.fdatasync(file)
        times.append(time.perf_counter() - began)
    os.close(file)
    os.unlink(f"{folder}/appends")
    return times


def post_latencies(port, session, count):
    """The seconds of each of a sequence of one client's POSTs."""
    import socket
    with socket.create_connection(("127.0.0.1", port)) as client:
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        times = []
        for number in range(count):
            path = f"/sessions/{session}/windows/window{number % 2 + 1}/makeKeyAndVisible"
            request = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n".encode()
            began = time.perf_counter()
            client.sendall(request)
            reply = client.recv(65536)
            times.append(time.perf_counter() - began)
            assert reply.startswith(b"HTTP/1.1 200"), reply
    return times


def many_sessions(port, count):
    """Creates a number of sessions with a window each."""
    def make(first):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        for number in range(first, count, 16):
            for path, method, body in (
                    (f"/sessions/s{number}", "PUT", b"{}"),
                    (f"/sessions/s{number}/windows", "POST", b'{"isHidden":false}')):
                connection.request(method, path, body, {"Content-Type": "application/json"})
                reply = connection.getresponse()
                reply.read()
                assert reply.status == 201, reply.status
        connection.close()
    threads = [threading.Thread(target=make, args=(first,)) for first in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def long_session(server, name, count):
    """A session of at least that many commands, each with its own revision."""
    port = server.port()
    load.make_session(port, name)
    while load.call(port, "GET", f"/sessions/{name}")["revision"] < count:
        load.move_key(server, port, 64, 1, 2, name)


def section(fenestra, options, row, target, first_answer):
    """Durable commands at 64 connections and of one client, restarts, and past revisions."""
    with tempfile.TemporaryDirectory(prefix="fenestra-bench-") as folder, \
            contextlib.ExitStack() as running:
        def serve(name, *words):
            server = running.enter_context(Server(name, [*fenestra, *words]))
            load.make_session(server.port(), "bench")
            return server
        memory = serve("memory", "--store", "memory")
        sqlite = serve("sqlite", "--data", f"{folder}/data")
        single = serve("single", "--data", f"{folder}/single", "--max-commit", "1")
        rates = {"memory": [], "sqlite": [], "single": []}
        shares, times, syncs = [], [], []
        for turn in range(options.rounds):
            got = {}
            for server in (memory, sqlite, single):
                # The sessions are kept: deleting their commands would slow the next run.
                load.make_session(server.port(), f"run{turn}")
                got[server.name] = load.move_key(
                    server, server.port(), 64, options.seconds, options.wrk_threads,
                    f"run{turn}").per_second
                rates[server.name].append(got[server.name])
            shares.append(got["sqlite"] / got["memory"])
            # In turn, so that both see the same disk conditions.
            for _ in range(5):
                syncs += synced_appends(folder, 0.2)
                times += post_latencies(sqlite.port(), "bench", 300)
        for name, what in (("memory", "POST, memory, a second"), ("sqlite", "POST, SQLite, a second"),
                           ("single", "… a commit each, a second")):
            row(what, f"{statistics.median(rates[name]):.0f}")
        target("POST, SQLite over a commit each",
               statistics.median(rates["sqlite"]) / statistics.median(rates["single"]), "≥", 10)
        target("POST, SQLite over memory", statistics.median(shares), "≥", 0.5)
        p50, sync = statistics.median(times), statistics.median(syncs)
        row("one client, p50 µs; one sync", f"{p50 * 1e6:.0f}", f"{sync * 1e6:.0f}")
        target("one client over one sync", p50 / sync, "≤", 1.5)
    with tempfile.TemporaryDirectory(prefix="fenestra-bench-") as folder:
        command = [*fenestra, "--data", folder, "--max-sessions", "20000"]
        with Server("sqlite", command) as server:
            port = server.port()
            idle = server.resident_bytes()
            many_sessions(port, 10_000)
            long_session(server, "long", 100_000)
        times = []
        for _ in range(10):
            port = free_port()
            began = time.monotonic()
            with Server("sqlite", command, port) as server:
                first_answer(port, "/healthz")
                times.append((time.monotonic() - began) * 1000)
        target("10,000 sessions: start, ms", statistics.median(times), "≤", 100, "{:.1f}")
        with Server("sqlite", command) as server:
            port = server.port()
            load.call(port, "GET", "/sessions/s1")
            closed = server.resident_bytes()
            row("MB resident, 10,000 on disk", f"{closed / 1e6:.1f}", f"{idle / 1e6:.1f} fresh")
            for number in range(2000):
                load.call(port, "GET", f"/sessions/s{number}")
            loaded = (server.resident_bytes() - closed) / 2000
            target("KB of a loaded small session", loaded / 1e3, "≤", 20, "{:.1f}")
            began = time.monotonic()
            load.call(port, "GET", "/sessions/long")
            row("100,000 commands, first look, ms", f"{(time.monotonic() - began) * 1000:.1f}")
            draw = random.Random(1)
            times = []
            for _ in range(300):
                path = f"/sessions/long/snapshot?at={draw.randint(0, 100_000)}"
                times += load.latencies(port, path, 1)
            row("… snapshot?at=, p50 ms", f"{statistics.median(times):.1f}")
            target("… snapshot?at=, worst ms", max(times), "≤", 20, "{:.1f}")
