"""Waiting for conditions: the only place where a test waits."""

import time


def eventually(condition, message, timeout=60.0, interval=0.02):
    """Polls `condition` until it gives something true, and returns that.

    `message` says what was waited for; it may be a function, called when the time is up, so that it can tell what
    was found instead. `timeout` and `interval` are seconds. Raises AssertionError when the time is up.
    """
    deadline = time.monotonic() + timeout
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > deadline:
            text = message() if callable(message) else message
            raise AssertionError(f"after {timeout:g} s still not so: {text}")
        time.sleep(interval)


def settled(measure, message, calm=0.3, timeout=60.0):
    """Waits until `measure()` has given the same value for `calm` seconds, and returns that value."""
    last = [measure(), time.monotonic()]

    def same():
        value = measure()
        if value != last[0]:
            last[:] = [value, time.monotonic()]
        return time.monotonic() - last[1] >= calm

    eventually(same, lambda: f"{message} stands still (last {last[0]})", timeout)
    return last[0]


def never(condition, message, span):
    """Watches for `span` seconds that `condition` stays false: for proving that nothing more happens."""
    deadline = time.monotonic() + span
    while time.monotonic() < deadline:
        assert not condition(), message
        time.sleep(0.02)
