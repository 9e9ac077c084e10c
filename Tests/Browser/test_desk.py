"""The sandbox: undo, and windows that are moved on the stage."""
import re

import pytest
from playwright.sync_api import expect

from test_page import chip


def frame_of(service, page, window):
    """A window's frame in the page's session: x, y, width and height."""
    name = re.search(r"/s/([^#]+)", page.url).group(1)
    return list(service.send("GET", f"/sessions/{name}/windows/{window}")["frame"].values())


def revision_of(service, page):
    name = re.search(r"/s/([^#]+)", page.url).group(1)
    return service.send("GET", f"/sessions/{name}")["revision"]


def at(page, x, y):
    """The position on the page of a point of the phone's screen."""
    return page.locator(".frame svg").evaluate(
        "(svg, [x, y]) => { const p = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()); return [p.x, p.y] }", [x, y])


def drag(page, start, end, drops=True):
    page.mouse.move(*at(page, *start))
    page.mouse.down()
    page.mouse.move(*at(page, (start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    page.mouse.move(*at(page, *end))
    if drops:
        page.mouse.up()


def test_a_command_is_taken_back_and_done_again(open_page, service):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}")
    undo, redo = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Redo")
    expect(redo).to_have_attribute("aria-disabled", "true")
    undo.click()
    expect(page.locator(".place")).to_have_text("Revision 3, newest")
    expect(chip(page, "main")).to_contain_text("key")
    # The session itself is unchanged, and the address is the copy's.
    assert service.send("GET", f"/sessions/{session}")["revision"] == 4
    expect(page).not_to_have_url(re.compile(session))
    copy = page.locator("h1.session").inner_text()
    assert f"/s/{copy}" in page.url and page.title().startswith(copy)
    expect(page.locator("#announcer")).to_have_text(
        f"Undone: POST /windows/red/makeKeyAndVisible. You continue in a copy; {session} does not change.")
    page.keyboard.press("Control+z")
    expect(page.locator(".place")).to_have_text("Revision 2, newest")
    expect(chip(page, "red")).to_have_count(0)
    page.keyboard.press("Control+Shift+z")
    expect(page.locator(".place")).to_have_text("Revision 3, newest")
    # All redone: this is the session that was left.
    redo.click()
    expect(page.locator(".place")).to_have_text("Revision 4, newest")
    expect(page.locator("h1.session")).to_have_text(session)
    expect(redo).to_have_attribute("aria-disabled", "true")
    # No copy is left.
    names = [one["id"] for one in service.send("GET", "/sessions?limit=100")["sessions"]]
    assert session in names and copy not in names


def test_what_is_done_behind_an_undo_ends_what_could_be_done_again(open_page, service):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}")
    page.keyboard.press("Control+z")
    expect(page.locator(".place")).to_have_text("Revision 3, newest")
    redo = page.get_by_role("button", name="Redo")
    expect(redo).to_have_attribute("aria-disabled", "false")
    chip(page, "red").click()
    page.keyboard.press("h")
    expect(page.locator(".place")).to_have_text("Revision 4, newest")
    expect(redo).to_have_attribute("aria-disabled", "true")
    copy = page.locator("h1.session").inner_text()
    page.keyboard.press("Control+y")
    expect(page.locator("h1.session")).to_have_text(copy)
    # The page follows its new session, and so does a reloaded page.
    service.send("POST", f"/sessions/{copy}/windows/main/makeKey", {})
    expect(page.locator(".place")).to_have_text("Revision 5, newest")
    page.reload()
    page.wait_for_selector("body.ready")
    page.keyboard.press("Control+z")
    expect(page.locator(".place")).to_have_text("Revision 4, newest")
    # A copy with a command of its own stays.
    assert service.send("GET", f"/sessions/{copy}")["revision"] == 5


def test_nothing_is_undone_while_typing_in_the_past_or_in_a_class(open_page, service):
    session = service.session("main")
    page = open_page(f"/s/{session}")
    page.locator('fen-tree input').focus()
    page.keyboard.type("ma")
    page.keyboard.press("Control+z")
    expect(page.locator("h1.session")).to_have_text(session)
    page.locator("h1.session").click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".place")).to_contain_text("read-only")
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Control+z")
    expect(page.locator(".notice")).to_contain_text("You are viewing an earlier revision")
    page.keyboard.press("ArrowRight")
    page.get_by_role("tab", name="Class").click()
    page.get_by_role("button", name="Open a class").click()
    code = page.locator(".classcode").inner_text()
    page.locator("h1.session").click()
    page.keyboard.press("Control+z")
    expect(page.locator(".notice")).to_contain_text("A class follows this session")
    student = open_page(f"/c/{code}")
    expect(student.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    student.keyboard.press("Control+z")
    expect(student.locator(".notice")).to_contain_text("You follow a class")
    expect(student.locator("h1.session")).to_have_text(session)


def test_a_window_is_drawn_to_another_place_by_one_command(open_page, service):
    page = open_page(f"/s/{service.session('main', 'red')}")
    drag(page, (160, 230), (190, 300), drops=False)
    outline = page.locator(".outline")
    expect(outline).to_have_attribute("x", "90")
    expect(outline).to_have_attribute("y", "200")
    assert frame_of(service, page, "red") == [60, 130, 200, 200]
    page.mouse.up()
    expect(page.locator(".place")).to_have_text("Revision 5, newest")
    assert frame_of(service, page, "red") == [90, 200, 200, 200]
    expect(outline).to_have_count(0)
    expect(page.locator("#announcer")).to_have_text("red is at (90, 200), 200 wide and 200 high")
    # Dragging was not a touch; a click still is one.
    page.mouse.click(*at(page, 160, 230))
    expect(page.locator(".route")).to_contain_text(re.compile(r"Touch at \((159|160)"))
    assert frame_of(service, page, "red") == [90, 200, 200, 200]


def test_a_corner_resizes_and_escape_leaves_all_as_it_was(open_page, service):
    page = open_page(f"/s/{service.session('main', 'red')}")
    expect(page.locator(".corner")).to_have_count(4)
    drag(page, (260, 330), (240, 300), drops=False)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".outline")).to_have_count(0)
    assert revision_of(service, page) == 4
    drag(page, (260, 330), (240, 300))
    expect(page.locator(".place")).to_have_text("Revision 5, newest")
    assert frame_of(service, page, "red") == [60, 130, 180, 170]
    drag(page, (60, 130), (100, 150))
    expect(page.locator(".place")).to_have_text("Revision 6, newest")
    assert frame_of(service, page, "red") == [100, 150, 140, 150]
    # No side ever becomes negative.
    drag(page, (100, 150), (400, 500))
    expect(page.locator(".place")).to_have_text("Revision 7, newest")
    assert frame_of(service, page, "red") == [230, 290, 10, 10]


def test_a_window_is_resized_where_its_scene_lies_on_the_screen(open_page, service):
    session = service.send("POST", "/sessions", {"profile": "ios17", "device": "iPad"})["id"]
    path = f"/sessions/{session}"
    service.send("PATCH", f"{path}/application", {"orientation": "landscapeLeft"})
    for scene in ["left", "right"]:
        service.send("POST", f"{path}/scenes", {"id": scene})
    service.send("POST", f"{path}/windows", {
        "id": "red", "windowScene": "right", "frame": [100, 100, 200, 200], "backgroundColor": "red"})
    service.send("POST", f"{path}/windows/red/makeKeyAndVisible")
    service.send("PATCH", f"{path}/scenes/right", {"beside": "left"})
    page = open_page(f"/s/{session}")
    expect(page.locator(".corner")).to_have_count(4)
    drag(page, (517 + 300, 300), (517 + 260, 280))
    expect(page.locator(".place")).to_have_text("Revision 7, newest")
    assert frame_of(service, page, "red") == [100, 100, 160, 180]


def test_keys_move_the_selected_window(open_page, service):
    page = open_page(f"/s/{service.session('main', 'red')}")
    for key in ["Shift+ArrowRight", "Shift+ArrowRight", "Alt+Shift+ArrowUp"]:
        page.keyboard.press(key)
    expect(page.locator(".place")).to_have_text("Revision 5, newest")
    expect(page.locator("#announcer")).to_have_text("red is at (80, 129), 200 wide and 200 high")
    assert frame_of(service, page, "red") == [80, 129, 200, 200]
    page.keyboard.down("Shift")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".outline")).to_have_attribute("y", "139")
    page.keyboard.press("Escape")
    page.keyboard.up("Shift")
    expect(page.locator(".outline")).to_have_count(0)
    assert revision_of(service, page) == 5


def test_a_window_that_is_turned_keeps_its_turn(open_page, service):
    session = service.session("main", "red")
    service.send("PATCH", f"/sessions/{session}/windows/red", {"transform": [0, 1, -1, 0, 0, 0]})
    page = open_page(f"/s/{session}")
    expect(page.locator(".corner")).to_have_count(0)
    drag(page, (160, 230), (170, 250))
    expect(page.locator(".place")).to_have_text("Revision 6, newest")
    red = service.send("GET", f"/sessions/{session}/windows/red")
    assert red["center"] == {"x": 170, "y": 250} and red["transform"]["b"] == 1


def test_windows_stay_in_the_past_in_a_class_and_in_a_lesson(open_page, service):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".place")).to_contain_text("read-only")
    expect(page.locator(".corner")).to_have_count(0)
    drag(page, (160, 230), (190, 300))
    page.keyboard.press("Shift+ArrowDown")
    code = service.send("POST", f"/sessions/{session}/class", {})["code"]
    student = open_page(f"/c/{code}")
    student.wait_for_selector(".classcode")
    drag(student, (160, 230), (190, 300))
    student.keyboard.press("Shift+ArrowDown")
    lesson = open_page("/#lesson=06-three-windows")
    lesson.wait_for_selector("fen-lesson .main")
    before = revision_of(service, lesson)
    drag(lesson, (20, 100), (60, 160))
    lesson.keyboard.press("Shift+ArrowDown")
    lesson.wait_for_timeout(800)
    assert revision_of(service, lesson) == before
    assert service.send("GET", f"/sessions/{session}")["revision"] == 4


def test_a_finger_moves_the_window_that_is_selected(open_page, service):
    page = open_page(f"/s/{service.session('main', 'red')}", 390, 844, is_mobile=True, has_touch=True)
    expect(page.locator(".corner")).to_have_count(4)
    client = page.context.new_cdp_session(page)

    def touch(kind, *point):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
            dict(zip("xy", at(page, *point)))] if point else []})
    touch("touchStart", 160, 230)
    for x, y in [(165, 240), (175, 260), (180, 280)]:
        touch("touchMove", x, y)
    touch("touchEnd")
    expect(page.locator(".place")).to_have_text("Revision 5, newest")
    x, y, width, height = frame_of(service, page, "red")
    assert abs(x - 80) <= 2 and abs(y - 180) <= 2 and [width, height] == [200, 200]
