"""The cost of the app's own code: statements per second, and a program of a hundred lines over HTTP."""
import statistics
import time

import load

# Nearly as many statements as a command may run: calls, comparisons, arithmetic.
BUSY = """
class Counter { var total = 0 }
func next(_ number: Int) -> Int { return number + 1 }
let counter = Counter()
for round in 0..<230 {
  for number in 0..<100 {
    counter.total += next(number)
    if counter.total > 1_000_000 { counter.total = 0 }
  }
}
"""


def ordinary():
    """An app of a hundred lines: a controller, a view with its layout, a window, and a tap's action."""
    methods = "\n".join(
        f"  func part{number}() -> CGFloat {{\n"
        f"    let inset = CGFloat({number})\n"
        f"    return bounds.insetBy(dx: inset, dy: inset).width\n"
        f"  }}" for number in range(15))
    labels = "\n".join(
        f'let label{number} = UILabel(frame: CGRect(x: 10, y: {20 * number}, width: 200, height: 18))\n'
        f"window.addSubview(label{number})" for number in range(10))
    return f"""class Panel: UIView {{
{methods}
  override func layoutSubviews() {{
    super.layoutSubviews()
    print(part1() + part14())
  }}
}}
class Home: UIViewController {{
  override func viewDidLoad() {{
    super.viewDidLoad()
    view.addSubview(Panel(frame: view.bounds))
  }}
}}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Home()
window.makeKeyAndVisible()
{labels}
"""


def pasted():
    """A hundred lines without types, whose requests are shown one by one."""
    labels = "\n".join(
        f"let label{number} = UILabel(frame: CGRect(x: 10, y: {20 * number}, width: 200, height: 18))\n"
        f"label{number}.backgroundColor = .red\n"
        f"label{number}.isHidden = {'true' if number % 3 == 0 else 'false'}\n"
        f"home.view.addSubview(label{number})" for number in range(24))
    return f"""let window = UIWindow(frame: UIScreen.main.bounds)
let home = UIViewController()
window.rootViewController = home
window.makeKeyAndVisible()
{labels}
"""


def milliseconds(port, source, count):
    """The duration of each of `count` runs of code, each in its own session."""
    times = []
    for number in range(count):
        session = f"/sessions/run{number}"
        load.call(port, "PUT", session)
        began = time.perf_counter()
        load.call(port, "POST", f"{session}/code", {"source": source})
        times.append((time.perf_counter() - began) * 1000)
        load.call(port, "DELETE", session)
    return times


def section(port, row, target):
    """Prints the figures of a server on a port."""
    for what, source in (("a program", ordinary()), ("code without types", pasted())):
        times = milliseconds(port, source, 200)
        row(f"{what}, {source.count(chr(10))} lines", "measured", "target", "")
        row("to its reply, p50 ms", f"{statistics.median(times):.2f}")
        target("to its reply, p99 ms", sorted(times)[len(times) * 99 // 100], "≤", 5)
    # The fixed cost of a program does not count as a statement's.
    empty = statistics.median(milliseconds(port, "class Counter {}\n", 50))
    busy = statistics.median(milliseconds(port, BUSY, 50))
    load.call(port, "PUT", "/sessions/busy")
    load.call(port, "POST", "/sessions/busy/program", {"files": [{"name": "App.swift", "text": BUSY}]})
    steps = load.call(port, "GET", "/sessions/busy/steps?limit=1")["count"]
    target("statements a second, in thousands", steps / (busy - empty), "≥", 1000, "{:.0f}")
