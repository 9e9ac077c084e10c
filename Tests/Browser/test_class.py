"""A class's polls, and its projector's view."""
import re

import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import Service, open_lesson

# Every question of a lesson as a poll, with the right answer of the lesson itself.
POLLS = """async id => {
    const [{ pollOf }, { Moments }, { judge }, { inCopy }, { get, send, start }, { speak }] = await Promise.all(
        ['ask', 'moments', 'predict', 'trial', 'service', 'words'].map(name => import(`/web/${name}.js`)))
    await speak('en')
    const lesson = await get(`/lessons/${id}`)
    const { id: session } = await start('/sessions', lesson.session)
    const path = `/sessions/${session}`
    let newest = 0
    const run = async requests => {
        for (const { method, path: place, body } of requests) newest = (await send(method, path + place, body ?? {})).revision
    }
    await run(lesson.setup)
    const polls = []
    for (const step of lesson.steps) {
        const moments = new Moments(path, 'main')
        const store = { session, path, moment: revision => moments.at(revision) }
        if (step.ask) {
            const poll = await pollOf(step, store, newest)
            const answer = step.ask.kind === 'point' ? null
                : await inCopy(session, newest, step.requests ?? [], async copy => (await judge(step.ask, undefined, copy)).answer)
            polls.push({ kind: step.ask.kind, answer, ...poll })
        }
        await run(step.requests ?? [])
    }
    await send('DELETE', path)
    return polls
}"""


def test_each_question_of_each_lesson_is_a_poll(open_page, service):
    page = open_page("/", expect_errors=True)
    kinds = set()
    for lesson in service.send("GET", "/lessons")["lessons"]:
        for poll in page.evaluate(POLLS, lesson["id"]):
            place = (lesson["id"], poll)
            options = poll.get("options")
            assert options and 2 <= len(options) == len(set(options)) <= 8, place
            assert 0 <= poll["right"] < len(options), place
            assert all(0 < len(option) <= 100 for option in options) and len(poll["question"]) <= 300, place
            assert "…" not in "".join([*options, poll["question"]]), place
            right = options[poll["right"]]
            if poll["kind"] == "order":
                # Each option is a row of letters, which the question explains.
                cards = dict(re.findall(r"([A-Z]): ([^,]+)", poll["question"]))
                right = " → ".join(cards[letter] for letter in right.split(" → "))
            assert poll["kind"] == "point" or right == poll["answer"], place
            kinds.add(poll["kind"])
    assert kinds == {"window", "view", "controller", "yesNo", "choice", "number", "order", "point"}


def class_of(service, *windows):
    session = service.session(*windows)
    return session, service.send("POST", f"/sessions/{session}/class", {})["code"]


def test_the_code_on_the_projector_is_the_address_to_join(open_page, service):
    session, code = class_of(service, "main")
    page = open_page(f"/s/{session}#class={code}&present=", 1366, 768)
    picture = page.locator("fen-strip .qr")
    expect(picture).to_have_attribute("aria-label", f"QR code of {service.origin}/c/{code}")
    drawn = picture.evaluate("""async svg => {
        const { qr } = await import('/web/qr.js')
        const rows = qr(svg.getAttribute('aria-label').slice(11))
        const path = svg.querySelector('path')
        const size = svg.viewBox.baseVal.width
        const isDark = (x, y) => path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5))
        return Array.from({ length: size }, (_, y) => y).every(y => Array.from({ length: size }, (_, x) => x)
            .every(x => isDark(x, y) === !!rows[y - 4]?.[x - 4])) && size === rows.length + 8
    }""")
    assert drawn
    box = picture.bounding_box()
    assert box["width"] == box["height"] >= 150
    expect(page.locator("fen-strip .classcode")).to_have_text(code)
    expect(page.locator("fen-strip .address")).to_have_text(f"{service.origin.removeprefix('http://')}/c/")
    expect(page.locator("fen-strip")).to_contain_text("This address works only on this computer")
    # After the class there is nothing to join.
    service.send("DELETE", f"/classes/{code}")
    expect(picture).to_have_count(0)


@pytest.mark.parametrize("language", ["en-US", "zh-CN"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_projector(open_page, service, scheme, language):
    session, code = class_of(service, "main", "red")
    polls = f"/classes/{code}/polls"
    service.send("POST", polls, {"question": "Who is key?", "options": ["main", "red", "nobody"]})
    service.send("POST", f"{polls}/1/answers", {"key": "someone-in-the-room", "option": 1})
    service.send("POST", f"{polls}/1/reveal", {})
    page = open_page(f"/s/{session}#class={code}&present=", 1366, 768, language=language, color_scheme=scheme)
    page.evaluate("code => localStorage.setItem(`right ${code} 1`, 1)", code)
    page.reload()
    expect(page.locator("fen-strip .isRight .name")).to_have_text("red")
    assert [one["id"] for one in Axe().run(page)["violations"]] == []


def taught(open_page, lesson, language):
    """A teacher's page of a lesson with a class, the class's code, and the page of a student."""
    teacher = open_page("/", language=language)
    open_lesson(teacher, lesson)
    teacher.locator(".dig").click()
    teacher.locator("#tab-class").click()
    teacher.locator("fen-class .main").click()
    code = teacher.locator("fen-class .classcode").inner_text()
    teacher.locator(".closer").click()
    return teacher, code, open_page(f"/c/{code}", language=language)


def step(service, lesson, number):
    """A lesson step's text by the browser's language."""
    node = service.send("GET", f"/lessons/{lesson}")["steps"][number - 1]
    texts = {"say": node["say"], "reveal": node["reveal"], "question": node["ask"]["question"]}
    return {name: {"en-US": text["en"], "zh-CN": text["zh-Hans"]} for name, text in texts.items()}


@pytest.mark.parametrize("language, first, last", [
    ("en-US", "Step 1 of", "That was the last step."), ("zh-CN", "第 1 题 / 共", "这是最后一步。")])
def test_a_class_goes_from_lesson_to_lesson_with_its_teacher(open_page, service, language, first, last):
    teacher, code, student = taught(open_page, "06-three-windows", language)
    text = step(service, "06-three-windows", 1)
    story = student.locator(".followed")
    expect(story.locator(".told")).to_have_text(text["say"][language])
    expect(story.locator(".question")).to_have_text(text["question"][language])
    expect(student.locator(".foot .steps")).to_contain_text(first)
    # The code is that of the step, and the answer is not drawn before the teacher has it.
    expect(story.locator(".listing .current").first).to_contain_text("orange.makeKeyAndVisible()")
    expect(story.locator(".reveal, .rulecard, .asked")).to_have_count(0)
    assert student.locator(".desk").get_attribute("data-hides") == "key"
    assert student.locator("fen-stage .badge:visible").count() == 0
    before = service.send("GET", f"/classes/{code}")["session"]

    teacher.locator("#prediction input").first.check()
    teacher.locator(".foot .main").click()
    expect(story.locator(".reveal")).to_have_text(text["reveal"][language])
    expect(story.locator(".rulecard")).to_be_visible()
    expect(chip(student, "yellow")).to_be_visible()
    assert [one["id"] for one in Axe().run(student)["violations"]] == []
    teacher.locator(".foot .next").click()
    for _ in service.send("GET", "/lessons/06-three-windows")["steps"][1:]:
        expect(teacher.locator(".foot .skip")).to_be_visible()
        expect(story.locator(".reveal")).to_have_count(0)
        teacher.locator(".foot .skip").click()
    expect(story.locator(".told")).to_contain_text(last)

    # The next lesson is another session, and the class is the same.
    teacher.locator(".foot .main").click()
    text = step(service, "07-order", 1)
    expect(story.locator(".told")).to_have_text(text["say"][language])
    expect(student.locator("fen-class .classcode")).to_have_text(code)
    after = service.send("GET", f"/classes/{code}")
    assert after["session"] != before and after["lesson"] == {"id": "07-order", "step": 1, "isRevealed": False}
    assert f"/s/{after['session']}#" in student.url
    service.send("DELETE", f"/sessions/{before}")
    # A student who comes later or again sees it too.
    student.reload()
    expect(story.locator(".question")).to_have_text(text["question"][language])
    teacher.reload()
    expect(teacher.locator(".story .question")).to_have_text(text["question"][language])
    assert service.send("GET", f"/classes/{code}")["lesson"]["step"] == 1


def test_who_follows_a_lesson_sees_the_way_of_its_touch_with_the_answer(open_page, service):
    teacher, code, student = taught(open_page, "29-pass-through", "en-US")
    expect(student.locator(".followed .question")).to_be_visible()
    expect(student.locator("fen-stage .hops")).to_have_count(0)
    expect(student.locator(".followed .asked")).to_have_count(0)
    teacher.locator("#prediction input").first.check()
    teacher.locator(".foot .main").click()
    expect(student.locator(".followed .asked .yes").first).to_be_visible()
    expect(student.locator("fen-stage .hops")).to_have_count(1)
    asked = [page.locator(".asked").first.inner_text() for page in (teacher, student)]
    assert asked[0] == asked[1]


def test_what_is_right_never_reaches_a_student_before_it_is_told(open_page, service):
    teacher, code, student = taught(open_page, "06-three-windows", "en-US")
    teacher.locator(".dig").click()
    teacher.get_by_role("button", name="Ask the class this question").click()
    with student.expect_response(lambda reply: "/classes/" in reply.url and "events" not in reply.url) as answered:
        student.locator(".poll button").first.click()
    expect(student.locator(".poll")).to_contain_text("Your answer counts")
    told = [answered.value.json(), service.send("GET", f"/classes/{code}")]
    assert all(set(each["poll"]) == {"number", "question", "options", "isOpen", "answers", "counts"} for each in told)
    assert [each["poll"]["counts"] for each in told] == [None, None]
    assert student.evaluate("Object.keys(localStorage).filter(name => name.startsWith('right '))") == []
    reveal = step(service, "06-three-windows", 1)["reveal"]["en-US"]
    assert reveal not in student.locator("body").inner_text()
    expect(student.locator(".isRight")).to_have_count(0)


def test_where_access_is_guarded_the_class_goes_along_from_home_too(browser, tmp_path):
    service = Service(tmp_path, "--access", "guarded")

    def opened(path):
        page = browser.new_context(locale="en-US", viewport={"width": 1300, "height": 850}).new_page()
        page.goto(service.origin + path)
        page.wait_for_selector("body.ready")
        return page
    teacher, code, student = taught(lambda path, **_: opened(path), "06-three-windows", "en-US")
    expect(student.locator(".followed h1")).to_have_text("Three windows on top of each other")
    expect(student.locator(".followed .listing .current")).to_have_count(3)
    teacher.goto(service.origin)
    open_lesson(teacher, "07-order")
    expect(student.locator(".followed h1")).to_have_text("Who was shown last")
    # A finished class does not keep a student from the next lesson.
    teacher.wait_for_url(lambda url: "class" in url)
    teacher.locator(".dig").click()
    teacher.get_by_role("button", name="End the class").click()
    expect(student.locator("fen-class")).to_contain_text("The class is over")
    teacher.goto(service.origin)
    open_lesson(teacher, "06-three-windows")
    expect(teacher.locator(".story h1")).to_have_text("Three windows on top of each other")
    assert "class" not in teacher.url
    for page in (teacher, student):
        page.context.close()
    service.stop()


def test_who_follows_sees_the_way_of_a_touch_beside_the_class(open_page, service):
    session, code = class_of(service, "main", "red")
    student = open_page(f"/c/{code}")
    expect(student.locator("fen-class .classcode")).to_have_text(code)
    service.send("POST", f"/sessions/{session}/inputs", {"type": "tap", "at": [100, 200]})
    expect(student.locator("fen-stage .hops .yes")).to_have_count(2)
    expect(student.locator("fen-class .classcode")).to_be_visible()
    # A class that goes from a sandbox to a lesson and back takes all students along.
    lesson = service.send("GET", "/lessons/03-levels")
    other = service.send("POST", "/sessions", lesson["session"])["id"]
    for request in lesson["setup"]:
        service.send(request["method"], f"/sessions/{other}{request['path']}", request.get("body", {}))
    service.send("PUT", f"/classes/{code}/session", {"session": other, "lesson": {"id": "03-levels"}})
    expect(student.locator(".followed h1")).to_have_text("Levels beat order")
    service.send("PUT", f"/classes/{code}/session", {"session": session})
    expect(chip(student, "red")).to_be_visible()
    expect(student.locator(".followed")).to_have_count(0)
    expect(student.locator("fen-class .classcode")).to_have_text(code)


def chip(page, window):
    return page.locator(f"fen-ladder [data-id={window}]")
