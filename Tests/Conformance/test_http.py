"""HTTP as a client sees it: conditions, preferences, pages, forms and refusals."""
import json
import secrets

import pytest

# A refused body for a window: the case, the body, and the problem.
BODIES = [
    ("an unknown field", {"isHiden": True}, "422 unknown-field /isHiden"),
    ("a field in another spelling", {"ishidden": True}, "422 unknown-field /ishidden"),
    ("a field that is there only when it is made", {"retained": True}, "422 unknown-field /retained"),
    ("an unknown field within a field", {"frame": {"x": 1, "widht": 2}}, "422 unknown-field /frame/widht"),
    ("a key with a slash and a tilde", {"a/b~c": 1}, "422 unknown-field /a~1b~0c"),
    ("a text for a truth", {"isHidden": "yes"}, "422 invalid-value /isHidden"),
    ("a number for a truth", {"isHidden": 1}, "422 invalid-value /isHidden"),
    ("null for a truth", {"isHidden": None}, "422 invalid-value /isHidden"),
    ("a text for a number", {"alpha": "1"}, "422 invalid-value /alpha"),
    ("a list for a number", {"alpha": [1]}, "422 invalid-value /alpha"),
    ("an alpha beyond opaque", {"alpha": 1.0000001}, "422 invalid-value /alpha"),
    ("an alpha below clear", {"alpha": -1e-9}, "422 invalid-value /alpha"),
    ("a rectangle of three numbers", {"frame": [1, 2, 3]}, "422 invalid-value /frame"),
    ("a rectangle of five numbers", {"frame": [1, 2, 3, 4, 5]}, "422 invalid-value /frame"),
    ("a rectangle that is a text", {"frame": "all"}, "422 invalid-value /frame"),
    ("a rectangle with a width below nothing", {"frame": [0, 0, -1, 1]}, "422 invalid-value /frame"),
    ("a rectangle out of reach", {"frame": [1e10, 0, 1, 1]}, "422 invalid-value /frame"),
    ("a rectangle without its size", {"frame": {"x": 1, "y": 1}}, "422 missing-field /frame/width"),
    ("a point with a text", {"center": {"x": "1", "y": 2}}, "422 invalid-value /center/x"),
    ("a colour of no name", {"backgroundColor": "reddish"}, "422 invalid-value /backgroundColor"),
    ("a colour of too few digits", {"backgroundColor": "#12345"}, "422 invalid-value /backgroundColor"),
    ("a level of no name", {"windowLevel": "high"}, "422 invalid-value /windowLevel"),
    ("a level that is a truth", {"windowLevel": True}, "422 invalid-value /windowLevel"),
    ("a tag with a fraction", {"tag": 1.5}, "422 invalid-value /tag"),
    ("a screen that is not there", {"screen": "tv"}, "422 invalid-value /screen"),
    ("a root that is not there", {"rootViewController": "nobody"}, "422 invalid-value /rootViewController"),
    ("an identifier, which is given once", {"id": "b"}, "422 unknown-field /id"),
    ("an unknown mask", {"autoresizingMask": ["flexible"]}, "422 invalid-value /autoresizingMask/0"),
    ("good fields and a bad one", {"isHidden": False, "alpha": 2}, "422 invalid-value /alpha"),
]
IDENTIFIERS = ["", "1a", "a b", "../a", "é", "a" * 65, "a.b", "_a", "-a"]
# Malformed JSON, and the position of the error.
DOCUMENTS = [
    ("nothing closed", "{", "Line 1, column 2"),
    ("an end without a beginning", "}", "Line 1, column 1"),
    ("a bare word", "nothing", "Line 1, column 1"),
    ("a key without a value", '{"tag":}', "Line 1, column 8"),
    ("two documents", '{"tag":1} {}', "Line 1, column 11"),
    ("a comma at the end", '{"tag":1,}', "Line 1, column 9"),
    ("single quotes", "{'tag':1}", "Line 1, column 2"),
    ("a key twice", '{"tag":1,"tag":2}', "Line 1, column 10"),
    ("a control character in a text", '{"id":"b\x01"}', "Line 1, column 9"),
    ("half a surrogate pair", '{"id":"\\uD800"}', "Line 1, column"),
    ("a number with a leading zero", '{"alpha":01}', "Line 1, column 1"),
    ("a number too great for a double", '{"alpha":1e999}', "Line 1, column 10"),
    ("a number that is none", '{"alpha":NaN}', "Line 1, column 10"),
    ("a number that ends with its point", '{"alpha":1.}', "Line 1, column 1"),
    ("a plus before a number", '{"alpha":+1}', "Line 1, column 10"),
    ("an escape that is none", '{"id":"\\x41"}', "Line 1, column"),
    ("a comment", '{"tag":1 /* one */}', "Line 1, column 10"),
    ("a mistake on the third line", '{\n  "tag": 1,\n  tag: 2\n}', "Line 3, column 3"),
    ("lines that end as on Windows", '{\r\n"tag" 1}', "Line 2, column 7"),
    ("bytes that are no UTF-8", b'{"id":"\xff"}', "Line 1, column 8"),
    ("an overlong encoding", b'{"id":"\xc0\xaf"}', "Line 1, column 8"),
    ("a byte order mark", b"\xef\xbb\xbf{}", "Line 1, column 1"),
    ("UTF-16", '{"tag":1}'.encode("utf-16"), "Line 1, column 1"),
]
NOT_THERE = [
    ("GET", "/nowhere"), ("GET", "//"), ("GET", "/sessions/"), ("GET", "/sessions/{session}/"),
    ("GET", "/sessions/{session}/window"), ("GET", "/sessions/{session}/windows/window3"),
    ("GET", "/sessions/{session}/windows/%2e%2e"), ("GET", "/sessions/..%2f{session}"),
    ("GET", "/sessions/{session}/views/nobody/tree.txt"), ("DELETE", "/sessions/{session}/windows/b"),
    ("POST", "/sessions/{session}/windows/window1/makekey"), ("GET", "/rules/windows-99"),
    ("GET", "/problems/nothing"), ("GET", "/lessons/nothing"), ("GET", "/web/..%2Fapp.js"),
    ("GET", "/windows.txt"), ("GET", "/sessions/{session}/windows.svg"),
]
TARGETS = [
    ("/sessions/%ff", "400 bad-target"), ("/sessions/%00", "400 bad-target"),
    ("/sessions/%zz", "400 bad-target"), ("/sessions/a%", "400 bad-target"),
    ("/sessions/{session}?colour=1", "422 unknown-parameter"),
    ("/sessions/{session}?pretty=1", "422 invalid-parameter"),
    ("/sessions/{session}/events?after=1&after=2", "422 unknown-parameter"),
    ("/sessions/{session}/events?after=-1", "422 invalid-parameter"),
    ("/sessions/{session}/events?after=99999999999999999999", "422 invalid-parameter"),
    ("/sessions/{session}/events?include=windows", "422 invalid-parameter"),
    ("/sessions/{session}/windows?at=1.5", "404 unknown-revision"),
    ("/sessions/{session}/windows?at=1.", "422 invalid-parameter"),
    ("/sessions/{session}/windows?at=1.0", "422 invalid-parameter"),
    ("/sessions/{session}/windows?at=", "422 invalid-parameter"),
    ("/sessions/{session}/hitTest", "422 invalid-parameter"),
    ("/sessions/{session}/hitTest?point=1", "422 invalid-parameter"),
    ("/sessions/{session}/hitTest?point=1,2,3", "422 invalid-parameter"),
    ("/sessions/{session}/hitTest?point=nan,1", "422 invalid-parameter"),
    ("/sessions/{session}/hitTest?point=1,inf", "422 invalid-parameter"),
    ("/sessions/{session}/views/window1/convert?point=1,1&rect=0,0,1,1", "422 invalid-parameter"),
    ("/sessions/{session}/views/window1/convert?to=screen", "422 invalid-parameter"),
    ("/sessions/{session}/commands?limit=0", "422 invalid-parameter"),
    ("/sessions/{session}/commands?limit=10001", "422 invalid-parameter"),
    ("/sessions/{session}/snapshot.svg?style=round", "422 invalid-parameter"),
    ("/sessions/{session}/snapshot.svg?screen=tv", "422 invalid-parameter"),
    ("/sessions/{session}/queries/currentViewController?algorithm=best", "422 invalid-parameter"),
    ("/sessions?limit=0", "422 invalid-parameter"),
    ("/sessions?after=" + "a" * 65, "422 invalid-parameter"),
    ("/sessions?after=2nd", "422 invalid-parameter"),
    ("/c/" + "6" * 65, "404 not-found"),
]


def named(table):
    return pytest.mark.parametrize("row", table, ids=lambda row: row[0] or "nothing")


@named(BODIES)
def test_is_refused_in_a_body_and_changes_nothing(row, session):
    _, body, problem = row
    before = session.hash
    reply = session.patch("/windows/window1", body)
    assert reply.problem == problem
    assert (session.revision, session.hash) == (3, before)


@pytest.mark.parametrize("identifier", IDENTIFIERS)
def test_is_no_identifier(identifier, session):
    assert session.post("/windows", {"id": identifier}).problem == "422 invalid-value /id"
    assert session.revision == 3


@named(DOCUMENTS)
def test_is_no_json_and_the_reply_says_where(row, session):
    _, document, place = row
    reply = session.patch("/windows/window1", document)
    assert reply.problem == "400 malformed-json"
    assert reply.json["detail"].startswith(place)
    assert session.revision == 3


@pytest.mark.parametrize("method, target", NOT_THERE)
def test_is_not_there(method, target, session):
    reply = session.client.send(method, target.format(session=session.name))
    assert reply.problem == "404 not-found"


@named(TARGETS)
def test_is_refused_in_a_target(row, session):
    target, problem = row
    assert session.client.send("GET", target.format(session=session.name)).problem == problem


@pytest.mark.parametrize("target, hint", [
    ("/windows/windw1", "window1"), ("/views/windw2", "window2"), ("/references/windo1", "window1"),
])
def test_what_is_misspelt_is_asked_back(target, hint, session):
    assert session.get(target).json["hint"] == f"Did you mean '{hint}'?"


def test_a_misspelt_field_comes_with_a_command_that_works(session):
    reply = session.patch("/windows/window1", {"isHiden": True})
    assert reply.json["hint"] == "Did you mean 'isHidden'?"
    assert reply.json["try"].startswith("curl -X PATCH --json '{\"isHidden\":false}' ")


@pytest.mark.parametrize("type", [
    "application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x",
    "application/jsonp", "text/json", "application/merge-patch+json",
])
def test_is_no_type_of_a_body(type, session):
    reply = session.post("/windows", "{}", Content_Type=type)
    assert reply.problem == "415 unsupported-media-type"
    assert session.revision == 3


@pytest.mark.parametrize("type", [
    "application/json", "application/json; charset=utf-8", "APPLICATION/JSON", "application/json ;x=y",
])
def test_is_a_type_of_a_body(type, session):
    assert session.patch("/windows/window1", "{}", Content_Type=type).status == 200


@pytest.mark.parametrize("accept, type", [
    ("text/plain", "text/plain"), ("application/json", "application/json"),
    ("*/*", "application/json"), ("application/*", "application/json"),
    ("text/plain;q=0.2, application/json;q=0.1", "text/plain"),
    ("application/json;q=0, */*", "text/plain"), ("TEXT/PLAIN", "text/plain"),
])
def test_is_answered_in_the_form_that_is_liked_best(accept, type, session):
    reply = session.get("/hitTest?point=30,80", Accept=accept)
    assert (reply.status, reply.type, reply["Vary"]) == (200, type, "Accept")


def test_a_form_that_is_excluded_is_not_given(session):
    refused = session.get("/hitTest?point=1,1", Accept="application/json;q=0")
    assert refused.problem == "406 not-acceptable"


def test_the_tour_is_text_for_curl_and_a_page_for_a_browser(client):
    assert client.send("GET", "/", headers={"Accept": "*/*"}).type == "text/plain"
    page = client.send("GET", "/", headers={"Accept": "text/html,*/*;q=0.8"})
    assert page.type == "text/html"
    assert "default-src 'self'" in page["Content-Security-Policy"]


def test_an_etag_is_the_revision_and_moves_with_each_command(session):
    assert session.get("/windows").revision == 3
    reply = session.post("/windows/window2/makeKey")
    assert (reply.revision, reply.json["revision"]) == (4, 4)
    assert session.get("/windows").revision == 4


@pytest.mark.parametrize("tags, status", [
    ('"3"', 304), ('W/"3"', 304), ('"1", "3"', 304), ("*", 304), ('"2"', 200), ('"33"', 200),
    ("3", 200), ('"', 200),
])
def test_if_none_match_saves_what_the_client_has(tags, status, session):
    reply = session.get("/windows", If_None_Match=tags)
    assert (reply.status, reply.revision, bool(reply.body)) == (status, 3, status == 200)


@pytest.mark.parametrize("tags, problem", [
    ('"3"', None), ("*", None), ('"1", "3"', None), ('"2"', "412 stale"), ('W/"3"', "412 stale"),
    ('"33"', "412 stale"), ("3", "400 invalid-header"), ("", "400 invalid-header"),
    ('"3', "400 invalid-header"),
])
def test_if_match_lets_nobody_in_between(tags, problem, session):
    reply = session.patch("/windows/window1", {"alpha": 0.5}, If_Match=tags)
    if problem:
        assert reply.problem == problem
        assert session.revision == 3
    else:
        assert (reply.status, reply.revision) == (200, 4)


def test_of_two_writers_with_one_revision_the_first_wins(session):
    assert session.patch("/windows/window1", {"alpha": 0.5}, If_Match='"3"').status == 200
    assert session.patch("/windows/window1", {"alpha": 0.7}, If_Match='"3"').problem == "412 stale"
    assert session.get("/windows/window1").json["alpha"] == 0.5


def test_a_refused_body_comes_before_a_stale_revision_changes_anything(session):
    assert session.patch("/windows/window1", {"alpha": 7}, If_Match='"9"').status in (412, 422)
    assert session.revision == 3


def test_a_minimal_reply_to_what_was_made_says_where_it_is(session):
    reply = session.post("/windows", {"id": "w"}, Prefer="return=minimal")
    assert (reply.status, reply.body, reply.revision) == (204, b"", 4)
    assert reply["Location"] == f"{session.path}/windows/w"
    assert reply["Preference-Applied"] == "return=minimal"


def test_other_preferences_are_passed_over(session):
    reply = session.post("/windows", {"id": "w"}, Prefer="respond-async, return=representation")
    assert (reply.status, reply["Preference-Applied"]) == (201, None)


def test_a_dry_run_that_would_be_refused_is_refused(session):
    assert session.post("/windows?dryRun=true", {"id": "window1"}).problem == "409 identifier-taken /id"
    assert session.post("/windows?dryRun=1", {}).problem == "422 invalid-parameter"
    assert session.revision == 3


def test_a_dry_run_gives_no_identifier_away(session):
    told = session.post("/windows?dryRun=true", {}).json["result"]["id"]
    assert session.post("/windows", {}).json["result"]["id"] == told


def test_a_key_stands_for_one_request(session):
    key = secrets.token_hex(8)
    first = session.post("/windows", {"id": "w"}, Idempotency_Key=key)
    assert first.status == 201
    again = session.post("/windows", {"id": "w"}, Idempotency_Key=key)
    assert (again.status, again.body, again["Location"]) == (201, first.body, first["Location"])
    assert session.post("/windows", {"id": "x"}, Idempotency_Key=key).problem == "422 key-reused"
    assert session.delete("/windows/w", Idempotency_Key=key).problem == "422 key-reused"
    assert session.revision == 4


def test_a_key_outlives_later_commands_and_what_if_match_says(session):
    key = secrets.token_hex(8)
    first = session.post("/windows", {"id": "w"}, Idempotency_Key=key, If_Match='"3"')
    session.delete("/windows/w")
    again = session.post("/windows", {"id": "w"}, Idempotency_Key=key, If_Match='"3"')
    assert (again.status, again.body) == (201, first.body)
    assert session.revision == 5


def test_a_refused_request_leaves_its_key_free(session):
    key = secrets.token_hex(8)
    assert session.post("/windows", {"id": "window1"}, Idempotency_Key=key).status == 409
    assert session.post("/windows", {"id": "fresh"}, Idempotency_Key=key).status == 201


def test_a_key_belongs_to_its_session(new_session):
    key = secrets.token_hex(8)
    for session in (new_session(), new_session()):
        reply = session.post("/windows", {"id": "w"}, Idempotency_Key=key)
        assert (reply.status, reply.revision) == (201, 1)


@pytest.mark.parametrize("key", ["two words", "é", "", "a" * 256])
def test_is_no_idempotency_key(key, session):
    reply = session.post("/windows", {}, Idempotency_Key=key)
    assert reply.problem == "400 invalid-header"


def test_a_batch_is_one_turn_and_one_revision(session):
    reply = session.post("/commands", [
        {"method": "PATCH", "path": "/windows/window2", "body": {"isHidden": False}},
        {"method": "POST", "path": "/windows/window2/makeKey"}])
    assert reply.events == [
        "window2 DidBecomeVisible", "window1 DidResignKey", "window2 DidBecomeKey"]
    assert reply.revision == 4
    assert len(reply.json["result"]) == 2


@pytest.mark.parametrize("at", range(4))
def test_a_batch_with_one_bad_command_changes_nothing(at, session):
    commands = [{"method": "POST", "path": "/windows", "body": {"id": f"n{n}"}} for n in range(4)]
    commands[at] = {"method": "POST", "path": "/windows/nobody/makeKey"}
    before = session.hash
    reply = session.post("/commands", commands)
    assert reply.problem.startswith(f"422 invalid-value /{at}/path")
    assert (session.revision, session.hash) == (3, before)


@pytest.mark.parametrize("body, problem", [
    (7, "422 invalid-value"), ("[7]", "422 invalid-value /0"),
    ('[{"method":"GET","path":"/windows"}]', "422 invalid-value /0/method"),
    ('[{"method":"POST"}]', "422 missing-field /0/path"),
    ('[{"path":"/windows"}]', "422 missing-field /0/method"),
    ('[{"method":"POST","path":"/windows","bdy":{}}]', "422 unknown-field /0/bdy"),
    ('[{"method":"POST","path":"/windows","body":{"isHiden":true}}]', "422 unknown-field /0/body/isHiden"),
    ('[{"method":"POST","path":"/commands","body":[]}]', "422 invalid-value /0/method"),
])
def test_is_no_batch(body, problem, session):
    reply = session.post("/commands", str(body))
    assert reply.problem.startswith(problem)
    assert session.revision == 3


def test_pages_of_the_log_follow_each_other(session):
    for number in range(5):
        session.post("/windows", {"id": f"n{number}"})
    seen, after = [], 0
    while after is not None:
        page = session.get(f"/commands?limit=3&after={after}").json
        assert len(page["commands"]) <= 3
        seen += [command["revision"] for command in page["commands"]]
        after = page["next"]
    assert seen == list(range(1, 9))


def test_pages_of_the_history_follow_each_other(session):
    for number in range(6):
        session.patch("/windows/window2", {"isHidden": number % 2 == 1})
    seen, query = [], "limit=3"
    while query:
        page = session.get(f"/events?{query}", Accept="application/json").json
        seen += [event["seq"] for event in page["events"]]
        query = page["next"] and f"limit=3&after={page['next']}"
    assert seen == list(range(1, 9))


def test_pages_of_sessions_follow_each_other_by_name(new_session):
    prefix = f"conformance-{secrets.token_hex(6)}"
    names = [f"{prefix}-{letter}" for letter in "abcde"]
    for name in reversed(names):
        session = new_session(name=name)
    seen, after = [], prefix
    while len(seen) < 5:
        page = session.client.send("GET", f"/sessions?after={after}&limit=2").json
        assert len(page["sessions"]) == 2 or page["next"] is None
        seen += [each["id"] for each in page["sessions"]]
        after = page["next"]
    assert seen[:5] == names


def test_every_problem_has_a_page_of_its_own(client, contract):
    listed = client.send("GET", "/problems").json["problems"]
    assert [each["code"] for each in listed] == contract.document["components"]["schemas"]["ProblemCode"]["enum"]
    for each in listed:
        page = client.send("GET", f"/problems/{each['code']}").json
        assert (page["code"], page["status"]) == (each["code"], each["status"])


def test_every_rule_has_a_page_of_its_own(client):
    rules = client.send("GET", "/rules").json["rules"]
    assert len(rules) > 100
    for rule in rules[::7]:
        assert client.send("GET", f"/rules/{rule['id']}").json == rule
    assert {rule["confidence"] for rule in rules} >= {"high", "medium", "assumed"}


def test_options_of_everything_lists_every_method(client):
    reply = client.send("OPTIONS", "*")
    assert reply.status == 204
    assert set(reply["Allow"].split(", ")) >= {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


@pytest.mark.parametrize("method", ["BREW", "get", "PROPFIND"])
def test_is_a_method_that_nobody_knows(method, session):
    reply = session.client.send(method, session.path)
    assert reply.problem == "501 unknown-method"


def test_trace_is_not_allowed(session):
    assert session.client.send("TRACE", session.path).problem == "405 method-not-allowed"


def test_a_trace_goes_on_in_the_reply(client):
    trace = secrets.token_hex(16)
    reply = client.send("GET", "/healthz", headers={"traceparent": f"00-{trace}-00f067aa0ba902b7-01"})
    version, same, span, flags = reply["traceparent"].split("-")
    assert (version, same, flags) == ("00", trace, "01")
    assert span != "00f067aa0ba902b7"


@pytest.mark.parametrize("text", ["ä", "日本", "😀", "e\u0301", "\u202e", "\ufeff", "\u0000"])
def test_a_text_comes_back_as_it_was_sent(text, session):
    session.made('POST /views {"id":"f","class":"UITextField"}')
    session.patch("/views/f", {"text": text})
    assert session.get("/views/f").json["text"] == text
    session.patch("/views/f", json.dumps({"text": text}, ensure_ascii=False).replace("\0", "\\u0000"))
    assert session.get("/views/f").json["text"] == text


@pytest.mark.parametrize("number", [
    0, -0.0, 0.1, 1e-300, 5e-324, 123456.789, 1e9, -1e9, 1 / 3, 2**53])
def test_a_number_comes_back_as_it_was_sent(number, session):
    session.patch("/windows/window1", {"windowLevel": number})
    assert session.get("/windows/window1").json["windowLevel"] == number


def test_a_session_is_found_again_under_the_same_settings(new_session):
    session = new_session({"profile": "ios13"})
    again = session.put("", {"profile": "ios13"})
    assert (again.status, again["ETag"]) == (200, session.reply["ETag"])
    assert session.put("", {"profile": "ios8"}).problem == "409 session-exists"


def test_a_session_that_is_deleted_is_gone_and_its_name_is_free(new_session, client):
    session = new_session()
    assert session.delete().status == 204
    assert session.get().problem == "404 not-found"
    assert session.delete().problem == "404 not-found"
    again = new_session(name=session.name)
    assert again.reply["ETag"] != session.reply["ETag"]


def test_one_command_that_is_no_list_is_answered_like_itself(session):
    reply = session.post("/commands", {"method": "POST", "path": "/windows", "body": {"id": "w"}})
    assert (reply.status, reply.json["result"]["id"]) == (201, "w")


def test_the_history_and_the_lessons_can_be_saved(session):
    history = session.get("/events", Accept="application/json")
    again = session.get("/events", Accept="application/json", If_None_Match=history["ETag"])
    assert (again.status, again.body) == (304, b"")
    lessons = session.client.send("GET", "/lessons").json["lessons"]
    for target in ("/lessons", f"/lessons/{lessons[0]['id']}", "/web/app.js"):
        first = session.client.send("GET", target)
        again = session.client.send("GET", target, headers={"If-None-Match": first["ETag"]})
        assert (again.status, again.body) == (304, b"")


def test_a_session_that_is_not_there_has_no_page(client):
    assert client.send("GET", "/s/conformance-nobody").problem == "404 not-found"


def test_a_frame_shows_a_session_that_there_is(session):
    assert session.client.send("GET", "/embed/no-such-session@1").problem == "404 not-found"
    assert session.client.send("GET", f"/embed/{session.name}@99").problem == "404 unknown-revision"


def test_the_service_worker_is_not_sent_twice(client):
    first = client.send("GET", "/sw.js")
    assert client.send("GET", "/sw.js", headers={"If-None-Match": first["ETag"]}).status == 304
