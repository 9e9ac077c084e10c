"""Every lesson of the service, played through in a browser."""
import re

import pytest
from playwright.sync_api import expect

from conftest import open_lesson

LOCK = "fen-lesson .main:not(.next)"
# From a small phone to a desk; the last is the default of a page.
SIZES = [(360, 640), (390, 844), (768, 1024), (1440, 900), (1366, 768), (1300, 850)]
# English needs the most room, so all sizes are tested with it, and these with Chinese.
ENDS = [SIZES[0], SIZES[-1]]


def begin(page, lesson):
    open_lesson(page, lesson)
    page.wait_for_selector("fen-lesson .main")


def predict(page, which):
    """Gives a prediction to the question, if there is one: the first or the last."""
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


def in_sight(page, selector, sizes):
    """Expects a button to be wholly visible on screens of these sizes, without scrolling."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(selector)).to_be_in_viewport(ratio=1)


def play(page, which, thorough):
    """Takes each step of a lesson by its buttons; a thorough run tries all sizes, and changes of wrong predictions."""
    steps, sizes = 0, SIZES if thorough else ENDS
    while page.locator("fen-lesson .done").count() == 0:
        predict(page, which)
        in_sight(page, LOCK, sizes)
        page.locator(LOCK).click()
        page.wait_for_selector("fen-lesson .reveal")
        in_sight(page, "fen-lesson .next", sizes)
        if thorough and page.locator("fen-lesson .try").count():
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
    lessons = {lesson["id"]: lesson for lesson in service.send("GET", "/lessons")["lessons"]}
    lang = "en" if language == "en-US" else "zh-Hans"
    page = open_page("/", language=language, reduced_motion="reduce")
    # The course goes chapter by chapter, and has every lesson.
    course = page.locator("[data-lesson]").evaluate_all("all => all.map(one => one.dataset.lesson)")
    assert sorted(course) == sorted(lessons)
    begin(page, course[0])
    for number, lesson in enumerate(lessons[name] for name in course):
        assert page.url.endswith(f"lesson={lesson['id']}") or f"lesson={lesson['id']}&" in page.url
        expect(page.locator("fen-lesson h1")).to_have_text(lesson["title"][lang])
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
    """Presses Tab until an element is focused, as a user without a mouse does."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"{selector} is not reached")


def test_a_lesson_is_taken_by_keys_alone(open_page, service):
    steps = service.send("GET", "/lessons/06-three-windows")["steps"]
    page = open_page("/", reduced_motion="reduce")
    tab_to(page, "[data-chapter='windows']")
    page.keyboard.press("Enter")
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
    expect(page.locator("fen-lesson h1")).to_be_focused()
    first = page.url.split("#")[0]
    # Each reader who follows it has a new session, and returns to the same step.
    page = open_page("/")
    open_lesson(page, "06-three-windows")
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
    expect(page.locator(".chapterlessons .hint")).to_have_count(1)
    expect(page.locator("[data-chapter='touch']")).to_contain_text("1/4")


def test_the_service_judges_a_prediction(open_page):
    page = open_page("/")
    begin(page, "01-screen-window-view")
    page.get_by_label("Yes").check()
    page.get_by_role("button", name="Lock in").click()
    expect(page.locator("fen-lesson .wrong")).to_contain_text("No")
    page.get_by_role("button", name="Next").click()
    page.locator("fen-lesson").get_by_label("none").check()
    page.get_by_role("button", name="Lock in").click()
    expect(page.locator("fen-lesson .right")).to_be_visible()


def test_the_question_and_the_prediction_stay_beside_the_answer(open_page):
    page = open_page("/")
    begin(page, "06-three-windows")
    question = page.locator("fen-lesson .question").inner_text()
    page.locator("fen-lesson").get_by_label("sky").check()
    page.get_by_role("button", name="Lock in").click()
    expect(page.locator("fen-lesson .wrong")).to_contain_text("yellow")
    expect(page.locator("fen-lesson .question")).to_have_text(question)
    expect(page.locator("fen-lesson .said")).to_have_text("You said sky. Not quite:")


def test_who_looked_back_goes_on_from_now(open_page):
    page = open_page("/")
    begin(page, "06-three-windows")
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("fen-ribbon .place")).to_contain_text("read-only")
    page.locator("fen-lesson").get_by_label("yellow").check()
    page.get_by_role("button", name="Lock in").click()
    expect(page.locator("fen-lesson .right")).to_be_visible()
    expect(page.locator("fen-ribbon .place")).to_contain_text("newest")


def test_a_lesson_whose_session_went_another_way_begins_once_more(open_page, service):
    page = open_page("/", expect_errors=True)
    begin(page, "06-three-windows")
    session = page.url.split("/s/")[1].split("#")[0]
    service.send("DELETE", f"/sessions/{session}/references/sky")
    expect(page.locator("fen-ladder [data-id=sky]")).to_have_count(0)
    page.locator("fen-lesson").get_by_label("yellow").check()
    page.get_by_role("button", name="Lock in").click()
    expect(page.locator(".notice")).to_contain_text("sky")
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: session not in url)
    expect(page.locator("fen-ladder [data-id=sky]")).to_be_visible()


def test_the_smallest_change_is_tried_in_a_copy(open_page, service):
    page = open_page("/")
    begin(page, "08-shown-not-key")
    page.locator("fen-ladder [data-id=orange]").click()
    expect(page.locator("fen-lesson").get_by_label("orange")).to_be_checked()
    page.get_by_role("button", name="Lock in").click()
    expect(page.locator("fen-lesson .wrong")).to_contain_text("main")
    session = page.url.split("/s/")[1].split("#")[0]
    before = service.send("GET", f"/sessions/{session}/snapshot")
    sessions = len(service.send("GET", "/sessions?limit=1000")["sessions"])
    page.get_by_role("button", name="Try the smallest change").click()
    trial = page.locator("fen-lesson .trial")
    expect(trial.locator("pre")).to_have_text("orange.makeKey()")
    expect(trial.locator(".right")).to_contain_text("orange")
    expect(trial.locator("li").first).to_have_text("application.keyWindow: main → orange")
    expect(trial.locator("svg [data-id=orange]")).to_be_visible()
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
    page.get_by_role("button", name="Lock in").click()
    # The right order, and the place that each card was given.
    expect(page.locator("fen-lesson .cards code")).to_have_text(["first DidBecomeVisible", "first DidBecomeKey"])
    expect(page.locator("fen-lesson .cards li").first).to_contain_text("You said: 2")
    page.get_by_role("button", name="Next").click()
    right = ["second DidBecomeVisible", "first DidResignKey", "second DidBecomeKey"]
    expect(page.locator(".cards li")).to_have_count(len(right))
    for place, card in enumerate(right):
        while page.locator(".cards code").all_text_contents().index(card) > place:
            page.get_by_role("button", name=f"Move {card} up").click()
    page.get_by_role("button", name="Lock in").click()
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


def skip_to(page, step):
    """Skips to a step of the lesson without answering the questions before it."""
    for number in range(1, step):
        expect(page.locator("fen-lesson .steps")).to_contain_text(f"Step {number} of")
        skip = page.get_by_role("button", name="Skip")
        skip.click() if skip.count() else page.locator("fen-lesson .main").click()
        if page.locator("fen-lesson .next").count():
            page.locator("fen-lesson .next").click()
    expect(page.locator("fen-lesson .steps")).to_contain_text(f"Step {step} of")


def session_of(page):
    return page.url.split("/s/")[1].split("#")[0]


def touch(page, x, y):
    """Clicks the stage at a point of the phone's screen."""
    place = page.locator("fen-stage svg").first.evaluate(
        "(svg, [x, y]) => { const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()); return [at.x, at.y] }", [x, y])
    page.mouse.click(*place)


def revision(service, page):
    return service.send("GET", f"/sessions/{session_of(page)}")["revision"]


def test_before_the_answer_a_click_on_the_stage_only_chooses(open_page, service):
    page = open_page("/")
    begin(page, "08-shown-not-key")
    skip_to(page, 5)
    before = revision(service, page)
    page.locator("fen-lesson").get_by_label("sky").check()
    touch(page, 40, 100)
    expect(page.locator("fen-lesson").get_by_label("orange")).to_be_checked()
    assert revision(service, page) == before
    page.get_by_role("button", name="Lock in").click()
    expect(page.locator("fen-lesson .answer.right")).to_have_text("orange is the key window")


def test_a_click_on_the_stage_sends_no_touch_and_shows_no_way(open_page, service):
    page = open_page("/")
    begin(page, "07-order")
    skip_to(page, 2)
    before = revision(service, page)
    touch(page, 30, 100)
    expect(page.locator("fen-lesson").get_by_label("orange")).to_be_checked()
    touch(page, 250, 250)
    expect(page.locator("fen-lesson").get_by_label("sky")).to_be_checked()
    expect(page.locator("fen-stage .hop")).to_have_count(0)
    expect(page.locator("fen-ladder .mark")).to_have_count(0)
    assert revision(service, page) == before


def test_a_lesson_s_session_is_changed_by_the_lesson_alone(open_page, service):
    page = open_page("/")
    begin(page, "06-three-windows")
    before = revision(service, page)
    page.locator("fen-ladder [data-id=orange]").click()
    page.keyboard.press("k")
    expect(page.locator(".notice")).to_contain_text("Play freely")
    assert revision(service, page) == before
    page.get_by_role("button", name="Lock in").click()
    page.get_by_role("button", name="Play freely").click()
    page.wait_for_url("**/s/*#add*")
    page.wait_for_selector("fen-palette button")
    page.locator("fen-ladder [data-id=orange]").click()
    page.keyboard.press("k")
    expect(page.locator("fen-ladder [data-id=orange]")).to_contain_text("key")


def test_a_lesson_s_link_in_another_browser_offers_a_session_of_its_own(open_page, service):
    page = open_page("/")
    begin(page, "06-three-windows")
    skip_to(page, 3)
    other = open_page(page.url.removeprefix(service.origin))
    expect(other.locator("fen-lesson .told")).to_contain_text("Somebody has already taken this lesson")
    expect(other.locator("fen-lesson form")).to_have_count(0)
    expect(other.locator("fen-stage [data-id=yellow]")).to_be_visible()
    other.get_by_role("button", name="Take this lesson").click()
    other.wait_for_url(lambda url: session_of(page) not in url)
    expect(other.locator("fen-lesson .steps")).to_have_text("Step 1 of 5")
    # In the first one the lesson is at the same step.
    page.reload()
    expect(page.locator("fen-lesson .steps")).to_have_text("Step 3 of 5")


def test_a_lesson_goes_on_in_a_new_session_where_the_old_one_is_gone(open_page, service):
    page = open_page("/", expect_errors=True)
    begin(page, "06-three-windows")
    skip_to(page, 3)
    gone = session_of(page)
    service.send("DELETE", f"/sessions/{gone}")
    page.get_by_role("button", name="Continue").click()
    page.wait_for_url(lambda url: gone not in url)
    expect(page.locator("fen-lesson .steps")).to_have_text("Step 3 of 5")
    expect(page.locator("fen-stage [data-id=yellow]")).to_be_visible()
    # The same if the page is reloaded only then.
    gone = session_of(page)
    service.send("DELETE", f"/sessions/{gone}")
    page.get_by_role("button", name="Continue").wait_for()
    page.reload()
    page.wait_for_url(lambda url: gone not in url)
    expect(page.locator("fen-lesson .steps")).to_have_text("Step 3 of 5")


def test_a_hit_test_is_on_the_ribbon_the_stage_and_the_list(open_page):
    page = open_page("/", reduced_motion="reduce")
    begin(page, "07-order")
    skip_to(page, 2)
    expect(page.locator("fen-stage .touch .pulse")).to_have_count(1)
    page.locator("fen-lesson").get_by_label("orange").check()
    stage = page.locator("fen-stage svg").first.bounding_box()
    page.get_by_role("button", name="Lock in").click()
    expect(page.locator("fen-ribbon .now")).to_have_text("Touch at (250, 250) goes to sky")
    expect(page.locator("fen-ribbon .current .tap")).to_be_visible()
    rows = page.locator("fen-lesson .asked li")
    expect(rows.nth(0)).to_contain_text("orange✗ the point is outside")
    expect(rows.nth(1)).to_contain_text("sky✓ takes the touch")
    expect(rows.nth(2)).to_contain_text("yellownot asked")
    expect(page.locator("fen-stage [data-id=orange].refused")).to_have_count(1)
    expect(page.locator("fen-ladder [data-id=sky] .mark.yes")).to_have_count(1)
    # The phone stayed in place.
    assert page.locator("fen-stage svg").first.bounding_box() == stage


def test_on_a_phone_the_question_and_its_answers_are_in_sight(open_page):
    page = open_page("/", 390, 844, reduced_motion="reduce")
    begin(page, "07-order")
    foot = page.locator("fen-lesson .foot").bounding_box()["y"]
    for part in [page.locator("fen-lesson .question"), *page.locator("fen-lesson .options label").all()]:
        expect(part).to_be_in_viewport(ratio=1)
        box = part.bounding_box()
        assert box["y"] + box["height"] <= foot
    # The code is below, in the order of the page too.
    assert page.locator("fen-lesson .code-of-step").bounding_box()["y"] > box["y"]
    assert page.evaluate("""() => document.querySelector('fen-lesson form').compareDocumentPosition(
        document.querySelector('fen-lesson .code-of-step')) & Node.DOCUMENT_POSITION_FOLLOWING""")


def test_on_a_phone_the_answer_is_in_sight_below_the_stage(open_page):
    page = open_page("/", 390, 844, reduced_motion="reduce")
    begin(page, "07-order")
    predict(page, "last")
    page.locator(LOCK).click()
    answer = page.locator("fen-lesson h1.answer")
    expect(answer).to_be_in_viewport(ratio=1)
    stage = page.locator("fen-stage").bounding_box()
    assert answer.bounding_box()["y"] >= stage["y"] + stage["height"]


def test_no_badge_says_who_is_key_before_the_answer(open_page):
    page = open_page("/")
    begin(page, "08-shown-not-key")
    expect(page.locator("fen-ladder .badge")).to_be_hidden()
    expect(page.locator("fen-stage .iskey")).to_be_hidden()
    page.locator("fen-lesson").get_by_label("main").check()
    page.get_by_role("button", name="Lock in").click()
    expect(page.locator("fen-ladder .badge")).to_be_visible()
    expect(page.locator("fen-stage .iskey")).to_be_visible()


def test_a_lesson_ends_with_its_rules_and_the_questions_that_were_missed(open_page, service):
    lesson = service.send("GET", "/lessons/07-order")
    page = open_page("/")
    begin(page, "07-order")
    play(page, "last", False)
    # The last of all answers is "none", or a point where the window is not.
    missed = page.locator(".missed li")
    expect(missed).to_have_count(4)
    expect(page.locator(".met li")).to_have_count(len({step["rule"] for step in lesson["steps"]}))
    missed.nth(1).get_by_role("button", name="Try again").click()
    expect(page.locator("fen-lesson .steps")).to_have_text("Step 2 of 4")
    expect(page.locator("fen-lesson .question")).to_have_text(lesson["steps"][1]["ask"]["question"]["en"])


def test_keys_work_after_an_answer_is_chosen(open_page):
    page = open_page("/")
    begin(page, "06-three-windows")
    page.locator("fen-lesson").get_by_label("sky").check()
    page.keyboard.press("3")
    expect(page.locator("fen-stage")).to_have_class(re.compile("is3D"))
    page.keyboard.press("3")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_getting_the_current_controller_cites_no_rule_of_another_function(service):
    steps = service.send("GET", "/lessons/11-current-controller")["steps"]
    assert [step["rule"] for step in steps] == ["views-2.3", "windows-8.1", "views-2.4C", "views-V1", "windows-5.1"]


def test_a_step_shows_its_code_in_the_language_that_was_chosen(open_page):
    page = open_page("/")
    begin(page, "06-three-windows")
    code = page.locator("fen-lesson .listing .current code")
    expect(code).to_have_text(["orange.makeKeyAndVisible()", "sky.makeKeyAndVisible()", "yellow.makeKeyAndVisible()"])
    page.get_by_role("button", name="Objective-C").click()
    expect(code.first).to_have_text("[orange makeKeyAndVisible];")
    expect(page.locator("fen-lesson")).not_to_contain_text("POST")
    page.reload()
    expect(code.first).to_have_text("[orange makeKeyAndVisible];")
