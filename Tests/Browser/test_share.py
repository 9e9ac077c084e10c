"""A shared moment: the dialog, its page, its frame, and its bitmap."""
import functools
import http.server
import re
import threading

import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import ROOT

LANGUAGES = ["en-US", "zh-CN"]


def test_a_shared_link_shows_its_moment_and_changes_nothing(open_page, service):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}")
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    expect(page.locator(".place")).to_have_text("Revision 2 of 4, read-only")
    page.get_by_role("button", name="Share").click()
    fields = page.locator("dialog.share textarea")
    expect(fields).to_have_count(4)
    link, frame, markdown, component = [field.input_value() for field in fields.all()]
    assert link == f"{service.origin}/s/{session}@2"
    assert f'src="{service.origin}/embed/{session}@2"' in frame
    assert markdown == f"[![{session}, revision 2]({service.origin}/sessions/{session}/snapshot.png?at=2)]({link})"
    assert f'<fenestra-stage src="{link}"></fenestra-stage>' in component
    page.get_by_role("button", name="Close").click()
    expect(page.locator("dialog")).to_have_count(0)

    page = open_page(f"/s/{session}@2")
    expect(page.locator(".place")).to_have_text("Revision 2 of 4, read-only")
    expect(page.locator(".frame [data-id=main]")).to_be_visible()
    expect(page.locator(".frame [data-id=red]")).to_have_count(0)
    expect(page.get_by_role("tab", name="Add")).to_have_count(0)
    # Even at its newest revision it is read-only.
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".place")).to_have_text("Revision 4, newest")
    page.keyboard.press("s")
    expect(page.locator(".notice")).to_contain_text("This link is read-only.")
    assert service.send("GET", f"/sessions/{session}")["revision"] == 4
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".place")).to_have_text("Revision 3 of 4, read-only")
    page.get_by_role("button", name="Try it").click()
    page.wait_for_url(lambda url: f"/s/{session}" not in url)
    expect(page.locator(".place")).to_contain_text("Revision 3")
    page.keyboard.press("s")
    expect(page.locator(".notice")).to_have_count(0)


def test_a_link_beyond_the_newest_revision_says_so(open_page, service):
    session = service.session("main")
    page = open_page(f"/s/{session}@9", expect_errors=True)
    expect(page.locator(".notice")).to_contain_text("There is no revision 9: the session is at 2.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_the_dialog_and_on_a_frame(open_page, service, scheme, language):
    session = service.session("main", "red")
    page = open_page(f"/s/{session}@4", color_scheme=scheme, language=language, reduced_motion="reduce")
    page.get_by_role("button", name={"en-US": "Share", "zh-CN": "分享"}[language]).click()
    faults = Axe().run(page)["violations"]
    page.goto(f"{service.origin}/embed/{session}@4")
    # Axe itself is a script, which the frame's own policy blocks.
    faults += page_faults(page)
    assert [(one["id"], [node["target"] for node in one["nodes"]][:4]) for one in faults] == []


def page_faults(page):
    """The findings of axe in a copy of the page without its policy."""
    markup, styles = page.content(), page.evaluate("[...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)).join('\\n')")
    page.goto("about:blank")
    page.set_content(markup.replace("</head>", f"<style>{styles}</style></head>"))
    return Axe().run(page)["violations"]


@pytest.mark.parametrize("width", [320, 480, 640, 900])
def test_a_frame_fits_its_width(open_page, service, width):
    session = service.session("main", "red")
    page = open_page(f"/embed/{session}@4", width, 440, java_script_enabled=False)
    picture = page.locator("figure svg").bounding_box()
    assert picture["width"] > 100 and picture["x"] + picture["width"] <= width
    # The page has no script, but the driver's own runs.
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_title("The moment before").click()
    expect(page.locator("nav span").first).to_have_text("3 / 4")
    expect(page.locator("li")).to_have_count(0)


def test_another_page_has_a_frame_by_the_component(browser, service, tmp_path):
    session = service.session("main", "red")
    (tmp_path / "index.html").write_text(
        f'<!doctype html><title>A blog</title><script type="module" src="{service.origin}/web/fenestra-stage.js"></script>'
        f'<fenestra-stage src="{service.origin}/s/{session}@4"></fenestra-stage>'
        '<fenestra-stage src="javascript:alert(1)"></fenestra-stage>')
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=tmp_path)
    handler.log_message = lambda *_: None
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as blog:
        threading.Thread(target=blog.serve_forever, daemon=True).start()
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{blog.server_port}/")
        frame = page.frame_locator("fenestra-stage >> nth=0 >> iframe")
        expect(frame.locator("figure [data-id=red]")).to_be_visible()
        expect(frame.get_by_role("link", name="Open in Fenestra")).to_be_visible()
        assert page.locator("fenestra-stage iframe").nth(1).get_attribute("src") is None
        page.close()
        blog.shutdown()


# The difference of two pictures: the share of pixels that differ clearly.
DIFFERENCE = """async ([svg, png]) => {
  const load = async address => {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = new OffscreenCanvas(size.width, size.height), context = canvas.getContext('2d', { willReadFrequently: true })
    context.drawImage(image, 0, 0, size.width, size.height)
    return context.getImageData(0, 0, size.width, size.height).data
  }
  const probe = new Image()
  probe.src = png
  await probe.decode()
  const size = { width: probe.naturalWidth, height: probe.naturalHeight }
  const [one, other] = [await load(svg), await load(png)]
  let count = 0
  for (let index = 0; index < one.length; index += 4) {
    if ([0, 1, 2, 3].some(part => Math.abs(one[index + part] - other[index + part]) > 40)) count += 1
  }
  return count / (size.width * size.height)
}"""

# The colours at points of a picture that is 750 pixels wide.
COLOURS = """async ([address, points]) => {
  const image = new Image()
  image.src = address
  await image.decode()
  const context = new OffscreenCanvas(750, 1334).getContext('2d', { willReadFrequently: true })
  context.drawImage(image, 0, 0, 750, 1334)
  return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data])
}"""

PICTURES = {
    "plain": [("windows", {"id": "main", "frame": [0, 0, 375, 667], "backgroundColor": "gray", "isHidden": False}),
              ("views", {"id": "box", "superview": "main", "frame": [40, 60, 200, 120], "backgroundColor": "#12345680"})],
    "turned": [("windows", {"id": "main", "frame": [0, 0, 375, 667], "backgroundColor": "khaki", "isHidden": False}),
               ("views", {"id": "box", "superview": "main", "frame": [80, 90, 200, 120], "backgroundColor": "teal",
                          "transform": {"rotation": 0.6, "scale": 1.2}}),
               ("views", {"id": "in", "superview": "box", "frame": [150, 60, 100, 100], "backgroundColor": "gold"})],
    "clipped": [("windows", {"id": "main", "frame": [0, 0, 375, 667], "backgroundColor": "linen", "isHidden": False}),
                ("views", {"id": "box", "superview": "main", "frame": [80, 90, 200, 120], "clipsToBounds": True,
                           "backgroundColor": "navy", "alpha": 0.5, "transform": {"rotation": -0.4}}),
                ("views", {"id": "in", "superview": "box", "frame": [-90, 60, 200, 200], "backgroundColor": "red", "alpha": 0.8}),
                ("views", {"id": "far", "superview": "in", "frame": [-1e8, -1e8, 1e9, 1e9], "alpha": 0.2, "backgroundColor": "lime"})],
}


@pytest.mark.parametrize("style", ["flat", "exploded"])
@pytest.mark.parametrize("name", PICTURES)
def test_pixels_are_those_that_a_browser_draws(open_page, service, name, style):
    session = service.send("POST", "/sessions", {})["id"]
    for kind, body in PICTURES[name]:
        service.send("POST", f"/sessions/{session}/{kind}", body)
    page = open_page("/")
    address = f"/sessions/{session}/snapshot"
    differing = page.evaluate(DIFFERENCE, [f"{address}.svg?style={style}", f"{address}.png?style={style}"])
    # The letters' edges, because the font depends on the machine.
    assert differing < 0.02, differing


def test_every_named_colour_has_the_pixels_that_a_browser_draws(open_page, service):
    session = service.send("POST", "/sessions", {})["id"]
    service.send("POST", f"/sessions/{session}/windows", {"id": "main", "frame": [0, 0, 375, 667], "isHidden": False})
    page = open_page("/")
    names = re.findall(r"\b([a-z]+):[0-9a-f]{6}\b", (ROOT / "Sources/WindowModel/Views/Color.swift").read_text())
    assert len(names) == 148
    for index, colour in enumerate(names):
        service.send("POST", f"/sessions/{session}/views", {
            "superview": "main", "frame": [10 + index % 14 * 25, 30 + index // 14 * 55, 25, 55], "backgroundColor": colour})
    address = f"/sessions/{session}/snapshot"
    # Below the label of each.
    points = [[2 * (10 + index % 14 * 25 + 12), 2 * (30 + index // 14 * 55 + 40)] for index in range(len(names))]
    drawn, pixels = [page.evaluate(COLOURS, [f"{address}.{kind}", points]) for kind in ("svg", "png")]
    assert dict(zip(names, drawn)) == dict(zip(names, pixels))
    assert len({tuple(colour) for colour in drawn}) > 130
