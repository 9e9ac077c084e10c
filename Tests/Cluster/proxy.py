"""A link between a node and the database that can be cut, blocked, or cut before an answer."""
import select
import socket
import threading


class Proxy:
    def __init__(self, port):
        self.target = port
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port = self.listener.getsockname()[1]
        self.lock = threading.Lock()
        self.links = set()
        self.blocked = threading.Event()
        # The number of further requests that are delivered before their links are cut without an answer.
        self.swallow = 0
        # Which answers count for that.
        self.matches = lambda answer: True
        # The answers that were not delivered.
        self.swallowed = []
        self.ended = False
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while not self.ended:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.carry, args=(client,), daemon=True).start()

    def carry(self, client):
        try:
            server = socket.create_connection(("127.0.0.1", self.target), timeout=5)
        except OSError:
            client.close()
            return
        with self.lock:
            self.links.add((client, server))
        try:
            while True:
                ready, _, _ = select.select([client, server], [], [], 0.2)
                if self.blocked.is_set():
                    self.blocked_until_free()
                for source in ready:
                    data = source.recv(65536)
                    if not data:
                        return
                    if source is server and self.take_swallow(data):
                        return
                    (server if source is client else client).sendall(data)
        except (OSError, ValueError):
            pass
        finally:
            with self.lock:
                self.links.discard((client, server))
            client.close()
            server.close()

    def blocked_until_free(self):
        while self.blocked.is_set() and not self.ended:
            threading.Event().wait(0.02)

    def take_swallow(self, data):
        with self.lock:
            if not self.swallow or not self.matches(data):
                return False
            self.swallow -= 1
            self.swallowed.append(data)
            return True

    def cut(self):
        """Closes all links."""
        with self.lock:
            links = list(self.links)
        for link in links:
            for end in link:
                try:
                    end.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass

    def cut_before_answers(self, count):
        """Delivers the next requests, and cuts their links when the database answers."""
        with self.lock:
            self.swallow = count

    def close(self):
        self.ended = True
        self.listener.close()
        self.cut()
