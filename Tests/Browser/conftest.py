"""The service and a browser for the page's tests."""
import gzip
import json
import os
import pathlib
import re
import subprocess
import time
import urllib.request

import pytest
from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("FENESTRA", str(ROOT / ".build/debug/fenestra"))
# With this, tests use the page's files of a folder instead of the embedded ones.
WEB_ROOT = os.environ.get("FENESTRA_WEB_ROOT")
# In milliseconds: a shared machine pauses now and then.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


class Service:
    """`fenestra serve` on its own port."""

    def __init__(self, folder, *options, port=0):
        self.folder = folder
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", str(port), "--data", str(folder), "--log-level", "error",
             *(["--web-root", WEB_ROOT] if WEB_ROOT else []), *options],
            stdout=subprocess.PIPE, text=True)
        self.origin = re.search(r"http://\S+", self.process.stdout.readline()).group()

    def stop(self):
        self.process.terminate()
        self.process.wait(10)

    def send(self, method, path, body=None):
        request = urllib.request.Request(
            self.origin + path, method=method, headers={"Content-Type": "application/json"},
            data=None if body is None else json.dumps(body).encode())
        with urllib.request.urlopen(request, timeout=10) as reply:
            text = reply.read()
            return json.loads(text) if text else None

    def text(self, path):
        with urllib.request.urlopen(self.origin + path, timeout=10) as reply:
            return reply.read().decode()

    def session(self, *windows):
        """A session in which these windows were made key and visible, one after the other."""
        name = self.send("POST", "/sessions", {})["id"]
        for index, window in enumerate(windows):
            frame = [20 + 40 * index, 70 + 60 * index, 200, 200] if index else [0, 0, 375, 667]
            self.send("POST", f"/sessions/{name}/windows", {
                "id": window, "frame": frame, "backgroundColor": "gray" if index == 0 else "teal"})
            self.send("POST", f"/sessions/{name}/windows/{window}/makeKeyAndVisible", {})
        return name


def open_lesson(page, lesson):
    """Opens a lesson from home, and first its chapter if it is closed."""
    card = page.locator(f"[data-lesson='{lesson}']")
    if not card.is_visible():
        chapter = card.locator("xpath=ancestor::ol").get_attribute("id")
        page.locator(f"[aria-controls='{chapter}']").click()
    card.click()


def sent_sizes(browser, url, ready, language):
    """The gzipped sizes of the page's files that this address loads, by name, in a browser without a cache."""
    page = browser.new_context(locale=language).new_page()
    replies, waiting = [], set()
    page.on("request", lambda request: "/web/" in request.url and waiting.add(request.url))
    page.on("requestfinished", lambda request: waiting.discard(request.url))
    page.on("response", lambda reply: "/web/" in reply.url and replies.append(reply))
    page.goto(url)
    page.wait_for_selector(ready)
    # The first parts load the rest after them.
    deadline = time.monotonic() + 20
    page.wait_for_timeout(500)
    while waiting and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    assert not waiting
    sizes = {reply.url.split("/web/")[1]: len(gzip.compress(reply.body(), 9)) for reply in replies}
    page.context.close()
    return sizes


@pytest.fixture(scope="session")
def service(tmp_path_factory):
    service = Service(tmp_path_factory.mktemp("data"))
    yield service
    service.stop()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(service, browser):
    """Opens pages, and fails if one logged an error or requested anything from another origin."""
    contexts, faults = [], []

    def open(path, width=1300, height=850, language="en-US", expect_errors=False, **options):
        # The worker that caches the page is for later visits; test_offline.py tests it.
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language,
            service_workers="block", **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        if not expect_errors:
            page.on("console", lambda message:
                    message.type in ("error", "warning") and "blocked by Playwright" not in message.text
                    and faults.append(message.text))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda request:
                request.url.startswith(service.origin) or faults.append(request.url))
        page.goto(service.origin + path)
        if options.get("java_script_enabled", True):
            page.wait_for_selector("body.ready")
        return page

    yield open
    for context in contexts:
        context.close()
    assert faults == []
