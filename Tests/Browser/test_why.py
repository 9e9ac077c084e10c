"""Why a window is key, lies where it does, gets no touch or is gone."""
import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import expect

from test_lessons import begin, predict
from test_page import chip


def sections(page):
    return page.locator("dialog.why section")


@pytest.mark.parametrize("language, words", [("en-US", [
    "Why is red the key window?", "It became key at revision 4, by POST /windows/red/makeKeyAndVisible.",
    "It is the key window; its place, its level and its visibility don't matter.",
]), ("zh-CN", ["red 为什么是 key window？", "它在第 4 步由 POST /windows/red/makeKeyAndVisible 成为 key window。", "它就是 key window；它的位置、层级、是否可见都不影响。"])])
def test_the_badge_says_why_a_window_is_key(open_page, service, language, words):
    page = open_page(f"/s/{service.session('main', 'red')}", language=language)
    chip(page, "red").locator(".badge").click()
    for text in words:
        expect(sections(page).first).to_contain_text(text)
    page.locator("dialog.why .bar button").last.click()
    expect(sections(page).first).to_contain_text("main")
    expect(sections(page).first).to_contain_text({"en-US": "It resigned key at revision 4", "zh-CN": "它在第 4 步"}[language])
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_the_order_and_the_touch_have_their_reasons(open_page, service):
    session = service.session("main", "red")
    service.send("PATCH", f"/sessions/{session}/windows/red", {"windowLevel": 1000, "isUserInteractionEnabled": False})
    page = open_page(f"/s/{session}")
    page.locator("fen-ladder .whybutton").click()
    order = sections(page).first
    expect(order.locator("h3")).to_have_text("Why is red at this place in the order?")
    expect(order.locator("li")).to_contain_text(["red Its level is higher", "main No window is behind it."])
    touch = sections(page).filter(has_text="gets no touch").or_(sections(page).filter(has_text="get no touch"))
    expect(touch.locator("h3")).to_have_text("Why does red get no touch at (160, 230)?")
    expect(touch.locator("li").first).to_contain_text("red takes no touches")
    touch.locator("summary").first.click()
    expect(touch.locator(".rule p").first).to_be_visible()


def test_what_is_gone_says_why_at_the_moment_that_is_shown(open_page, service):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}")
    service.send("DELETE", f"/sessions/{session}/windows/red")
    expect(page.locator("fen-ladder .whybutton")).to_have_count(2)
    page.locator("fen-ladder .whybutton").last.click()
    expect(sections(page).first).to_contain_text("red was released at revision 5, by DELETE /windows/red: its last strong reference is gone.")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".place")).to_contain_text("Revision 4 of 5")
    chip(page, "red").click()
    page.keyboard.press("w")
    expect(sections(page).first).to_contain_text("Why is red the key window?")
    expect(sections(page)).to_have_count(3)


def test_a_key_right_behind_escape_is_not_lost(open_page, service):
    page = open_page(f"/s/{service.session('main', 'red')}")
    page.keyboard.press("w")
    expect(sections(page)).to_have_count(3)
    page.evaluate("""() => {
        document.querySelector('dialog').close()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    }""")
    expect(page.locator(".place")).to_contain_text("Revision 3 of 4")


def test_a_lesson_answers_why_only_behind_the_answer(open_page):
    page = open_page("/")
    begin(page, "06-three-windows")
    expect(page.locator("fen-ladder .whybutton")).to_be_hidden()
    page.keyboard.press("w")
    page.wait_for_timeout(300)
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("form input[value=main]").check()
    page.locator("fen-lesson .foot .main").click()
    page.wait_for_selector("fen-lesson .next")
    chip(page, "yellow").locator(".badge").click()
    expect(sections(page).first).to_contain_text("Why is yellow the key window?")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_reasons(open_page, service, scheme):
    page = open_page(f"/s/{service.session('main', 'red')}", color_scheme=scheme, reduced_motion="reduce")
    page.keyboard.press("w")
    sections(page).first.wait_for()
    assert [one["id"] for one in Axe().run(page)["violations"]] == []
