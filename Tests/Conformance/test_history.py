"""Earlier moments, forks, documents of sessions, and the log as programs."""
import pytest


@pytest.fixture
def story(session):
    """Eight revisions, each with a difference."""
    return session.made(
        "POST /windows/window2/makeKeyAndVisible",
        'POST /views {"id":"box","superview":"window2","frame":[0,0,50,50]}',
        'PATCH /windows/window2 {"alpha":0.5}',
        "DELETE /references/window1",
        'PATCH /windows/window2 {"isHidden":true}')


def test_each_earlier_moment_is_as_it_was(new_session):
    session, hashes = new_session(), []
    for number in range(6):
        hashes.append(session.hash)
        session.post("/windows", {"id": f"w{number}", "isHidden": number % 2 == 0})
    for revision, wanted in enumerate(hashes):
        snapshot = session.get(f"/snapshot?at={revision}")
        assert (snapshot.json["stateHash"], snapshot.revision) == (wanted, revision)
        assert session.get(f"/snapshot?at={revision - 6}" if revision < 6 else "").json["stateHash"] == wanted


def test_the_middle_of_a_turn_can_be_looked_at(story):
    # Revision 4 shows window2, then window1 resigns key, then window2 becomes key.
    keys = [[window["id"] for window in story.get(f"/windows?at=4.{event}").json["windows"] if window["isKeyWindow"]]
            for event in (1, 2, 3)]
    assert keys == [["window1"], ["window2"], ["window2"]]
    moments = story.get("/moments?from=4.2&within=events&limit=3").json
    assert [(moment["revision"], moment.get("event")) for moment in moments["moments"]] == [(4, 2), (4, 3), (4, None)]
    assert story.get("/snapshot?at=4.4").problem == "404 unknown-revision"


def test_an_earlier_moment_can_be_saved_by_its_etag(story):
    assert story.get("/windows?at=2", If_None_Match='"2"').status == 304
    assert story.get("/windows?at=2", If_None_Match='"8"').status == 200


def test_what_is_gone_is_there_at_an_earlier_moment(story):
    assert story.get("/windows/window1").problem == "404 not-found"
    assert story.get("/windows/window1?at=6").json["id"] == "window1"
    assert story.get("/windows/window1?at=0").problem == "404 not-found"


def test_a_fork_goes_on_from_a_moment_and_leaves_the_session_alone(story, temporary):
    before = story.hash
    forked = story.post("/forks", {"at": 6})
    assert (forked.status, forked.json["revision"]) == (201, 6)
    path = forked["Location"]
    temporary.append(path.split("/")[2])
    wanted = story.get("/snapshot?at=6").json["stateHash"]
    send = story.client.send
    assert send("GET", f"{path}/snapshot").json["stateHash"] == wanted
    assert send("DELETE", f"{path}/windows/window1").status == 200
    assert (story.revision, story.hash) == (8, before)


def test_a_fork_takes_a_free_name(story, new_session, temporary):
    other = new_session()
    assert story.post("/forks", {"id": other.name}).problem == "409 session-exists"
    assert story.post("/forks", {"at": 9}).problem.startswith("404 unknown-revision")
    assert story.post("/forks", {"at": -9}).problem.startswith("404 unknown-revision")
    assert story.post("/forks", {"at": 1.5}).problem == "422 invalid-value /at"


def test_a_session_comes_back_from_its_document(story, temporary):
    document = story.get("/export").json
    name = f"{story.name}-again"
    temporary.append(name)
    made = story.client.send("POST", f"/imports?id={name}", document)
    assert (made.status, made.json["id"], made.json["revision"]) == (201, name, 8)
    send = story.client.send
    assert send("GET", f"/sessions/{name}/snapshot").json["stateHash"] == story.hash
    assert send("GET", f"/sessions/{name}/export").json == {**document, "id": name}
    assert send("POST", f"/imports?id={name}", document).problem == "409 session-exists"


def test_a_document_that_was_changed_is_refused(story, temporary):
    document = story.get("/export").json
    document["commands"][2]["tag"] = 7
    reply = story.client.send("POST", f"/imports?id={story.name}-again", document)
    assert reply.problem.startswith("422 state-mismatch")
    document["commands"][1]["on"] = "nobody"
    assert story.client.send("POST", f"/imports?id={story.name}-again", document).status == 422
    assert story.client.send("GET", f"/sessions/{story.name}-again").status == 404


def test_a_document_of_other_rules_says_where_it_differs(story, temporary):
    document = {**story.get("/export").json, "rules": 0}
    name, send = f"{story.name}-again", story.client.send
    temporary.append(name)
    document["commands"][1]["on"] = "nobody"
    made = send("POST", f"/imports?id={name}", document)
    assert (made.status, made.json["revision"], made.json["rulesChangedAt"]) == (201, 8, 2)
    commands = send("GET", f"/sessions/{name}/commands").json["commands"]
    assert [command["revision"] for command in commands if command.get("refused")] == [2]
    again = send("GET", f"/sessions/{name}/export").json
    assert again["rules"] > 0 and again["commands"][1]["refused"]


def test_a_document_of_other_rules_that_lead_there_too_is_the_same(story, temporary):
    document = {**story.get("/export").json, "rules": 0}
    name = f"{story.name}-again"
    temporary.append(name)
    made = story.client.send("POST", f"/imports?id={name}", document)
    assert (made.status, "rulesChangedAt" in made.json) == (201, False)


@pytest.mark.parametrize("change, problem", [
    ({"rules": -1}, "422 invalid-value /rules"), ({"rules": 1.5}, "422 invalid-value /rules"),
    ({"format": "fenestra-session-9"}, "422 invalid-value /format"),
    ({"revision": 99}, "422"), ({"origin": {"profile": "ios99"}}, "422"), ({"extra": 1}, "422 unknown-field /extra"),
    ({"commands": None}, "422 invalid-value /commands"),
])
def test_is_no_document_of_a_session(change, problem, story):
    document = {**story.get("/export").json, **change}
    reply = story.client.send("POST", f"/imports?id={story.name}-again", document)
    assert reply.problem.startswith(problem)


def test_the_same_commands_lead_to_the_same_state(new_session):
    sessions = [new_session() for _ in range(2)]
    for session in sessions:
        session.made(
            'POST /controllers {"class":"UINavigationController"}', "POST /windows {}",
            'PATCH /windows/w1 {"rootViewController":"vc1"}', "POST /windows/w1/makeKeyAndVisible")
    assert sessions[0].hash == sessions[1].hash
    first, second = (each.get("/events?include=all", Accept="application/json").json for each in sessions)
    assert first["events"] == second["events"]


@pytest.mark.parametrize("language, line", [
    ("swift", "  window2.makeKeyAndVisible()"), ("objc", "  [window2 makeKeyAndVisible];"),
    ("curl", "/windows/window2/makeKeyAndVisible"),
])
def test_the_log_is_a_program(language, line, story):
    program = story.get(f"/commands?as={language}")
    assert program.type == "text/plain"
    assert line in program.text


@pytest.mark.parametrize("language, code", [
    ("swift", "window2.makeKey()\n"), ("objc", "[window2 makeKeyWindow];\n")])
def test_a_command_is_shown_as_code(language, code, session):
    reply = session.post(f"/windows/window2/makeKey?as={language}&dryRun=true")
    assert reply.json["code"] == code


def test_code_runs_statement_by_statement(session):
    reply = session.post("/code", {"source": "UIWindow *w = [[UIWindow alloc] init];\nw.hidden = NO;\nNSLog(@\"%f\", w.windowLevel);"})
    lines = reply.json["lines"]
    assert [line["did"] for line in lines] == ["command", "command", "printed", "command"]
    assert reply.json["output"] == ["0.000000"]
    assert [event["name"] for event in lines[-1]["events"]] == ["UIWindowDidBecomeHiddenNotification", "dealloc"]
    assert session.revision == 6


@pytest.mark.parametrize("source", ["{{{{", "[window1 makeKey", 'NSLog(@"a', "let x = ", "\"\"\"", "/* a"])
def test_code_that_cannot_be_read_runs_nothing(source, session):
    assert session.post("/code", {"source": source}).problem == "422 invalid-code /source"
    assert session.revision == 3
