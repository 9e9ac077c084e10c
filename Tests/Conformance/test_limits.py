"""Each limit that the service names: a request at the limit succeeds, and one beyond it fails.

The limits come from /limits; large ones are tested on another service with smaller limits.
"""
import pytest

from waiting import eventually


def nested(depth):
    return "[" * depth + "]" * depth


def test_every_limit_says_what_answers_beyond_it(client):
    for limit in client.send("GET", "/limits").json["limits"]:
        assert limit["value"] > 0 and limit["unit"] and limit["answer"], limit
        assert limit["option"] is None or limit["option"].startswith("--")


def test_json_lies_as_deep_as_it_may(session, limits):
    depth = limits["depth of JSON"]
    body = '{"respondsTo":' + nested(depth - 1) + "}"
    assert session.post("/views", body).problem == "422 invalid-value /respondsTo/0"
    body = '{"respondsTo":' + nested(depth) + "}"
    assert session.post("/views", body).problem == "400 malformed-json"


@pytest.mark.parametrize("depth", [10_000, 150_000])
def test_json_that_lies_far_too_deep_is_refused_like_any_other(depth, session):
    assert session.post("/views", "[" * depth).problem == "400 malformed-json"
    assert session.post("/views", '{"a":' * depth).problem == "400 malformed-json"


def test_a_body_is_as_long_as_it_may_be(session, limits):
    most = limits["request body"]
    body = '{"tag":7' + " " * (most - 9) + "}"
    assert len(body) == most
    assert session.patch("/windows/window1", body).status == 200
    reply = session.patch("/windows/window1", body + " ")
    assert reply.problem == "413 content-too-large"


def test_a_target_is_as_long_as_it_may_be(client, limits):
    most = limits["request target"]
    path = "/rules/"
    assert client.send("GET", path + "a" * (most - len(path))).problem == "404 not-found"
    assert client.send("GET", path + "a" * (most - len(path) + 1)).problem.startswith("414 ")


def test_a_head_that_is_too_long_is_431(client, limits):
    # The library refuses it, in its own words.
    client.look = None
    reply = client.send("GET", "/healthz", headers={"X-Long": "a" * (limits["request head"] + 4000)})
    assert reply.status == 431
    assert client.send("GET", "/healthz", headers={"X-Long": "a" * 4000}).status == 200


def test_a_turn_has_as_many_commands_as_it_may(session, limits):
    command = {"method": "POST", "path": "/windows/window1/makeKey"}
    most = limits["commands in one turn"]
    assert session.post("/commands", [command] * most).status == 200
    assert session.post("/commands", [command] * (most + 1)).problem.startswith("422 ")
    assert session.revision == 4


def test_a_source_is_as_long_as_it_may_be(session, limits):
    statement = "window1.hidden = YES; "
    source = statement + " " * (limits["source that is pasted"] - len(statement))
    assert session.post("/code?dryRun=true", {"source": source}).status == 200
    assert session.post("/code?dryRun=true", {"source": source + " "}).problem.startswith("422 ")


def test_a_source_has_as_many_statements_as_it_may(session, limits):
    statement, most = "window1.hidden = YES; ", limits["statements of a source"]
    # More of them run as a program.
    for count, status in [(most, 200), (most + 1, 422)]:
        code = {"source": statement * count, "lenient": True}
        assert session.post("/code?dryRun=true", code).status == status


# Nested code in each language: the opening and the closing of a level, around a core.
NESTS = [
    ("objc", "parentheses", "double a = ", "(", "1", ")", ";"),
    ("objc", "messages", "id a = ", "[", "UIWindow", " alloc]", ";"),
    ("objc", "arrays", "id a = ", "@[", "@1", "]", ";"),
    ("objc", "ifs", "", "if (YES) { ", "window1.hidden = NO;", "}", ""),
    ("objc", "blocks", "", "{ ", "window1.hidden = NO;", "}", ""),
    ("objc", "loops", "", "for (UIWindow *w in @[]) { ", "w.hidden = NO;", "}", ""),
    ("objc", "negations", "BOOL a = ", "!", "YES", "", ";"),
    ("objc", "signs", "double a = ", "- ", "1", "", ";"),
    ("objc", "casts", "id a = ", "(id)", "window1", "", ";"),
    ("objc", "sums", "double a = 1", " + 1", "", "", ";"),
    ("objc", "choices", "double a = ", "YES ? 1 : ", "2", "", ";"),
    ("objc", "calls", "double a = ", "fabs(", "1", ")", ";"),
    ("objc", "properties", "id a = window1", ".rootViewController", "", "", ";"),
    ("swift", "parentheses", "let a = ", "(", "1", ")", ""),
    ("swift", "arrays", "let a = ", "[", "1", "]", ""),
    ("swift", "ifs", "", "if true { ", "window1.isHidden = false", "}", ""),
    ("swift", "closures", "let a = ", "{ ", "1", " }", ""),
    ("swift", "negations", "let a = ", "!", "true", "", ""),
    ("swift", "signs", "let a = ", "-(", "1", ")", ""),
    ("swift", "sums", "let a = 1", " + 1", "", "", ""),
    ("swift", "choices", "let a = ", "true ? 1 : ", "2", "", ""),
    ("swift", "calls", "let a = ", "abs(", "1", ")", ""),
    ("swift", "members", "let a = window1", ".rootViewController", "", "", ""),
    ("swift", "optionals", "let a = window1", "?.rootViewController", "", "", ""),
    ("swift", "interpolations", "print(", '"\\(', '"a"', ')"', ")"),
    ("swift", "comments", "", "/*", "", "*/", "\nlet a = 1"),
]


@pytest.mark.model
@pytest.mark.parametrize("nest", NESTS, ids=lambda nest: f"{nest[1]} in {nest[0]}")
def test_code_lies_as_deep_as_it_may(nest, session, limits):
    language, _, before, opened, core, closed, after = nest

    def paste(depth):
        source = before + opened * depth + core + closed * depth + after
        return session.post("/code?dryRun=true", {"source": source, "language": language})

    most = limits["depth of a source"]
    readable = [depth for depth in range(1, most + 2) if paste(depth).status == 200]
    # Some are read without recursion, and some have their own levels around them.
    assert readable == list(range(1, len(readable) + 1)) and len(readable) >= most // 2 - 2
    for depth in (len(readable) + 1, 1000, 60_000 // (len(opened) + len(closed))):
        reply = paste(depth)
        if reply.status != 200:
            assert reply.problem == "422 invalid-code /source"
            assert session.revision == 3
    assert session.get().status == 200


def test_fingers_are_as_many_as_may_be(session, limits):
    for finger in range(limits["fingers on the screen"]):
        reply = session.post("/inputs", {
            "type": "touch", "phase": "began", "at": [50, 100], "finger": finger})
        assert reply.status == 200
    reply = session.post("/inputs", {
        "type": "touch", "phase": "began", "at": [50, 100],
        "finger": limits["fingers on the screen"]})
    assert reply.problem.startswith("422 ")


def test_a_control_has_as_many_actions_as_it_may(session, limits):
    def button(count):
        return session.post("/views", {"class": "UIButton", "actions": [
            {"event": "touchUpInside", "action": f"a{number}"} for number in range(count)]})

    most = limits["actions of a control"]
    assert button(most).status == 201
    assert button(most + 1).problem == "422 invalid-value /actions"


def test_a_view_responds_to_as_many_actions_as_it_may(session, limits):
    def view(count):
        return session.post("/views", {"respondsTo": [f"a{number}" for number in range(count)]})

    most = limits["actions that a view responds to"]
    assert view(most).status == 201
    assert view(most + 1).problem == "422 invalid-value /respondsTo"


def test_a_text_field_holds_as_much_text_as_it_may(session, limits):
    most = limits["text of a text field"]
    assert session.post("/views", {"class": "UITextField", "text": "a" * most}).status == 201
    assert session.post("/views", {"class": "UITextField", "text": "a" * (most + 1)}).problem == \
        "422 invalid-value /text"


def test_a_coordinate_goes_as_far_as_it_may(session, limits):
    most = limits["distance of a coordinate from the origin"]
    for sign in (1, -1):
        assert session.post("/views", {"center": [sign * most, 0]}).status == 201
        far = session.post("/views", {"center": [sign * most * 1.0000001, 0]})
        assert far.problem == "422 invalid-value /center"


def test_controllers_lie_as_deep_as_they_may(session, limits):
    depth = limits["depth of controllers"]
    for number in range(depth + 1):
        session.made(f'POST /controllers {{"id":"c{number}"}}')
    for number in range(depth - 1):
        session.made(f'POST /controllers/c{number}/addChild {{"controller":"c{number + 1}"}}')
    reply = session.post(f"/controllers/c{depth - 1}/addChild", {"controller": f"c{depth}"})
    assert reply.problem.startswith("409 not-possible")


def test_views_lie_as_deep_as_they_may(session, limits):
    depth = limits["depth of views"]
    commands = [{"method": "POST", "path": "/views", "body": {
        "id": f"n{number}", "superview": f"n{number - 1}" if number else "window1"}}
        for number in range(depth + 1)]
    for start in range(0, depth - 1, 500):
        assert session.post("/commands", commands[start:min(start + 500, depth - 1)]).status == 200
    last = session.send("POST", "/views", commands[depth - 1]["body"])
    beyond = session.send("POST", "/views", commands[depth]["body"])
    statuses = (last.status, beyond.status)
    assert statuses in ((201, 422), (422, 422)), statuses
    assert session.get("/tree.txt").text.count("\n") >= depth - 1


def test_screens_are_as_many_as_may_be(session, limits):
    for _ in range(limits["screens of a session"] - 1):
        assert session.post("/screens", {"size": [100, 100]}).status == 201
    assert session.post("/screens", {"size": [100, 100]}).problem == "422 session-full"


def test_scenes_are_as_many_as_may_be(new_session, limits):
    session = new_session({"profile": "ios17"})
    for _ in range(limits["scenes of a session"]):
        assert session.post("/scenes", {}).status == 201
    assert session.post("/scenes", {}).problem == "422 session-full"


@pytest.mark.parametrize("option, path, body, most", [
    ("--max-windows", "/windows", {}, 3), ("--max-views", "/views", {}, 3),
    ("--max-controllers", "/controllers", {}, 3), ("--max-objects", "/windows", {}, 5),
])
def test_a_session_holds_as_many_as_it_may(option, path, body, most, own):
    client = own(option, str(most))
    client.send("PUT", "/sessions/s")
    statuses = [client.send("POST", f"/sessions/s{path}", body).status for _ in range(most + 1)]
    full = client.send("POST", f"/sessions/s{path}", body)
    assert statuses[0] == 201
    assert full.problem == "422 session-full"
    assert client.send("POST", f"/sessions/s{path}?dryRun=true", body).problem == "422 session-full"
    if option != "--max-objects":
        assert statuses == [201] * most + [422]


def test_references_are_as_many_as_may_be(own):
    client = own("--max-references", "2")
    client.send("PUT", "/sessions/s")
    client.send("POST", "/sessions/s/windows", {"id": "a"})
    assert client.send("PUT", "/sessions/s/references/b", {"object": "a"}).status == 201
    assert client.send("PUT", "/sessions/s/references/c", {"object": "a"}).problem == "422 session-full"
    assert client.send("PUT", "/sessions/s/references/b", {"object": "a"}).status == 200


def test_sessions_are_as_many_as_may_be(own):
    client = own("--max-sessions", "2")
    for name in ("one", "two"):
        assert client.send("PUT", f"/sessions/{name}").status == 201
    full = client.send("POST", "/sessions")
    assert full.problem == "503 too-many-sessions"
    assert int(full["Retry-After"]) > 0
    assert client.send("PUT", "/sessions/one").status == 200
    assert client.send("DELETE", "/sessions/one").status == 204
    assert client.send("PUT", "/sessions/three").status == 201


def test_a_head_that_does_not_come_whole_is_408(own):
    client = own("--head-deadline", "0.3")
    answer = begun(client, b"GET /healthz HTTP/1.1\r\nHost: local")
    assert not answer or answer.startswith(b"HTTP/1.1 408 "), answer


def test_a_body_that_does_not_come_whole_is_408_and_not_carried_out(own):
    client = own("--body-deadline", "0.3")
    client.send("PUT", "/sessions/s")
    answer = begun(client, b"POST /sessions/s/windows HTTP/1.1\r\nHost: localhost\r\n"
                           b"Content-Type: application/json\r\nContent-Length: 3\r\n\r\n{}")
    assert answer.startswith(b"HTTP/1.1 408 "), answer
    assert client.send("GET", "/sessions/s").json["revision"] == 0


def begun(client, data):
    """All bytes that come back to an incomplete request."""
    connection = client.connect()
    connection.connect()
    connection.sock.sendall(data)
    answer = b""
    while part := connection.sock.recv(65536):
        answer += part
    connection.close()
    return answer


def test_connections_of_one_address_are_as_many_as_may_be(own):
    client = own("--max-connections-per-address", "3")
    held = [client.connect() for _ in range(3)]
    for connection in held:
        connection.request("GET", "/healthz")
        assert connection.getresponse().read()
    extra = client.send("GET", "/healthz")
    assert extra.status == 429
    assert int(extra["Retry-After"]) > 0
    held.pop().close()

    def is_served():
        if client.send("GET", "/healthz").status == 200:
            return True
        client.close()

    eventually(is_served)
    for connection in held:
        connection.close()


def test_replies_that_clients_do_not_read_are_bounded(own):
    client = own("--max-unsent", "1000000")
    client.send("PUT", "/sessions/s")
    client.send("POST", "/sessions/s/views", {"id": "a", "class": "UITextField"})
    text = {"method": "PATCH", "path": "/views/a", "body": {"text": "a" * 4000}}
    for _ in range(8):
        # No two commands in a row are the same.
        batch = [{**text, "body": {"text": f"{number}" + "a" * 3990}} for number in range(250)]
        minimal = client.send("POST", "/sessions/s/commands", batch, {"Prefer": "return=minimal"})
        assert minimal.status < 300, minimal.text
    greedy = client.connect()
    greedy.request("GET", "/sessions/s/export")
    assert greedy.getresponse().status == 200
    for target in ("/sessions/s/export", "/sessions/s/commands", "/sessions"):
        refused = client.send("GET", target)
        assert refused.problem == "503 memory-full"
        assert int(refused["Retry-After"]) > 0
    assert client.send("GET", "/sessions/s/views/a").status == 200
    assert client.send("PATCH", "/sessions/s/views/a", {"text": "b"}).status == 200
    greedy.close()
    eventually(lambda: client.send("GET", "/sessions/s/commands").status == 200)


SHARES = {
    "new-sessions": ["POST /sessions", "PUT /sessions/new", "POST /sessions/s/forks",
                     'POST /imports {"format":"fenestra-session-1","origin":{}}'],
    "new-classes": ["POST /sessions/s/class"],
    "hands": ["POST {class}/hands"],
    "answers": ['POST {class}/polls/1/answers {"key":"student-1","option":0}'],
    "wrong-codes": ["GET /classes/222222"],
    "new-streams": ["GET {class}/events", "GET /sessions/s/events"],
    "code-runs": ['POST /sessions/s/code {"source":"1;"}', "PUT /sessions/s/code/a.m 1;"],
}


@pytest.mark.parametrize("share", SHARES)
def test_a_client_has_its_share_and_no_more(share, own):
    # One session was made before.
    burst = 1 if share == "new-sessions" else 0
    client = own("--share", f"{share}={burst}/0.001")
    client.send("PUT", "/sessions/s")
    classroom = ""
    if share not in ("new-sessions", "new-classes"):
        classroom = client.send("POST", "/sessions/s/class")["Location"]
        client.send("POST", classroom + "/polls", {"question": "?", "options": ["a", "b"]})
    for line in SHARES[share]:
        reply = client.send(*line.replace("{class}", classroom).split(" ", 2))
        assert reply.problem == "429 too-fast", line
        assert 900 <= int(reply["Retry-After"]) <= 1000
        assert reply["RateLimit-Policy"] == f'"{share}";q={burst};w={1000 * burst}'
        assert reply["RateLimit"] == f'"{share}";r=0;t={reply["Retry-After"]}'


def test_shares_are_lifted(own):
    client = own("--no-shares", "--share", "new-sessions=1/0.001")
    assert [client.send("POST", "/sessions").status for _ in range(2)] == [201, 429]
    assert [client.send("GET", "/classes/222222").status for _ in range(400)] == [404] * 400
    listed = client.send("GET", "/limits").json["limits"]
    shares = [limit for limit in listed if limit["name"].startswith("share of ")]
    assert shares == [{"name": "share of new-sessions", "value": 1, "answer": "429",
                       "unit": "at once, then one in 1000 seconds", "option": "--share"}]


def test_a_trusted_proxy_says_who_its_client_is(own):
    client = own("--share", "new-sessions=1/0.001", "--trusted-proxy", "127.0.0.0/31")
    of = [client.send("POST", "/sessions", headers={"X-Forwarded-For": name}).status
          for name in ("192.0.2.1", "192.0.2.2", "192.0.2.1")]
    assert of == [201, 201, 429]
    stranger = client.elsewhere()
    assert [stranger.send("POST", "/sessions", headers={"X-Forwarded-For": name}).status
            for name in ("192.0.2.3", "192.0.2.4")] == [201, 429]
    stranger.close()
