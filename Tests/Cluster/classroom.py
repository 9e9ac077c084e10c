"""A class on all nodes: a teacher points and asks, students answer, and followers see the pointer."""
import http.client
import json
import threading
import time

from clients import TIMEOUT, send


class ClassHistory:
    """All observations of one class, with times of one clock."""

    def __init__(self, path):
        self.path = path
        self.lock = threading.Lock()
        # Where the teacher pointed, where others saw the class point, and the outcomes of answers.
        self.writes, self.reads, self.answers, self.hands, self.polls = [], [], [], [], []
        # The counts shown for each revealed poll.
        self.counts = {}
        # Where the class pointed, by follower.
        self.streams = []
        # Where it last pointed.
        self.end = 0

    def add(self, kind, entry):
        with self.lock:
            getattr(self, kind).append(entry)


class Member(threading.Thread):
    def __init__(self, random, ports, history, stop):
        super().__init__(daemon=True)
        self.random, self.ports, self.history, self.stop = random, ports, history, stop

    def send(self, method, path="", body=None):
        """Returns the status, None if unknown, and the document."""
        try:
            status, text, _ = send(
                self.random.choice(self.ports), method, self.history.path + path, body)
            return status, json.loads(text) if text else None
        except (OSError, http.client.HTTPException, ValueError):
            return None, None

    def insist(self, method, path, body=None):
        """Retries until the outcome is known; also returns the number of unknown outcomes."""
        doubts = 0
        while True:
            status, document = self.send(method, path, body)
            if status is not None and status < 500:
                return status, document, doubts
            doubts += 1
            if self.stop.wait(0.02):
                return status, document, doubts


def place(document):
    """Returns the number of the place where a class points, 0 at first."""
    selection = document["cursor"].get("selection")
    return int(selection[1:]) if selection else 0


class Teacher(Member):
    """Points at one place after the other, and occasionally asks a question."""

    def run(self):
        count = 0
        while not self.stop.is_set():
            for _ in range(self.random.randint(1, 4)):
                count += 1
                self.point(count)
            status, document, doubts = self.insist(
                "POST", "/polls", {"question": "Who?", "options": ["a", "b"]})
            self.history.add("polls", {
                "number": document["poll"]["number"] if status == 201 else None, "doubts": doubts})
            if status != 201:
                continue
            number = document["poll"]["number"]
            self.stop.wait(self.random.uniform(0.1, 0.6))
            status, document, _ = self.insist("POST", f"/polls/{number}/reveal")
            if status == 200:
                self.history.counts[number] = document["poll"]["counts"]

    def point(self, count):
        entry = {"name": f"place {count}", "revision": None, "start": time.monotonic()}
        status, document = self.send("PATCH", "", {"selection": f"p{count}"})
        entry["end"] = time.monotonic()
        if status == 200:
            entry["revision"] = count
            self.history.add("writes", entry)


class Student(Member):
    """Reads, answers each poll with many keys, some of them twice, and occasionally raises a hand."""

    def __init__(self, number, *rest):
        super().__init__(*rest)
        self.number = number

    def run(self):
        count = 0
        while not self.stop.is_set():
            start = time.monotonic()
            status, document = self.send("GET")
            if status != 200:
                continue
            self.history.add("reads", {"revision": place(document), "start": start, "end": time.monotonic()})
            if self.random.random() < 0.1:
                status, hand, doubts = self.insist("POST", "/hands")
                self.history.add("hands", {"number": hand["hand"] if status == 201 else None, "doubts": doubts})
            poll = document["poll"]
            if poll and poll["isOpen"]:
                count += 1
                self.answer(poll["number"], f"student-{self.number}-{count}")

    def answer(self, number, key):
        option = self.random.randrange(2)
        entry = {"poll": number, "key": key, "option": option}
        body = {"key": key, "option": option}
        status, document, doubts = self.insist("POST", f"/polls/{number}/answers", body)
        entry.update(status=status, code=document.get("code") if document else None, doubts=doubts)
        if status == 200 and self.random.random() < 0.2:
            status, document, _ = self.insist(
                "POST", f"/polls/{number}/answers", {"key": key, "option": 1 - option})
            entry["again"] = status
        self.history.add("answers", entry)


class Listener(Member):
    """Follows a class, and changes to another node whenever its stream breaks."""

    def __init__(self, *rest):
        super().__init__(*rest)
        self.seen = []
        self.history.streams.append(self.seen)

    def run(self):
        while not self.stop.is_set():
            connection = http.client.HTTPConnection(
                "127.0.0.1", self.random.choice(self.ports), timeout=TIMEOUT)
            try:
                connection.request("GET", self.history.path + "/events", headers={"Accept": "text/event-stream"})
                reply = connection.getresponse()
                if reply.status == 200:
                    self.follow(reply)
            except (OSError, http.client.HTTPException, ValueError):
                pass
            finally:
                connection.close()
            self.stop.wait(0.05)

    def follow(self, reply):
        name = None
        while not self.stop.is_set() and (line := reply.readline()):
            field, _, value = line.decode().rstrip("\n").partition(": ")
            if field == "event":
                name = value
            elif field == "data" and name in ("hello", "cursor"):
                document = json.loads(value)
                self.seen.append(place(document if name == "hello" else {"cursor": document}))


class Class:
    """A class made on one node, with all its participants."""

    def __init__(self, cluster, session, chance, make_random):
        self.maker = chance.randrange(len(cluster.nodes))
        status, body, reply = send(cluster.ports[self.maker], "POST", f"/sessions/{session}/class")
        assert status == 201, body
        self.cluster = cluster
        self.stop, self.stop_listening = threading.Event(), threading.Event()
        self.history = ClassHistory(reply.getheader("Location"))
        rest = lambda stop=self.stop: (make_random(), cluster.ports, self.history, stop)
        self.members = [Teacher(*rest()), *(Student(number, *rest()) for number in range(3))]
        self.listeners = [Listener(*rest(self.stop_listening)) for _ in range(2)]
        for member in self.members + self.listeners:
            member.start()

    def end(self):
        """Ends all members, once the followers have had time to see the last pointer."""
        self.stop.set()
        for member in self.members:
            member.join(60)
        self.last = self.look()
        self.history.end = place(self.last)
        end = time.monotonic() + 15
        while time.monotonic() < end and not all(
                seen and seen[-1] == self.history.end for seen in self.history.streams):
            time.sleep(0.05)
        self.stop_listening.set()

    def look(self):
        for _ in range(100):
            status, body, _ = send(self.cluster.ports[0], "GET", self.history.path)
            if status == 200:
                return json.loads(body)
            time.sleep(0.1)
        raise RuntimeError(f"{self.history.path}: {status} {body}")

    def stop_all(self):
        self.stop.set()
        self.stop_listening.set()
