"""The sessions that a fixture adds to those of the conformance suite: random ones, long ones, and a few
of each special kind."""
import http.client
import json
import random
import urllib.parse

PROFILES = ("ios8", "ios12", "ios13", "ios17")
DEVICES = ("iPhone 8", "iPhone 5s", "iPhone X", "iPhone 14")
WINDOWS = ("a", "b", "c")
VIEWS = ("v1", "v2", "v3", "v4")
CONTROLLERS = ("A", "B", "C", "nav", "tab", "home")
OBJECTS = WINDOWS + VIEWS + CONTROLLERS
NIB = {"windows": [{"id": "main", "outlets": ["delegate.window"], "rootViewController": {
    "id": "home", "view": {"id": "board", "subviews": [{"id": "title", "class": "UILabel"}]}}}]}


class Caller:
    """Sends requests to a service on this machine, with the operator's token."""

    def __init__(self, port, token):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.fields = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def __call__(self, method, path, body=None, **fields):
        """The status and the document of the reply."""
        self.connection.request(
            method, urllib.parse.quote(path, safe="/?=&%"),
            None if body is None else json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode(),
            {**self.fields, **{name.replace("_", "-"): value for name, value in fields.items()}})
        reply = self.connection.getresponse()
        text = reply.read()
        return reply.status, json.loads(text) if text else None

    def made(self, method, path, body=None, **fields):
        """The document of a reply that must not be a refusal."""
        status, document = self(method, path, body, **fields)
        assert status < 300, f"{method} {path}: {status} {document}"
        return document


def command(chance):
    """A random command: method, path and body. The service may refuse it."""
    window, view, controller = map(chance.choice, (WINDOWS, VIEWS, CONTROLLERS))
    other = chance.choice(CONTROLLERS)
    frame = [chance.randint(-9, 200), chance.randint(0, 300), chance.randint(1, 200), 50.5]
    animated = {"animated": chance.random() < 0.5}
    kind = {"nav": "UINavigationController", "tab": "UITabBarController"}
    on = f"/controllers/{controller}"
    return chance.choice([
        ("POST", "/windows", {"id": window, "frame": frame}),
        ("POST", f"/windows/{window}/{chance.choice(('makeKey', 'makeKeyAndVisible'))}", None),
        ("PATCH", f"/windows/{window}", {
            "isHidden": chance.random() < 0.4, "windowLevel": chance.choice((0, 1, "alert"))}),
        ("PATCH", f"/windows/{window}", {"windowScene": "left"}),
        ("PATCH", f"/windows/{window}", {"rootViewController": chance.choice((other, None))}),
        ("POST", "/views", {"id": view, "superview": chance.choice(WINDOWS + VIEWS), "frame": frame}),
        ("POST", f"/views/{chance.choice(WINDOWS)}/subviews", {"view": view}),
        ("POST", f"/views/{view}/{chance.choice(('removeFromSuperview', 'becomeFirstResponder'))}", None),
        ("PATCH", f"/views/{view}", {"frame": frame, "alpha": chance.choice((0, 0.5, 1))}),
        ("POST", "/controllers", {
            "id": controller, "class": kind.get(controller, "UIViewController"), "title": "设置"}),
        ("POST", f"{on}/present", {"viewController": other, **animated}),
        ("POST", f"{on}/dismiss", animated),
        ("POST", f"{on}/addChild", {"controller": other}),
        ("POST", f"{on}/setViewControllers", {"viewControllers": ["A", "B"], **animated}),
        ("POST", "/controllers/nav/push", {"controller": controller, **animated}),
        ("POST", f"/controllers/nav/{chance.choice(('pop', 'popToRoot', 'swipeBack'))}", {}),
        ("POST", "/controllers/tab/select", {"index": chance.randint(0, 1)}),
        ("POST", "/inputs", {"type": "tap", "at": [chance.randint(0, 300), chance.randint(0, 400)]}),
        ("POST", "/runLoop", {"until": "idle"}),
        ("PATCH", "/application", chance.choice((
            {"state": chance.choice(("active", "background"))},
            {"orientation": chance.choice(("portrait", "landscapeLeft"))}))),
        ("POST", "/alerts", {"id": "ask", "title": "确定吗？", "buttons": ["取消", "好"]}),
        ("POST", chance.choice(("/alerts/ask/show", "/scenes")), None),
        ("POST", "/scenes", {"id": "left"}),
        ("DELETE", f"/references/{chance.choice(OBJECTS)}", None),
        ("PUT", f"/references/{window}.kept", {"object": chance.choice(OBJECTS)}),
        ("POST", "/commands", [
            {"method": "POST", "path": "/windows", "body": {"id": window, "isHidden": False}},
            {"method": "PATCH", "path": "/application", "body": {"orientation": "portrait"}}]),
    ])


def short_command(chance):
    """A random command of few characters and on few objects, or any."""
    window = f"/windows/{chance.choice(WINDOWS)}"
    return command(chance) if chance.random() < 0.1 else chance.choice([
        ("POST", f"{window}/makeKey", None), ("POST", f"{window}/makeKeyAndVisible", None),
        ("PATCH", window, {"isHidden": chance.random() < 0.5}),
        ("PATCH", window, {"windowLevel": chance.randint(0, 3)})])


def play(call, session, count, chance, command=command):
    """Sends random commands until so many were carried out."""
    done = 0
    while done < count:
        method, path, body = command(chance)
        done += call(method, f"/sessions/{session}{path}", body, Prefer="return=minimal")[0] < 300


def play_open(call, long):
    """The sessions of an open service; a long one has `long` random commands."""
    for profile in PROFILES:
        for number in range(10):
            chance = random.Random(f"{profile} {number}")
            name = f"random-{profile}-{number}"
            call.made("PUT", f"/sessions/{name}", {
                "profile": profile, "device": DEVICES[number % 4],
                "runLoop": ("automatic", "manual")[number % 5 == 4],
                **({"nib": NIB} if number % 7 == 6 else {})})
            play(call, name, 30, chance)
        name = f"long-{profile}"
        call.made("PUT", f"/sessions/{name}", {"profile": profile})
        if profile == "ios17":
            call.made("POST", f"/sessions/{name}/scenes", {"id": "left"})
        scene = {"windowScene": "left"} if profile == "ios17" else {}
        for window in WINDOWS:
            call.made("POST", f"/sessions/{name}/windows", {"id": window, **scene})
            call.made("PUT", f"/sessions/{name}/references/{window}.owner", {"object": window})
        play(call, name, long, random.Random(name), short_command)
    fork(call)
    rotate(call)
    call.made("PUT", "/sessions/keyed")
    for _ in range(2):
        call.made("POST", "/sessions/keyed/windows", {"id": "main"}, Idempotency_Key="first")
    # A command may hold characters that the text of a fixture has to escape.
    call.made("PATCH", "/sessions/keyed/windows/main", {"respondsTo": []})
    call.made("POST", "/sessions/keyed/alerts", {"id": "x", "title": "It's 'so'\n\t\u0001 😀"})


def fork(call):
    """Forks, a fork of a fork, and a fork whose parent is deleted."""
    for name, parent, at in (
            ("fork", "long-ios13", 70), ("fork-of-fork", "fork", 73), ("parent", "long-ios8", 60),
            ("orphan", "parent", 63)):
        call.made("POST", f"/sessions/{parent}/forks", {"id": name, "at": at})
        play(call, name, 5, random.Random(name))
    call.made("DELETE", "/sessions/parent")


def rotate(call):
    """A session of few commands that take many steps, so that a version that counts steps has a keyframe
    of it."""
    call.made("PUT", "/sessions/rotated", {"profile": "ios13"})

    def send(path, body=None):
        call.made("POST", f"/sessions/rotated{path}", body)

    send("/controllers", {"id": "root"})
    send("/windows", {"id": "window", "rootViewController": "root"})
    send("/windows/window/makeKeyAndVisible")
    for number in range(80):
        send("/controllers", {"id": f"c{number}"})
        send(f"/controllers/c{number}/loadViewIfNeeded")
        send("/controllers/root/addChild", {"controller": f"c{number}"})
        send("/views/root-view/subviews", {"view": f"c{number}-view"})
    for turn in range(350):
        orientation = ("landscapeLeft", "portrait")[turn % 2]
        call.made("PATCH", "/sessions/rotated/application", {"orientation": orientation})


def play_guarded(call):
    """A session that has a token; its name is random."""
    name = call.made("POST", "/sessions", {"profile": "ios17"})["id"]
    play(call, name, 10, random.Random("guarded"))
