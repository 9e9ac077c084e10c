"""A plain HTTP client on one socket; it counts a reply's bytes instead of storing them."""

import json
import socket
import time


class NoAnswer(Exception):
    """The connection ended, or the time ran out, before the whole reply was received."""


class Reply:
    def __init__(self, status, length, seconds, body):
        self.status, self.length, self.seconds, self.body = status, length, seconds, body

    @property
    def json(self):
        return json.loads(self.body)


class Client:
    """One keep-alive connection from a given loopback address."""

    KEPT = 1 << 16

    def __init__(self, port, source="127.0.0.1"):
        self.port, self.source, self.socket = port, source, None

    def close(self):
        if self.socket:
            self.socket.close()
        self.socket = None

    def send(self, method, target, body=None, headers=(), patience=30.0):
        """Sends one request and waits for its whole reply; a stream is read for a second."""
        return self.exchange(encode(method, target, body, headers), patience, method == "HEAD")

    def exchange(self, request, patience=30.0, is_head=False):
        began = time.monotonic()
        try:
            return self._exchange(request, began, began + patience, is_head)
        except OSError as error:
            self.close()
            raise NoAnswer(str(error) or type(error).__name__) from None

    def _exchange(self, request, began, deadline, is_head):
        is_fresh = self.socket is None
        self.ask(request, deadline - time.monotonic())
        head, rest = self._head(deadline)
        if head is None:
            self.close()
            if is_fresh:
                raise NoAnswer("the connection ended")
            # The server may have closed an idle connection.
            return self._exchange(request, began, deadline, is_head)
        status = int(head.split(b" ", 2)[1])
        fields = {name.strip().lower(): value.strip() for name, _, value in
                  (line.partition(b":") for line in head.split(b"\r\n")[1:])}
        length = fields.get(b"content-length")
        if is_head or status in (204, 304):
            body, count = b"", 0
        elif length is not None:
            body, count = self._body(rest, int(length), deadline)
        else:
            body, count = self._stream(rest, min(deadline, time.monotonic() + 1))
        if fields.get(b"connection", b"").lower() == b"close" or length is None and not is_head:
            self.close()
        return Reply(status, count, time.monotonic() - began, body)

    def ask(self, request, patience=5.0):
        """Sends a request without reading the reply."""
        if self.socket is None:
            self.socket = socket.socket()
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.socket.bind((self.source, 0))
            self.socket.settimeout(max(0.01, patience))
            self.socket.connect(("127.0.0.1", self.port))
        self.socket.settimeout(max(0.01, patience))
        try:
            self.socket.sendall(request)
        except (BrokenPipeError, ConnectionResetError):
            pass  # The server may reject a body before all of it is sent.

    def _receive(self, deadline):
        self.socket.settimeout(max(0.01, deadline - time.monotonic()))
        return self.socket.recv(1 << 18)

    def _head(self, deadline):
        """The head of the first final reply, and the received part of its body."""
        text = b""
        while True:
            end = text.find(b"\r\n\r\n")
            if end >= 0 and text.startswith(b"HTTP/1.1 1"):
                text = text[end + 4:]
            elif end >= 0:
                return text[:end], text[end + 4:]
            else:
                part = self._receive(deadline)
                if not part:
                    return None, b""
                text += part

    def _body(self, rest, length, deadline):
        kept, count = rest, len(rest)
        while count < length:
            part = self._receive(deadline)
            if not part:
                raise NoAnswer(f"the connection ended after {count} of {length} bytes")
            count += len(part)
            if len(kept) < self.KEPT:
                kept += part
        return kept[:self.KEPT], count

    def _stream(self, rest, deadline):
        kept, count = rest, len(rest)
        try:
            while time.monotonic() < deadline and (part := self._receive(deadline)):
                count += len(part)
                if len(kept) < self.KEPT:
                    kept += part
        except TimeoutError:
            pass
        return kept[:self.KEPT], count


def encode(method, target, body=None, headers=()):
    """The bytes of a request; a body other than text is encoded as JSON."""
    if body is not None and not isinstance(body, (str, bytes)):
        body = json.dumps(body, separators=(",", ":"))
    data = body.encode() if isinstance(body, str) else body
    lines = [f"{method} {target} HTTP/1.1", "Host: localhost", *headers]
    if data is not None or method in ("POST", "PUT", "PATCH"):
        lines += ["Content-Type: application/json", f"Content-Length: {len(data or b'')}"]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + (data or b"")
