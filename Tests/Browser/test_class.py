"""What a class is asked, and how it is projected."""
import re

import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import expect

# Every question of a lesson as a poll, each beside what the lesson itself finds right.
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
    expect(page.locator("fen-strip")).to_contain_text("This address works on this computer alone")
    # Once the class is over there is nothing to join.
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
