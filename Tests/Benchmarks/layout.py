"""The cost of Auto Layout: a column of 250 views with 1,000 constraints, one of which changes."""
import statistics
import time

import load

SESSION = "/sessions/layout"


def column(count):
    """Constraints of a column of views, each below the one before it."""
    for number in range(count):
        view, above = f"v{number}", f"v{number - 1}" if number else "main"
        yield {"id": f"top{number}", "item": view, "attribute": "top", "toItem": above,
               "toAttribute": "bottom" if number else "top", "constant": 2}
        for side in ("leading", "trailing"):
            yield {"item": view, "attribute": side, "toItem": "main", "toAttribute": side}
        yield {"item": view, "attribute": "height", "constant": 20}


def section(port, row, target):
    """Prints the figures of a server on a port."""
    load.call(port, "PUT", SESSION)
    load.call(port, "POST", f"{SESSION}/windows", {"id": "main", "isHidden": False})
    for number in range(250):
        load.call(port, "POST", f"{SESSION}/views", {
            "id": f"v{number}", "superview": "main", "translatesAutoresizingMaskIntoConstraints": False})
    load.call(port, "POST", f"{SESSION}/constraints", {"constraints": list(column(250))})
    times = []
    for number in range(100):
        began = time.perf_counter()
        load.call(port, "PATCH", f"{SESSION}/constraints/top0", {"constant": number})
        times.append((time.perf_counter() - began) * 1000)
    row("1,000 constraints, one changes, p50 ms", f"{statistics.median(times):.2f}")
    target("1,000 constraints, one changes, p99 ms", sorted(times)[98], "≤", 20)
