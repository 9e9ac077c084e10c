"""The expensive requests: each was or may be costly with the default limits."""

import json

from fixtures import moves, patch, post, resizes

SWIFT, OBJC = "swift", "objc"


class Dear:
    """A request, the session that it needs, and a preparation before each time it is sent."""

    def __init__(self, name, method, target, body=None, headers=(), needs="small", prepare=None):
        self.name, self.method, self.target, self.body = name, method, target, body
        self.headers, self.needs, self.prepare = headers, needs, prepare

    @property
    def restarts(self):
        """Whether it needs a newly started service."""
        return self.prepare is restarted

    def made(self, fixtures):
        """Prepares everything that the request needs, and returns its parts."""
        fixtures.need(self.needs)
        if self.prepare:
            self.prepare(fixtures)
        target = self.target(fixtures) if callable(self.target) else self.target
        body = self.body(fixtures) if callable(self.body) else self.body
        if body is not None and not isinstance(body, str):
            body = json.dumps(body, separators=(",", ":"))
        headers = self.headers(fixtures) if callable(self.headers) else self.headers
        return self.method, target, body, list(headers)


def restarted(fixtures):
    fixtures.restart()


def code(name, language, source, needs="small", query=""):
    return Dear(name, "POST", f"/sessions/{needs}/code{query}",
                {"source": source, "language": language}, needs=needs)


def program(name, *source, file="App.swift"):
    """A program that declares a type, followed by other code."""
    first = "class A {}\n" if file.endswith("swift") else "@interface A : NSObject\n@end\n@implementation A\n@end\n"
    return Dear(f"program: {name}", "POST", "/sessions/small/program",
                {"files": [{"name": file, "text": first + lines(*source)}]})


def get(name, path, needs=None, *headers):
    return Dear(name, "GET", f"/sessions/{needs}{path}" if needs else path, None,
                headers[0] if headers and callable(headers[0]) else headers, needs or "small")


def batch(name, needs, commands, query="", *headers):
    return Dear(name, "POST", f"/sessions/{needs}/commands{query}", commands, headers, needs)


def lines(*texts):
    return "\n".join(texts)


def doubled(line, count, first):
    return lines(first, *[line] * count)


def lists(count):
    """Lists that each contain the previous one twice, and are compared."""
    return lines("var a0 = [1]", "var b0 = [1]",
                 *[f"let {n}{i + 1} = [{n}{i}, {n}{i}]" for i in range(count) for n in "ab"],
                 f"print(a{count} == b{count})")


def rounds(depth, inside):
    """Nested loops of a hundred rounds."""
    return lines(*[f"for i{n} in 0..<100 {{" for n in range(depth)], inside, *["}"] * depth)


def nested(opened, core, closed, size=65_000):
    depth = size // (len(opened) + len(closed))
    return opened * depth + core + closed * depth


CODE = [
    program("a chain of 60,000 operators", "let a = 1" + " + 1" * 60_000),
    program("a chain of calls", "let a = [1]" + ".map { $0 }" * 20_000),
    program("brackets and chains in turn", "let a = " + "(" * 180 + "1" + (" + 1" * 98 + ")") * 180),
    program("overloads", *[f"class T{n} {{}}\nfunc g(_ x: T{n}) {{}}" for n in range(2_500)],
            *["g(T2499())"] * 4_000),
    program("placeholders that don't fit", "func f<T>(_ x: T, _ y: T) -> T { x }",
            "let a = " + "f(" * 50 + "1, 2.5" + ", 1)" * 50),
    program("protocols along many ways", "protocol P0 {}", "protocol Q0 {}",
            *[f"protocol {k}{n + 1}: P{n}, Q{n} {{}}" for n in range(60) for k in "PQ"],
            "class C: P60 {}", "let c: Any = C()", "print(c is P0)"),
    program("12,000 names that are none", *[f"foo{n}()" for n in range(12_000)]),
    program("values in values", "var a: Any = 1", "for _ in 0..<90_000 { a = [a] }"),
    program("values that double", "var a: [Any] = [1]", "for _ in 0..<60 { a = [a, a] }"),
    program("a list that is sorted again and again", "var a = Array(0..<50_000)",
            "for _ in 0..<90_000 { a.sort { $0 > $1 } }"),
    program("a text that is turned round again and again",
            'let s = String(repeating: "ab", count: 400_000)',
            "for _ in 0..<90_000 { let r = s.reversed() }"),
    program("calls that use up the stack", "func g(_ x: Int) -> Int { x }",
            "func f(_ n: Int) -> Int { " + "g(" * 55 + "f(n + 1)" + ")" * 55 + " }", "f(1)"),
    program("views that make views", "class V: UIView {",
            "  override func didAddSubview(_ v: UIView) { addSubview(V()) }", "}",
            "V().addSubview(V())"),
    program("controllers that load controllers", "class C: UIViewController {",
            "  override func viewDidLoad() { C().loadViewIfNeeded() }", "}", "C().loadViewIfNeeded()"),
    program("a dictionary of 45,000 keys",
            "NSMutableDictionary *d = [NSMutableDictionary dictionary];",
            "for (int i = 0; i < 45000; i++) { d[@(i)] = @(i); }", file="main.m"),
    program("lists in lists", "id a = @1;", "for (int i = 0; i < 90000; i++) { a = @[a]; }",
            file="main.m"),
    code("code: x |= x, 40 times", SWIFT, doubled("x |= x", 40, "var x = [1]")),
    code("code: x += x of a list, 40 times", SWIFT, doubled("x += x", 40, "var x = [1]")),
    code("code: s += s of a text, 40 times", SWIFT, doubled("s += s", 40, 'var s = "ab"')),
    code("code: texts in texts, 40 times", SWIFT,
         lines('let s0 = "ab"', *[f'let s{n + 1} = "\\(s{n})\\(s{n})"' for n in range(40)])),
    code("code: lists of lists, compared", SWIFT, lists(30)),
    code("code: lists of lists, printed", SWIFT, lists(30).replace(" == b30", "")),
    code("code: placeholders within placeholders", SWIFT, "let v = " + nested("<#", "a", "#>")),
    code("code: placeholders that don't end", SWIFT, "let v = " + "<#" * 32_000),
    code("code: comments within comments", SWIFT, nested("/*", "a", "*/") + "\nlet a = 1"),
    code("code: parentheses 64 KiB deep", OBJC, "double a = " + nested("(", "1", ")") + ";"),
    code("code: messages 64 KiB deep", OBJC, "id a = " + "[" * 64_000),
    code("code: loops in loops", SWIFT, rounds(4, "print(1)")),
    code("code: loops that make views", SWIFT, rounds(2, "let v = UIView()\nmain.addSubview(v)")),
    code("code: a name of 64 KiB of combining marks", SWIFT, "let a" + "\u0301" * 32_000 + " = 1"),
    code("code: 60,000 quotation marks of a page", OBJC, "NSLog(@" + "“" * 20_000 + ");"),
    code("code: 16,000 lines of a console", OBJC, "(lldb) po -l\n" * 5_000),
    code("code: numbered lines", OBJC, lines(*[f"{n}. x" for n in range(8_000)])),
    code("code: a format of 10,000 fields", OBJC, 'NSLog(@"' + "%1000000d" * 5_000 + '", 1);'),
    code("code: 1,000 statements", OBJC, "[main makeKeyAndVisible]; " * 1_000),
    code("code: 500 moves of a box of many views", SWIFT,
         lines(*["other.addSubview(box)", "main.addSubview(box)"] * 250), needs="flat"),
    code("code: the same as a dry run", SWIFT,
         lines(*["other.addSubview(box)", "main.addSubview(box)"] * 250), "flat", "?dryRun=true"),
    code("code: a loop over many subviews", SWIFT,
         "for v in box.subviews { for w in box.subviews { v.isHidden = w.isHidden } }", needs="flat"),
    code("code: many subviews printed 900 times", SWIFT, lines(*["print(box.subviews)"] * 900), "flat"),
    code("code: many subviews compared 900 times", SWIFT,
         lines(*["print(box.subviews == box.subviews)"] * 900), "flat"),
    code("code: removes every subview", SWIFT, "box.subviews.forEach { $0.removeFromSuperview() }", "flat",
         "?dryRun=true"),
]

BATCHES = [
    batch("batch: 1,000 moves of a box of many views", "flat", moves("box", 1000)),
    batch("batch: the same as a dry run", "flat", moves("box", 1000), "?dryRun=true"),
    batch("batch: 1,000 resizes of many views' superview", "flat", resizes("box", 1000)),
    batch("batch: 1,000 moves of a box of 2,000", "middle", moves("box", 1000)),
    batch("batch: 1,000 resizes of a box of 2,000", "middle", resizes("box", 1000)),
    batch("batch: the same, told minimally", "middle", resizes("box", 1000), "", "Prefer: return=minimal"),
    batch("batch: the same as Swift", "middle", resizes("box", 1000), "?as=swift"),
    batch("batch: 1,000 changes with huge replies", "flat",
          [patch("/views/box", tag=number) for number in range(1000)]),
    batch("batch: 1,000 taps in many views", "flat", [
        post("/inputs", type="tap", at=[number % 300, 100]) for number in range(1000)]),
    batch("batch: 1,000 brought to the front of many", "flat", [
        post("/views/box/bringSubviewToFront", view=f"v{number * 7 % 900}") for number in range(1000)]),
    batch("batch: 1,000 layouts of a tree", "tree", [
        command for number in range(500) for command in (
            post("/views/main/setNeedsLayout"), post("/views/main/layoutIfNeeded"))]),
    batch("batch: 1,000 turns of the device", "flat", [
        patch("/application", orientation=("landscapeLeft", "portrait")[number % 2])
        for number in range(1000)]),
    batch("batch: 1,000 resizes of a deep tree", "deep", resizes("d0", 1000)),
    batch("batch: 1,000 moves of a deep tree", "deep", [
        command for number in range(500) for command in (
            post("/views/d0/removeFromSuperview"), post("/views/main/subviews", view="d0"))]),
    batch("batch: 999 views and a mistake", "small", [
        *[post("/views", id=f"x{n}", superview="main") for n in range(999)], post("/viewz")]),
    batch("batch: 1,000 pushes and pops of many controllers", "controllers", [
        post("/controllers/nav/setViewControllers", viewControllers=[f"k{n}" for n in range(50)])
        for _ in range(200)]),
]

COMMANDS = [
    Dear("a box of many views changed", "PATCH", "/sessions/flat/views/box", {"tag": 1}, needs="flat"),
    Dear("a box of many views moved", "POST", "/sessions/flat/views/other/subviews", {"view": "box"},
         needs="flat", prepare=lambda f: f.send(
             "POST", "/sessions/flat/views/main/subviews", {"view": "box"})),
    Dear("a window of many views released, dry run", "DELETE",
         "/sessions/flat/references/main?dryRun=true", needs="flat"),
    Dear("a view with an unknown superview among many", "POST", "/sessions/flat/views",
         {"superview": "v99x99"}, needs="flat"),
    Dear("a tap in many views", "POST", "/sessions/flat/inputs", {"type": "tap", "at": [150, 150]},
         needs="flat"),
    Dear("the device turned with many views", "PATCH", "/sessions/flat/application",
         {"orientation": "landscapeRight"}, needs="flat", prepare=lambda f: f.send(
             "PATCH", "/sessions/flat/application", {"orientation": "portrait"})),
    Dear("an unknown field of 1 MiB", "PATCH", "/sessions/small/windows/main",
         '{"' + "a" * 1_000_000 + '":1}'),
    Dear("an unknown choice of 1 MiB", "PATCH", "/sessions/small/windows/main",
         {"backgroundColor": "a" * 1_000_000}),
    Dear("100,000 fields", "PATCH", "/sessions/small/windows/main",
         "{" + ",".join(f'"f{n}":1' for n in range(90_000)) + "}"),
    Dear("the same field 100,000 times", "PATCH", "/sessions/small/windows/main",
         "{" + ",".join(['"tag":1'] * 100_000) + "}"),
    Dear("1 MiB of spaces", "PATCH", "/sessions/small/windows/main", " " * 1_000_000 + '{"tag":1}'),
    Dear("1 MiB of brackets", "POST", "/sessions/small/views", "[" * 1_000_000),
    Dear("1 MiB of escapes", "POST", "/sessions/small/views", '{"id":"' + "\\u00e9" * 170_000 + '"}'),
    Dear("a number of 1 MiB", "PATCH", "/sessions/small/windows/main", '{"tag":' + "9" * 1_000_000 + "}"),
    Dear("an outlet's path of many names", "POST", "/sessions/small/commands",
         [post("/views/" + "delegate.window" * 60_000)]),
]


def nib(views, width=10_000):
    return {"windows": [{"id": "nib", "subviews": [
        {"id": f"n{n}", "frame": [0, 0, 10, 10]} for n in range(views)][:width]}]}


def spread():
    """A nib of 1 MiB with as many views as fit."""
    return '{"windows":[{"id":"nib","subviews":[' + ",".join(["{}"] * 340_000) + "]}]}"


NIBS = [
    Dear("nib of 1 MiB of views", "POST", "/sessions/small/nibs?dryRun=true", spread()),
    Dear("nib of 10,000 views with names", "POST", "/sessions/small/nibs?dryRun=true", nib(10_000)),
    Dear("session that begins with a nib of 1 MiB", "PUT",
         lambda f: f"/sessions/{f.fresh('nib')}", '{"nib":' + spread() + "}"),
    Dear("session that begins with 20,000 views", "PUT",
         lambda f: f"/sessions/{f.fresh('nibbed')}", {"nib": nib(20_000, 20_000)}),
    Dear("nib as Swift", "POST", "/sessions/small/nibs?dryRun=true&as=swift", nib(9_000)),
]

READS = [
    get("snapshot of many views", "/snapshot", "flat"),
    get("picture of many views", "/snapshot.svg", "flat"),
    get("exploded picture of many views", "/snapshot.svg?style=exploded", "flat"),
    get("picture of a tree", "/snapshot.svg", "tree"),
    get("exploded picture of a tree", "/snapshot.svg?style=exploded&spacing=9", "tree"),
    get("exploded picture of a deep tree", "/snapshot.svg?style=exploded", "deep"),
    get("text of many views", "/tree.txt", "flat"),
    get("text of a tree", "/tree.txt", "tree"),
    get("text of a deep tree", "/tree.txt", "deep"),
    get("list of many views", "/views", "flat"),
    get("list of many views, the last", "/views?after=v90000", "flat"),
    get("a box of many views", "/views/box", "flat"),
    get("hit test in many views", "/hitTest?point=150,150", "flat"),
    get("hit test in a deep tree", "/hitTest?point=250,250", "deep"),
    get("hit test in many views as text", "/hitTest?point=299,299", "flat", "Accept: text/plain"),
    get("viewWithTag that no view has", "/views/main/viewWithTag?tag=77", "tree"),
    get("viewWithTag in a deep tree", "/views/main/viewWithTag?tag=77", "deep"),
    get("a view that is not there", "/views/v99x99", "flat"),
    get("a reference that is not there", "/references/v99x99", "flat"),
    get("all references", "/references", "flat"),
    get("responder chain in a deep tree", "/views/d504/responderChain", "deep"),
    get("safe area in a deep tree", "/views/d504/safeAreaInsets", "deep"),
    get("convert in a deep tree", "/views/d504/convert?point=0,0&to=screen", "deep"),
    get("all controllers", "/controllers", "controllers"),
    get("the current controller of a long stack", "/queries/currentViewController", "controllers"),
    get("the page without scripts", "/s/flat"),
]

HISTORY = [
    get("many views at an earlier moment", "/snapshot?at=-500", "flat"),
    get("a list of many views at the second moment", "/views?at=2", "flat"),
    get("the middle of a long log", "/snapshot?at=50", "long"),
    get("moments of many views", "/moments?from=3", "flat"),
    get("moments of a log of dear batches", "/moments?from=0&include=tree,lifecycle", "dear"),
    get("moments of a long log", "/moments?from=0", "long"),
    get("picture at an earlier moment of dear batches", "/snapshot.svg?at=-10", "dear"),
    get("a long log as Swift", "/commands?as=swift", "long"),
    get("a long log as Objective-C", "/commands?as=objc", "long"),
    get("a long log as curl", "/commands?as=curl", "long"),
    get("a large log as curl", "/commands?as=curl", "large"),
    get("many views as Swift", "/commands?as=swift", "flat"),
    get("many views as Objective-C", "/commands?as=objc", "flat"),
    get("a long log as a list", "/commands?limit=10000", "long"),
    get("a large log as a list", "/commands?limit=10000", "large"),
    get("the first event after dear batches", "/events?limit=1&include=all&after=1", "dear",
        "Accept: application/json"),
    get("many events after dear batches", "/events?limit=10000&include=all", "dear",
        "Accept: application/json"),
    get("a stream from far back", "/events?include=all", "dear", lambda f: [f"Last-Event-ID: {f.epoch('dear')}.1"]),
    get("a stream of a long log from far back", "/events?include=all&after=1", "long"),
    get("export of 15 MB", "/export", "large"),
    get("export of many views", "/export", "flat"),
    Dear("import of 1 MiB", "POST", "/imports", lambda f: {
        "format": "fenestra-session-1", "id": f.fresh("imported"), "origin": {},
        "commands": [post("/views", id=f"i{n}") for n in range(9_500)]}),
    Dear("fork of a large log", "POST", "/sessions/large/forks",
         lambda f: {"id": f.fresh("largefork")}, needs="large"),
    Dear("fork of many views, looking back", "POST", "/sessions/flat/forks",
         lambda f: {"id": f.fresh("flatfork"), "at": -500}, needs="flat"),
    Dear("fork of dear batches", "POST", "/sessions/dear/forks",
         lambda f: {"id": f.fresh("dearfork")}, needs="dear"),
    Dear("a session of many views deleted", "DELETE", lambda f: f"/sessions/{f.newest('gone')}",
         needs="flat", prepare=lambda f: f.send(
             "POST", "/sessions/flat/forks", {"id": f.fresh("gone")})),
    Dear("a session of 15 MB deleted", "DELETE", lambda f: f"/sessions/{f.newest('lost')}",
         needs="large", prepare=lambda f: f.send(
             "POST", "/sessions/large/forks", {"id": f.fresh("lost")})),
    Dear("a session of dear batches opened", "GET", "/sessions/opened", needs="opened",
         prepare=restarted),
    Dear("a session of many views opened", "GET", "/sessions/flat", needs="flat",
         prepare=restarted),
    Dear("a session of 15 MB opened and looked back in", "GET", "/sessions/large/snapshot?at=100",
         needs="large", prepare=restarted),
]

def teacher(fixtures):
    return [f"Authorization: Bearer {fixtures.token}"]


SERVICE = [
    get("/sessions/ and 3,900 letters", "/sessions/" + "a" * 3900),
    get("/sessions/ and 3,900 escaped letters", "/sessions/" + "%C3%A9" * 650),
    get("/windowz", "/windowz"),
    get("a path of 1,900 parts", "/a" * 1900),
    get("/sessions/small/windowz", "/windowz", "small"),
    get("a view's name of 3,800 letters", "/views/" + "v" * 3800, "small"),
    get("a session that is not there beside 1,000 forks", "/sessions/forkz", "forks", "Accept: */*"),
    Dear("a long query of unknown names", "GET", "/sessions/small/snapshot?" + "a=1&" * 900),
    Dear("a list of kinds of 3,900 letters", "GET",
         "/sessions/small/events?include=" + "tree," * 700, headers=["Accept: application/json"]),
    Dear("a point of 3,800 digits", "GET", "/sessions/small/hitTest?point=1," + "9" * 3800),
    Dear("600 header fields", "GET", "/sessions/small", headers=[f"X{n}: 1" for n in range(600)]),
    Dear("If-None-Match of 1,000 tags", "GET", "/sessions/small",
         headers=["If-None-Match: " + ", ".join(f'"{n}"' for n in range(700))]),
    Dear("Accept of 600 types", "GET", "/sessions/small",
         headers=["Accept: " + ", ".join(f"a/b{n};q=0.1" for n in range(350))]),
    Dear("Prefer of 1,000 words", "POST", "/sessions/small/windows/main/makeKey",
         headers=["Prefer: " + ", ".join(f"a{n}" for n in range(700))]),
    Dear("all sessions", "GET", "/sessions?limit=1000", needs="forks"),
    get("/openapi.yaml", "/openapi.yaml"),
    get("/docs", "/docs"),
    get("/rules", "/rules"),
    get("/problems", "/problems"),
    get("/lessons", "/lessons"),
    get("/web/app.js", "/web/app.js"),
    get("/metrics", "/metrics"),
    get("the tour", "/"),
    Dear("a class that is not there", "GET", "/classes/ZZZZZZ"),
    Dear("a poll's question of 1 MiB", "POST", lambda f: f"/classes/{f.code}/polls",
         {"question": "a" * 1_000_000, "options": ["a", "b"]}, teacher, "poll"),
    Dear("a poll of 100,000 options", "POST", lambda f: f"/classes/{f.code}/polls",
         {"question": "a", "options": ["a"] * 100_000}, teacher, "poll"),
]

ALL = CODE + BATCHES + COMMANDS + NIBS + READS + HISTORY + SERVICE


def chosen(words):
    """The requests whose name contains one of the words, or all."""
    return [dear for dear in ALL if not words or any(word in dear.name for word in words)]
