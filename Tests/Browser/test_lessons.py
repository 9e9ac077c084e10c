"""Every lesson, played through in a browser; which there are, the service says."""
import re

import pytest
from playwright.sync_api import expect

LOCK = "fen-lesson .main:not(.next)"


def begin(page, lesson):
    page.locator(f"[data-lesson='{lesson}']").click()
    page.wait_for_selector("fen-lesson .main")


def predict(page, which):
    """Gives some prediction to the question that is asked, if one is: the first or the last."""
    form = page.locator("fen-lesson form")
    if form.count() == 0:
        return
    radios = form.locator("input[type=radio]")
    if radios.count():
        radios.nth(0 if which == "first" else radios.count() - 1).check()
    for field in form.locator("input[type=number]").all():
        field.fill("1")
    cards = form.locator(".cards button:enabled")
    if cards.count():
        cards.first.click()


def play(page, which, tries_changes):
    """Takes each step of a lesson by its buttons, perhaps with what a wrong prediction offers."""
    steps = 0
    while page.locator("fen-lesson .done").count() == 0:
        predict(page, which)
        page.locator(LOCK).click()
        page.wait_for_selector("fen-lesson .reveal")
        if tries_changes and page.locator("fen-lesson .try").count():
            page.locator("fen-lesson .try").click()
            page.wait_for_selector("fen-lesson .trial svg")
            assert page.locator("fen-lesson .trial .wrong").count() == 0
        page.locator("fen-lesson .next").click()
        page.wait_for_selector("fen-lesson .reveal", state="detached")
        page.wait_for_selector(f"{LOCK}, fen-lesson .done")
        steps += 1
    return steps


@pytest.mark.parametrize("language, which", [("en-US", "first"), ("zh-CN", "last")])
def test_the_course_is_played_through(open_page, service, language, which):
    lessons = service.send("GET", "/lessons")["lessons"]
    lang = "en" if language == "en-US" else "zh-Hans"
    page = open_page("/", language=language, reduced_motion="reduce")
    # It takes a while, and a machine that others share pauses now and then.
    page.set_default_timeout(30_000)
    begin(page, lessons[0]["id"])
    for number, lesson in enumerate(lessons):
        assert page.url.endswith(f"lesson={lesson['id']}") or f"lesson={lesson['id']}&" in page.url
        expect(page.locator("fen-lesson h2")).to_have_text(f"{number + 1}. {lesson['title'][lang]}")
        data = service.send("GET", f"/lessons/{lesson['id']}")
        expect(page.locator("fen-lesson .told")).to_have_text(data["steps"][0]["say"][lang])
        assert play(page, which, lang == "en") == len(data["steps"]), lesson["id"]
        expect(page.locator("fen-lesson .done")).to_contain_text(re.compile(r"\d"))
        if number + 1 < len(lessons):
            session = page.url.split("#")[0]
            page.locator("fen-lesson .main").click()
            page.wait_for_url(lambda url: url.split("#")[0] != session and "lesson=" in url)
            page.wait_for_selector(LOCK)
    assert page.locator("html").get_attribute("lang") == lang
    expect(page.locator("fen-lesson .main")).to_have_count(0)


def tab_to(page, selector):
    """Presses Tab until something is focused, as who has no mouse does."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"{selector} is not reached")


def test_a_lesson_is_taken_by_keys_alone(open_page, service):
    steps = service.send("GET", "/lessons/06-three-windows")["steps"]
    page = open_page("/", reduced_motion="reduce")
    tab_to(page, "[data-lesson='06-three-windows']")
    page.keyboard.press("Enter")
    page.wait_for_selector(LOCK)
    for number, step in enumerate(steps):
        if step["ask"]["kind"] == "point":
            for value in step["ask"]["example"]:
                tab_to(page, "fen-lesson form input")
                page.keyboard.type(str(value))
        else:
            tab_to(page, "fen-lesson form input")
            page.keyboard.press("Space")
            for _ in range([3, 3, 2, 1][number]):
                page.keyboard.press("ArrowRight")
        tab_to(page, ".main:not(:disabled)")
        page.keyboard.press("Enter")
        expect(page.locator("fen-lesson .right")).to_be_visible()
        expect(page.locator("fen-lesson .next")).to_be_focused()
        page.keyboard.press("Enter")
        page.wait_for_selector("fen-lesson .reveal", state="detached")
    expect(page.locator("fen-lesson .done")).to_contain_text(f"{len(steps)} of {len(steps)}")


def test_a_lesson_has_a_link_to_hand_out(open_page):
    page = open_page("/#lesson=06-three-windows")
    page.wait_for_selector(LOCK)
    expect(page).to_have_title("Three windows on top of each other · Fenestra")
    expect(page.locator("fen-lesson h2")).to_be_focused()
    first = page.url.split("#")[0]
    # Each who follows it has a session of their own, and comes back to where they were.
    page = open_page("/")
    page.locator("[data-lesson='06-three-windows']").click()
    page.wait_for_selector(LOCK)
    assert page.url.split("#")[0] != first
    page.go_back()
    expect(page.locator(".home")).to_be_visible()
    page = open_page("/#lesson=none", expect_errors=True)
    expect(page.locator(".notice")).to_contain_text("none")
    expect(page.locator(".home")).to_be_visible()


def test_home_remembers_which_lessons_were_taken(open_page):
    page = open_page("/")
    begin(page, "19-coordinates")
    play(page, "first", False)
    told = page.locator("fen-lesson .done").inner_text()
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator("li", has=page.locator("[data-lesson='19-coordinates']"))).to_contain_text(f"✓ {told}")
    expect(page.locator(".lessons .hint")).to_have_count(1)


def test_the_service_judges_a_prediction(open_page):
    page = open_page("/")
    begin(page, "01-screen-window-view")
    page.get_by_label("Yes").check()
    page.get_by_role("button", name="Lock in answer").click()
    expect(page.locator("fen-lesson .wrong")).to_contain_text("No")
    page.get_by_role("button", name="Next").click()
    page.locator("fen-lesson").get_by_label("nobody").check()
    page.get_by_role("button", name="Lock in answer").click()
    expect(page.locator("fen-lesson .right")).to_be_visible()


def test_the_question_and_the_prediction_stay_beside_the_answer(open_page):
    page = open_page("/")
    begin(page, "06-three-windows")
    question = page.locator("fen-lesson .question").inner_text()
    page.locator("fen-lesson").get_by_label("blue").check()
    page.get_by_role("button", name="Lock in answer").click()
    expect(page.locator("fen-lesson .wrong")).to_contain_text("yellow")
    expect(page.locator("fen-lesson .question")).to_have_text(question)
    expect(page.locator("fen-lesson .said")).to_have_text("You said: blue")


def test_who_looked_back_goes_on_from_now(open_page):
    page = open_page("/")
    begin(page, "06-three-windows")
    page.get_by_role("button", name="One back").click()
    expect(page.locator(".place")).to_contain_text("read-only")
    page.locator("fen-lesson").get_by_label("yellow").check()
    page.get_by_role("button", name="Lock in answer").click()
    expect(page.locator("fen-lesson .right")).to_be_visible()
    expect(page.locator(".place")).to_contain_text("now")


def test_a_lesson_whose_session_went_another_way_begins_once_more(open_page, service):
    page = open_page("/", expect_errors=True)
    begin(page, "06-three-windows")
    session = page.url.split("/s/")[1].split("#")[0]
    service.send("DELETE", f"/sessions/{session}/references/blue")
    expect(page.locator("fen-ladder [data-id=blue]")).to_have_count(0)
    page.locator("fen-lesson").get_by_label("yellow").check()
    page.get_by_role("button", name="Lock in answer").click()
    expect(page.locator(".notice")).to_contain_text("blue")
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: session not in url)
    expect(page.locator("fen-ladder [data-id=blue]")).to_be_visible()


def test_the_smallest_change_is_tried_in_a_copy(open_page, service):
    page = open_page("/")
    begin(page, "08-shown-not-key")
    page.locator("fen-ladder [data-id=red]").click()
    expect(page.locator("fen-lesson").get_by_label("red")).to_be_checked()
    page.get_by_role("button", name="Lock in answer").click()
    expect(page.locator("fen-lesson .wrong")).to_contain_text("main")
    session = page.url.split("/s/")[1].split("#")[0]
    before = service.send("GET", f"/sessions/{session}/snapshot")
    sessions = len(service.send("GET", "/sessions?limit=1000")["sessions"])
    page.get_by_role("button", name="Try the smallest change").click()
    trial = page.locator("fen-lesson .trial")
    expect(trial.locator("pre")).to_have_text("POST /windows/red/makeKey")
    expect(trial.locator(".right")).to_contain_text("red")
    expect(trial.locator("li").first).to_have_text("application.keyWindow: main → red")
    expect(trial.locator("svg [data-id=red]")).to_be_visible()
    page.get_by_role("button", name="Back to the lesson").click()
    expect(trial).to_be_empty()
    assert service.send("GET", f"/sessions/{session}/snapshot") == before
    assert len(service.send("GET", "/sessions?limit=1000")["sessions"]) == sessions


def test_what_only_one_of_two_sessions_has_is_one_difference(open_page):
    page = open_page("/")
    begin(page, "16-kept-alive")
    for prediction in ["1", None, "main", "No"]:
        if prediction == "1":
            page.locator("fen-lesson input[type=number]").fill(prediction)
        elif prediction:
            page.locator("fen-lesson").get_by_label(prediction).check()
        page.locator(LOCK).click()
        if prediction != "No":
            page.locator("fen-lesson .next").click()
            page.wait_for_selector(LOCK)
    page.get_by_role("button", name="Try the smallest change").click()
    expect(page.locator("fen-lesson .trial li")).to_have_text(
        ["application.windows: [main, twin] → [main]", "twin: UIWindow → –"])


def test_cards_are_put_in_order(open_page):
    page = open_page("/")
    begin(page, "04-notifications")
    page.get_by_role("button", name="Lock in answer").click()
    # The right order, and the place that each card was given.
    expect(page.locator("fen-lesson .cards code")).to_have_text(["first DidBecomeVisible", "first DidBecomeKey"])
    expect(page.locator("fen-lesson .cards li").first).to_contain_text("You said: 2")
    page.get_by_role("button", name="Next").click()
    right = ["second DidBecomeVisible", "first DidResignKey", "second DidBecomeKey"]
    expect(page.locator(".cards li")).to_have_count(len(right))
    for place, card in enumerate(right):
        while page.locator(".cards code").all_text_contents().index(card) > place:
            page.get_by_role("button", name=f"Move {card} up").click()
    page.get_by_role("button", name="Lock in answer").click()
    expect(page.locator("fen-lesson .right")).to_be_visible()


def test_a_myth_leads_to_the_lesson_that_shows_it(open_page, service):
    myths = service.send("GET", "/lessons")["myths"]
    page = open_page("/")
    assert page.locator("[data-myth]").count() == len(myths) >= 6
    card = page.locator(f"[data-myth='{myths[0]['id']}']")
    card.locator("summary").first.click()
    expect(card).to_contain_text(myths[0]["truth"]["en"])
    card.get_by_role("button").click()
    page.wait_for_selector("fen-lesson .main")
    assert f"lesson={myths[0]['lesson']}" in page.url
