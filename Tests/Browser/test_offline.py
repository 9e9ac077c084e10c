"""The page without a network, after a first visit."""
import re
import time

import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import PATIENCE, Service, open_lesson


@pytest.fixture
def visited(browser, service):
    """Opens home in a browser that caches the page, and waits until it is cached."""
    contexts = []

    def open(language="en-US", origin=service.origin, **options):
        context = browser.new_context(locale=language, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(origin)
        page.wait_for_selector("body.ready")
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        return page

    yield open
    for context in contexts:
        context.close()


def kept(page):
    """The cached addresses, by the name of the cache."""
    return page.evaluate("""async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async name =>
        [name, (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)])))""")


@pytest.mark.parametrize("language, notice, text, step", [
    ("en-US", "The service can't be reached. You can read the lessons here", "so this page shows the lesson's text", "Step 1 of 5"),
    ("zh-CN", "无法连接服务。课程可以阅读", "本课只显示文字", "第 1 题"),
])
def test_home_and_a_lesson_s_text_open_without_a_network(visited, language, notice, text, step):
    page = visited(language)
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("body.ready")
    expect(page.locator(".offline")).to_contain_text(notice)
    expect(page.locator(".hero h1")).to_be_visible()
    open_lesson(page, "06-three-windows")
    expect(page.locator(".reading h1")).to_be_focused()
    expect(page.locator(".reading .hint").first).to_contain_text(text)
    expect(page.locator(".reading h2").first).to_contain_text(step)
    page.locator(".reading summary").first.click()
    expect(page.locator(".reading details p").first).to_be_visible()
    # The search works, and parts that need the service say so.
    page.goto(page.url.split("#")[0])
    page.wait_for_selector("body.ready")
    page.keyboard.press("/")
    page.keyboard.type("keyWindow nil")
    expect(page.locator(".found li").first).to_be_visible()
    page.locator("[data-way=sandbox]").click()
    page.locator(".waypanel .main").first.click()
    expect(page.locator(".notice")).to_be_visible()
    assert faults == []
    # Once the service is back, the lesson is interactive again.
    page.context.set_offline(False)
    page.goto(page.url.split("#")[0] + "#lesson=06-three-windows")
    page.reload()
    expect(page.locator("fen-lesson h1")).to_be_visible()
    expect(page.locator(".offline")).to_have_count(0)


def test_a_session_and_a_class_say_that_they_need_the_service(visited, service):
    page = visited()
    session = service.session("main")
    page.goto(f"{service.origin}/s/{session}")
    page.wait_for_selector("body.ready")
    page.context.set_offline(True)
    for path in [f"/s/{session}", "/c/K7P4M2"]:
        page.goto(service.origin + path)
        expect(page.locator(".notice")).to_contain_text("The service can't be reached")
        expect(page.locator("fen-stage")).to_have_count(0)
    # A lesson whose session can't be reached is a text too.
    page.goto(f"{service.origin}/s/{session}#lesson=07-order")
    page.reload()
    expect(page.locator(".reading h1")).to_be_visible()


def test_nothing_of_a_session_is_kept(visited, service):
    page = visited()
    session = service.session("main", "secret")
    page.goto(f"{service.origin}/s/{session}")
    page.wait_for_selector("body.ready")
    page.wait_for_timeout(300)
    [(name, paths)] = kept(page).items()
    assert name.startswith("fenestra ")
    assert "/" in paths and "/lessons/06-three-windows" in paths and "/web/app.js" in paths
    assert [path for path in paths if not re.match(r"/(web/[\w.-]+|lessons(/[\w-]+)?|rules|problems)?$", path)] == []
    shell = page.evaluate("caches.match('/', { ignoreVary: true }).then(reply => reply.text())")
    assert "secret" not in shell and session not in shell


def test_a_new_version_is_shown_at_once_and_replaces_the_old_one(visited, tmp_path, monkeypatch):
    import conftest
    import shutil
    folder = tmp_path / "web"
    shutil.copytree(conftest.ROOT / "Sources/CWebAssets/web", folder)
    monkeypatch.setattr(conftest, "WEB_ROOT", str(folder))
    service = Service(tmp_path / "data")
    page = visited(origin=service.origin)
    [old] = kept(page)
    words = folder / "home-en.json"
    words.write_text(words.read_text().replace("What's puzzling you?", "What is on your mind?"))
    # The service is reachable, so its current texts are shown, not the cached ones.
    page.reload()
    expect(page.locator("body")).to_contain_text("What is on your mind?")
    deadline = time.monotonic() + 20
    while list(kept(page)) == [old] or len(kept(page)) != 1:
        assert time.monotonic() < deadline
        page.wait_for_timeout(100)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("body")).to_contain_text("What is on your mind?")
    # With the network up and the service down it is the same.
    page.context.set_offline(False)
    service.stop()
    page.reload()
    expect(page.locator(".offline")).to_be_visible()
    expect(page.locator("body")).to_contain_text("What is on your mind?")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_without_a_network(visited, scheme):
    page = visited(color_scheme=scheme)
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".offline")
    found = [Axe().run(page)]
    open_lesson(page, "06-three-windows")
    page.wait_for_selector(".reading")
    found.append(Axe().run(page))
    assert [one["id"] for reply in found for one in reply["violations"]] == []
