"""A process that sends a small GET every two milliseconds and records how long each took."""

import collections
import gc
import multiprocessing
import os
import time

from client import Client, NoAnswer, encode

INTERVAL = 0.002
_fork = multiprocessing.get_context("fork")


class Prober:
    """Requests one small resource of a server on a keep-alive connection, in its own process."""

    def __init__(self, port, target):
        self._pipe, end = _fork.Pipe()
        self._process = _fork.Process(target=_probe, args=(port, target, end), daemon=True)
        self._process.start()
        end.close()

    def waits(self, begin, end, patience=60.0):
        """Milliseconds of each GET in progress between two times of the monotonic clock; None if the server
        closed the connection or did not reply."""
        try:
            self._pipe.send((begin, end))
            if not self._pipe.poll(patience):
                return None
            return self._pipe.recv()
        except (EOFError, OSError):
            return None

    def stop(self):
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _probe(port, target, pipe):
    gc.disable()
    try:
        os.nice(-10)  # The client's own delays must not count as the server's.
    except OSError:
        pass
    client, request = Client(port), encode("GET", target)
    samples = collections.deque(maxlen=200_000)
    try:
        while True:
            began = time.monotonic()
            client.exchange(request, patience=120)
            ended = time.monotonic()
            samples.append((began, ended))
            if pipe.poll():
                begin, end = pipe.recv()
                pipe.send([(e - b) * 1000 for b, e in samples if e >= begin and b <= end])
                samples.clear()
            time.sleep(max(0, began + INTERVAL - time.monotonic()))
    except (NoAnswer, EOFError, OSError):
        pass
