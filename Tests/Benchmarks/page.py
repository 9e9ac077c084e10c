#!/usr/bin/env -S python3 -B
"""Measures the page in Debian's Chromium, with software rendering, against its targets; README.md says
what is compared. `.ci/browser` installs the Python packages that it needs:

    .build/browser/bin/python Tests/Benchmarks/page.py [--fenestra PATH] [--rounds N]

Exits with 1 when a target is missed."""

import argparse
import http.client
import json
import random
import statistics
import sys
import urllib.request

from playwright.sync_api import sync_playwright

from servers import ROOT, Server

missed = []


def target(name, figure, bound, unit="ms"):
    holds = figure <= bound
    if not holds:
        missed.append(name)
    print(f"  {name:<50}{figure:>9.1f} {unit}   ≤ {bound} {unit}   {'PASS' if holds else 'MISS'}", flush=True)


def send(origin, method, path, body):
    request = urllib.request.Request(
        origin + path, method=method, headers={"Content-Type": "application/json"},
        data=json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=30) as reply:
        return json.load(reply)


def session_of_views(origin, name, count):
    """A window with `count` coloured views, nested at random."""
    send(origin, "PUT", f"/sessions/{name}", {})
    send(origin, "POST", f"/sessions/{name}/windows", {"id": "main", "isHidden": False})
    chance = random.Random(3)
    places = [("main", 375, 667)]
    commands = []
    for number in range(count):
        parent, width, height = chance.choice(places[-40:])
        size = [max(10, round(width * chance.uniform(.3, .8))), max(10, round(height * chance.uniform(.2, .6)))]
        origin_in_parent = [round(chance.uniform(0, max(width - size[0], 1))), round(chance.uniform(0, max(height - size[1], 1)))]
        commands.append({"method": "POST", "path": "/views", "body": {
            "id": f"view{number}", "superview": parent, "frame": [*origin_in_parent, *size],
            "backgroundColor": f"#{chance.randrange(1 << 24):06x}"}})
        if min(size) > 60:
            places.append((f"view{number}", *size))
    for first in range(0, count, 100):
        send(origin, "POST", f"/sessions/{name}/commands", commands[first:first + 100])


def session_of_windows(origin):
    """Two visible windows, neither of them key."""
    session = send(origin, "POST", "/sessions", {})["id"]
    for name in ("main", "second"):
        send(origin, "POST", f"/sessions/{session}/windows", {"id": name, "isHidden": False})
    return session


# The intervals between frames while the pointer rotates the screen.
FRAMES = """count => new Promise(done => {
  const times = []
  const note = time => {
    times.push(time)
    times.length > count ? done(times.slice(1).map((time, index) => time - times[index])) : requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
})"""


def rotation(browser, origin, session):
    """The median duration of a frame in milliseconds, while the exploded picture is rotated."""
    page = browser.new_page(viewport={"width": 1300, "height": 850})
    page.goto(f"{origin}/s/{session}")
    page.wait_for_selector("body.ready")
    page.keyboard.press("3")
    box = page.locator(".frame").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("frames => { window.frames_seen = null; (" + FRAMES + ")(frames).then(seen => { window.frames_seen = seen }) }", 60)
    step = 0
    while not page.evaluate("window.frames_seen"):
        for _ in range(10):
            step += 1
            page.mouse.move(x + 120 * ((step % 80) / 40 - 1), y + 40 * ((step % 50) / 25 - 1))
    page.mouse.up()
    seen = page.evaluate("window.frames_seen")
    page.close()
    return statistics.median(seen)


def first_paint(browser, origin):
    page = browser.new_page()
    page.goto(origin)
    page.wait_for_selector("body.ready")
    page.reload()
    page.wait_for_selector("body.ready")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    page.close()
    return paint


def request_to_frame(browser, origin):
    """From before another client's command is sent until the page has drawn it."""
    page = browser.new_page(viewport={"width": 1300, "height": 850})
    session = session_of_windows(origin)
    page.goto(f"{origin}/s/{session}")
    page.wait_for_selector("body.ready")
    times = []
    for turn in range(20):
        times.append(page.evaluate("""async ([session, name]) => {
          const began = performance.now()
          const sent = fetch(`/sessions/${session}/windows/${name}/makeKey`, { method: 'POST' }).then(reply => reply.json())
          const drawn = new Promise(done => {
            // What is there before a frame is painted with it; a task comes before all else once it is.
            const look = () => {
              if (!document.querySelector('.chip.key')?.textContent.includes(name)) return requestAnimationFrame(look)
              scheduler.postTask(() => done(performance.now()), { priority: 'user-blocking' })
            }
            requestAnimationFrame(look)
          })
          await sent
          return await drawn - began
        }""", [session, ("main", "second")[turn % 2]]))
    page.close()
    return statistics.median(times[2:])


def session_of_history(origin, count):
    """Two windows that become key in turn, each time by a separate command."""
    session = session_of_windows(origin)
    connection = http.client.HTTPConnection(origin.removeprefix("http://"))
    for turn in range(count):
        connection.request("POST", f"/sessions/{session}/windows/{('main', 'second')[turn % 2]}/makeKey")
        connection.getresponse().read()
    connection.close()
    return session


# For each moment that the slider requests: the time until a frame was painted with it or with a later one, from
# before the page receives the event.
SEEKS = """() => {
  const store = document.querySelector('fen-timeline')?.store
  // A page with only a slider always shows the requested moment.
  const isShown = () => !store || +document.querySelector('.frame svg').dataset.revision === store.place
  window.seeks = []
  let waiting = []
  const look = () => {
    if (!isShown()) return requestAnimationFrame(look)
    const drawn = waiting
    waiting = []
    // What comes before all else, once the frame is painted.
    scheduler.postTask(() => seeks.push(...drawn.map(began => performance.now() - began)), { priority: 'user-blocking' })
  }
  document.addEventListener('input', () => {
    if (waiting.push(performance.now()) === 1) requestAnimationFrame(look)
  }, { capture: true })
}"""

# The minimum that a page can do when its slider moves.
SLIDER = """<input type=range class=track max=5000 style="width: 900px"><output>0</output><script>
  document.querySelector('input').oninput = ({ target }) => { document.querySelector('output').textContent = target.value }
</script>"""


def seek(browser, address, seconds=2):
    """The median and the 99th percentile of the milliseconds from a pointer event on the slider until the moment
    is painted: along the slider and back, and to random places, one move in each frame. It begins
    `seconds` after the page has loaded. Without an address, it measures a page with only a slider."""
    page = browser.new_page(viewport={"width": 1300, "height": 850})
    if address:
        page.goto(address)
        page.wait_for_selector("body.ready")
    else:
        page.set_content(SLIDER)
    page.evaluate(SEEKS)
    page.wait_for_timeout(seconds * 1000)
    box = page.locator(".track").bounding_box()
    chance = random.Random(11)
    y = box["y"] + box["height"] / 2
    place = box["width"] / 2
    page.mouse.move(box["x"] + place, y)
    page.mouse.down()
    for turn in range(300):
        if turn % 3 == 0:
            place = chance.uniform(8, box["width"] - 8)
        else:
            place = min(max(place + chance.choice([-3, -2, -1, 1, 2, 3]), 8), box["width"] - 8)
        page.mouse.move(box["x"] + place, y)
        page.evaluate("() => new Promise(requestAnimationFrame)")
    page.mouse.up()
    page.wait_for_timeout(300)
    times = sorted(page.evaluate("seeks"))
    page.close()
    assert len(times) > 250
    return times[len(times) // 2], times[len(times) * 99 // 100]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fenestra", default=str(ROOT / ".build/release/fenestra"))
    parser.add_argument("--rounds", type=int, default=5, help="of each, whose median counts")
    parser.add_argument("--web-root", help="the page's files instead of those in the binary")
    options = parser.parse_args()
    command = [options.fenestra, "serve", "--store", "memory", "--log-level", "error"]
    if options.web_root:
        command += ["--web-root", options.web_root]
    with Server("fenestra", command) as server, sync_playwright() as playwright:
        origin = f"http://127.0.0.1:{server.port()}"
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for count in (1000, 3000):
            session_of_views(origin, f"views{count}", count)

        def median(measure, *words):
            return statistics.median(measure(browser, origin, *words) for _ in range(options.rounds))
        target("first paint", median(first_paint), 200)
        target("a request until it is on the screen", median(request_to_frame), 50)
        target("a frame while 1,000 views are turned", median(rotation, "views1000"), 20)
        target("a frame while 3,000 views are turned", median(rotation, "views3000"), 33)
        session = f"{origin}/s/{session_of_history(origin, 5000)}"
        ways = {
            "seeking in 10,000 events": (session,), "… as soon as the page has come": (session, 0),
            "… a slider and nothing else": (None, 0)}
        seeks = {name: [] for name in ways}
        for _ in range(options.rounds):
            for name, words in ways.items():
                seeks[name].append(seek(browser, *words))
        (_, most), *_ = figures = [[statistics.median(column) for column in zip(*rounds)] for rounds in seeks.values()]
        target("seeking in 10,000 events, 99 of 100", most, 16)
        for name, (half, most) in zip(ways, figures):
            print(f"  {name:<50}half {half:.1f}, 99 of 100 {most:.1f} ms", flush=True)
        browser.close()
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
