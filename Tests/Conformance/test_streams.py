"""Server-sent events: what a client that follows a session gets, and what it gets again."""
import threading

import pytest

from client import Client, short
from stream import Stream
from waiting import eventually


@pytest.fixture
def follow(client):
    """Follows a session; the streams end with the case."""
    streams = []

    def follow(session, query="", **headers):
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        stream = Stream(client, f"{session.path}/events{query}", fields)
        streams.append(stream)
        return stream

    yield follow
    for stream in streams:
        stream.close()


@pytest.fixture
def one(new_session):
    """A session with one hidden window."""
    return new_session().made('POST /windows {"id":"a"}')


def toggle(session, times):
    for time in range(times):
        assert session.patch("/windows/a", {"isHidden": time % 2 == 1}).status == 200


def test_a_stream_says_hello_with_where_the_session_is(one, follow):
    stream = follow(one)
    assert stream.reply.status == 200
    assert stream.reply.getheader("Content-Type") == "text/event-stream"
    assert stream.reply.getheader("Cache-Control") == "no-store"
    hello, = stream.take(1)
    assert (hello.name, hello.retry) == ("hello", "1000")
    epoch = one.get().json["epoch"]
    assert hello.json == {
        "session": one.name, "epoch": epoch, "revision": 1, "seq": 0,
        "heartbeatSeconds": hello.json["heartbeatSeconds"]}
    assert hello.id.startswith(f"{epoch}.0")


def test_events_come_with_identifiers_that_count(one, follow):
    stream = follow(one)
    epoch = stream.take(1)[0].json["epoch"]
    toggle(one, 3)
    messages = stream.take(3)
    assert [message.id for message in messages] == [f"{epoch}.{seq}" for seq in (1, 2, 3)]
    assert [short(message.name) for message in messages] == [
        "DidBecomeVisible", "DidBecomeHidden", "DidBecomeVisible"]
    assert [message.json["revision"] for message in messages] == [2, 3, 4]
    assert [message.json["object"] for message in messages] == ["a"] * 3


def test_a_reply_and_the_stream_tell_the_same(one, follow):
    stream = follow(one)
    stream.take(1)
    told = one.post("/windows/a/makeKeyAndVisible").json["events"]
    heard = [message.json for message in stream.take(2)]
    assert heard == [{**event, "revision": 2} for event in told]


def test_what_was_missed_comes_after_last_event_id(one, follow):
    toggle(one, 6)
    everything = follow(one, "?after=0").take(7)[1:]
    for place in (0, 2, 5):
        stream = follow(one, Last_Event_ID=everything[place].id)
        messages = stream.take(6 - place)
        assert messages[0].name == "hello"
        assert [repr(each) for each in messages[1:]] == [repr(each) for each in everything[place + 1:]]


def test_last_event_id_wins_over_after(one, follow):
    toggle(one, 4)
    epoch = one.get().json["epoch"]
    messages = follow(one, "?after=0", Last_Event_ID=f"{epoch}.3").take(2)
    assert messages[1].id == f"{epoch}.4"


def test_a_stream_that_was_cut_again_and_again_misses_nothing(one, follow):
    got, last = [], None
    for _ in range(8):
        stream = follow(one, **({"Last_Event_ID": last} if last else {}))
        last = stream.take(1)[0].id
        toggle(one, 2)
        message, = stream.take(1)
        got.append(message.json["seq"])
        last = message.id
        stream.close()
    rest = follow(one, Last_Event_ID=last)
    got += [message.json["seq"] for message in rest.take(9)[1:]]
    assert got == list(range(1, 17))


def test_a_client_that_was_cut_before_anything_happened_misses_nothing(one, follow):
    hello, = follow(one).take(1)
    toggle(one, 2)
    messages = follow(one, Last_Event_ID=hello.id).take(3)[1:]
    assert [message.json["seq"] for message in messages] == [1, 2]


def test_hello_names_the_place_where_the_stream_begins(one, follow):
    toggle(one, 2)
    epoch = one.get().json["epoch"]
    assert [message.id for message in follow(one, "?after=1").take(2)] == [f"{epoch}.1", f"{epoch}.2"]


def test_an_identifier_of_another_epoch_is_a_reset(one, follow):
    toggle(one, 2)
    stream = follow(one, Last_Event_ID="zzzzzz.1")
    messages = stream.take(2)
    assert [message.name for message in messages] == ["hello", "reset"]
    assert messages[1].json["seq"] == 2
    toggle(one, 1)
    assert stream.take(1)[0].json["seq"] == 3


@pytest.mark.parametrize("identifier", ["yesterday", ".1", "abcdef.", "abcdef.-1", "abcdef.1x", "one"])
def test_is_no_identifier_of_an_event(identifier, one):
    reply = one.get("/events", Last_Event_ID=identifier)
    assert reply.problem == "400 invalid-header"


def test_a_moment_that_has_not_come_is_refused_or_waits(one, follow):
    epoch = one.get().json["epoch"]
    stream = follow(one, Last_Event_ID=f"{epoch}.99")
    if stream.reply.status == 200:
        assert [message.name for message in stream.take(2)] == ["hello", "reset"]
    else:
        assert stream.reply.status in (400, 422)


@pytest.mark.parametrize("group, wanted", [
    ("command", ["command", "DidBecomeVisible", "command", "DidBecomeHidden"]),
    ("reference", ["DidBecomeVisible", "DidBecomeHidden", "dealloc"]),
    ("window", ["DidBecomeVisible", "DidBecomeHidden"]),
    ("command,reference", ["command", "DidBecomeVisible", "command", "DidBecomeHidden", "dealloc"]),
    ("all", ["command", "DidBecomeVisible", "command", "DidBecomeHidden", "dealloc"]),
])
def test_a_stream_has_the_groups_that_were_asked_for(group, wanted, one, follow):
    stream = follow(one, f"?include={group}")
    stream.take(1)
    toggle(one, 1)
    one.delete("/windows/a")
    assert [short(message.name) for message in stream.take(len(wanted))] == wanted


def test_lifecycle_and_tree_events_come_where_they_are_asked_for(new_session, follow):
    session = new_session().made('POST /controllers {"id":"vc"}', 'POST /windows {"id":"w"}')
    stream, plain = follow(session, "?include=lifecycle,tree"), follow(session)
    stream.take(1), plain.take(1)
    session.made('PATCH /windows/w {"rootViewController":"vc"}')
    told = session.post("/windows/w/makeKeyAndVisible").json["events"]
    heard = [message.json["name"] for message in stream.take(len(told))]
    assert heard == [event["name"] for event in told]
    assert [short(message.name) for message in plain.take(2)] == ["DidBecomeVisible", "DidBecomeKey"]


def test_all_who_follow_a_session_see_the_same_in_the_same_order(one, follow, request, client):
    streams = [follow(one, "?include=all") for _ in range(6)]
    for stream in streams:
        stream.take(1)

    def write(number):
        own = Client(request.config.base, client.token)
        for _ in range(10):
            own.send("POST", f"{one.path}/windows", {"tag": number})
            own.send("POST", f"{one.path}/windows/a/makeKeyAndVisible")
            own.send("PATCH", f"{one.path}/windows/a", {"isHidden": True})
        own.close()

    writers = [threading.Thread(target=write, args=(number,)) for number in range(3)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    history, query = [], "include=all&limit=1000&after=0"
    while query:
        page = one.get(f"/events?{query}", Accept="application/json").json
        history += page["events"]
        query = page["next"] and f"include=all&after={page['next']}"
    # The commands before the streams began.
    history = [event for event in history if event["revision"] > 1]
    assert len(history) >= 90
    for stream in streams:
        assert [message.json for message in stream.take(len(history))] == history


def test_a_refused_command_and_a_dry_run_tell_nobody(one, follow):
    stream = follow(one, "?include=all")
    stream.take(1)
    one.patch("/windows/a", {"alpha": 2})
    one.patch("/windows/a?dryRun=true", {"isHidden": False})
    one.post("/windows", {"id": "a"})
    toggle(one, 1)
    assert stream.take(2)[1].json["seq"] == 1


def test_a_session_that_is_deleted_says_bye(one, follow):
    streams = [follow(one) for _ in range(3)]
    for stream in streams:
        stream.take(1)
    assert one.delete().status == 204
    for stream in streams:
        bye, = stream.rest()
        assert (bye.name, bye.json["reason"]) == ("bye", "session-deleted")
        assert 500 <= int(bye.retry) <= 3000


def test_the_history_is_what_the_stream_tells(one, follow):
    toggle(one, 5)
    history = one.get("/events", Accept="application/json").json
    assert history["next"] is None
    streamed = follow(one, "?after=0").take(6)[1:]
    assert [message.json for message in streamed] == history["events"]


def test_head_of_a_stream_opens_none(one):
    reply = one.send("HEAD", "/events")
    assert (reply.status, reply.type, reply.body) == (200, "text/event-stream", b"")


def test_a_silent_stream_has_a_heartbeat(own):
    client = own("--heartbeat", "0.1")
    client.send("PUT", "/sessions/quiet")
    stream = Stream(client, "/sessions/quiet/events")
    assert stream.take(1)[0].json["heartbeatSeconds"] == 0.1
    for _ in range(3):
        stream.heartbeat()
    stream.close()


def test_one_stream_more_than_the_limit_is_refused_until_one_leaves(own):
    # One address has half of them.
    client = own("--max-streams", "4")
    client.send("PUT", "/sessions/s")
    streams = [Stream(client, "/sessions/s/events") for _ in range(2)]
    for stream in streams:
        stream.take(1)
    refused = client.send("GET", "/sessions/s/events")
    assert refused.problem == "429 too-many-streams"
    assert int(refused["Retry-After"]) > 0
    streams.pop().close()

    def another():
        stream = Stream(client, "/sessions/s/events")
        if stream.reply.status == 200:
            return stream
        stream.close()

    for stream in [eventually(another), *streams]:
        stream.close()


def test_a_client_that_was_away_too_long_is_told_of_the_gap(own):
    client = own("--history", "20")
    client.send("PUT", "/sessions/s")
    client.send("POST", "/sessions/s/windows", {"id": "a"})
    epoch = client.send("GET", "/sessions/s").json["epoch"]
    for time in range(80):
        client.send("PATCH", "/sessions/s/windows/a", {"isHidden": time % 2 == 1})
    stream = Stream(client, "/sessions/s/events", {"Last-Event-ID": f"{epoch}.1"})
    hello, gap = stream.take(2)
    assert (hello.name, gap.name) == ("hello", "gap")
    assert gap.json["from"] == 2
    rest = stream.take(80 - gap.json["to"])
    assert [message.json["seq"] for message in rest] == list(range(gap.json["to"] + 1, 81))
    stream.close()


def test_a_service_that_stops_says_bye(own):
    client = own()
    client.send("PUT", "/sessions/s")
    stream = Stream(client, "/sessions/s/events")
    stream.take(1)
    stop = threading.Thread(target=own.services[-1].stop)
    stop.start()
    bye, = stream.rest()
    stop.join()
    assert (bye.name, bye.json["reason"]) == ("bye", "shutdown")
