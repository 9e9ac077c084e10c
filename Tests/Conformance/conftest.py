"""Fixtures of the cases: the tested service, its contract, and sessions that end with a case."""
import os

import pytest

from client import Client, Session
from contract import Contract
from service import Service


def pytest_addoption(parser):
    parser.addoption("--base-url", help="a running service; without it the built one is started")
    parser.addoption("--token", help="the operator's token, where the service is guarded")
    parser.addoption("--keep", action="store_true", help="leave the sessions of the cases")


def pytest_configure(config):
    config.own = None
    base = config.getoption("--base-url")
    if not base:
        # Its cases open more classes than one client may.
        config.own = Service("--no-shares", store=os.environ.get("FENESTRA_STORE", "memory"))
        base = config.own.base
    config.base = base
    token = config.getoption("--token")
    served = Client(base, token).send("GET", "/openapi.yaml")
    assert served.status == 200, f"{base}/openapi.yaml: {served.status} {served.body[:300]}"
    config.contract = Contract(served.text)


def pytest_unconfigure(config):
    if getattr(config, "own", None):
        config.own.stop()


def pytest_collection_modifyitems(items):
    """The coverage tests come last."""
    items.sort(key=lambda item: item.get_closest_marker("last") is not None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    client = getattr(item, "funcargs", {}).get("client")
    if report.failed and client:
        report.sections.append(("what was sent and what came back", client.transcript()))
    return report


def checked(contract):
    """Fails at a reply that the contract does not have."""
    def look(method, target, reply):
        faults = contract.faults(method, target, reply)
        assert not faults, f"{method} {target} {reply.status}: the contract has no such reply\n" \
            + "\n".join(faults[:5])
        assert reply["X-Content-Type-Options"] == "nosniff", f"{method} {target}"
        # The transport's room beside the longest head of a request. A trace, which few of these
        # requests have, and the end of the connection take 89 of the 512 bytes. Replies to pages of
        # other origins have longer heads and more room.
        if not reply["Access-Control-Allow-Origin"]:
            assert reply.head_length <= 512 - 89, \
                f"{method} {target}: a head of {reply.head_length} bytes"

    return look


@pytest.fixture
def contract(request):
    return request.config.contract


@pytest.fixture
def client(request, contract):
    """Sends requests; every reply must be one of the contract's."""
    client = Client(
        request.config.base, request.config.getoption("--token"), checked(contract))
    yield client
    client.close()


@pytest.fixture
def new_session(client, request):
    """Starts a session with the given settings, and deletes it after the case."""
    sessions = []

    def new(settings=None, name=None):
        sessions.append(Session(client, settings, name))
        return sessions[-1]

    yield new
    if not request.config.getoption("--keep"):
        for session in sessions:
            session.remove()


@pytest.fixture
def session(new_session):
    """A session with the two windows of the contract's examples."""
    return new_session().made(
        'POST /windows {"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}',
        "POST /windows/window1/makeKeyAndVisible",
        'POST /windows {"id":"window2","frame":[60,110,200,200],"windowLevel":"alert"}')


@pytest.fixture
def temporary(client, request):
    """Records names of sessions that a case makes by itself, and deletes them."""
    names = []
    yield names
    client.look = None
    for name in names if not request.config.getoption("--keep") else ():
        client.send("DELETE", f"/sessions/{name}")


@pytest.fixture(scope="session")
def limits(request):
    """The service's limits, by name."""
    listed = Client(request.config.base, request.config.getoption("--token")).send("GET", "/limits")
    return {limit["name"]: limit["value"] for limit in listed.json["limits"]}


@pytest.fixture
def own(request, contract):
    """A client of a new service with these options; only if the suite starts services."""
    if not request.config.own:
        pytest.skip("needs a service of its own, with other options")

    def start(*options, token=None):
        start.services.append(Service(*options))
        start.clients.append(Client(start.services[-1].base, token, checked(contract)))
        return start.clients[-1]

    start.services, start.clients = [], []
    yield start
    for client in start.clients:
        client.close()
    for service in start.services:
        service.stop()
