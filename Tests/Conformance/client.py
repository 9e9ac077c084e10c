"""A client that records requests and replies, so that a failure can show them."""
import contextlib
import gzip
import http.client
import json
import secrets
import urllib.parse

SHORT = {
    f"UIWindowDid{what}Notification": f"Did{what}"
    for what in ("BecomeVisible", "BecomeHidden", "BecomeKey", "ResignKey")
}


def short(name):
    """The short name of an event in cases; those of the window notifications are long."""
    return SHORT.get(name, name)


class Reply:
    def __init__(self, status, headers, body, head_length=0):
        self.status, self.headers, self.sent = status, headers, body
        self.head_length = head_length
        compressed = body and self["Content-Encoding"] == "gzip"
        self.body = gzip.decompress(body) if compressed else body

    def __getitem__(self, name):
        """A header field's value, or None."""
        return self.headers.get(name.lower())

    @property
    def text(self):
        return self.body.decode()

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def type(self):
        return (self["Content-Type"] or "").split(";")[0]

    @property
    def revision(self):
        return int(self["ETag"].strip('"').split("-")[0])

    @property
    def events(self):
        """The events, each as `object name`."""
        return [f"{event['object']} {short(event['name'])}" for event in self.json["events"]]

    @property
    def problem(self):
        """The status, the code and, if there is one, the pointer: `422 unknown-field /isHiden`."""
        assert self.type == "application/problem+json", f"{self.status} is no problem: {self.body[:300]}"
        problem = self.json
        assert problem["status"] == self.status, f"the body says {problem['status']}"
        assert problem["type"] == f"/problems/{problem['code']}"
        return " ".join(
            [str(self.status), problem["code"], *filter(None, [problem.get("pointer")])])


class Client:
    """Sends requests over one connection; `look` gets each reply."""

    def __init__(self, base, token=None, look=None, source=None):
        self.base = urllib.parse.urlsplit(base)
        self.source = source
        self.token = token
        self.look = look
        self.exchanges = []
        self.connection = None

    @property
    def address(self):
        return self.base.hostname, self.base.port or (443 if self.base.scheme == "https" else 80)

    def connect(self):
        kind = http.client.HTTPSConnection if self.base.scheme == "https" else http.client.HTTPConnection
        return kind(*self.address, timeout=20, source_address=self.source and (self.source, 0))

    def elsewhere(self):
        """The same client at another address, if the service is on this machine."""
        return Client(self.base.geturl(), self.token, self.look, "127.0.0.2")

    def send(self, method, target, body=None, headers=None, *, authorized=True):
        """Sends one request. A body that is not text or bytes is sent as JSON, and so is text."""
        fields, body = self._written(method, body, headers, authorized)
        return self._seen(method, target, fields, body, self._exchange(method, target, body, fields))

    def send_at_once(self, count, method, target, body=None):
        """The same request over so many connections; all are sent before a reply is read."""
        fields, body = self._written(method, body, None, True)
        with contextlib.ExitStack() as stack:
            connections = [stack.enter_context(contextlib.closing(self.connect())) for _ in range(count)]
            for connection in connections:
                connection.connect()
            for connection in connections:
                connection.request(method, target, body, fields)
            return [self._seen(method, target, fields, body, received(connection)[0])
                    for connection in connections]

    def _written(self, method, body, headers, authorized):
        """The header fields and the body as they are sent."""
        fields = dict(headers or {})
        if authorized and self.token and "Authorization" not in fields:
            fields["Authorization"] = f"Bearer {self.token}"
        if body is not None:
            fields.setdefault("Content-Type", "application/json")
            if not isinstance(body, (str, bytes)):
                body = json.dumps(body)
            if isinstance(body, str):
                body = body.encode()
        elif method in ("POST", "PUT", "PATCH"):
            fields.setdefault("Content-Length", "0")
        return fields, body

    def _seen(self, method, target, fields, body, reply):
        self.exchanges.append((method, target, fields, body, reply))
        if self.look:
            self.look(method, target, reply)
        return reply

    def _exchange(self, method, target, body, fields):
        for attempt in range(2):
            try:
                if self.connection is None:
                    self.connection = self.connect()
                    attempt = 1
                with contextlib.suppress(BrokenPipeError):
                    # A server that refuses a body replies before all of it was sent.
                    self.connection.request(method, target, body, fields)
                reply, is_last = received(self.connection)
                if is_last:
                    self.close()
                return reply
            except (http.client.RemoteDisconnected, ConnectionError):
                # An idle connection may have been closed meanwhile; a fresh one may not.
                self.close()
                if attempt:
                    raise
        raise AssertionError("not reached")

    def close(self):
        if self.connection:
            self.connection.close()
        self.connection = None

    def transcript(self, last=8):
        """The last exchanges, in readable form."""
        lines = []
        for method, target, fields, body, reply in self.exchanges[-last:]:
            shown = {name: value for name, value in fields.items()
                     if name not in ("Authorization", "Content-Length", "Content-Type")
                     or value not in ("0", "application/json") and name != "Authorization"}
            lines.append(f"> {method} {(target or str())[:300]}")
            lines += [f"> {name}: {value[:200]}" for name, value in shown.items()]
            if body:
                lines.append("> " + body[:600].decode(errors="backslashreplace"))
            lines.append(f"< {reply.status} {reply.type} {reply['ETag'] or ''}".rstrip())
            if reply.body:
                lines += ["< " + line for line in
                          reply.body[:1500].decode(errors="backslashreplace").splitlines()[:25]]
        return "\n".join(lines)


class Session:
    """A session of the service under a random name; its targets are relative to it."""

    def __init__(self, client, settings=None, name=None):
        self.client = client
        self.name = name or f"conformance-{secrets.token_hex(6)}"
        self.path = f"/sessions/{self.name}"
        self.reply = client.send("PUT", self.path, settings or {})
        assert self.reply.status == 201, f"no session: {self.reply.status} {self.reply.text}"

    def send(self, method, target, body=None, headers=None, **more):
        return self.client.send(method, self.path + target, body, headers, **more)

    def get(self, target="", **headers):
        return self.send("GET", target, headers=fields(headers))

    def post(self, target, body=None, **headers):
        return self.send("POST", target, body, fields(headers))

    def put(self, target, body=None, **headers):
        return self.send("PUT", target, body, fields(headers))

    def patch(self, target, body, **headers):
        return self.send("PATCH", target, body, fields(headers))

    def delete(self, target="", **headers):
        return self.send("DELETE", target, headers=fields(headers))

    def made(self, *lines):
        """Sends lines like `POST /windows {"id":"a"}`, which must all succeed."""
        for line in lines:
            method, target, *body = line.split(" ", 2)
            reply = self.send(method, target, *body)
            assert reply.status < 300, f"{line}: {reply.status} {reply.text}"
        return self

    @property
    def revision(self):
        return self.get().json["revision"]

    @property
    def hash(self):
        """Names the whole state."""
        return self.get("/snapshot").json["stateHash"]

    def remove(self):
        with contextlib.suppress(OSError):
            self.client.look = None
            self.client.send("DELETE", self.path)


def received(connection):
    """The reply on a connection, and whether it is the last."""
    reply = connection.getresponse()
    head = reply.getheaders()
    length = len(f"HTTP/1.1 200 {reply.reason}\r\n\r\n") + sum(
        len(f"{name}: {value}\r\n") for name, value in head)
    # A repeated field is a list (RFC 9110 §5.3).
    fields = {}
    for name, value in head:
        fields.setdefault(name.lower(), []).append(value)
    # A stream does not end by itself; to read one, use Stream.
    body = b"" if is_stream(reply) else reply.read()
    return Reply(reply.status, {name: ", ".join(values) for name, values in fields.items()}, body, length), \
        reply.will_close or is_stream(reply)


def is_stream(received):
    return received.getheader("Content-Type") == "text/event-stream"


def fields(headers):
    """`If_Match="1"` as a header field."""
    return {name.replace("_", "-"): value for name, value in headers.items()}
