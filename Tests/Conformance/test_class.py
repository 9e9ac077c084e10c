"""A class: who leads it, who follows it, and how often."""
import pytest

from stream import Stream
from test_access import bearer, guarded, made  # noqa: F401 (fixtures)


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
    for _ in range(200):
        reply = client.send("PATCH", classroom, {"selection": "window1"})
        if reply.status == 429:
            break
    assert (reply.status, reply["Retry-After"]) == (429, "1")


def test_only_the_teacher_leads_a_guarded_class(guarded, made):  # noqa: F811
    session = bearer(made.json["controlToken"])
    opened = guarded.send("POST", made["Location"] + "/class", None, session)
    classroom, teacher = opened["Location"], bearer(opened.json["teacherToken"])
    poll = {"question": "Who?", "options": ["a", "b"]}
    for method, target, body in (
            ("PATCH", "", {"revision": None}), ("POST", "/polls", poll),
            ("POST", "/polls/1/reveal", None), ("DELETE", "", None)):
        refused = guarded.send(method, classroom + target, body, authorized=False)
        assert refused.problem == "401 token-needed"
        assert guarded.send(method, classroom + target, body, teacher).status in (200, 201)
