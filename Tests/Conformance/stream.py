"""A client of an event stream."""
import json
import socket


class Message:
    def __init__(self, fields):
        self.id, self.name = fields.get("id"), fields.get("event", "message")
        self.retry, self.data = fields.get("retry"), fields.get("data", "")

    @property
    def json(self):
        return json.loads(self.data)

    def __repr__(self):
        return f"{self.id or '-'} {self.name} {self.data}"


class Stream:
    """Follows a session; reads only on request."""

    def __init__(self, client, target, headers=None, small_buffer=False):
        self.connection = client.connect()
        if small_buffer:
            # Set before it connects, because the connection agrees on its size then.
            self.connection.sock = socket.socket()
            self.connection.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            self.connection.sock.settimeout(20)
            self.connection.sock.connect(client.address)
        fields = {"Accept": "text/event-stream", **(headers or {})}
        if client.token:
            fields["Authorization"] = f"Bearer {client.token}"
        self.connection.request("GET", target, headers=fields)
        self.reply = self.connection.getresponse()

    def next(self):
        """The next message, or None at the end of the stream."""
        fields = {}
        while True:
            line = self.reply.readline()
            if not line:
                assert not fields, f"the stream breaks off within a message: {fields}"
                return None
            line = line.decode().rstrip("\n")
            if line.startswith(":"):
                continue
            if line:
                name, _, value = line.partition(": ")
                fields[name] = f"{fields[name]}\n{value}" if name in fields else value
            elif set(fields) - {"retry"}:
                return Message(fields)

    def take(self, count):
        """The next messages, which must arrive."""
        taken = []
        while len(taken) < count:
            message = self.next()
            assert message, f"the stream ended after {taken}"
            taken.append(message)
        return taken

    def rest(self):
        """All messages until the end of the stream."""
        return list(iter(self.next, None))

    def heartbeat(self):
        """Reads the next comment, which must come before anything else."""
        line = b"\n"
        while line == b"\n":
            line = self.reply.readline()
        assert line.startswith(b":"), line

    def close(self):
        self.connection.close()
