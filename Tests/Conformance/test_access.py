"""Access control of a guarded service: the suite's own, or the one that was given."""
import re
import secrets

import pytest

TOKEN = "conformance-operator-token-0123456789abcdef"


@pytest.fixture
def guarded(request, tmp_path):
    """A client of a guarded service; it has the operator's token."""
    token = request.config.getoption("--token")
    if token:
        return request.getfixturevalue("client")
    file = tmp_path / "token"
    file.write_text(TOKEN)
    file.chmod(0o600)
    own = request.getfixturevalue("own")
    return own("--access", "guarded", "--operator-token-file", str(file), token=TOKEN)


@pytest.fixture
def made(guarded):
    """The reply to a client that starts a session; the session is deleted after the case."""
    reply = guarded.send("POST", "/sessions", {}, authorized=False)
    assert reply.status == 201
    yield reply
    guarded.send("DELETE", reply["Location"])


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


def test_whoever_starts_a_session_is_told_its_token_once(guarded, made):
    assert len(made.json["id"]) >= 22 and made.json["controlToken"]
    assert made["Cache-Control"] == "no-store"
    again = guarded.send("GET", made["Location"], authorized=False)
    assert again.status == 200 and "controlToken" not in again.json


def test_reading_needs_the_name_alone(guarded, made):
    for target in ("", "/windows", "/snapshot", "/tree.txt", "/export", "/commands"):
        assert guarded.send("GET", made["Location"] + target, authorized=False).status == 200


def test_writing_needs_the_sessions_token(guarded, made):
    windows = made["Location"] + "/windows"
    refused = guarded.send("POST", windows, {}, authorized=False)
    assert refused.problem == "401 token-needed"
    assert refused["WWW-Authenticate"].startswith("Bearer ")
    token = made.json["controlToken"]
    for wrong in (token[:-1], token + "0", token.upper() + "x", "", "x"):
        reply = guarded.send("POST", windows, {}, bearer(wrong))
        assert reply.problem in ("401 wrong-token", "401 token-needed")
    assert guarded.send("POST", windows, {}, {"Authorization": f"Basic {token}"}).status == 401
    assert guarded.send("GET", windows, authorized=False).json["windows"] == []
    assert guarded.send("POST", windows, {}, bearer(token)).status == 201


def test_the_token_of_one_session_does_not_open_another(guarded, made):
    other = guarded.send("POST", "/sessions", {}, authorized=False)
    reply = guarded.send("POST", other["Location"] + "/windows", {}, bearer(made.json["controlToken"]))
    assert reply.problem == "401 wrong-token"
    assert guarded.send("DELETE", other["Location"], None, bearer(other.json["controlToken"])).status == 204


def pytest_generate_tests(metafunc):
    if "operation" in metafunc.fixturenames:
        metafunc.parametrize("operation", [
            operation for operation in metafunc.config.contract.operations
            if operation.is_of_session and "401" in metafunc.config.contract.refusals(operation)
        ], ids=lambda operation: operation.id)


def test_no_write_goes_without_a_token(operation, guarded, made):
    target = re.sub(r"{\w+}", "a", operation.path.replace("/sessions/{session}", made["Location"]))
    assert guarded.send(operation.method, target, {}, authorized=False).problem == "401 token-needed"
    assert guarded.send("GET", made["Location"], authorized=False).json["revision"] == 0


def test_where_there_is_no_operator_nobody_is_one(own):
    client = own("--access", "guarded")
    for target in ("/sessions", "/metrics"):
        assert client.send("GET", target).problem == "403 operator-only"


def test_only_the_operator_lists_sessions_and_reads_metrics(guarded, made):
    for target in ("/sessions", "/metrics"):
        assert guarded.send("GET", target, authorized=False).status == 401
        assert guarded.send("GET", target, None, bearer(made.json["controlToken"])).status in (401, 403)
        assert guarded.send("GET", target).status == 200


def test_only_the_operator_chooses_names(guarded):
    name = f"conformance-{secrets.token_hex(6)}"
    for method, target, body in (
            ("PUT", f"/sessions/{name}", {}), ("POST", "/sessions", {"id": name})):
        refused = guarded.send(method, target, body, authorized=False)
        assert refused.status in (401, 403)
    assert guarded.send("PUT", f"/sessions/{name}").status == 201
    assert guarded.send("DELETE", f"/sessions/{name}").status == 204


def test_a_fork_has_a_token_of_its_own(guarded, made):
    fork = guarded.send("POST", made["Location"] + "/forks", {}, authorized=False)
    assert fork.status == 201
    assert fork.json["controlToken"] != made.json["controlToken"]
    windows = fork["Location"] + "/windows"
    assert guarded.send("POST", windows, {}, bearer(made.json["controlToken"])).status == 401
    assert guarded.send("POST", windows, {}, bearer(fork.json["controlToken"])).status == 201
    guarded.send("DELETE", fork["Location"])


def test_a_page_of_an_origin_that_is_let_in_may_write(own):
    client = own("--allowed-origin", "https://lessons.example")
    origin = {"Origin": "https://lessons.example"}
    preflight = client.send("OPTIONS", "/sessions/s", headers={
        **origin, "Access-Control-Request-Method": "PUT"})
    assert preflight.status == 204
    assert preflight["Access-Control-Allow-Origin"] == "https://lessons.example"
    made = client.send("PUT", "/sessions/s", {}, origin)
    assert made.status == 201
    assert "ETag" in made["Access-Control-Expose-Headers"]
    foreign = client.send("DELETE", "/sessions/s", None, {"Origin": "https://lessons.example.evil"})
    assert foreign.problem == "403 foreign-origin"
    assert foreign["Access-Control-Allow-Origin"] is None


def test_a_host_that_is_named_is_let_in(own):
    client = own("--allowed-host", "rebound.example")
    assert client.send("GET", "/healthz", headers={"Host": "rebound.example:8080"}).status == 200
    for host in ("rebound.example.evil", "evil.example", "localhost.evil", "127.0.0.2"):
        assert client.send("GET", "/healthz", headers={"Host": host}).problem == "421 unknown-host"


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "app.localhost", "127.0.0.1:80"])
def test_is_a_name_of_the_service(host, client):
    assert client.send("GET", "/healthz", headers={"Host": host}).status == 200
