"""Each metric changes with its event, and not before."""
import re

import pytest

from stream import Stream
from waiting import eventually

REQUEST = "fenestra_http_requests_total"


class Meter:
    def __init__(self, client):
        self.client = client

    def samples(self):
        """Every sample by its name and labels."""
        text = self.client.send("GET", "/metrics").text
        return {name: float(value) for name, value in re.findall(r"^([^#\s]\S*(?: [^\s]*\})?) (\S+)$", text, re.M)}

    def changes(self, *requests, drop="/metrics"):
        """The samples that differ after the requests, except those that reading them changes."""
        before = self.samples()
        for method, target, *rest in requests:
            self.client.send(method, target, *rest)
        after = self.samples()
        return {name: after[name] - before.get(name, 0) for name in after
                if after[name] != before.get(name) and drop not in name}


@pytest.fixture
def meter(own):
    meter = Meter(own())
    meter.client.send("PUT", "/sessions/s")
    meter.client.send("POST", "/sessions/s/windows", {"id": "a"})
    return meter


def counts(changes):
    return {name: change for name, change in changes.items() if name.startswith(REQUEST)}


def request(method, route, status):
    return f'{REQUEST}{{method="{method}",route="{route}",status="{status}"}}'


@pytest.mark.parametrize("sent, counted", [
    (("GET", "/healthz"), ("GET", "/healthz", 200)),
    (("HEAD", "/healthz"), ("GET", "/healthz", 200)),
    (("GET", "/sessions/s/windows"), ("GET", "/sessions/{session}/windows", 200)),
    (("GET", "/sessions/nobody/windows"), ("GET", "/sessions/{session}/windows", 404)),
    (("PATCH", "/sessions/s/windows/a", {"alpha": 1}), ("PATCH", "/sessions/{session}/windows/{window}", 200)),
    (("PATCH", "/sessions/s/windows/a", {"alpha": 2}), ("PATCH", "/sessions/{session}/windows/{window}", 422)),
    (("PATCH", "/sessions/s/windows/a", "{"), ("PATCH", "/sessions/{session}/windows/{window}", 400)),
    (("POST", "/sessions/s/windows", {"id": "a"}), ("POST", "/sessions/{session}/windows", 409)),
    (("GET", "/nowhere"), ("", "unknown", 404)),
    (("DELETE", "/healthz"), ("", "unknown", 405)),
    (("BREW", "/healthz"), ("", "refused", 501)),
])
def test_a_request_counts_once_under_its_route_and_status(sent, counted, meter):
    changes = meter.changes(sent)
    assert counts(changes) == {request(*counted): 1}


def test_a_request_lands_in_one_bucket_and_all_above(meter):
    name = 'fenestra_http_request_duration_seconds'
    labels = 'method="GET",route="/healthz"'
    changes = meter.changes(("GET", "/healthz"), ("GET", "/healthz"))
    assert changes[f"{name}_count{{{labels}}}"] == 2
    assert changes[f'{name}_bucket{{{labels},le="+Inf"}}'] == 2
    assert changes[f"{name}_sum{{{labels}}}"] > 0


def test_sessions_count_while_they_stand(meter):
    gauge = "fenestra_sessions"
    assert meter.changes(("PUT", "/sessions/t"))[gauge] == 1
    assert gauge not in meter.changes(("PUT", "/sessions/t"))
    assert meter.changes(("POST", "/sessions/s/forks", {"id": "u"}))[gauge] == 1
    assert meter.changes(("DELETE", "/sessions/t"))[gauge] == -1
    assert gauge not in meter.changes(("DELETE", "/sessions/t"))


def test_streams_count_while_they_are_open(meter):
    gauge = "fenestra_event_streams"
    assert meter.samples()[gauge] == 0
    streams = [Stream(meter.client, "/sessions/s/events") for _ in range(2)]
    for stream in streams:
        stream.take(1)
    assert meter.samples()[gauge] == 2
    assert gauge not in meter.changes(("HEAD", "/sessions/s/events"))
    streams.pop().close()
    eventually(lambda: meter.samples()[gauge] == 1)
    meter.client.send("DELETE", "/sessions/s")
    streams.pop().rest()
    eventually(lambda: meter.samples()[gauge] == 0)


def test_connections_count_while_they_are_open(meter):
    gauge = "fenestra_connections"
    before = meter.samples()[gauge]
    held = [meter.client.connect() for _ in range(3)]
    for connection in held:
        connection.request("GET", "/healthz")
        connection.getresponse().read()
    assert meter.samples()[gauge] == before + 3
    for connection in held:
        connection.close()
    eventually(lambda: meter.samples()[gauge] == before)


def test_a_body_counts_as_memory_until_its_request_is_over(meter):
    gauge = 'fenestra_memory_bytes{use="replies"}'
    eventually(lambda: meter.samples()[gauge] == 0)
    connection = meter.client.connect()
    connection.putrequest("POST", "/sessions/s/windows")
    connection.putheader("Content-Length", "1000000")
    connection.endheaders(b" " * 600_000)
    eventually(lambda: meter.samples()[gauge] >= 600_000)
    connection.close()
    eventually(lambda: meter.samples()[gauge] == 0)


def test_a_reader_that_is_too_slow_counts_once(own):
    meter = Meter(own("--stream-queue", "4096"))
    client, counter = meter.client, "fenestra_slow_readers_total"
    client.send("PUT", "/sessions/s")
    client.send("POST", "/sessions/s/windows", {"id": "a"})
    assert meter.samples()[counter] == 0
    slow = Stream(client, "/sessions/s/events?include=all", small_buffer=True)
    slow.take(1)
    batch = [{"method": "PATCH", "path": "/windows/a", "body": {"isHidden": hidden}}
             for hidden in (False, True)] * 5

    # Each batch fits the queue: a larger one leaves a gap, and the stream continues.
    for _ in range(3000):
        client.send("POST", "/sessions/s/commands", batch, {"Prefer": "return=minimal"})
    # The service notices when the client reads on.
    slow.rest()
    assert meter.samples()[counter] == 1
    slow.close()


def test_a_durable_service_counts_how_long_its_replies_waited(own, tmp_path):
    meter = Meter(own("--store", "sqlite", "--data", str(tmp_path)))
    meter.client.send("PUT", "/sessions/s")
    count = "fenestra_commit_duration_seconds_count"
    # A reply does not wait if the store was faster, as it now and then is.
    changes = meter.changes(*[("POST", "/sessions/s/windows", {"id": f"w{number}"}) for number in range(20)])
    assert 1 <= changes[count] <= 20
    assert changes["fenestra_commit_duration_seconds_sum"] > 0
    assert count not in meter.changes(("GET", "/sessions/s/windows"))
    assert count not in meter.changes(("PATCH", "/sessions/s/windows/w0", {"alpha": 2}))
