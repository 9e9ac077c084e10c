"""The sessions for expensive requests; each is created when it is first needed."""

from client import Client


class Fixtures:
    """Creates sessions on one service and keeps track of them."""

    def __init__(self, service, views, mark="", source="127.0.0.1"):
        """Names made by `fresh` end with the mark."""
        self.service, self.views, self.mark = service, views, mark
        self.made = set()
        self.code, self.token = "AAAAAA", "none"
        self._source = source
        self._client = Client(service.port, source)
        self._numbers = {}

    def restart(self):
        """Restarts the service, with the same sessions, none of them in memory."""
        self.service.restart()
        self._client = Client(self.service.port, self._source)

    def send(self, method, target, body=None, headers=(), patience=120):
        return self._client.send(method, target, body, headers, patience)

    def need(self, name):
        if name and name not in self.made:
            getattr(self, name)()
            self.made.add(name)

    def fresh(self, name):
        """An unused session name."""
        self._numbers[name] = self._numbers.get(name, 0) + 1
        return self.newest(name)

    def newest(self, name):
        """The last name that `fresh` made."""
        return f"{name}{self.mark}{self._numbers[name]}"

    def epoch(self, name):
        """The epoch in which the session's events are counted."""
        return self.send("GET", f"/sessions/{name}").json["epoch"]

    def session(self, name, settings=None):
        self.send("DELETE", f"/sessions/{name}")
        reply = self.send("PUT", f"/sessions/{name}", settings or {})
        if reply.status != 201:
            print(f"  (no session {name}: {reply.status} {reply.body[:200]})")

    def batch(self, name, commands):
        """Carries out all commands, up to a hundred in a turn."""
        step = 20 if name == "large" else 100
        for start in range(0, len(commands), step):
            reply = self.send(
                "POST", f"/sessions/{name}/commands", commands[start:start + step],
                ["Prefer: return=minimal"])
            if reply.status >= 300:
                print(f"  (in {name}: {reply.status} {reply.body[:200]})")
                return

    def window(self, name, settings=None):
        self.session(name, settings)
        self.batch(name, [post("/windows", id="main", isHidden=False)])

    def small(self):
        self.window("small")

    def probe(self):
        self.window("probe")

    def flat(self, name="flat", count=None):
        """A box with all views as siblings in it, in the front one of two windows."""
        self.window(name)
        self.batch(name, [
            post("/windows", id="other", isHidden=False),
            post("/views", id="box", superview="main", frame=[0, 0, 300, 300])])
        mask = ["flexibleWidth", "flexibleHeight"]
        self.batch(name, [
            post("/views", id=f"v{number}", superview="box", autoresizingMask=mask,
                 backgroundColor="teal", frame=[number % 20 * 3, number % 13 * 3, 40, 30])
            for number in range(count or self.views - 10)])

    def middle(self):
        """A box with 2,000 views, for many commands that move them."""
        self.flat("middle", 2000)

    def tree(self):
        """Ten views in each view."""
        self.window("tree")
        self.batch("tree", [
            post("/views", id=f"c{number}", backgroundColor="teal", frame=[number % 7, 3, 90, 90],
                 superview="main" if number < 10 else f"c{number // 10 - 1}")
            for number in range(self.views)])

    def deep(self):
        """Views nested to the maximum depth, and as many again in the innermost."""
        self.window("deep")
        self.batch("deep", [
            post("/views", id=f"d{number}", superview=f"d{number - 1}" if number else "main",
                 autoresizingMask=["flexibleWidth"], frame=[1, 1, 300, 300])
            for number in range(505)])
        self.batch("deep", [
            post("/views", id=f"e{number}", superview="d504", frame=[1, 1, 30, 30])
            for number in range(self.views // 20)])

    def long(self):
        """A log of 10,000 commands."""
        self.window("long")
        self.batch("long", [
            patch("/windows/main", tag=number) if number % 2 else
            post(f"/windows/main/{'makeKey' if number % 4 else 'makeKeyAndVisible'}")
            for number in range(10_000)])

    def large(self):
        """A log of 15 MB."""
        self.window("large")
        self.batch("large", [post("/views", id="text", **{"class": "UITextField"})])
        self.batch("large", [
            patch("/views/text", text=f"{number} " + "é\\" * 1300) for number in range(2600)])

    def dear(self):
        """A log of batches that each move 2,000 views many times."""
        self.flat("dear", 2000)
        for _ in range(30):
            self.batch("dear", moves("box", 50))

    def opened(self):
        """The same, only to be opened."""
        self.flat("opened", 2000)
        for _ in range(30):
            self.batch("opened", resizes("box", 100))

    def controllers(self):
        """A thousand controllers, most of them in a stack."""
        self.window("controllers")
        self.batch("controllers", [post("/controllers", id=f"k{n}") for n in range(998)])
        self.batch("controllers", [
            post("/controllers", id="nav", **{"class": "UINavigationController"}),
            patch("/windows/main", rootViewController="nav"),
            post("/controllers/nav/setViewControllers", viewControllers=[f"k{n}" for n in range(998)])])

    def forks(self):
        """A thousand forks."""
        self.window("forked")
        for number in range(1000):
            self.send("POST", "/sessions/forked/forks", {"id": f"fork{number}"})

    def poll(self):
        self.window("taught")
        reply = self.send("POST", "/sessions/taught/class")
        taught = reply.json if reply.status == 201 else {}
        self.code, self.token = taught.get("code", "AAAAAA"), taught.get("teacherToken", "none")


def post(path, **body):
    return {"method": "POST", "path": path, "body": body}


def patch(path, **body):
    return {"method": "PATCH", "path": path, "body": body}


def moves(view, count):
    """Moves a view from one window to the other and back."""
    return [post(f"/views/{('other', 'main')[number % 2]}/subviews", view=view)
            for number in range(count)]


def resizes(view, count):
    return [patch(f"/views/{view}", frame=[0, 0, 300 + number % 7, 300 + number % 5])
            for number in range(count)]
