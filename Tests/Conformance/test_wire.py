"""Requests that two servers might parse differently, on raw sockets: the probes of Tests/Smuggling."""
import json
import pathlib
import secrets
import socket

import pytest

PROBES = json.loads(
    (pathlib.Path(__file__).parents[1] / "Smuggling" / "probes.json").read_text())


class Wire:
    """A connection that sends any bytes."""

    def __init__(self, client):
        self.socket = socket.create_connection(client.address, timeout=10)
        self.pending = b""

    def send(self, data):
        try:
            self.socket.sendall(data)
        except ConnectionError:
            # The other end has already refused and closed.
            pass

    def reply(self):
        """Status, fields and body of the next reply; None at the end of the connection."""
        while b"\r\n\r\n" not in self.pending:
            if not self._more():
                return None
        head, _, self.pending = self.pending.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        fields = {name.lower(): value.strip() for name, _, value in
                  (line.partition(":") for line in lines[1:])}
        length = int(fields.get("content-length", 0))
        while len(self.pending) < length:
            if not self._more():
                break
        body, self.pending = self.pending[:length], self.pending[length:]
        return int(lines[0].split(" ")[1]), fields, body

    def rest(self):
        """All replies until the other end closes, which it must."""
        try:
            while self._more():
                pass
        except TimeoutError:
            pytest.fail(f"the connection stays open after {self.pending!r}")
        replies = []
        while self.pending:
            reply = self.reply()
            if not reply:
                break
            replies.append(reply)
        return replies

    def _more(self):
        try:
            part = self.socket.recv(65536)
        except ConnectionError:
            part = b""
        self.pending += part
        return bool(part)


def test_there_are_probes_for_each_part_of_a_request():
    assert len({probe["name"] for probe in PROBES}) == len(PROBES) >= 180
    assert len({probe["group"] for probe in PROBES}) >= 11


@pytest.fixture
def is_strict(client):
    """Whether the service's libmicrohttpd refuses a bare line feed before the service sees it, as 1.0 does."""
    wire = Wire(client)
    wire.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\nA: b\r\n\r\n")
    status, fields, _ = wire.reply()
    wire.socket.close()
    assert status == 400
    return fields.get("content-type") != "application/problem+json"


@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: f"{probe['group']}: {probe['name']}")
def test_what_could_be_read_in_two_ways_is_read_in_one(probe, client, temporary, request):
    if client.token or client.base.scheme == "https":
        pytest.skip("the probes are for an open service without TLS")
    if request.getfixturevalue("is_strict"):
        probe = {**probe, **probe.get("strict", {})}
    inside = f"conformance-{secrets.token_hex(6)}"
    temporary.append(inside)
    wire = Wire(client)
    wire.send(probe["send"].encode("latin-1"))
    wire.send((f"PUT /sessions/{inside} HTTP/1.1\r\nHost: localhost\r\n"
               "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}").encode())
    if probe["then"] == "serves":
        first, second = wire.reply(), wire.reply()
        assert first and first[0] == probe["status"], first
        if first[0] >= 400:
            check_problem(first)
        if "location" in first[1]:
            temporary.append(first[1]["location"].split("/")[2])
        assert second and second[0] == 201, second
    else:
        replies = wire.rest()
        statuses = [status for status, _, _ in replies]
        if probe["by"] == "nobody":
            assert replies == []
        elif probe["by"] == "library":
            # For a bad length it writes its head twice.
            assert set(statuses) == {probe["status"]} and len(statuses) <= 2
        else:
            assert statuses == [probe["status"]]
            check_problem(replies[0])
            assert replies[0][1]["connection"] == "close"
    wire.socket.close()
    is_there = client.send("GET", f"/sessions/{inside}").status == 200
    assert is_there == (probe["then"] == "serves"), "what was inside the first request was served"


def check_problem(reply):
    status, fields, body = reply
    assert fields["content-type"] == "application/problem+json"
    problem = json.loads(body)
    assert problem["status"] == status and problem["code"]


def test_requests_that_come_at_once_are_answered_in_order(client):
    wire = Wire(client)
    wire.send(b"".join(
        f"GET /rules/none-{number} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() for number in range(20)))
    for number in range(20):
        status, _, body = wire.reply()
        assert status == 404 and f"none-{number}'".encode() in body
    wire.socket.close()


def test_a_request_that_comes_byte_by_byte_is_served(client):
    wire = Wire(client)
    for byte in b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n":
        wire.send(bytes([byte]))
    assert wire.reply()[0] == 200
    wire.socket.close()


def test_a_body_that_is_refused_by_its_length_is_not_waited_for(client, limits):
    wire = Wire(client)
    wire.send((f"POST /sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
               f"Content-Length: {limits['request body'] + 1}\r\nExpect: 100-continue\r\n\r\n").encode())
    status, fields, body = wire.reply()
    assert status == 413 and json.loads(body)["code"] == "content-too-large"
    wire.socket.close()


def test_a_client_of_http_1_0_is_served(client):
    wire = Wire(client)
    wire.send(b"GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n")
    (status, _, body), = wire.rest()
    assert (status, json.loads(body)) == (200, {"status": "ok"})
