"""The cost of PostgreSQL: a node compared with the SQLite store and with the database's own commits, and the
followers of three nodes compared with those of one."""

import contextlib
import pathlib
import re
import statistics
import sys
import tempfile

import load
from servers import HERE, ROOT, Server
from store import post_latencies
from streams import Crowd

sys.path.insert(0, str(HERE.parent / "Cluster"))
from database import Database

FOLLOWERS = 1000
STATEMENTS = ROOT / "Sources/PostgresStorage/Writing/PostgresCommitStatements.swift"


class Commits:
    """A node's own statement for one commit of one session, sent by PostgreSQL's client."""

    def __init__(self, database, fenestra, folder):
        self.database, self.url, self.folder = database, database.create("commits"), folder
        # A node makes the tables and the session.
        with Server("commits", [*fenestra, "--store", self.url]) as node:
            load.make_session(node.port(), "bench")
        key, self.revision = map(int, database.query("SELECT key, revision FROM session", "commits").split("|"))
        sql = re.search(r'"append",\s+"""(.+?)"""', STATEMENTS.read_text(), re.DOTALL)[1]
        values = [
            f"ARRAY[{key}]", "ARRAY[:was]", "ARRAY[:revision]", "ARRAY[:revision * 4]", "ARRAY[100]", "7",
            f"ARRAY[{key}]", "ARRAY[:revision]", "ARRAY[decode(repeat('61', 100), 'hex')]", "ARRAY[:was * 4]",
            "ARRAY[4]", "ARRAY[7]", "ARRAY[NULL]", "ARRAY[NULL]"]
        sql = re.sub(r"\$(\d+)", lambda number: values[int(number[1]) - 1], sql)
        self.script = folder / "commit.sql"
        self.script.write_text("\\set was :revision\n\\set revision :was + 1\n" + sql.strip() + ";\n")
        for path in (folder, self.script):
            path.chmod(0o777)

    def times(self, count):
        """The seconds of each of a sequence."""
        log = self.folder / "log"
        self.database.run(
            "pgbench", "-n", "-M", "prepared", "-c", "1", "-t", count, "-f", self.script, "-D",
            f"revision={self.revision}", "-l", "--log-prefix", log, self.url)
        self.revision += count
        assert int(self.database.query("SELECT revision FROM session", "commits")) == self.revision
        times = []
        for part in self.folder.glob("log.*"):
            times += [int(line.split()[2]) / 1e6 for line in part.read_text().splitlines()]
            part.unlink()
        return times


def section(fenestra, options, row, target):
    """What a client waits for, what a node carries, and when followers hear of a change."""
    with contextlib.ExitStack() as running:
        database = Database(["fsync = on"])
        running.callback(database.remove)
        url = database.create()
        folder = pathlib.Path(running.enter_context(tempfile.TemporaryDirectory(prefix="fenestra-bench-")))
        bare = Commits(database, fenestra, folder)

        def serve(name, *words):
            words = (*words, "--max-streams", "2000", "--max-connections", "3000", "--max-connections-per-address",
                     "3000")
            return running.enter_context(Server(name, [*fenestra, *words]))

        nodes = [serve(f"node{number}", "--store", url) for number in range(3)]
        sqlite = serve("sqlite", "--data", folder / "data")
        for server in (nodes[0], sqlite):
            load.make_session(server.port(), "bench")
        rates, posts, gets, commits = {}, [], {}, []
        for turn in range(options.rounds):
            for server in (nodes[0], sqlite):
                load.make_session(server.port(), f"run{turn}")
                rates.setdefault(server.name, []).append(load.move_key(
                    server, server.port(), 64, options.seconds, options.wrk_threads, f"run{turn}").per_second)
                gets.setdefault(server.name, []).extend(load.latencies(server.port(), load.WINDOW, 300))
            # In turn, so that both see the same disk conditions.
            for _ in range(3):
                commits += bare.times(200)
                posts += post_latencies(nodes[0].port(), "bench", 200)
        share = statistics.median(ours / theirs for ours, theirs in zip(rates["node0"], rates["sqlite"]))
        row("POST, one node, a second", f"{statistics.median(rates['node0']):.0f}")
        row("POST, SQLite, a second", f"{statistics.median(rates['sqlite']):.0f}")
        target("POST, one node over SQLite", share, "≥", 0.4)
        post, commit = statistics.median(posts), statistics.median(commits)
        row("one client, p50 µs; one commit", f"{post * 1e6:.0f}", f"{commit * 1e6:.0f}")
        target("one client over one commit", post / commit, "≤", 1.3)
        more = statistics.median(gets["node0"]) - statistics.median(gets["sqlite"])
        target("GET, p50 ms more than SQLite", more, "≤", 0.4)
        follow(nodes, options, row, target)


def follow(nodes, options, row, target):
    """The same followers on one node, and on all."""
    ports = [node.port() for node in nodes]
    found = {}
    for _ in range(options.rounds):
        for name, some in (("one node", ports[:1]), ("three nodes", ports)):
            with Crowd(options.peers, ",".join(map(str, some)), FOLLOWERS) as crowd:
                crowd.do("move 3")  # Warm-up, not counted.
                told = crowd.do("move 50")
                target(f"followers of {name} with every event", told["complete"], "≥", FOLLOWERS, "{:,.0f}")
                found.setdefault(name, []).append(told["p99"] / 1000)
    one, three = (statistics.median(found[name]) for name in ("one node", "three nodes"))
    row("1,000 followers, p99 ms", f"{one:.1f} on one", f"{three:.1f} on three")
    target("three nodes, p99 ms more", three - one, "≤", 5, "{:.1f}")
