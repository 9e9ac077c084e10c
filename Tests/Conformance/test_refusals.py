"""Refusals for size or load: the whole problem document, and that nothing changed.

Each case runs its own service with a small limit.
"""
import contextlib
import json

from waiting import eventually

SESSION = "/sessions/s"


def started(client, views=0):
    """A session with a window and as many views in it."""
    assert client.send("PUT", SESSION).status == 201
    assert client.send("POST", SESSION + "/windows", {"id": "w"}).status == 201
    for number in range(views):
        body = {"id": f"v{number}", "superview": "w"}
        assert client.send("POST", SESSION + "/views", body).status == 201


@contextlib.contextmanager
def unchanged(client):
    """Fails if the block changes the session."""
    def state():
        shown = client.send("GET", SESSION + "/snapshot").json
        return {name: shown[name] for name in ("revision", "seq", "stateHash")}

    before = state()
    yield
    assert state() == before


def too_much(detail, **more):
    return {"type": "/problems/too-much-work", "title": "Too much work", "status": 422,
            "code": "too-much-work", "detail": detail, **more}


def frames(count):
    return [{"method": "PATCH", "path": "/windows/w", "body": {"frame": [0, 0, 100 + n, 100]}}
            for n in range(count)]


def test_a_batch_posts_as_many_events_as_it_may(own):
    client = own("--max-batch-events", "4")
    started(client)
    show = {"method": "POST", "path": "/windows/w/makeKeyAndVisible"}
    hide = {"method": "PATCH", "path": "/windows/w", "body": {"isHidden": True}}
    # Two events, then two more: visible and key, hidden and no longer key.
    problem = too_much(
        "The commands of one batch may post at most 4 events; nothing was changed.", pointer="/2",
        hint="Split the batch.")
    for target in ("/commands", "/commands?dryRun=true"):
        with unchanged(client):
            refused = client.send("POST", SESSION + target, [show, hide, show])
            assert refused.json == problem
            assert refused["Retry-After"] is None
    assert client.send("POST", SESSION + "/commands", [show, hide]).status == 200
    assert client.send("POST", SESSION + "/commands", [show]).status == 200


def test_a_batch_visits_as_many_views_as_it_may(own):
    client = own("--max-batch-visits", "40")
    started(client, views=10)
    most = next(n for n in range(1, 100) if refuses(client, frames(n + 1)))
    problem = too_much(
        "The commands of one batch may visit at most 40 views; nothing was changed.",
        pointer=f"/{most}", hint="Split the batch.")
    for target in ("/commands", "/commands?dryRun=true"):
        with unchanged(client):
            assert client.send("POST", SESSION + target, frames(most + 1)).json == problem
    assert client.send("POST", SESSION + "/commands", frames(most)).status == 200


def refuses(client, batch):
    return client.send("POST", SESSION + "/commands?dryRun=true", batch).status == 422


def test_a_request_takes_as_many_steps_as_it_may(own):
    client = own("--max-work", "300")
    started(client, views=50)
    code = {"language": "swift", "source": "var a = 0\nfor i in 0..<900 { a = i }"}
    with unchanged(client):
        refused = client.send("POST", SESSION + "/code", code)
        assert refused.json == too_much(
            "The code takes more than 300 steps of work.", hint="Run it in parts.")
        assert refused["Retry-After"] is None
    exported = client.send("GET", SESSION + "/export").json
    # It has 51 commands, whose events count as well.
    sessions = client.send("GET", "/sessions").json
    refused = client.send("POST", "/imports", exported)
    assert refused.json == too_much(
        "The request needs more than 300 steps of work; nothing was changed.",
        hint="Request less at a time, or split the request.")
    assert refused["Retry-After"] is None
    assert client.send("GET", "/sessions").json == sessions


def test_a_list_is_as_long_as_it_may_be_and_goes_on_in_another(own):
    client = own("--max-reply", "500")
    started(client, views=30)
    revisions, after = [], 0
    while after is not None:
        page = client.send("GET", f"{SESSION}/commands?after={after}").json
        assert 0 < len(page["commands"]) < 31
        revisions += [command["revision"] for command in page["commands"]]
        after = page["next"]
    assert revisions == list(range(1, 32))
    with unchanged(client):
        refused = client.send("GET", SESSION + "/export")
        assert refused.json == too_much(
            "The document has more than 500 bytes.",
            hint="GET /commands has the log in pages; an operator may raise --max-reply.")
        assert refused["Retry-After"] is None


def test_a_batch_whose_results_are_too_long_is_carried_out_and_leaves_results_out(own):
    client = own("--max-reply", "2000")
    started(client)
    reply = client.send("POST", SESSION + "/commands", frames(10)).json
    assert len(reply["result"]) + reply["omittedResults"] == 10
    assert 0 < len(reply["result"]) < 10
    assert client.send("GET", SESSION + "/windows/w").json["frame"]["width"] == 109


def test_requests_wait_for_a_worker_as_many_as_may(own):
    client = own("--workers", "2", "--max-waiting-requests", "1")
    started(client)
    loops = "".join(f"var a{n} = 0\nfor i in 0..<900 {{ a{n} = i }}\n" for n in range(300))
    body = json.dumps({"language": "swift", "source": "w.tag = 1\n" + loops}).encode()
    bodies = client.send("GET", "/limits").json["limits"]
    most = next(each["value"] for each in bodies if each["name"] == "bodies of waiting requests")
    replies = []

    # One runs and one waits. A fast machine may finish those before the others come, so it retries.
    def refused():
        replies.extend(client.send_at_once(12, "POST", SESSION + "/code", body))
        return [reply for reply in replies if reply.status != 200]

    for each in eventually(refused):
        assert (each.status, each["Retry-After"], each.json) == (503, "1", {
            "type": "/problems/overloaded", "title": "Overloaded", "status": 503,
            "code": "overloaded",
            "detail": f"The limit of waiting requests is reached: 1, with {most} bytes of bodies at most."})
    done = sum(reply.status == 200 for reply in replies)
    assert done
    # The window's command, and one of each source that ran.
    assert client.send("GET", SESSION).json["revision"] == 1 + done


def test_an_idle_session_expires(own):
    client = own("--session-idle", "1")
    started(client)

    def names():
        return [session["id"] for session in client.send("GET", "/sessions").json["sessions"]]

    epoch = client.send("GET", SESSION).json["epoch"]
    # A list does not use the sessions in it.
    eventually(lambda: not names())
    gone = {"type": "/problems/not-found", "title": "Not found", "status": 404, "code": "not-found",
            "detail": "There is no session 's'."}
    for method, target, body in (("GET", "", None), ("POST", "/windows", {}), ("DELETE", "", None)):
        refused = client.send(method, SESSION + target, body)
        assert {name: value for name, value in refused.json.items() if name != "try"} == gone
        assert refused["Retry-After"] is None
    assert names() == []
    assert client.send("PUT", SESSION).status == 201
    assert client.send("GET", SESSION).json["epoch"] != epoch
