"""Waits for conditions, on machines of any speed."""
import time


def eventually(holds, seconds=60):
    """Calls again until the value is true, and returns it."""
    end = time.monotonic() + seconds
    while not (held := holds()):
        assert time.monotonic() < end, f"it has not come to be within {seconds} seconds"
    return held
