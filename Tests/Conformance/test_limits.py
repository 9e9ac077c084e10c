"""Each limit that the service names: as much as it says, and not one more.

Read from /limits; those that are large are tried on a service of the suite's own with smaller ones.
"""
import json

import pytest

from client import Client


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


@pytest.mark.parametrize("depth", [10_000, 500_000])
def test_json_that_lies_far_too_deep_is_refused_like_any_other(depth, session):
    assert session.post("/views", "[" * depth).problem == "400 malformed-json"
    assert session.post("/views", '{"a":' * depth).problem in (
        "400 malformed-json", "413 content-too-large")


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
    # The library refuses it, in words of its own.
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
    assert session.post("/code?dryRun=true", {"source": statement * most}).status == 200
    assert session.post("/code?dryRun=true", {"source": statement * (most + 1)}).problem.startswith("422 ")


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
    client = Client(own(option, str(most)))
    client.send("PUT", "/sessions/s")
    statuses = [client.send("POST", f"/sessions/s{path}", body).status for _ in range(most + 1)]
    full = client.send("POST", f"/sessions/s{path}", body)
    assert statuses[0] == 201
    assert full.problem == "422 session-full"
    assert client.send("POST", f"/sessions/s{path}?dryRun=true", body).problem == "422 session-full"
    if option != "--max-objects":
        assert statuses == [201] * most + [422]


def test_references_are_as_many_as_may_be(own):
    client = Client(own("--max-references", "2"))
    client.send("PUT", "/sessions/s")
    client.send("POST", "/sessions/s/windows", {"id": "a"})
    assert client.send("PUT", "/sessions/s/references/b", {"object": "a"}).status == 201
    assert client.send("PUT", "/sessions/s/references/c", {"object": "a"}).problem == "422 session-full"
    assert client.send("PUT", "/sessions/s/references/b", {"object": "a"}).status == 200


def test_sessions_are_as_many_as_may_be(own):
    client = Client(own("--max-sessions", "2"))
    for name in ("one", "two"):
        assert client.send("PUT", f"/sessions/{name}").status == 201
    full = client.send("POST", "/sessions")
    assert full.problem == "503 too-many-sessions"
    assert int(full["Retry-After"]) > 0
    assert client.send("PUT", "/sessions/one").status == 200
    assert client.send("DELETE", "/sessions/one").status == 204
    assert client.send("PUT", "/sessions/three").status == 201


def test_a_head_and_a_body_that_do_not_come_are_408(own):
    client = Client(own("--head-deadline", "0.3", "--body-deadline", "0.3"))
    for begun in (b"GET /healthz HT", b"POST /sessions HTTP/1.1\r\nHost: localhost\r\n"
                  b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"):
        connection = client.connect()
        connection.connect()
        connection.sock.sendall(begun)
        answer = b""
        while part := connection.sock.recv(65536):
            answer += part
        connection.close()
        assert not answer or answer.startswith(b"HTTP/1.1 408 "), answer


def test_connections_of_one_address_are_as_many_as_may_be(own):
    client = Client(own("--max-connections-per-address", "3"))
    held = [client.connect() for _ in range(3)]
    for connection in held:
        connection.request("GET", "/healthz")
        assert connection.getresponse().read()
    extra = client.send("GET", "/healthz")
    assert extra.status == 429
    assert int(extra["Retry-After"]) > 0
    held.pop().close()
    for _ in range(100):
        reply = client.send("GET", "/healthz")
        if reply.status == 200:
            break
        client.close()
    assert reply.status == 200
    for connection in held:
        connection.close()
