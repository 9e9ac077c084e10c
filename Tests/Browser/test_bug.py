"""The page for the reader's own bug: code and lldb's text, what went wrong, and the fix."""
import base64
import json
import re

import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import sent_sizes

LANGUAGES = ["en-US", "zh-CN"]
DUMP = ("<UIWindow: 0x7f8b01; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x6001>>\n"
        "   | <UIButton: 0x7f8b02; frame = (20 80; 120 44); opaque = NO; layer = <CALayer: 0x6002>>\n")
HOME = "class Home: UIViewController {\n  override func viewDidLoad() { print(\"loaded\") }\n}\n"


def app(body, members=""):
    """A Swift app whose launch does this, from line 4 on."""
    return ("@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n"
            "  func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {\n"
            f"{body}\n    return true\n  }}\n{members}\n  var window: UIWindow?\n}}\n")


MAIN = ("    window = UIWindow(frame: UIScreen.main.bounds)\n    window?.rootViewController = UIViewController()\n"
        "    window?.makeKeyAndVisible()\n")


def run(page, text=None):
    if text is not None:
        page.locator(".bug textarea").fill(text)
    page.locator(".writing .main").click()
    expect(page.locator(".writing .main")).to_be_enabled()


def drop(page, *files):
    """Drops files, each a name and its bytes, on the editor."""
    data = page.evaluate_handle(
        """files => {
          const data = new DataTransfer()
          for (const [name, text] of files) data.items.add(new File([Uint8Array.from(atob(text), byte => byte.charCodeAt(0))], name))
          return data
        }""", [[name, base64.b64encode(text if isinstance(text, bytes) else text.encode()).decode()] for name, text in files])
    page.dispatch_event(".bug textarea", "dragover", {"dataTransfer": data})
    page.dispatch_event(".bug textarea", "drop", {"dataTransfer": data})


def verdict(page, kind):
    return page.locator(f".verdict[data-kind={kind}]")


def test_home_leads_to_the_page_and_what_was_typed_stays(open_page):
    page = open_page("/")
    page.get_by_role("link", name="Your own bug").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your own bug")
    page.locator(".bug textarea").fill("let a = 1\nprint(a)")
    page.reload()
    expect(page.locator(".bug textarea")).to_have_value("let a = 1\nprint(a)")
    expect(page.locator(".gutter div")).to_have_text(["1", "2"])
    page.go_back()
    expect(page.locator(".hero h1")).to_be_visible()


@pytest.mark.parametrize("form, line", [("Swift", 21), ("Objective-C", 23)])
@pytest.mark.parametrize("language, words, rule, fine", [
    ("en-US", "floating was released at line {}: nothing holds it.",
     "The application does not keep its windows alive, nor does being key or visible.", "The model sees nothing wrong"),
    ("zh-CN", "floating 在第 {} 行被释放：没有强引用持有它。", "App 不会让窗口存活，成为 key window 或可见也不会。", "模型没有发现问题")])
def test_the_starter_s_window_is_released_and_one_click_keeps_it(open_page, form, line, language, words, rule, fine):
    page = open_page("/#bug", language=language)
    page.get_by_role("button", name=form, exact=True).click()
    text = page.locator(".bug textarea").input_value()
    run(page)
    card = verdict(page, "released")
    expect(card.locator("h2")).to_have_text(words.format(line))
    expect(page.locator(".verdict")).to_have_count(1)
    expect(page.locator(".gutter .marked")).to_have_text(str(line))
    # The line says it too, and the window falls off the stage.
    expect(page.locator(".ink .marked .remark")).to_have_text(card.locator("h2").inner_text().replace(" at line 21", "").replace(
        " at line 23", "").replace(f"在第 {line} 行被释放", " 已释放"))
    expect(page.locator(".result fen-stage .hole")).to_have_count(1)
    expect(card.locator("summary")).to_have_text(rule)
    card.locator("summary").click()
    expect(card.locator("details p")).to_be_visible()
    expect(card.locator(".diff li")).to_have_count(2)
    card.locator(".main").click()
    expect(page.locator(".verdict[data-kind=fine] h2")).to_have_text(fine)
    assert len(page.locator(".bug textarea").input_value().split("\n")) == len(text.split("\n")) + 2
    page.locator(".writing .quiet").click()
    expect(page.locator(".bug textarea")).to_have_value(text)


def test_a_verdict_leads_to_its_line_and_into_the_session(open_page, service):
    page = open_page("/#bug")
    run(page)
    verdict(page, "released").get_by_role("button", name="line 21").click()
    assert page.evaluate(
        "(area => area.value.slice(area.selectionStart, area.selectionEnd))(document.activeElement)") == "    floating.isHidden = false"
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy: Link").click()
    expect(page.get_by_role("button", name="Copy: Link")).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Step by step").click()
    page.wait_for_selector("fen-steps li")
    assert link == f"{page.url.split('#')[0]}@1"


def test_a_run_is_followed_back_and_forth_in_the_code_on_the_stage_and_in_the_output(open_page):
    page = open_page("/#bug")
    run(page)
    rows = page.locator(".output li")
    expect(rows).to_have_text(["11window became visible", "11window became key", "21floating became visible",
                               "21floating became hidden", "21floating was released"])
    expect(page.locator(".stepplace")).to_have_text("11 steps, all done")
    expect(page.locator(".gutter .ran")).to_have_text([str(line) for line in [*range(8, 14), *range(17, 22)]])
    rows.nth(1).get_by_role("button").click()
    expect(page.locator(".gutter .current")).to_have_text("11")
    expect(page.locator(".stepplace")).to_have_text("Step 4 of 11")
    expect(page.locator(".output .ahead")).to_have_count(3)
    expect(page.locator(".labels")).to_contain_text("window")
    page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".gutter .current")).to_have_text("9")
    # Not shown yet.
    expect(page.locator(".result .nothing")).to_be_visible()
    for _ in range(11):
        page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".stepplace")).to_have_text("11 steps, all done")
    expect(page.locator(".gutter .current")).to_have_count(0)
    # Lines that are typed are no longer those that ran.
    page.locator(".bug textarea").press("End")
    page.keyboard.type(" ")
    expect(page.locator(".gutter .ran, .remark")).to_have_count(0)


def test_statements_are_followed_line_by_line(open_page):
    page = open_page("/#bug")
    run(page, "let a = UIWindow(frame: UIScreen.main.bounds)\na.backgroundColor = .red\na.isHidden = false\nprint(a.isHidden)\nlet b = a")
    expect(page.locator(".output li").first).to_have_text("3a became visible")
    expect(page.locator(".output li code")).to_have_text(["false"])
    page.locator(".output li").first.get_by_role("button").click()
    expect(page.locator(".gutter .current")).to_have_text("3")
    expect(page.locator(".labels")).to_contain_text("a")
    # The name has its window's colour.
    expect(page.locator(".ink .window-name").first).to_have_class("window-name orange")


def test_the_coloured_letters_lie_where_the_text_area_has_its_own(open_page):
    page = open_page("/#bug", 900, 700)
    page.locator(".bug textarea").fill("\n".join(f"let value{line} = \"{'x' * 200}\" // \t{line}" for line in range(200)))
    ink = page.locator(".ink")
    page.locator(".bug textarea").evaluate("area => { area.scrollTop = 1000; area.scrollLeft = 300 }")
    expect(ink).to_have_css("transform", "matrix(1, 0, 0, 1, -300, -1000)")
    rows = page.locator(".ink div")
    assert rows.count() == page.locator(".gutter div").count() == 200
    assert rows.nth(100).bounding_box()["y"] == page.locator(".gutter div").nth(100).bounding_box()["y"]
    # As wide as the text, so that the two never part.
    wide = page.locator(".bug textarea").evaluate("area => area.scrollWidth")
    assert abs(ink.bounding_box()["width"] - wide) <= 1
    assert ink.inner_text().split("\n")[150] == page.locator(".bug textarea").input_value().split("\n")[150]


def test_the_keyboard_is_enough(open_page):
    page = open_page("/#bug")
    page.locator(".bug textarea").focus()
    page.keyboard.press("Control+Enter")
    expect(page.locator(".result")).to_be_focused()
    expect(verdict(page, "released")).to_be_visible()


@pytest.mark.parametrize("language, words", [
    ("en-US", "line 2 of Home.swift, column 38: 'Home' has no member 'foo' that is known."),
    ("zh-CN", "Home.swift 第 2 行第 38 列：'Home' has no member 'foo' that is known.")])
def test_two_dropped_files_are_one_program(open_page, language, words):
    page = open_page("/#bug", language=language, expect_errors=True)
    drop(page, ("AppDelegate.swift", app(MAIN.replace("UIViewController()", "Home()"))), ("Home.swift", HOME))
    expect(page.locator(".files button")).to_have_text(["AppDelegate.swift", "Home.swift"])
    run(page)
    expect(page.locator(".verdict[data-kind=fine]")).to_be_visible()
    page.get_by_role("button", name="Home.swift").click()
    run(page, HOME.replace("print(\"loaded\")", "self.foo()"))
    expect(page.locator(".verdict.fault li")).to_have_text(words)
    expect(page.locator(".gutter .marked")).to_have_text("2")
    expect(page.locator(".result fen-stage")).to_have_count(0)
    expect(page.locator(".output")).to_have_count(0)
    # Nothing of it is lost.
    page.reload()
    expect(page.locator(".files [aria-pressed=true]")).to_have_text("Home.swift")
    expect(page.locator(".bug textarea")).to_have_value(HOME.replace("print(\"loaded\")", "self.foo()"))


@pytest.mark.parametrize("language, words", [
    ("en-US", "Line 1: lldb does not print levels"), ("zh-CN", "第 1 行： lldb 不打印窗口层级")])
def test_a_dropped_dump_becomes_a_session(open_page, service, language, words):
    page = open_page("/#bug", language=language)
    hidden = "<UIWindow: 0x7f8b09; frame = (0 0; 90 90); hidden = YES; layer = <UIWindowLayer: 0x6009>>\n"
    drop(page, ("dump.txt", DUMP + hidden))
    run(page)
    expect(page.locator(".verdict").last).to_contain_text(words.replace("1", "1, 3"))
    expect(verdict(page, "hidden")).to_contain_text("window2")
    # Values that lldb does not print are not the app's fault.
    for kind in ["noRoot", "noKey", "neverShown"]:
        expect(verdict(page, kind)).to_have_count(0)
    session = page.locator(".result a.button").get_attribute("href").split("/")[2].split("#")[0]
    assert service.send("GET", f"/sessions/{session}")["profile"] == "ios17"
    assert "UIButton: button1" in service.text(f"/sessions/{session}/tree.txt")


def test_an_exported_session_is_imported_under_another_name(open_page, service):
    session = service.session("main", "red")
    page = open_page("/#bug")
    page.locator("input[type=file]").set_input_files(
        {"name": "mine.json", "mimeType": "application/json", "buffer": service.text(f"/sessions/{session}/export").encode()})
    expect(page.locator(".bug textarea")).to_have_value(service.text(f"/sessions/{session}/export"))
    run(page)
    made = page.locator(".result a.button").get_attribute("href").split("/")[2].split("#")[0]
    assert made != session
    assert service.send("GET", f"/sessions/{made}/snapshot")["application"]["keyWindow"] == "red"


@pytest.mark.parametrize("files, english, chinese", [
    ([("Big.swift", b"// " + b"x" * 300_000)], "Big.swift was not read: it has 293 KiB, and the limit is 256 KiB.", "最多接受 256 KiB"),
    ([("A.swift", b"let a = \xff\xfe")], "A.swift was not read: it is not readable text", "不是可读的文本"),
    ([("a.txt", b"\x00\x01")], "a.txt was not read: it is not readable text", "不是可读的文本"),
    ([("a.png", b"x")], "a.png was not read: file names must end in .swift", "文件应以 .swift"),
    ([("A.swift", b"let a = 1"), ("dump.txt", DUMP.encode())], "Several files are one program", "多个文件会当作一个程序")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_read_is_refused_in_words_and_nothing_is_lost(open_page, files, english, chinese, language):
    page = open_page("/#bug", language=language)
    page.locator(".bug textarea").fill("let mine = 1")
    drop(page, *files)
    expect(page.locator(".notice")).to_contain_text(english if language == "en-US" else chinese)
    expect(page.locator(".bug textarea")).to_have_value("let mine = 1")


@pytest.mark.parametrize("language, title, words", [
    ("en-US", "The app crashed", "line 5: Fatal error: Unexpectedly found nil"),
    ("zh-CN", "App 崩溃了", "第 5 行：Fatal error: Unexpectedly found nil")])
def test_a_crash_is_told_with_its_line_and_output(open_page, language, title, words):
    page = open_page("/#bug", language=language, expect_errors=True)
    text = app("    print(\"hi\")\n    window!.isHidden = false")
    run(page, text)
    expect(page.locator(".verdict.fault h2")).to_have_text(title)
    expect(page.locator(".verdict.fault li")).to_contain_text(words)
    expect(page.locator(".verdict.fault pre")).to_have_text("hi")
    expect(page.locator(".bug textarea")).to_have_value(text)


@pytest.mark.parametrize("language, title", [
    ("en-US", "The check found an error, so nothing ran"), ("zh-CN", "检查没有通过，代码没有运行")])
def test_a_refused_program_lists_each_finding(open_page, service, language, title):
    page = open_page("/#bug", language=language, expect_errors=True)
    run(page, app("    let w = UIWindow()\n    w.foo()\n    w.bar = 4"))
    expect(page.locator(".verdict.fault h2")).to_have_text(title)
    expect(page.locator(".verdict.fault li")).to_have_count(2)
    expect(page.locator(".gutter .marked")).to_have_text(["5", "6"])
    # The next run uses its empty session.
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    run(page, app(MAIN))
    expect(page.locator(".verdict[data-kind=fine]")).to_be_visible()
    assert not any(url.endswith("/sessions") for url in requests)


@pytest.mark.parametrize("kind, english, chinese, code", [
    ("noRoot", "window is shown without a root view controller.", "没有根视图控制器",
     app(MAIN.replace("    window?.rootViewController = UIViewController()\n", ""))),
    ("neverShown", "extra is hidden: nothing ever showed it.", "从来没有显示过",
     app(MAIN + "    extra = UIWindow()", "  var extra: UIWindow?")),
    ("hidden", "extra was hidden at line 10.", "在第 10 行被隐藏了",
     app(MAIN + "    extra = UIWindow()\n    extra?.rootViewController = UIViewController()\n    extra?.isHidden = false\n    extra?.isHidden = true", "  var extra: UIWindow?")),
    ("covered", "window is behind extra, which covers it.", "在 extra 后面",
     app(MAIN + "    extra = UIWindow()\n    extra?.backgroundColor = .red\n    extra?.rootViewController = UIViewController()\n    extra?.isHidden = false", "  var extra: UIWindow?")),
    ("noKey", "No window is key, although one is shown.", "没有 key window",
     app(MAIN.replace("makeKeyAndVisible()", "isHidden = false"))),
    ("noWindow", "The app has no window.", "这个 App 没有窗口", app("    print(1)")),
    ("logged", "UIKit logs this", "UIKit 会打印这条日志",
     app(MAIN + "    window?.addSubview(window!.rootViewController!.view)")),
    ("skipped", "line 2: 'foo' is not part of the model.", "第 2 行：“foo”不属于窗口模型", "UIWindow *a = nil;\nfoo(a);"),
    ("note", "This changed nothing: line 4", "第 4 行什么也没有改变", "UIWindow *a = [UIWindow new];\na.hidden = NO;\n[a makeKeyWindow];\n[a makeKeyWindow];"),
    ("refused", "This was refused: line 2", "第 2 行被拒绝了", "let v = UIView()\nv.addSubview(v)\nprint(1)"),
    ("belief", "Not how UIKit does it: line 1", "UIKit 不是这样做的：第 1 行", "// Only the key window gets touches.\nUIWindow *a = nil;"),
])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_thing_that_is_worth_a_look_has_a_card(open_page, kind, english, chinese, code, language):
    page = open_page("/#bug", language=language)
    run(page, code)
    expect(verdict(page, kind)).to_contain_text(english if language == "en-US" else chinese)
    expect(page.locator(".verdict[data-kind=fine]")).to_have_count(0)


def test_a_window_that_the_app_lets_go_of_is_no_fault(open_page):
    page = open_page("/#bug")
    run(page, app(MAIN + "    extra = UIWindow()\n    extra = nil", "  var extra: UIWindow?"))
    expect(page.locator(".verdict[data-kind=fine]")).to_be_visible()
    run(page, app(MAIN + "    var extra: UIWindow? = UIWindow()\n    extra = nil"))
    expect(page.locator(".verdict[data-kind=fine]")).to_be_visible()
    # Comparing with nil, or releasing another window, does not release it.
    for line in ["if window == nil { print(1) }", "other = nil"]:
        run(page, app(MAIN + "    show()", f"  var other: UIWindow?\n  func show() {{\n    let extra = UIWindow()\n    {line}\n  }}"))
        expect(verdict(page, "released")).to_contain_text("extra was released")


def test_a_property_for_a_class_of_a_header_goes_into_the_header(open_page):
    page = open_page("/#bug")
    drop(page, ("A.h", HEADER), ("A.m", '#import "A.h"\n' + OBJC.replace("show", "viewDidLoad")))
    run(page)
    expect(page.locator(".diff li")).to_have_text(["A.h", "2+@property (strong, nonatomic) UIWindow *w;", "A.m", "5+self.w = w;"])
    verdict(page, "released").locator(".main").click()
    expect(verdict(page, "noRoot")).to_have_text(re.compile("^w is shown"))
    expect(verdict(page, "released")).to_have_count(0)


def test_a_session_that_is_gone_is_not_used_again(open_page, service):
    page = open_page("/#bug", expect_errors=True)
    with page.expect_request("**/code") as asked:
        run(page, app("    foo()"))
    expect(verdict(page, "problem")).to_be_visible()
    service.send("DELETE", "/sessions/" + asked.value.url.split("/")[-2])
    run(page)
    expect(verdict(page, "problem").locator("h2")).to_have_text("The service refused this")
    run(page)
    expect(verdict(page, "problem").locator("h2")).to_have_text("The check found an error, so nothing ran")


def test_a_fix_is_for_the_text_that_ran(open_page):
    page = open_page("/#bug")
    run(page)
    typed = page.locator(".bug textarea").input_value().replace("floating", "banner")
    page.locator(".bug textarea").fill(typed)
    verdict(page, "released").locator(".main").click()
    expect(verdict(page, "released")).to_contain_text("banner was released")
    expect(page.locator(".bug textarea")).to_have_value(typed)


def test_a_fix_that_is_not_certain_is_told_in_words(open_page):
    page = open_page("/#bug")
    run(page, app(MAIN + "    AppDelegate.show()", "  static func show() {\n    let extra = UIWindow()\n    extra.isHidden = false\n  }"))
    expect(verdict(page, "released")).to_contain_text("Store it in a strong property")
    expect(page.locator(".diff")).to_have_count(0)
    # A statement's local variable, in code that is not a program, has no class to hold it.
    run(page, "let w = UIWindow(frame: UIScreen.main.bounds)\nw.isHidden = false")
    expect(verdict(page, "released").locator("h2")).to_have_text("w was released at line 2: nothing holds it.")
    expect(verdict(page, "released")).to_contain_text("Only the variable on line 1 held it")


def test_a_weak_property_is_made_strong(open_page):
    page = open_page("/#bug")
    run(page, app(MAIN).replace("  var window", "  weak var window"))
    expect(page.locator(".diff li")).to_have_text([
        "11−weak var window: UIWindow?", "11+var window: UIWindow?"])
    verdict(page, "released").locator(".main").click()
    expect(page.locator(".verdict[data-kind=fine]")).to_be_visible()


METHOD = "class A: UIViewController {\n  func show() {\n    let w = UIWindow(frame: .zero)\n    w.isHidden = false\n  }\n}\n"
HEADER = "@interface A : UIViewController\n@end\n"
OBJC = "@implementation A\n- (void)show {\n  UIWindow *w = [[UIWindow alloc] init];\n  w.hidden = NO;\n}\n@end\n"


@pytest.mark.parametrize("files, line, owner, fixed", [
    ([METHOD], 3, "A.show()", [METHOD.replace("{\n  func", "{\n  var w: UIWindow?\n  func").replace(".zero)\n", ".zero)\n    self.w = w\n")]),
    # An existing property already holds it; another one of the same name makes the edit uncertain.
    ([METHOD.replace("{\n  func", "{\n  var w: UIWindow?\n  func")], 4, "A.show()",
     [METHOD.replace("{\n  func", "{\n  var w: UIWindow?\n  func").replace(".zero)\n", ".zero)\n    self.w = w\n")]),
    ([METHOD.replace("{\n  func", "{\n  weak var w: UIWindow?\n  func")], 4, "A.show()", None),
    ([METHOD.replace("{\n  func", "{\n  let w = 3\n  func")], 4, "A.show()", None),
    ([METHOD.replace("class A", "struct A")], 3, "A.show()", None),
    ([METHOD.replace("class A: UIViewController", "extension A")], 3, "A.show()", None),
    ([METHOD.replace("func show", "static func show")], 3, "A.show()", None),
    ([METHOD.replace("class A", "class B")], 3, "A.show()", None),
    ([METHOD.replace("(frame: .zero)", "(")], 3, "A.show()", None),
    ([METHOD.replace("UIWindow(frame: .zero)", "make(UIWindow(frame: .zero))")], 3, "A.show()", None),
    ([METHOD.replace("    let w", "    if true {\n    let w").replace("false\n", "false\n }\n")], 4, "A.show()", None),
    (["/* { */" + METHOD], 3, "A.show()", None),
    # Braces in strings and comments do not count.
    ([METHOD.replace("() {\n", "() { // }\n    print(\"}\")\n")], 4, "A.show()",
     [METHOD.replace("() {\n", "() { // }\n    print(\"}\")\n").replace("{\n  func", "{\n  var w: UIWindow?\n  func").replace(".zero)\n", ".zero)\n    self.w = w\n")]),
    # UIKit's classes have their own `window`; an app's delegate has none.
    ([METHOD.replace("w = UI", "window = UI")], 3, "A.show()",
     [METHOD.replace("w = UI", "window = UI").replace("{\n  func", "{\n  var ownWindow: UIWindow?\n  func").replace(".zero)\n", ".zero)\n    self.ownWindow = window\n")]),
    ([OBJC, HEADER], 3, "-[A show]", [OBJC.replace("init];\n", "init];\n  self.w = w;\n"), HEADER.replace("@end", "@property (strong, nonatomic) UIWindow *w;\n@end")]),
    ([OBJC, HEADER.replace("@end", "@property (weak) UIWindow *w;\n@end")], 3, "-[A show]", None),
    ([OBJC], 3, "-[A show]", None),
    ([OBJC, HEADER], 3, "-[B show]", None),
    ([OBJC, HEADER], 3, "+[A show]", None),
])
def test_an_edit_is_offered_where_it_is_certain(open_page, files, line, owner, fixed):
    page = open_page("/#bug")
    name = "window" if "window = UI" in files[0] else "w"
    texts = page.evaluate(
        """async ([texts, release]) => {
          const { repairOf, repaired } = await import('/web/repair.js')
          const files = texts.map((text, index) => ({ name: `${index}`, text }))
          const edits = repairOf(files, release)
          return edits && repaired(files, edits).map(({ text }) => text)
        }""", [files, {"file": "0", "line": line + 1, "function": owner, "variable": {"name": name, "class": "UIWindow", "line": line}}])
    assert texts == fixed


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_the_page_of_a_bug(open_page, scheme, language):
    page = open_page("/#bug", color_scheme=scheme, language=language, reduced_motion="reduce", expect_errors=True)
    faults = []
    for text in [None, app("    window!.isHidden = false"), app("    print(1)")]:
        faults += Axe().run(page)["violations"]
        run(page, text)
        expect(page.locator(".verdict h2").first).to_be_visible()
        faults += Axe().run(page)["violations"]
    assert [(one["id"], [node["target"] for node in one["nodes"]][:4]) for one in faults] == []


@pytest.mark.parametrize("width", [360, 390, 768, 1366, 2200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_bug_fits_every_width(open_page, width, language):
    page = open_page("/#bug", width, 768, language=language)
    run(page)
    expect(verdict(page, "released")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width > 1000:
        assert page.locator(".writing .main").bounding_box()["y"] < 768 - 36


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_bug_is_small_and_home_loads_none_of_it(browser, service, language):
    home = sent_sizes(browser, service.origin + "/", "body.ready", language)
    assert not {"bug.js", "bug.css", "cards.js", "editor.css", "editor.js", "playback.js", "verdict.js", "repair.js", "sources.js", "starters.js"} & set(home)
    sizes = sent_sizes(browser, service.origin + "/#bug", ".bug textarea", language)
    own = {name: size for name, size in sizes.items() if name.startswith(("bug", "cards", "editor", "verdict", "repair", "sources", "starters"))}
    assert len(own) == 10 and sum(own.values()) < 18_000, json.dumps(own)
    assert sum(sizes.values()) < 45_000, sizes
