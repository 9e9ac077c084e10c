"""What comes in its own time, as fast as the machine is."""
import time


def eventually(holds, seconds=60):
    """Asks again until it holds, whatever value that is, and gives it back."""
    end = time.monotonic() + seconds
    while not (held := holds()):
        assert time.monotonic() < end, f"it has not come to be within {seconds} seconds"
    return held
