"""A reader's actions on the page, in a browser."""
import re

import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import open_lesson, sent_sizes


def chip(page, window):
    return page.locator(f"fen-ladder [data-id={window}]")


def test_home_leads_to_lessons_and_to_a_sandbox(open_page):
    page = open_page("/")
    assert page.locator("[data-lesson]").count() >= 4
    page.get_by_role("button", name="Sandbox").click()
    page.get_by_role("button", name="Open a sandbox").click()
    page.get_by_role("button", name="Window", exact=True).click()
    expect(chip(page, "window1")).to_contain_text("key")
    expect(page.locator(".frame [data-id=window1]")).to_be_visible()


def test_what_curl_does_is_seen_at_once(open_page, service):
    session = service.session("main")
    page = open_page(f"/s/{session}")
    expect(page.locator(".live")).to_have_text("live")
    for index in range(5):
        service.send("POST", f"/sessions/{session}/windows", {"id": f"new{index}"})
        page.wait_for_selector(f"fen-ladder [data-id=new{index}]")


def test_the_key_badge_moves(open_page, service):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}")
    expect(chip(page, "red")).to_contain_text("key")
    service.send("POST", f"/sessions/{session}/windows/main/makeKey", {})
    expect(chip(page, "main")).to_contain_text("key")
    expect(chip(page, "red")).not_to_contain_text("key")
    expect(page.locator("#announcer")).to_have_text("red resigned key. main became key")


def test_the_past_is_shown_and_left_again(open_page, service):
    session = service.session("main", "red", "blue")
    page = open_page(f"/s/{session}")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(page.locator(".place")).to_have_text("Revision 3 of 6, read-only")
    expect(chip(page, "blue")).to_have_count(0)
    expect(page.locator(".frame [data-id=blue]")).to_have_count(0)
    page.keyboard.press("s")
    expect(page.locator(".notice")).to_contain_text("earlier revision")
    page.get_by_role("button", name="To the newest").click()
    expect(chip(page, "blue")).to_contain_text("key")


def test_one_revision_is_shown_everywhere(open_page, service):
    session = service.session("main", "red", "blue")
    page = open_page(f"/s/{session}")
    for revision in [2, 6, 1, 4]:
        page.locator(f"[data-revision='{revision}'] .number").click()
        expect(page.locator("[aria-current=step]")).to_have_attribute("data-revision", str(revision))
        expect(page.locator(".frame svg")).to_have_attribute("data-revision", str(revision))
        snapshot = service.send("GET", f"/sessions/{session}/snapshot?at={revision}")
        windows = [window["id"] for window in snapshot["windows"]]
        for part in ["fen-ladder [data-id]", "fen-tree [data-id]"]:
            shown = page.locator(part).evaluate_all("all => all.map(one => one.dataset.id)")
            assert sorted(shown) == sorted(windows), part
        code = service.text(f"/sessions/{session}/commands?as=swift&revision={revision}")
        page.get_by_role("tab", name="Code").click()
        expect(page.locator("fen-code pre").first).to_have_text(code)


def test_a_session_is_shown_as_a_test(open_page, service):
    session = service.session("main")
    page = open_page(f"/s/{session}", 360, 640)
    page.get_by_role("tab", name="Code").click()
    page.get_by_role("button", name="XCTest").click()
    test, one = page.locator("fen-code pre").nth(1), page.locator("fen-code pre").first
    expect(test).to_have_text(service.text(f"/sessions/{session}/commands?as=xctest"))
    expect(test).to_contain_text('XCTAssertEqual(told.turn(), ["main became visible", "main became key"])')
    # A single command is not a test.
    newest = service.send("GET", f"/sessions/{session}")["revision"]
    expect(one).to_have_text(service.text(f"/sessions/{session}/commands?as=swift&revision={newest}"))


def test_a_fork_begins_in_the_past(open_page, service):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Fork here").click()
    page.wait_for_url(lambda url: "/s/" in url and session not in url)
    expect(page.locator(".place")).to_have_text("Revision 3, newest")


def test_who_forks_while_adding_goes_on_adding(open_page, service):
    session = service.session("main")
    page = open_page(f"/s/{session}#add")
    page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="Fork here").click()
    page.wait_for_url(lambda url: session not in url)
    expect(page.get_by_role("button", name="Alert-level window")).to_be_visible()


def test_a_click_is_a_touch_and_its_way_is_told(open_page, service):
    session = service.session("main", "red", "blue")
    page = open_page(f"/s/{session}")
    page.locator(".frame [data-id=red] rect").first.click(position={"x": 5, "y": 60})
    rows = page.locator(".route ol").first.locator("li")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("blue the point is outside")
    expect(rows.nth(1)).to_contain_text("red takes the touch")
    assert page.locator(".hops circle").count() >= 2
    expect(chip(page, "red")).to_contain_text("key")


def test_the_inspector_changes_what_is_selected(open_page, service):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}")
    chip(page, "main").click()
    page.get_by_label("isHidden").check()
    expect(page.locator(".tray [data-id=main]")).to_be_visible()
    level = page.get_by_label("windowLevel")
    level.fill("7")
    level.blur()
    expect(page.locator("#status")).to_contain_text("revision 6 of 6")
    assert service.send("GET", f"/sessions/{session}/windows/main")["windowLevel"] == 7


@pytest.mark.parametrize("language, why", [
    ("en-US", "The window is key already, so no window resigns"), ("zh-CN", "窗口已经是 key")])
def test_a_command_that_does_nothing_says_why(open_page, service, language, why):
    page = open_page(f"/s/{service.session('main')}", language=language)
    page.get_by_role("button", name="makeKey()", exact=True).click()
    expect(page.locator(".notice")).to_contain_text(why)


def test_a_level_is_drawn_typed_and_stepped(open_page, service):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}")
    level = lambda: service.send("GET", f"/sessions/{session}/windows/red")["windowLevel"]
    chip(page, "red").drag_to(page.locator("fen-ladder [data-level='1000']"))
    expect(page.locator("fen-ladder [data-level='1000'] [data-id=red]")).to_be_visible()
    assert level() == 1000
    chip(page, "red").focus()
    page.keyboard.press("Alt+ArrowUp")
    expect(page.locator("fen-ladder [data-level='2000'] [data-id=red]")).to_be_focused()
    page.keyboard.type("4")
    # Another client's command redraws the ladder; the typed text stays.
    service.send("PATCH", f"/sessions/{session}/windows/main", {"tag": 7})
    expect(page.locator("header")).to_contain_text("revision 7 of 7")
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    expect(page.locator("fen-ladder [data-level='42'] [data-id=red]")).to_be_focused()
    assert level() == 42
    # Changes of the command are marked.
    expect(page.locator("[data-field=windowLevel]")).to_contain_text("±was 2000")
    expect(page.locator("[data-field=alpha]")).not_to_contain_text("±")
    chip(page, "red").drag_to(page.locator(".tray"))
    expect(page.locator(".tray [data-id=red]")).to_be_visible()


def test_a_window_that_nobody_holds_falls_off_with_the_reason(open_page, service):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}")
    service.send("DELETE", f"/sessions/{session}/references/red")
    expect(page.locator(".gone")).to_have_text("red was released: its last strong reference is gone")


def test_a_reason_and_how_sure_a_rule_is_are_said_in_the_language_of_the_page(open_page, service):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}", language="zh-CN")
    service.send("DELETE", f"/sessions/{session}/references/red")
    expect(page.locator(".gone")).to_have_text("red 已释放：最后一个强引用没有了")
    became_key = page.locator(".log > li").last.locator("li", has_text="main 成为 key window")
    expect(became_key.locator("small").first).to_have_text("由它接替 ")
    became_key.locator("summary").click()
    expect(became_key.locator(".rule small")).to_contain_text("可信度：高")


@pytest.mark.parametrize("language, words", [
    ("en-US", ["field tells its delegate that it began editing", "The keyboard will show", "The keyboard is up"]),
    ("zh-CN", ["field 告知 delegate：编辑已开始", "键盘将显示", "键盘已显示"])])
def test_the_keyboard_and_what_a_delegate_is_told_are_listed_as_input(open_page, service, language, words):
    name = service.session("main")
    service.send("POST", f"/sessions/{name}/views", {"id": "field", "class": "UITextField", "superview": "main"})
    service.send("POST", f"/sessions/{name}/views/field/becomeFirstResponder", {})
    page = open_page(f"/s/{name}", language=language)
    newest = page.locator(".log > li").last
    for word in words:
        expect(newest.locator("li.input", has_text=word)).to_have_count(1)


def test_inner_views_are_one_chip(open_page, service):
    session = service.session("main")
    service.send("POST", f"/sessions/{session}/controllers", {"id": "page"})
    service.send("POST", f"/sessions/{session}/controllers", {
        "id": "nav", "class": "UINavigationController", "viewControllers": ["page"]})
    service.send("PATCH", f"/sessions/{session}/windows/main", {"rootViewController": "nav"})
    page = open_page(f"/s/{session}")
    rows = page.get_by_role("treeitem")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_have_attribute("aria-setsize", "2")
    page.locator("fen-tree .via").last.click()
    expect(page.locator("fen-tree")).to_contain_text("UIViewControllerWrapperView")


def test_an_external_screen_is_looked_at(open_page, service):
    session = service.session("main")
    service.send("POST", f"/sessions/{session}/screens", {"id": "tv", "size": {"width": 640, "height": 360}})
    service.send("POST", f"/sessions/{session}/windows", {"id": "slides", "screen": "tv", "isHidden": False})
    page = open_page(f"/s/{session}")
    page.get_by_label("Screen", exact=True).select_option("tv")
    expect(page.locator(".frame [data-id=slides]")).to_be_visible()
    expect(page.locator(".frame [data-id=main]")).to_have_count(0)
    service.send("DELETE", f"/sessions/{session}/screens/tv")
    expect(page.locator(".frame [data-id=main]")).to_be_visible()


def test_a_subtree_is_looked_at_alone(open_page, service):
    session = service.session("main", "red")
    service.send("POST", f"/sessions/{session}/views", {"id": "box", "superview": "red"})
    page = open_page(f"/s/{session}")
    chip(page, "red").click()
    page.keyboard.press("f")
    expect(page.get_by_role("treeitem")).to_have_count(2)
    expect(page.locator(".frame [data-id=main]")).to_have_class(re.compile("dim"))
    expect(page.locator(".frame [data-id=box]")).not_to_have_class(re.compile("dim"))
    page.keyboard.press("f")
    expect(page.locator(".frame .dim")).to_have_count(0)


def test_what_is_added_to_an_empty_app_comes_with_a_window(open_page, service):
    page = open_page(f"/s/{service.session()}#add")
    page.get_by_role("button", name="Label", exact=True).click()
    expect(chip(page, "window1")).to_contain_text("key")
    expect(page.locator("fen-tree [role=treeitem]").last).to_contain_text("label1")
    session = service.session()
    page = open_page(f"/s/{session}#add")
    page.get_by_role("button", name="Navigation", exact=True).click()
    expect(page.locator(".log > li")).to_have_count(2)
    windows = service.send("GET", f"/sessions/{session}/windows")["windows"]
    assert [window["rootViewController"] for window in windows] == ["nav1"]


def test_what_is_taken_along_is_a_file_and_the_page_stays(open_page, service):
    session = service.session("main")
    page = open_page(f"/s/{session}#add")
    names = []
    for link in page.locator("fen-palette .links a").all():
        with page.expect_download() as download:
            link.click()
        names.append(download.value.suggested_filename)
        assert download.value.failure() is None
    assert names == [f"{session}{end}" for end in (".json", ".sh", ".m", ".swift", ".svg", "-exploded.svg")]
    assert f"/s/{session}" in page.url


def test_a_surprise_is_one_command(open_page, service):
    session = service.session("main")
    page = open_page(f"/s/{session}#add")
    page.get_by_role("button", name="Surprise me").click()
    expect(page.locator("#status")).to_contain_text("revision 3 of 3")
    assert len(service.send("GET", f"/sessions/{session}/snapshot")["views"]) == 12


def test_what_is_chosen_is_seen_in_forced_colours(open_page, service):
    page = open_page(f"/s/{service.session('main', 'red')}", forced_colors="active")
    outline = lambda place: page.locator(place).first.evaluate("one => getComputedStyle(one).outlineStyle")
    assert outline("fen-ladder [aria-selected=true]") == "solid"
    assert outline("fen-ladder [aria-selected=false]") == "none"
    assert outline("[role=tab][aria-selected=true]") == "solid"


def test_a_rule_is_said_in_the_language_of_the_page(open_page, service):
    page = open_page(f"/s/{service.session('main')}", language="zh-CN")
    page.locator(".log .rule summary").first.click()
    expect(page.locator(".log .rule p").first).to_contain_text("依次发送")


def test_all_rules_are_read_at_home_in_the_language_of_the_page(open_page, service):
    page = open_page("/", language="zh-CN")
    page.locator(".rules summary").click()
    expect(page.locator(".rules dt")).to_have_count(len(service.send("GET", "/rules")["rules"]))
    expect(page.locator(".rules dd").first).to_contain_text("可信度：")
    expect(page.locator(".rules dd p:not([lang=zh-Hans])")).to_have_count(0)


def test_pasted_code_runs_line_by_line(open_page, service):
    session = service.session("main")
    page = open_page(f"/s/{session}")
    page.get_by_role("tab", name="Code").click()
    expect(page.locator("fen-code pre").last).to_contain_text("UIWindow")
    page.locator("textarea").fill(
        "self.window1 = [[UIWindow alloc] initWithFrame:CGRectMake(20, 70, 200, 200)];\n"
        "[self.window1 makeKeyAndVisible];\nfoo();")
    page.get_by_role("button", name="Run it").click()
    expect(page.locator(".lines > li.skipped")).to_contain_text("foo")
    # Its first line is the first step.
    current = page.locator(".lines > [aria-current=step]")
    expect(current).to_contain_text("initWithFrame")
    expect(page.locator("fen-ladder .key")).to_have_attribute("data-id", "main")
    page.locator("fen-code").get_by_role("button", name="One step forward").click()
    expect(current).to_contain_text("makeKeyAndVisible")
    expect(page.locator("fen-ladder .key")).to_have_attribute("data-id", "window1")
    expect(page.locator("fen-code pre").first).to_contain_text("window1.makeKeyAndVisible()")


@pytest.mark.parametrize("language, words", [
    ("en-US", "Line 1: lldb does not print levels"), ("zh-CN", "第 1 行： lldb 不打印窗口层级")])
def test_what_lldb_prints_becomes_a_session(open_page, service, language, words):
    page = open_page(f"/s/{service.session('main', 'red')}", language=language)
    page.get_by_role("tab", name=re.compile("Code|代码")).click()
    page.locator("fen-code textarea").fill(
        "<UIWindow: 0x7f8b01; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x6001>>\n"
        "   | <UIButton: 0x7f8b02; frame = (20 80; 120 44); opaque = NO; layer = <CALayer: 0x6002>>")
    page.locator("fen-code .main").click()
    notes = page.locator("fen-code .notes")
    expect(notes).to_contain_text(words)
    notes.get_by_role("link").click()
    page.wait_for_selector("body.ready")
    expect(page.locator("main svg [data-id=button1]").first).to_be_visible()


def test_what_each_pasted_line_did_is_in_view_and_in_words(open_page, service):
    page = open_page(f"/s/{service.session('main')}", 1280, 800)
    page.get_by_role("tab", name="Code").click()
    source, run = page.locator("textarea"), page.get_by_role("button", name="Run it")
    source.fill("static UIWindow *window1;\nwindow1 = [UIWindow new];\nwindow1.hidden = NO;")
    run.click()
    lines = page.locator(".lines > li")
    expect(lines.first).to_contain_text("ran static UIWindow *window1;")
    expect(lines.last).to_contain_text("window1 became visible UIWindowDidBecomeVisibleNotification")
    expect(lines.nth(1)).to_be_in_viewport(ratio=1)
    assert page.locator(".side").evaluate("side => side.scrollWidth - side.clientWidth") == 0
    expect(page.locator(".notes")).to_be_empty()
    # Code that is pasted next runs at the end, whichever earlier line is shown.
    expect(page.locator(".place")).to_contain_text("read-only")
    source.fill("[window1 makeKeyAndVisible];\nwindow1.hiden = NO;")
    run.click()
    expect(lines).to_have_count(2)
    expect(page.locator(".lines > .skipped")).to_contain_text("Did you mean 'hidden'?")
    # A misconception in the code is shown with its line above all.
    source.fill("// Only the key window gets touches.\n[window1 makeKeyWindow];")
    run.click()
    expect(page.locator(".notes > li")).to_contain_text("Line 1: Touches go to the window that they are in")
    expect(page.locator(".notice", has_text="Touches go to the window")).to_have_count(0)


def test_a_program_is_stepped_back_and_forth(open_page, service):
    session = service.session()
    page = open_page(f"/s/{session}", 1366, 900)
    page.get_by_role("tab", name="Code").click()
    expect(page.locator("fen-steps")).to_be_hidden()
    page.locator("textarea").fill(
        "class Pad: UIView {\n"
        "  var touches = 0\n"
        "  override func touchesEnded(_ all: Set<UITouch>, with event: UIEvent?) {\n"
        "    touches += 1\n"
        "    let text = double(touches)\n"
        "    print(text)\n"
        "  }\n"
        "  func double(_ number: Int) -> Int { return number * 2 }\n"
        "}\n"
        "let window = UIWindow(frame: UIScreen.main.bounds)\n"
        "window.makeKeyAndVisible()\n"
        "window.addSubview(Pad(frame: window.bounds))\n"
        "print(\"ready\")")
    page.get_by_role("button", name="Run it").click()
    steps = page.locator("fen-steps")
    current, place = steps.locator("[aria-current=step]"), steps.locator(".stepplace")
    expect(place).to_have_text("4 steps, all done")
    expect(steps.locator("output")).to_have_text("ready")
    expect(page.locator("fen-ladder .key")).to_have_attribute("data-id", "window")
    steps.get_by_role("button", name="To the start").click()
    expect(place).to_have_text("Step 1 of 4")
    expect(current).to_contain_text("let window")
    expect(steps.locator(".changed")).to_have_text(["window", "UIWindow window"])
    expect(steps.locator("output")).to_be_hidden()
    # The window exists, and nothing shows it yet.
    expect(page.locator("fen-ladder [data-id=window]")).to_have_count(1)
    expect(page.locator("fen-ladder .key")).to_have_count(0)
    steps.get_by_role("button", name="One step forward").click()
    expect(current).to_contain_text("makeKeyAndVisible")
    expect(page.locator("fen-ladder .key")).to_have_attribute("data-id", "window")
    steps.get_by_role("button", name="To the newest").click()
    expect(place).to_have_text("4 steps, all done")
    # A touch runs the code again, and has its own steps.
    service.send("POST", f"/sessions/{session}/inputs", {"type": "tap", "at": [100, 100]})
    expect(place).to_have_text("4 steps, all done")
    expect(steps.locator("output")).to_have_text("2")
    steps.get_by_role("button", name="To the start").click()
    # The second click comes before the first one's step is shown, and still counts.
    steps.get_by_role("button", name="One step forward").dblclick()
    expect(place).to_have_text("Step 3 of 4")
    expect(steps.locator(".calls")).to_have_text("Pad.touchesEnded(_:with:) › Pad.double(_:)")
    expect(current).to_contain_text("func double")
    expect(steps.locator(".variables")).to_have_text("number1")
    steps.get_by_role("button", name="One step back").click()
    expect(steps.locator(".variables .changed")).to_have_text(["text", "2"])


def test_a_session_that_there_is_not_leads_home(open_page, service):
    page = open_page("/s/none", expect_errors=True)
    expect(page.locator(".notice")).to_contain_text("There is no session 'none'.")
    page.get_by_role("button", name="Look at a session").click()
    expect(page.get_by_label("Name of the session")).to_be_visible()


def test_the_tree_is_used_by_keys(open_page, service):
    session = service.session("main", "red")
    service.send("POST", f"/sessions/{session}/views", {"id": "box", "superview": "red"})
    page = open_page(f"/s/{session}")
    page.keyboard.press("/")
    page.keyboard.type("box")
    expect(page.get_by_role("treeitem")).to_have_count(1)
    page.locator("fen-tree input").fill("")
    page.locator("fen-tree [data-id=red]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("fen-tree [data-id=box]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("fen-tree [data-id=box]")).to_have_count(0)
    expect(page.locator("fen-tree [data-id=red]")).to_have_attribute("aria-expanded", "false")


def test_many_tabs_are_live_at_once(service, browser):
    session = service.session("main")
    context = browser.new_context()
    pages = [context.new_page() for _ in range(8)]
    for page in pages:
        page.goto(f"{service.origin}/s/{session}")
        page.wait_for_selector("body.ready")
    streams = lambda: re.search(r"^fenestra_event_streams (\d+)", service.text("/metrics"), re.M)[1]
    assert streams() == "1"
    service.send("POST", f"/sessions/{session}/windows", {"id": "late"})
    for page in pages:
        expect(chip(page, "late")).to_be_visible()
        expect(page.locator(".live")).to_have_text("live")
    # The tab that holds the stream closes, and another takes over.
    pages[0].close()
    pages[1].wait_for_timeout(300)
    service.send("POST", f"/sessions/{session}/windows", {"id": "later"})
    for page in pages[1:]:
        expect(chip(page, "later")).to_be_visible()
    context.close()


def test_the_page_comes_back_after_a_restart(browser, tmp_path):
    from conftest import Service
    service = Service(tmp_path)
    session = service.session("main")
    page = browser.new_context().new_page()
    page.goto(f"{service.origin}/s/{session}")
    expect(page.locator(".live")).to_have_text("live")
    service.stop()
    expect(page.locator(".live")).to_contain_text("no connection")
    again = Service(tmp_path, port=service.origin.split(":")[-1])
    expect(page.locator(".live")).to_have_text("live")
    again.send("POST", f"/sessions/{session}/windows", {"id": "after"})
    expect(chip(page, "after")).to_be_visible()
    page.context.close()
    again.stop()


@pytest.mark.parametrize("name", ["guide", "operating"])
def test_a_page_of_documentation_is_drawn_from_its_markdown(open_page, service, name):
    page = open_page(f"/docs/{name}")
    text = service.text(f"/docs/{name}")
    headings = re.findall(r"^## (.*)$", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S), re.M)
    assert page.locator("article h2").all_text_contents() == headings
    tables = len(re.findall(r"^\|---", text, re.M))
    assert tables and page.locator("article table").count() == tables
    assert page.locator("article pre").count() == len(re.findall(r"^```", text, re.M)) // 2
    drawn = page.locator("article").evaluate("""article => {
      for (const code of article.querySelectorAll('code')) code.remove()
      return article.innerText }""")
    assert not re.search(r"\]\(|\*\*|`|\|", drawn)
    page.get_by_role("link", name="Guide" if name == "operating" else "Operating").last.click()
    page.wait_for_url(re.compile("/docs/(guide|operating)$"))


def test_the_reference_runs_an_operation_in_the_session_of_the_reader(open_page, service):
    session = service.session("main")
    page = open_page(f"/s/{session}")
    page.goto(f"{service.origin}/docs")
    page.wait_for_selector("body.ready")
    page.wait_for_selector("nav li a")
    page.keyboard.press("/")
    page.keyboard.type("post make a window")
    page.keyboard.press("Enter")
    expect(page.locator("article h1")).to_have_text("Make a window")
    expect(page.locator("#in-session")).to_have_value(session)
    page.locator("#in-body").fill('{"id": "fromDocs"}')
    expect(page.locator("form pre").first).to_have_text(
        f"""curl -H 'Content-Type: application/json' -d '{{"id":"fromDocs"}}' {service.origin}/sessions/{session}/windows""")
    page.get_by_role("button", name="Run here").click()
    expect(page.locator("form [role=status]")).to_contain_text("201")
    expect(page.locator(".reply")).to_contain_text('"id": "fromDocs"')
    assert service.send("GET", f"/sessions/{session}/windows/fromDocs")["isHidden"] is True


def test_the_reference_is_searched_by_what_operations_say_of_themselves(open_page):
    page = open_page("/docs")
    search = page.get_by_role("searchbox", name="Filter")
    search.fill("touch")
    expect(page.locator("nav a[href='#sendInput']")).to_be_visible()
    search.fill("no such word")
    expect(page.get_by_role("status").filter(has_text="Nothing matches.")).to_be_visible()


def test_the_reference_has_every_operation(open_page, service):
    page = open_page("/docs", language="zh-CN")
    operations = re.findall(r"^   operationId: (\w+)", service.text("/openapi.yaml"), re.M)
    links = page.locator("nav li a")
    expect(links).to_have_count(len(operations))
    shown = links.evaluate_all("all => all.map(one => one.hash.slice(1))")
    assert sorted(shown) == sorted(operations)
    for operation in shown[::7]:
        page.locator(f"nav a[href='#{operation}']").click()
        expect(page.locator("article form pre").first).to_contain_text("curl")


def test_a_class_is_led_and_asked(open_page, service):
    session = service.session("main", "red")
    teacher = open_page(f"/s/{session}")
    teacher.get_by_role("tab", name="Class").click()
    teacher.get_by_role("button", name="Open a class").click()
    code = teacher.locator(".classcode").inner_text()
    first = open_page(f"/c/{code.lower()}")
    second = open_page("/")
    second.get_by_label("Code").fill(code)
    second.get_by_role("button", name="Join", exact=True).click()
    students = [first, second]
    expect(teacher.locator("fen-class .hint")).to_contain_text("Students: 2")

    teacher.keyboard.press("ArrowLeft")
    for student in students:
        expect(student.locator(".place")).to_have_text("Revision 3 of 4, read-only")
    chip(teacher, "main").click()
    for student in students:
        expect(chip(student, "main")).to_have_attribute("aria-selected", "true")
    first.keyboard.press("ArrowLeft")
    expect(first.locator(".pill")).to_contain_text("1 behind")
    teacher.keyboard.press("ArrowRight")
    expect(second.locator(".place")).to_have_text("Revision 4, newest")
    expect(first.locator(".pill")).to_contain_text("2 behind")
    first.locator(".pill").click()
    expect(first.locator(".place")).to_have_text("Revision 4, newest")
    first.keyboard.press("s")
    expect(first.locator(".notice")).to_contain_text("Fork")

    teacher.get_by_label("Question").fill("Who is key?")
    teacher.get_by_label("Options").fill("red\nmain")
    teacher.get_by_role("button", name="Ask", exact=True).click()
    for student in students:
        student.get_by_role("button", name="red", exact=True).click()
        expect(student.locator(".poll")).to_contain_text("Your answer counts")
    expect(teacher.locator("fen-class .hint")).to_contain_text("2 answered")
    assert teacher.locator(".results .part").count() == 0
    teacher.get_by_role("button", name="Reveal").click()
    for page in [teacher, *students]:
        expect(page.locator(".poll li").first).to_contain_text("red")
        expect(page.locator(".poll .count")).to_have_text(["2", "0"])
        expect(page.locator(".isRight")).to_have_count(0)
    first.get_by_role("button", name="Fork a copy").click()
    first.wait_for_url(lambda url: "/s/" in url and session not in url)
    expect(first.locator(".place")).to_have_text("Revision 4, newest")


def test_what_a_lesson_asks_is_asked_of_the_class(open_page, service):
    teacher = open_page("/")
    open_lesson(teacher, "06-three-windows")
    teacher.get_by_role("button", name="Dig deeper").click()
    teacher.get_by_role("tab", name="Class").click()
    teacher.get_by_role("button", name="Open a class").click()
    code = teacher.locator(".classcode").inner_text()
    student = open_page(f"/c/{code}", 360, 740, is_mobile=True, has_touch=True)
    expect(student.locator("fen-stage > .bar .hint")).to_have_text("View only while following a class; a click selects.")
    # The copy in which the step's code ran is gone.
    expect(student.locator(".followed .listing .current")).to_have_count(3)
    before = service.send("GET", "/sessions?limit=1000")["sessions"]
    teacher.get_by_role("button", name="Ask the class this question").click()
    # On a phone too the question is visible at first.
    expect(student.locator(".poll h3")).to_be_in_viewport()
    expect(student.locator(".poll h3")).to_have_text("Which window is key in the end?")
    student.locator(".poll").get_by_role("button", name="main").click()
    expect(teacher.locator("fen-class .hint")).to_contain_text("1 answered")
    # The right answer was found in a copy, which is gone, and appears at the reveal.
    assert len(service.send("GET", "/sessions?limit=1000")["sessions"]) == len(before)
    expect(teacher.locator(".isRight")).to_have_count(0)
    teacher.get_by_role("button", name="Reveal").click()
    expect(teacher.locator(".isRight .name")).to_have_text("yellow")
    expect(teacher.locator(".verdictOfClass")).to_have_text("Most of you said main. UIKit says yellow.")
    teacher.get_by_role("button", name="Close this panel").click()
    teacher.keyboard.press("p")
    expect(teacher.locator("fen-strip .isRight .name")).to_have_text("yellow")


def test_control_is_given_to_a_student_and_taken_back(browser, tmp_path):
    from conftest import Service
    service = Service(tmp_path, "--access", "guarded")

    def opened(path):
        page = browser.new_context(locale="en-US", viewport={"width": 1300, "height": 850}).new_page()
        page.goto(service.origin + path)
        page.wait_for_selector("body.ready")
        return page
    teacher = opened("/")
    teacher.get_by_role("button", name="Sandbox").click()
    teacher.get_by_role("button", name="Open a sandbox").click()
    for window in range(2):
        teacher.get_by_role("button", name="Window", exact=True).click()
        expect(chip(teacher, f"window{window + 1}")).to_contain_text("key")
    teacher.get_by_role("tab", name="Class").click()
    teacher.get_by_role("button", name="Open a class").click()
    code = teacher.locator(".classcode").inner_text()
    student, other = [opened(f"/c/{code}") for _ in range(2)]
    for page in (student, other):
        page.wait_for_selector("fen-class .classcode")
    student.keyboard.press("s")
    expect(student.locator(".notice")).to_contain_text("You follow a class")
    student.get_by_role("button", name="Raise my hand").click()
    expect(student.locator("fen-class")).to_contain_text("Its number is 1")
    teacher.get_by_role("button", name="Give control to hand 1").click()
    expect(student.locator("fen-class .control")).to_contain_text("You have control")
    expect(teacher.locator("fen-class .control")).to_contain_text("Hand 1 has control")

    # The student changes the session, and all follow.
    chip(student, "window1").click()
    student.keyboard.press("k")
    for page in (teacher, student, other):
        expect(chip(page, "window1")).to_contain_text("key")
        expect(chip(page, "window1")).to_have_attribute("aria-selected", "true")
    student.keyboard.press("ArrowLeft")
    for page in (teacher, other):
        expect(page.locator(".place")).to_have_text("Revision 2 of 3, read-only")
    teacher.get_by_role("button", name="Take control back").click()
    expect(student.get_by_role("button", name="Raise my hand")).to_be_visible()
    student.keyboard.press("ArrowRight")
    student.keyboard.press("h")
    expect(student.locator(".notice")).to_contain_text("You follow a class")
    teacher.keyboard.press("ArrowRight")
    expect(other.locator(".place")).to_have_text("Revision 3, newest")
    for page in (teacher, student, other):
        page.context.close()
    service.stop()


def test_the_presenter_view_is_read_at_a_zoom_of_200_percent(open_page, service):
    session = service.session("main", "red", "blue")
    code = service.send("POST", f"/sessions/{session}/class", {})["code"]
    # A projector of 1280 by 720 at 200 %.
    page = open_page(f"/s/{session}#class={code}", 640, 360, device_scale_factor=2)
    page.keyboard.press("p")
    strip = page.locator("fen-strip")
    expect(strip).to_contain_text("blue became key")
    expect(strip.locator("pre")).to_contain_text("makeKeyAndVisible")
    expect(strip.locator(".classcode")).to_have_text(code)
    for place in (".frame svg", "fen-strip li >> nth=0", "fen-strip pre", ".place"):
        box = page.locator(place).bounding_box()
        assert box["x"] >= 0 and box["y"] >= 0, place
        assert box["x"] + box["width"] <= 640 and box["y"] + box["height"] <= 360, (place, box)
        size = page.locator(place).evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
        assert place == ".frame svg" or size >= 18, (place, size)
    assert page.locator(".frame svg").bounding_box()["height"] >= 180
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    page.keyboard.press("ArrowLeft")
    expect(strip.locator("pre")).to_contain_text("UIWindow(frame")
    # A projected page can't scroll: long lines wrap.
    assert strip.locator("pre").evaluate("one => one.scrollWidth - one.clientWidth") == 0
    expect(page).to_have_url(re.compile("present"))
    strip.get_by_role("button", name="Leave presenter view").click()
    expect(strip).to_have_count(0)
    expect(page.locator("fen-tree")).to_be_visible()


def test_the_presenter_view_is_left_on_a_phone_too(open_page, service):
    session = service.session("main")
    code = service.send("POST", f"/sessions/{session}/class", {})["code"]
    page = open_page(f"/s/{session}#class={code}&present=", 360, 740)
    leave = page.get_by_role("button", name="Leave presenter view")
    expect(leave).to_be_in_viewport(ratio=1)
    expect(page.locator(".transport .track")).to_be_in_viewport(ratio=1)
    leave.click()
    expect(page.locator("fen-tree")).to_be_visible()


def test_a_lesson_is_presented_too(open_page, service):
    page = open_page(place(service, "lesson"), 1280, 720)
    page.wait_for_selector("fen-lesson .main")
    page.keyboard.press("p")
    expect(page.locator("fen-strip pre")).to_contain_text("makeKeyAndVisible")
    expect(page.locator("fen-lesson .foot")).to_be_hidden()
    assert page.locator("fen-strip").bounding_box()["width"] > 600
    expect(page.locator("fen-ribbon .dots")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Leave presenter view").click()
    expect(page.locator("fen-lesson .main")).to_be_visible()


def test_what_a_class_is_asked_is_projected_as_a_list(open_page, service):
    session = service.session("main")
    code = service.send("POST", f"/sessions/{session}/class", {})["code"]
    poll = f"/classes/{code}/polls"
    service.send("POST", poll, {"question": "Who is key?", "options": ["main", "nobody"]})
    page = open_page(f"/s/{session}#class={code}")
    page.wait_for_selector(".poll")
    page.keyboard.press("p")
    asked = page.locator("fen-strip .question")
    expect(asked).to_have_text("Who is key?")
    expect(page.locator("fen-strip .results li")).to_have_text(["main", "nobody"])
    service.send("POST", f"{poll}/1/answers", {"key": "someone-in-the-room", "option": 0})
    service.send("POST", f"{poll}/1/reveal", {})
    expect(page.locator("fen-strip .results .count")).to_have_text(["1", "0"])
    widths = [bar.bounding_box()["width"] for bar in page.locator("fen-strip .part").all()]
    assert widths[0] > 10 * widths[1]


def test_a_class_that_is_over_says_so(open_page, service):
    session = service.session("main")
    code = service.send("POST", f"/sessions/{session}/class", {})["code"]
    page = open_page(f"/c/{code}", expect_errors=True)
    page.wait_for_selector(".classcode")
    service.send("DELETE", f"/classes/{code}")
    expect(page.locator("fen-class")).to_contain_text("The class is over")
    # A student is not offered to teach in the teacher's session, but in a copy of it.
    expect(page.get_by_role("button", name="Open a class")).to_have_count(0)
    page.get_by_role("button", name="Fork a copy of my own").click()
    page.wait_for_url(lambda url: "/s/" in url and session not in url)
    expect(page.locator(".frame [data-id=main]")).to_be_visible()
    page = open_page(f"/c/{code}", expect_errors=True)
    expect(page.locator(".notice")).to_contain_text("There is no class")


@pytest.mark.parametrize("path", ["/", "session", "lesson", "docs", "class"])
def test_a_phone_needs_no_sideways_scroll(open_page, service, path):
    page = open_page(place(service, path), 360, 740)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_on_a_phone_the_screen_stays_in_sight_and_hides_no_focus(open_page, service):
    page = open_page(place(service, "lesson"), 360, 740)
    page.wait_for_selector("fen-lesson .main")
    for key in ["Tab"] * 30 + ["Shift+Tab"] * 30:
        page.keyboard.press(key)
        picture = page.locator(".frame").bounding_box()
        assert picture["y"] >= 0 and picture["y"] + picture["height"] < 400
        assert page.evaluate("""() => {
          const focused = document.activeElement
          if (focused === document.body || focused.closest('header, fen-stage')) return true
          const stage = document.querySelector('fen-stage').getBoundingClientRect()
          const foot = document.querySelector('.foot').getBoundingClientRect()
          const box = focused.getBoundingClientRect()
          return box.bottom > stage.bottom && (focused.closest('.foot') || box.top < foot.top)
        }"""), page.evaluate("document.activeElement.outerHTML")


@pytest.mark.parametrize("width", [360, 1300])
def test_the_tabs_of_a_lesson_are_one_row(open_page, service, width):
    page = open_page(place(service, "lesson"), width, 740)
    page.get_by_role("button", name="Dig deeper").click()
    tops = [tab.bounding_box()["y"] for tab in page.get_by_role("tab").all()]
    assert len(tops) == 6 and len(set(tops)) == 1


@pytest.mark.parametrize("language", ["en-US", "zh-CN"])
@pytest.mark.parametrize("path", ["/", "session", "lesson", "docs"])
def test_a_page_is_small(browser, service, path, language):
    sizes = sent_sizes(browser, service.origin + place(service, path), "body.ready", language)
    assert {"en-US": "en.json", "zh-CN": "zh-Hans.json"}[language] in str(sizes)
    # The phone, its labels and the path of a touch are drawn here, and a lesson has its code and ribbon.
    assert sum(sizes.values()) < {"session": 69_500, "lesson": 69_500}.get(path, 45_000), sizes


def test_without_scripts_a_session_is_a_picture_and_a_tree(open_page, service):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}", java_script_enabled=False)
    expect(page.locator("main svg [data-id=red]")).to_be_visible()
    expect(page.locator("main > pre")).to_contain_text("<UIWindow: red;")


def place(service, path):
    if path == "/":
        return path
    if path == "docs":
        return "/docs#createWindow"
    session = service.session("main", "red")
    if path == "class":
        code = service.send("POST", f"/sessions/{session}/class", {})["code"]
        service.send("POST", f"/classes/{code}/polls", {"question": "?", "options": ["a", "b"]})
        return f"/s/{session}#class={code}"
    return f"/s/{session}" + ("#lesson=03-levels" if path == "lesson" else "")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "session", "lesson", "docs", "class"])
def test_axe_finds_nothing(open_page, service, path, scheme):
    page = open_page(place(service, path), color_scheme=scheme, reduced_motion="reduce")
    page.wait_for_selector({"lesson": "fen-lesson .main", "docs": "article form", "class": ".poll"}.get(path, "main"))
    if path == "docs":
        # All operations look the same, and axe compares each pair of elements.
        page.locator("nav input").fill("make a window")
    found = Axe().run(page)["violations"]
    assert [(one["id"], [node["target"] for node in one["nodes"]][:4]) for one in found] == []


def test_the_question_at_home_is_answered_in_place(open_page):
    page = open_page("/", reduced_motion="reduce")
    expect(page.get_by_role("heading", level=1)).to_have_text("You tap here. Which window gets the touch?")
    page.locator(".hero").get_by_role("button", name="sky").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("yellow gets the touch")
    expect(page.locator(".hero .said")).to_have_text("You said sky. Not quite:")
    expect(page.locator(".hero [data-label=yellow] .more")).to_contain_text("takes the touch")
    assert page.url.endswith("/")


def test_no_number_of_a_ruler_lies_under_the_finger_s_own(open_page):
    page = open_page("/")
    number = page.locator(".hero .rulers [data-y='200']")
    expect(number).to_be_hidden()
    expect(page.locator(".hero .rulers [data-y='300']")).to_be_visible()


@pytest.mark.parametrize("language, words, title", [
    ("en-US", "keyWindow is nil", "A window at launch"), ("en-US", "the alert disappears", "windows does not keep you alive"),
    ("en-US", "identifier-taken", "Identifier taken"), ("en-US", "导航栏遮住标签", "Four ways to insert"),
    ("zh-CN", "点击没有反应", "看得见，点不到"), ("zh-CN", "唤醒", None)])
def test_what_is_puzzling_is_found(open_page, service, language, words, title):
    page = open_page("/", language=language)
    page.keyboard.press("/")
    page.keyboard.type(words)
    if title is None:
        return expect(page.locator(".puzzle [role=status]")).not_to_be_empty()
    expect(page.locator(".found li").first).to_contain_text(title)


def test_home_leads_back_to_where_a_lesson_was_left(open_page):
    page = open_page("/#lesson=06-three-windows")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("fen-lesson .steps")).to_have_text("Step 2 of 5")
    session = page.url.split("#")[0]
    page.get_by_role("link", name="Fenestra").click()
    expect(page.locator(".resume")).to_have_text(re.compile("You were at Three windows on top of each other Step 2 of 5"))
    page.get_by_role("link", name="Continue").click()
    expect(page.locator("fen-lesson .steps")).to_have_text("Step 2 of 5")
    assert page.url.startswith(session)


def test_what_a_view_can_not_hold_goes_beside_it(open_page, service):
    session = service.session("main")
    page = open_page(f"/s/{session}#add")
    page.get_by_role("button", name="Button", exact=True).click()
    expect(page.locator("fen-tree [data-id=button1]")).to_be_visible()
    page.get_by_role("button", name="Label", exact=True).click()
    expect(page.locator("fen-tree [data-id=label1]")).to_be_visible()
    assert service.send("GET", f"/sessions/{session}/views/label1")["superview"] == "main"


def test_what_is_added_while_an_alert_is_up_goes_into_the_app_s_window(open_page, service):
    session = service.session("main")
    page = open_page(f"/s/{session}#add")
    page.get_by_role("button", name="UIAlertView", exact=True).click()
    expect(chip(page, "alert1-window")).to_contain_text("key")
    chip(page, "alert1-window").click()
    page.get_by_role("button", name="Navigation", exact=True).click()
    expect(page.locator("fen-tree [data-id=nav1-bar]")).to_be_visible()
    assert service.send("GET", f"/sessions/{session}/windows/main")["rootViewController"] == "nav1"
    expect(page.locator(".notice")).to_have_count(0)


def test_the_way_of_a_touch_hides_no_number_under_the_finger(open_page, service):
    session = service.session("main", "red", "blue")
    page = open_page(f"/s/{session}")
    page.locator(".frame [data-id=blue] rect").first.click()
    expect(page.locator(".hop")).not_to_have_count(0)
    places = page.locator(".hop circle, .touch .dot").evaluate_all("all => all.map(one => [+one.getAttribute('cx'), +one.getAttribute('cy')])")
    for index, one in enumerate(places):
        for other in places[:index]:
            assert (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 > 26 ** 2, places


def test_each_window_has_one_label_and_none_lies_on_another(open_page, service):
    session = service.session("main", "red", "blue")
    page = open_page(f"/s/{session}")
    expect(page.locator(".label")).to_have_count(3)
    boxes = [label.bounding_box() for label in page.locator(".label").all()]
    for index, one in enumerate(boxes):
        for other in boxes[:index]:
            assert (one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
                    or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]), boxes


def test_the_stage_has_a_name_that_says_what_it_is(open_page, service):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}", language="zh-CN")
    stage = page.locator("fen-stage .frame svg").first
    expect(stage).to_have_attribute("aria-label", "手机屏幕")
    expect(stage.locator("desc").first).to_have_text("从前到后的窗口：red，层级 0；main，层级 0。")


def test_what_unfolds_is_large_enough_to_be_hit(open_page, service):
    page = open_page(f"/s/{service.session('main')}")
    for summary in page.locator(".log .rule summary").all():
        assert summary.bounding_box()["height"] >= 24


def test_the_pill_goes_with_the_class(open_page, service):
    session = service.session("main", "red")
    code = service.send("POST", f"/sessions/{session}/class", {})["code"]
    page = open_page(f"/c/{code}", expect_errors=True)
    page.wait_for_selector(".classcode")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".pill")).to_be_visible()
    service.send("DELETE", f"/classes/{code}")
    expect(page.locator("fen-class")).to_contain_text("The class is over")
    expect(page.locator(".pill")).to_be_hidden()


@pytest.mark.parametrize("language, words", [
    ("en-US", "There is no session 'none'."), ("zh-CN", "“none”：找不到这个对象或路径")])
def test_a_problem_is_told_in_the_language_of_the_page(open_page, language, words):
    page = open_page("/s/none", language=language, expect_errors=True)
    expect(page.locator(".notice")).to_contain_text(words)


@pytest.mark.parametrize("language, words", [
    ("en-US", "'hiden' is not part of the model. Did you mean 'hidden'?"), ("zh-CN", "“hiden”不属于窗口模型，已跳过。是不是想写“hidden”？")])
def test_why_a_pasted_line_did_not_run_is_told_in_the_language_of_the_page(open_page, service, language, words):
    page = open_page(f"/s/{service.session('main')}#code", language=language)
    page.locator("textarea").fill("UIWindow *w = [UIWindow new];\nw.hiden = NO;")
    page.locator("fen-code .main").click()
    expect(page.locator(".lines > .skipped small")).to_have_text(words)


@pytest.mark.parametrize("language, words", [
    ("en-US", "The service can't be reached. Check that it runs"), ("zh-CN", "连不上服务。请确认服务正在运行")])
def test_a_service_that_is_not_reached_is_told_with_what_to_do(browser, tmp_path, language, words):
    from conftest import Service
    service = Service(tmp_path)
    page = browser.new_context(locale=language).new_page()
    page.goto(f"{service.origin}/s/{service.session('main')}")
    page.wait_for_selector("body.ready")
    service.stop()
    page.keyboard.press("s")
    expect(page.locator(".notice")).to_contain_text(words)
    page.context.close()


def test_a_table_view_has_rows_and_a_tap_chooses_one(open_page, service):
    session = service.session("main")
    service.send("POST", f"/sessions/{session}/views", {
        "id": "table", "class": "UITableView", "superview": "main", "frame": [0, 100, 375, 132], "rows": [3]})
    page = open_page(f"/s/{session}")
    cells = page.locator("fen-stage .skin .cell")
    expect(cells).to_have_count(3)
    expect(page.locator("fen-stage .skin text").filter(has_text="[0, 2]")).to_be_visible()
    service.send("POST", f"/sessions/{session}/inputs", {"type": "tap", "at": [50, 160]})
    expect(page.locator("fen-stage .skin .cell.chosen")).to_have_count(1)
    expect(page.locator('fen-stage [data-id="table-cell2"] .chosen')).to_have_count(1)
    expect(page.locator("fen-timeline")).to_contain_text("table tells its delegate that row [0, 1] was selected")


def test_a_large_title_has_a_row_of_its_own_in_the_navigation_bar(open_page, service):
    session = service.session("main")
    service.send("POST", f"/sessions/{session}/controllers", {"id": "notes", "title": "Notes"})
    service.send("POST", f"/sessions/{session}/controllers", {
        "id": "nav", "class": "UINavigationController", "viewControllers": ["notes"], "prefersLargeTitles": True})
    service.send("PATCH", f"/sessions/{session}/windows/main", {"rootViewController": "nav", "isHidden": False})
    page = open_page(f"/s/{session}")
    title = page.locator('fen-stage [data-id="nav-bar"] .title')
    expect(title).to_have_class("title large")
    expect(title).to_have_text("Notes")
    service.send("PATCH", f"/sessions/{session}/controllers/notes", {"largeTitleDisplayMode": "never"})
    expect(title).to_have_class("title")
