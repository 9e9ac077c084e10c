"""Compressed replies: who gets them, by which tag, and that nothing else about them differs."""
import pytest

LONG = [
    "/openapi.yaml", "/rules", "/problems", "/lessons", "/web/store.js", "/web/page.css", "/docs",
    "{session}/snapshot", "{session}/snapshot.svg", "{session}/tree.txt", "{session}/windows",
    "{session}/commands", "{session}/commands?as=objc", "{session}/export", "{session}/moments?from=1",
]
SHORT = ["/healthz", "/web/icon.svg", "{session}", "{session}/windows/window1"]
TAKES = ["gzip", "GZIP", "x-gzip", "gzip, deflate, br, zstd", "*", "br;q=1, gzip;q=0.1", "identity;q=0.1, *;q=0.2"]
REFUSES = ["", "identity", "br", "gzip;q=0", "gzip;q=0, *", "*;q=0", "gzip;q=0.5, identity", "gzipped"]
# Parts that depend on the moment.
LOOSE = ("date",)


@pytest.fixture
def get(session):
    """GETs a target of the service or, after `{session}`, of a session with enough in it."""
    views = [{"method": "POST", "path": "/views", "body": {"superview": "window1"}}] * 30
    assert session.post("/commands", views).status == 200

    def get(target, coding=None, method="GET", **headers):
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        if coding is not None:
            fields["Accept-Encoding"] = coding
        return session.client.send(method, target.replace("{session}", session.path), headers=fields)

    return get


def head(reply, but=()):
    return {name: value for name, value in reply.headers.items() if name not in LOOSE + but}


@pytest.mark.parametrize("target", LONG)
def test_is_long_and_comes_compressed(target, get):
    plain, compressed = get(target), get(target, "gzip")
    assert (plain.status, compressed.status) == (200, 200)
    assert (plain["Content-Encoding"], compressed["Content-Encoding"]) == (None, "gzip")
    assert plain.sent == plain.body == compressed.body
    assert 1024 < len(plain.sent) and len(compressed.sent) < len(plain.sent)
    assert int(compressed["Content-Length"]) == len(compressed.sent)
    for reply in (plain, compressed):
        assert "Accept-Encoding" in reply["Vary"].split(", ")
    if plain["ETag"]:
        assert compressed["ETag"] == plain["ETag"][:-1] + '-gzip"'
    coded = ("content-encoding", "content-length", "etag")
    assert head(plain, coded) == head(compressed, coded)
    again = get(target, "gzip")
    assert (again.sent, head(again)) == (compressed.sent, head(compressed))
    assert head(get(target, "gzip", "HEAD")) == head(compressed)


@pytest.mark.parametrize("target", SHORT)
def test_is_short_and_stays_as_it_is(target, get):
    plain, other = get(target), get(target, "gzip")
    assert len(plain.sent) <= 1024
    assert (plain.sent, head(plain)) == (other.sent, head(other))
    assert "Accept-Encoding" not in (plain["Vary"] or "")


@pytest.mark.parametrize("coding", TAKES)
def test_takes_gzip(coding, get):
    for target in ("/rules", "{session}/snapshot"):
        assert get(target, coding)["Content-Encoding"] == "gzip"


@pytest.mark.parametrize("coding", REFUSES)
def test_takes_no_gzip(coding, get):
    for target in ("/rules", "{session}/snapshot"):
        assert get(target, coding)["Content-Encoding"] is None


@pytest.mark.parametrize("target", ["{session}/snapshot", "{session}/commands", "/web/store.js"])
def test_is_not_sent_again_to_a_client_that_has_a_form_of_it(target, get):
    tag, compressed = get(target)["ETag"], get(target, "gzip")["ETag"]
    for known, coding in [(tag, None), (tag, "gzip"), (compressed, "gzip")]:
        reply = get(target, coding, If_None_Match=known)
        assert (reply.status, reply["ETag"], reply.sent) == (304, known, b"")
        assert "Accept-Encoding" in reply["Vary"] and not reply["Content-Encoding"]
    both = get(target, "gzip", If_None_Match=f"{tag}, {compressed}")
    assert (both.status, both["ETag"]) == (304, compressed)
    # A shared cache revalidates for a client that can't read the cached form.
    fresh = get(target, If_None_Match=compressed)
    assert (fresh.status, fresh["ETag"]) == (200, tag)


def test_a_write_follows_a_compressed_reply(session, get):
    tag = get("{session}/snapshot", "gzip")["ETag"]
    assert tag.endswith('-gzip"')
    assert session.patch("/windows/window1", {"tag": 7}, If_Match=tag).status == 200
    assert session.patch("/windows/window1", {"tag": 8}, If_Match=tag).problem == "412 stale"
    assert session.patch("/windows/window1", {"tag": 8}, If_Match=f"W/{tag}").problem == "412 stale"
    assert session.get("/windows/window1").json["tag"] == 7


def test_a_stream_is_never_compressed(session, get):
    reply = get("{session}/events", "gzip", "HEAD")
    assert (reply.type, reply["Content-Encoding"]) == ("text/event-stream", None)
