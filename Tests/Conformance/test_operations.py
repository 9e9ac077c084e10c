"""Properties of all operations, tested with the first successful example of each."""
import json

import pytest

from contract import METHODS, examples
from test_examples import ALONE, Names, settled

pytestmark = pytest.mark.model

# Streams end with the case that reads them.
STREAMS = ("followEvents", "followClass")
# They start sessions, so there is neither a revision nor a state before them.
MAKERS = ("createSession", "putSession", "importSession")


class Prepared:
    """An operation and the requests before it, in a new session."""

    def __init__(self, example, client, temporary):
        self.client, self.example, self.operation = client, example, example.operation
        self.names = Names(example, client.base.netloc)
        temporary.extend(self.names.other.values())
        for line in [*example.setup, *example.node.get("x-before", [])]:
            method, target, *rest = self.names.replaced(line).split(" ", 2)
            is_body = rest and rest[0].lstrip()[0] in "[{"
            self.names.learn(client.send(
                method, target, rest[0] if is_body else None,
                {} if is_body or not rest else dict([rest[0].split(": ", 1)])))
        self.method, target, headers, self.body = example.request
        self.target = self.names.replaced(target)
        self.headers = {name: value for name, value in headers.items()
                        if name not in ("Idempotency-Key", "If-None-Match", "Last-Event-ID")}
        if self.body is not None and has_body(self.operation, None):
            self.body = json.dumps(self.names.replaced(json.loads(self.body)))
        parts = self.target.split("?")[0].split("/")
        is_of_session = len(parts) > 2 and parts[1] in ("sessions", "s")
        self.session = f"/sessions/{parts[2]}" if is_of_session else None

    def send(self, query="", body=None, **headers):
        target = self.target
        if query:
            target += ("&" if "?" in target else "?") + query
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.client.send(
            self.method, target, self.body if body is None else body, {**self.headers, **fields})

    @property
    def revision(self):
        return self.client.send("GET", self.session).json["revision"]

    @property
    def hash(self):
        return self.client.send("GET", f"{self.session}/snapshot").json["stateHash"]


def chosen(contract):
    """The first example of each operation that succeeds and is not a dry run."""
    found = {}
    for example in examples(contract):
        is_alone = any(key in example.node for key in ALONE)
        if example.operation and 200 <= example.status < 300 and not is_alone \
                and "dryRun" not in example.node["x-request"]:
            found.setdefault(example.operation.id, example)
    return found


def pytest_generate_tests(metafunc):
    contract = metafunc.config.contract
    every = chosen(contract)
    assert set(every) == {operation.id for operation in contract.operations}
    wanted = getattr(metafunc.function, "wanted", lambda operation, contract: True)
    metafunc.parametrize(
        "example",
        [example for example in every.values() if wanted(example.operation, contract)],
        ids=lambda example: example.operation.id)


def of(wanted):
    """Only for the operations that this applies to."""
    def mark(function):
        function.wanted = wanted
        return function
    return mark


def writes(operation, contract):
    return contract.takes(operation, "dryRun")


def logged_writes(operation, contract):
    return writes(operation, contract) and contract.takes(operation, "Idempotency-Key")


def changes(operation, contract):
    return operation.method != "GET"


def reads_session(operation, contract):
    return operation.is_of_session and operation.method == "GET" and operation.id not in STREAMS


def has_body(operation, contract):
    """Whether it takes JSON; a file is sent unchanged."""
    return "application/json" in operation.node.get("requestBody", {}).get("content", {})


@pytest.fixture
def prepared(example, client, temporary):
    return Prepared(example, client, temporary)


@pytest.fixture
def unchanged(prepared):
    """Fails if the case changed the session."""
    has_session = prepared.operation.is_of_session and prepared.operation.id not in MAKERS
    before = (prepared.revision, prepared.hash) if has_session else None
    yield
    if before:
        assert (prepared.revision, prepared.hash) == before, "a refused request changed something"


def test_refuses_a_query_parameter_that_it_does_not_know(prepared, unchanged):
    assert prepared.send("nonsense=1").problem == "422 unknown-parameter"


def test_refuses_a_query_that_is_not_percent_encoded_utf8(prepared, unchanged):
    assert prepared.send("%zz").problem == "400 bad-target"


def test_refuses_a_form_that_it_does_not_have(prepared, unchanged):
    assert prepared.send(Accept="application/x-none").problem == "406 not-acceptable"


def test_refuses_a_host_that_is_not_the_services(prepared, unchanged):
    assert prepared.send(Host="elsewhere.example").problem == "421 unknown-host"


def test_lists_its_methods_and_refuses_others(prepared, unchanged, contract):
    path = prepared.target.split("?")[0]
    allow = prepared.client.send("OPTIONS", path)
    assert allow.status == 204 and not allow.body
    allowed = set(allow["Allow"].split(", "))
    stand = {each.method for each in contract.operations if each.path == prepared.operation.path}
    assert allowed == stand | {"OPTIONS"} | ({"HEAD"} if "GET" in stand else set())
    for method in map(str.upper, METHODS):
        if method not in allowed:
            refused = prepared.client.send(method, path)
            assert refused.problem == "405 method-not-allowed"
            assert set(refused["Allow"].split(", ")) == allowed


@of(changes)
def test_changes_nothing_for_a_page_of_another_origin(prepared, unchanged):
    assert prepared.send(Origin="https://elsewhere.example").problem == "403 foreign-origin"


@of(has_body)
def test_takes_json_alone(prepared, unchanged):
    refused = prepared.send(body=b"a=1", Content_Type="application/x-www-form-urlencoded")
    assert refused.problem == "415 unsupported-media-type"


@of(has_body)
def test_says_where_malformed_json_breaks(prepared, unchanged):
    refused = prepared.send(body=b'{"a": 1,\n  b}')
    assert refused.problem == "400 malformed-json"
    assert refused.json["detail"].startswith("Line 2, column 3:")


@of(has_body)
def test_refuses_a_body_of_another_kind(prepared, unchanged):
    assert prepared.send(body=b"7").problem == "422 invalid-value"


@of(has_body)
def test_refuses_a_field_that_it_does_not_know(prepared, unchanged):
    assert prepared.send(body=b'{"nonsense":1}').problem == "422 unknown-field /nonsense"


@of(lambda operation, contract: operation.is_of_session and operation.id not in MAKERS)
def test_is_not_found_in_a_session_that_is_not_there(prepared):
    target = prepared.target.replace(prepared.session, "/sessions/conformance-nobody", 1)
    refused = prepared.client.send(prepared.method, target, prepared.body, prepared.headers)
    assert refused.problem == "404 not-found"


@of(lambda operation, contract: contract.takes(operation, "If-Match"))
def test_is_refused_where_somebody_was_first(prepared, unchanged):
    assert prepared.send(If_Match='"999"').problem == "412 stale"
    assert prepared.send(If_Match='W/"3"').problem == "412 stale"
    assert prepared.send(If_Match="3").problem == "400 invalid-header"


@of(writes)
def test_is_carried_out_at_the_revision_that_it_asks_for(prepared):
    revision = prepared.revision
    reply = prepared.send(If_Match=f'"7000", "{revision}"')
    assert 200 <= reply.status < 300


@of(writes)
def test_tells_beforehand_what_it_then_does(prepared):
    before = (prepared.revision, prepared.hash)
    reply = prepared.send("dryRun=true")
    assert (reply.status, reply["ETag"], reply["Location"]) == (200, None, None)
    assert (prepared.revision, prepared.hash) == before, "the dry run changed something"
    told, done = reply, prepared.send()
    if reply["Content-Type"] == "text/plain; charset=utf-8":
        assert told.body == done.body
        return
    told, done = told.json, done.json
    assert told.pop("dryRun") is True
    assert told == done
    assert prepared.revision == done["revision"]


@of(writes)
def test_the_transcript_tells_the_events_of_the_json_in_their_order(prepared):
    text = prepared.send("dryRun=true", Accept="text/plain")
    assert (text.status, text.type) == (200, "text/plain")
    json = prepared.send("dryRun=true", Accept="application/json").json
    lines = text.body.decode().splitlines()
    if "events" in json:
        told = [f"  {event['object']} {event['name']}" for event in json["events"]]
        start = lines.index("events") + 1 if told else 0
        shown = [" ".join(line.split(" ")[:4]).split(",")[0] for line in lines[start:start + len(told)]]
        assert shown == told
        assert told or "events" not in lines
        assert all(note["text"] in text.body.decode() for note in json.get("notes", []))
    assert lines, "an empty transcript"


@of(writes)
def test_answers_the_events_alone_where_that_is_preferred(prepared):
    full = prepared.send("dryRun=true", Accept="application/json").json
    some = prepared.send("dryRun=true", Accept="application/json", Prefer="return=events").json
    if "events" in full:
        del full["result"]
    assert some == full


@of(writes)
def test_answers_without_a_body_where_that_is_preferred(prepared):
    reply = prepared.send(Prefer="return=minimal")
    assert (reply.status, reply.body) == (204, b"")
    assert reply["Preference-Applied"] == "return=minimal"
    assert reply.revision == prepared.revision


@of(logged_writes)
def test_is_done_once_though_it_was_sent_twice(prepared):
    first = prepared.send(Idempotency_Key=prepared.names.key)
    revision = prepared.revision
    again = prepared.send(Idempotency_Key=prepared.names.key)
    assert (again.status, again.body) == (first.status, first.body)
    assert prepared.revision == revision, "the second was carried out"
    other = prepared.client.send(
        "POST", f"{prepared.session}/windows", {"tag": 99}, {"Idempotency-Key": prepared.names.key})
    assert other.problem == "422 key-reused"


@of(reads_session)
def test_saves_a_reply_that_the_client_has(prepared):
    first = prepared.send()
    if prepared.operation.id == "getSession" or first["ETag"]:
        again = prepared.send(If_None_Match=first["ETag"])
        assert (again.status, again.body) == (304, b"")
        assert again["ETag"] == first["ETag"]
    assert prepared.send(If_None_Match='"999"').status == 200


@of(lambda operation, contract: operation.method == "GET" and operation.id not in STREAMS)
def test_answers_head_with_the_fields_of_get(prepared):
    full = prepared.send()
    bare = prepared.client.send("HEAD", prepared.target, headers=prepared.headers)
    assert (bare.status, bare.body) == (full.status, b"")
    for name in ("Content-Type", "ETag"):
        assert bare[name] == full[name]
    if prepared.operation.id != "getMetrics":
        assert bare["Content-Length"] == full["Content-Length"]


def shown(reply):
    return reply.body if reply.type == "image/png" else settled(reply.text)



@of(lambda operation, contract: contract.takes(operation, "at"))
def test_shows_an_earlier_moment(prepared):
    if "at=" in prepared.target:
        pytest.skip("the example looks at an earlier moment already")
    revision = prepared.revision
    now = shown(prepared.send())
    assert shown(prepared.send(f"at={revision}")) == now
    prepared.client.send("POST", f"{prepared.session}/windows", {})
    assert shown(prepared.send("at=-1")) == now
    assert prepared.send(f"at={revision + 2}").problem == "404 unknown-revision"
    assert prepared.send("at=-99").problem == "404 unknown-revision"
    assert prepared.send("at=now").problem == "422 invalid-parameter"
