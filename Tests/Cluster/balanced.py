"""Three nodes on one database behind HAProxy, which distributes requests in turn."""
import os
import pathlib
import subprocess
import time

from clients import send
from database import Database, free_port
from node import Node

CONFIGURATION = pathlib.Path(__file__).resolve().parent / "haproxy.cfg"


class Balanced:
    def __init__(self, *options):
        self.database, self.nodes, self.proxy = Database(), [], None
        try:
            url = self.database.create()
            self.nodes = [Node(url, *options) for _ in range(3)]
            self.port = free_port()
            places = {f"FENESTRA_NODE{number}": f"127.0.0.1:{node.port}"
                      for number, node in enumerate(self.nodes, 1)}
            self.proxy = subprocess.Popen(
                ["haproxy", "-db", "-f", CONFIGURATION], stderr=subprocess.DEVNULL, env={
                    **os.environ, **places, "FENESTRA_BIND": f"127.0.0.1:{self.port}",
                    "FENESTRA_BALANCE": "roundrobin"})
            self.wait()
        except BaseException:
            self.stop()
            raise

    def wait(self):
        """Waits until the proxy has found all nodes."""
        good = 0
        for _ in range(100):
            try:
                good = good + 1 if send(self.port, "GET", "/readyz")[0] == 200 else 0
                if good == 6:
                    return
            except OSError:
                pass
            time.sleep(0.1)
        raise SystemExit("HAProxy finds no node")

    def stop(self):
        if self.proxy:
            self.proxy.terminate()
            self.proxy.wait(10)
        for node in self.nodes:
            node.stop()
        self.database.remove()
