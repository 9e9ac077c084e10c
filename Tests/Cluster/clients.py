"""Clients that write, read and follow sessions on any node, and record what they saw and when."""
import http.client
import json
import threading
import time

TIMEOUT = 20


class History:
    """All clients' observations: writes, reads and streams, with times of one clock."""

    def __init__(self):
        self.lock = threading.Lock()
        self.writes, self.reads, self.streams = [], [], {}

    def add(self, kind, entry):
        with self.lock:
            getattr(self, kind).append(entry)


def send(port, method, path, body=None, headers=()):
    """Sends a request on its own connection; returns the status, the body and the header fields."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
    try:
        fields = dict(headers)
        data = None
        if body is not None:
            data, fields["Content-Type"] = json.dumps(body), "application/json"
        connection.request(method, path, data, fields)
        reply = connection.getresponse()
        return reply.status, reply.read(), reply
    finally:
        connection.close()


class Client(threading.Thread):
    """Makes windows with its own names and reads the session, at random."""

    def __init__(self, number, random, ports, sessions, history, stop):
        super().__init__(daemon=True)
        self.number, self.random, self.ports = number, random, ports
        self.sessions, self.history, self.stop = sessions, history, stop
        self.seen = {}

    def run(self):
        count = 0
        while not self.stop.is_set():
            session = self.random.choice(self.sessions)
            if self.random.random() < 0.5:
                self.write(session, f"c{self.number}n{count}")
                count += 1
            else:
                self.read(session)

    def write(self, session, name):
        keyed = self.random.random() < 0.5
        headers = {"Idempotency-Key": f"key-{name}"} if keyed else {}
        condition = None
        if not keyed and self.random.random() < 0.3 and session in self.seen:
            condition = self.seen[session]
            headers["If-Match"] = f'"{condition}"'
        entry = {"session": session, "name": name, "condition": condition, "start": time.monotonic(),
                 "status": None, "revision": None, "tries": 0}
        for _ in range(20 if keyed else 1):
            entry["tries"] += 1
            try:
                status, body, _ = send(
                    self.random.choice(self.ports), "POST", f"/sessions/{session}/windows", {"id": name},
                    headers)
            except (OSError, http.client.HTTPException):
                status = None
            entry["status"] = status
            if status in (200, 201):
                entry["revision"] = json.loads(body)["revision"]
                self.seen[session] = entry["revision"]
            if status is not None and status < 500:
                break
            if self.stop.wait(0.05):
                break
        entry["end"] = time.monotonic()
        self.history.add("writes", entry)

    def read(self, session):
        start = time.monotonic()
        try:
            status, body, reply = send(
                self.random.choice(self.ports), "GET", f"/sessions/{session}/windows")
        except (OSError, http.client.HTTPException):
            return
        if status != 200:
            return
        revision = int(reply.getheader("ETag").strip('"').split("-")[0])
        self.seen[session] = revision
        names = [window["id"] for window in json.loads(body)["windows"]]
        self.history.add("reads", {
            "session": session, "revision": revision, "names": names, "start": start,
            "end": time.monotonic()})


class Follower(threading.Thread):
    """Follows a session from its start, and continues at another node whenever its stream breaks."""

    def __init__(self, random, ports, session, history, stop):
        super().__init__(daemon=True)
        self.random, self.ports, self.session, self.stop = random, ports, session, stop
        self.seen = history.streams.setdefault(session, [])
        self.notes = []
        self.last = None

    def run(self):
        while not self.stop.is_set():
            try:
                self.follow(self.random.choice(self.ports))
            except (OSError, http.client.HTTPException, ValueError):
                pass
            self.stop.wait(0.05)

    def follow(self, port):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
        headers = {"Last-Event-ID": self.last} if self.last else {}
        try:
            after = "" if self.last else "&after=0"
            connection.request(
                "GET", f"/sessions/{self.session}/events?include=all{after}", headers={
                    "Accept": "text/event-stream", **headers})
            reply = connection.getresponse()
            if reply.status != 200:
                return
            fields = {}
            while not self.stop.is_set():
                line = reply.readline()
                if not line:
                    return
                line = line.decode().rstrip("\n")
                if line:
                    name, _, value = line.partition(":")
                    fields[name] = value.strip()
                    continue
                self.take(fields)
                fields = {}
        finally:
            connection.close()

    def take(self, fields):
        kind = fields.get("event")
        if fields.get("id"):
            self.last = fields["id"]
        if kind == "command":
            self.seen.append(json.loads(fields["data"])["revision"])
        elif kind in ("reset", "gap"):
            self.notes.append(f"{kind} {fields.get('data')}")
