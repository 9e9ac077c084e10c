"""A class: who leads it, who follows it, and how often."""
import pytest

from stream import Stream
from test_access import bearer, guarded, made  # noqa: F401 (fixtures)
from waiting import eventually


@pytest.fixture
def classroom(client, session):
    return "/classes/" + session.post("/class").json["code"]


def test_who_follows_is_told_where_the_teacher_points(client, classroom):
    assert client.send("GET", classroom + "/events").status == 200
    stream = Stream(client, classroom + "/events")
    hello = stream.next()
    assert (hello.name, hello.json["cursor"]) == ("hello", {"revision": None, "selection": None})
    client.send("PATCH", classroom, {"revision": 2, "selection": "window1"})
    moved = stream.next()
    assert (moved.name, moved.json) == ("cursor", {"revision": 2, "selection": "window1"})
    client.send("DELETE", classroom)
    assert stream.next().name == "bye"
    assert stream.next() is None
    assert client.send("GET", classroom).problem == "404 not-found"


def test_a_class_goes_along_to_another_session(client, classroom):
    stream = Stream(client, classroom + "/events")
    code = stream.next().json["code"]
    other = client.send("POST", "/sessions", {}).json["id"]
    body = {"session": other, "lesson": {"id": "03-levels", "step": 2}}
    assert client.send("PUT", classroom + "/session", body).json["session"] == other
    event = stream.next()
    assert (event.name, event.json["code"], event.json["session"]) == ("session", code, other)
    assert event.json["lesson"] == {"id": "03-levels", "step": 2, "isRevealed": False}
    body["lesson"]["id"] = "no-lesson"
    assert client.send("PUT", classroom + "/session", body).problem == "422 invalid-value /lesson/id"
    client.send("DELETE", f"/sessions/{other}")
    assert stream.next().name == "bye"


def test_a_poll_tells_counts_once_it_is_revealed(client, classroom):
    opened = client.send("POST", classroom + "/polls", {"question": "Who?", "options": ["a", "b"]})
    poll = f"{classroom}/polls/{opened.json['poll']['number']}"
    for key, option in (("student-1", 0), ("student-2", 1), ("student-3", 1)):
        client.send("POST", poll + "/answers", {"key": key, "option": option})
    again = client.send("POST", poll + "/answers", {"key": "student-1", "option": 1})
    assert again.problem == "409 already-answered"
    before = client.send("GET", classroom).json["poll"]
    assert (before["answers"], before["counts"]) == (3, None)
    assert client.send("POST", poll + "/reveal").json["poll"]["counts"] == [1, 2]


def test_a_teacher_who_points_too_often_is_asked_to_wait(client, classroom):
    def refused():
        replies = client.send_at_once(30, "PATCH", classroom, {"selection": "window1"})
        return [reply for reply in replies if reply.status != 200]

    for reply in eventually(refused):
        assert (reply.status, reply["Retry-After"]) == (429, "1")


def test_control_is_given_to_a_hand_and_taken_back(client, classroom):
    stream = Stream(client, classroom + "/events")
    stream.next()
    hands = [client.send("POST", classroom + "/hands").json["hand"] for _ in range(2)]
    given = client.send("PUT", classroom + "/control", {"hand": hands[1]})
    assert (given.json["control"], given.json["hands"]) == (hands[1], hands[:1])
    event = stream.next()
    assert (event.name, event.json) == ("control", {"control": hands[1]})
    assert client.send("PUT", classroom + "/control", {"hand": hands[1]}).problem == "422 invalid-value /hand"
    taken = client.send("DELETE", classroom + "/control")
    assert (taken.json["control"], taken.json["hands"]) == (None, [])
    assert stream.next().json == {"control": None}


def test_a_class_is_told_as_text_to_who_asks_for_it(client, session, classroom):
    def told(method, path="", body=None):
        reply = client.send(method, classroom + path, body, {"Accept": "text/plain"})
        assert reply["Content-Type"] == "text/plain; charset=utf-8"
        return reply.text.splitlines()

    code, name = classroom.removeprefix("/classes/"), session.path.removeprefix("/sessions/")
    start = [f"class {code} shows {name} at /c/{code}", "0 students follow"]
    assert told("GET") == [*start, "the teacher leads, at the newest revision"]
    assert told("PATCH", body={"revision": 1, "selection": "window1"}) == [
        *start, "the teacher leads, at revision 1, on window1"]
    assert [told("POST", "/hands") for _ in range(2)] == [["hand 1 is up"], ["hand 2 is up"]]
    assert told("PUT", "/control", {"hand": 2}) == [
        *start, "hand 2 leads, at revision 1, on window1", "hands up: 1"]
    leads = "the teacher leads, at revision 1, on window1"
    assert told("DELETE", "/control") == [*start, leads]
    shown = {"session": name, "lesson": {"id": "03-levels", "step": 2}}
    start.append("lesson 03-levels, step 2")
    assert told("PUT", "/session", shown) == [*start, leads]
    poll = {"question": "Who\nis key?", "options": ["window1", "window2"]}
    assert told("POST", "/polls", poll) == [
        *start, leads, "poll 1, open, 0 answers: Who is key?", "  0 window1", "  1 window2"]
    assert told("POST", "/polls/1/answers", {"key": "student-1", "option": 1}) == [
        *start, leads, "poll 1, open, 1 answer: Who is key?", "  0 window1", "  1 window2"]
    assert told("POST", "/polls/1/reveal") == [
        *start, leads, "poll 1, revealed, 1 answer: Who is key?", "  0 window1  0", "  1 window2  1"]
    assert told("DELETE") == [f"class {code} is over"]


def test_guesses_of_codes_are_slowed_down(own):
    client = own()
    client.send("PUT", "/sessions/s")
    classroom = client.send("POST", "/sessions/s/class")["Location"]
    for _ in range(400):
        reply = client.send("GET", "/classes/222222")
        if reply.status == 429:
            break
    assert reply.problem == "429 too-fast"
    assert 1 <= int(reply["Retry-After"]) <= 10
    # The right answer is not revealed either, or guessing could continue; the class itself continues.
    assert client.send("GET", classroom).status == 429
    elsewhere = client.elsewhere()
    assert elsewhere.send("GET", classroom).status == 200
    elsewhere.close()


def test_a_hand_of_a_guarded_class_opens_it_while_it_has_control(guarded, made):  # noqa: F811
    session = made["Location"]
    opened = guarded.send("POST", session + "/class", None, bearer(made.json["controlToken"]))
    classroom, teacher = opened["Location"], bearer(opened.json["teacherToken"])
    raised = guarded.send("POST", classroom + "/hands", authorized=False)
    assert raised["Cache-Control"] == "no-store"
    student = bearer(raised.json["handToken"])

    def tried():
        return [guarded.send(method, target, body, student).status for method, target, body in (
            ("POST", session + "/windows", {}), ("PATCH", classroom, {"revision": None}))]
    assert tried() == [401, 401]
    guarded.send("PUT", classroom + "/control", {"hand": raised.json["hand"]}, teacher)
    assert tried() == [201, 200]
    for method, target in (("DELETE", session), ("POST", session + "/class"), ("DELETE", classroom)):
        assert guarded.send(method, target, None, student).problem == "401 wrong-token"
    guarded.send("DELETE", classroom + "/control", None, teacher)
    assert tried() == [401, 401]


def test_only_the_teacher_leads_a_guarded_class(guarded, made):  # noqa: F811
    session = bearer(made.json["controlToken"])
    opened = guarded.send("POST", made["Location"] + "/class", None, session)
    classroom, teacher = opened["Location"], bearer(opened.json["teacherToken"])
    poll = {"question": "Who?", "options": ["a", "b"]}
    assert guarded.send("POST", classroom + "/hands", authorized=False).json["hand"] == 1
    for method, target, body in (
            ("PATCH", "", {"revision": None}), ("POST", "/polls", poll),
            ("PUT", "/session", {"session": made.json["id"]}),
            ("POST", "/polls/1/reveal", None), ("PUT", "/control", {"hand": 1}),
            ("DELETE", "/control", None), ("DELETE", "", None)):
        refused = guarded.send(method, classroom + target, body, authorized=False)
        assert refused.problem == "401 token-needed"
        assert guarded.send(method, classroom + target, body, teacher).status in (200, 201)
