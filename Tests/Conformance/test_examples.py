"""Every example of the contract, sent to the running service."""
import json
import re
import secrets

import pytest

from contract import GOES_ON, examples

pytestmark = pytest.mark.model

# These need a service of their own: without other sessions, with other limits, or with a disk
# that fails.
ALONE = ("x-limits", "x-store", "x-access")
OTHERS = {"listSessions 200 sessions", "listSessions 200 page", "getLimits 200 limits"}
# A guarded service makes up names, sends a token once and suggests no other client's name.
OPEN = {
    "createSession 201 repeated", "importSession 409 taken", "NotFound 404 misspelt", "createSession 201 text",
    "putSession 201 text", "forkSession 201 text", "importSession 201 text"}
TOKENS = {"controlToken", "teacherToken"}
EPOCH = "k3x9q2"
KEY = "8e03978e"
# The class code in the examples.
CODE = "6URMHH"


def pytest_generate_tests(metafunc):
    every = [example for example in examples(metafunc.config.contract)
             if not any(key in example.node for key in ALONE) and example.name not in OTHERS
             and not (metafunc.config.getoption("--token") and example.name in OPEN)]
    metafunc.parametrize("example", every, ids=lambda example: f"the example {example.name}")


class Names:
    """The example's names of sessions with random ones in their place, so that examples do not interfere."""

    def __init__(self, example, address):
        self.address = address
        self.key = secrets.token_hex(8)
        self.code = CODE
        lines = [*example.setup, *example.node.get("x-before", []), example.node["x-request"]]
        found = set(re.findall(r"^PUT /sessions/([A-Za-z][\w-]*)(?=\s|$)", "\n".join(lines), re.M))
        found |= set(re.findall(r"^POST /imports\?id=([\w-]+)", "\n".join(lines), re.M))
        if example.operation and example.operation.id in ("createSession", "forkSession"):
            found |= {(example.body or {}).get("id")} - {None}
        self.other = {name: f"conformance-{secrets.token_hex(6)}" for name in found}
        # A name similar to the session's.
        self.other["dmeo"] = self.other["demo"].replace("form", "from")
        names = "|".join(map(re.escape, sorted(self.other, key=len, reverse=True)))
        self.pattern = re.compile(
            rf"(?<=sessions/)({names})\b|(?<=imports\?id=)({names})\b|(?<=/s/)({names})\b|(?<=/embed/)({names})\b|({names})(?=, revision )"
            rf"|(?<=['\"])({names})(?=['\"])|(?<=session )({names})\b|^({names})$"
            rf"|(?<=^made )({names})\b|(?<=^found )({names})\b|(?<= shows )({names})\b")

    def learn(self, reply):
        """Records the code of an opened class."""
        if reply.type == "application/json" and isinstance(reply.json, dict):
            self.code = reply.json.get("code", self.code) if "link" in reply.json else self.code
        elif told := re.match(r"class (\w{6}) shows ", reply.text if reply.type == "text/plain" else ""):
            self.code = told[1]

    def replaced(self, value):
        if isinstance(value, str):
            value = value.replace("localhost:8080", self.address)
            value = value.replace(CODE, self.code).replace(CODE.lower(), self.code.lower())
            value = re.sub(rf"{KEY}(?='|$)", self.key, value)
            return self.pattern.sub(lambda found: self.other[found.group()], value)
        if isinstance(value, list):
            return [self.replaced(each) for each in value]
        if isinstance(value, dict):
            return {name: self.replaced(each) for name, each in value.items()}
        return value


def settled(value):
    """A reply without the parts that differ each time: epochs, and names that the service made up."""
    if isinstance(value, str):
        value = re.sub(r'"epoch":"\w{6}"', f'"epoch":"{EPOCH}"', value)
        return re.sub(r"(?m)(^|^id: |in ')\w{6}(?=\.\d)", rf"\g<1>{EPOCH}", value)
    if isinstance(value, list):
        return [settled(each) for each in value]
    if isinstance(value, dict):
        return {name: EPOCH if name == "epoch" else settled(each) for name, each in value.items()}
    return value


def test_example(example, client, temporary):
    names = Names(example, client.base.netloc)
    temporary.extend(names.other.values())
    for line in [*example.setup, *example.node.get("x-before", [])]:
        method, target, *rest = names.replaced(line).split(" ", 2)
        headers, body = {}, None
        if rest and rest[0].lstrip()[0] in "[{":
            body = rest[0]
        elif rest:
            headers = dict([rest[0].split(": ", 1)])
        names.learn(client.send(method, target, body, headers))
    method, target, headers, body = example.request
    headers = names.replaced(headers)
    if EPOCH in headers.get("Last-Event-ID", ""):
        headers["Last-Event-ID"] = headers["Last-Event-ID"].replace(EPOCH, epoch(client, names))
    if body is not None:
        body = names.replaced(body) if "x-body" in example.node else json.dumps(
            names.replaced(json.loads(body)))
    target = names.replaced(target)
    value = names.replaced(example.node.get("value"))
    if example.type == "text/event-stream":
        return stream(client, target, headers, value)
    reply = client.send(method, target, body, headers)
    if reply.status == 201 and (reply["Location"] or "").startswith("/sessions/"):
        temporary.append(reply["Location"].split("/")[2])
        if isinstance(value, dict) and "id" in value and temporary[-1] not in names.other.values():
            # The service made the name up.
            value["id"] = temporary[-1]
    assert reply.status == example.status, reply.text
    assert reply.type == (example.type or "")
    names.learn(reply)
    value = names.replaced(value)
    if value in (None, GOES_ON):
        return
    shown = reply.json if reply.type.endswith("json") else reply.text
    if client.token and isinstance(shown, dict):
        # The examples are of an open service, which has none.
        shown = {name: each for name, each in shown.items() if name not in TOKENS - set(value)}
    elif client.token:
        shown = re.sub(rf"(?m)^({'|'.join(TOKENS)}) .*\n", "", shown)
    if example.node.get("x-excerpt"):
        (name, wanted), = value.items()
        missing = [each for each in wanted if each not in shown[name]]
        assert not missing
    else:
        assert settled(shown) == settled(value)


def epoch(client, names):
    return client.send("GET", f"/sessions/{names.other['demo']}").json["epoch"]


def stream(client, target, headers, value):
    """The first bytes of a stream, as many as the example has."""
    connection = client.connect()
    try:
        headers = {**headers, **({"Authorization": f"Bearer {client.token}"} if client.token else {})}
        connection.request("GET", target, headers=headers)
        reply = connection.getresponse()
        assert (reply.status, reply.getheader("Content-Type")) == (200, "text/event-stream")
        wanted = value.encode()
        got = b""
        while len(got) < len(wanted):
            part = reply.read1(len(wanted) - len(got))
            assert part, f"the stream ended after\n{got.decode()}"
            got += part
        assert settled(got.decode()) == settled(wanted.decode())
    finally:
        connection.close()
