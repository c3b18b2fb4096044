"""Programs on a terminal of their own."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import termios

import pytest

ROWS = 24


def on_terminal(command, stream="stdout", columns=40, pieces=(), **environment):
    """Runs a command, whose `stream` is a terminal of so many columns, and gives what it wrote there.

    The other stream is dropped; the command has to end well. Of the `pieces` for its standard input each comes a little
    later than the one before, until it writes something; the others come at once then.
    """
    ours, theirs = opened()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, columns, 0, 0))
    settings = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", **environment}
    streams = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, stream: theirs}
    source = subprocess.PIPE if pieces else subprocess.DEVNULL
    with subprocess.Popen(command, stdin=source, env=settings, **streams) as process:
        os.close(theirs)
        if pieces:
            feed(process.stdin, pieces, until=ours)
        output = everything(ours)
        os.close(ours)
    assert process.returncode == 0
    return output.decode().replace("\r\n", "\n")


def opened():
    """Both ends of a new terminal; a system that has none, such as a bare change of root, can't run the test."""
    try:
        return pty.openpty()
    except OSError as error:
        pytest.skip(f"no terminals here: {error}")


def feed(source, pieces, until):
    """Writes pieces one by one until there is something to read, and the rest, and closes."""
    pieces = iter(pieces)
    while not select.select([until], [], [], 0.01)[0] and (piece := next(pieces, None)):
        source.write(piece)
        source.flush()
    source.writelines(pieces)
    source.close()


def everything(descriptor):
    """All that comes out of a terminal until nobody writes to it any more."""
    output = b""
    try:
        while piece := os.read(descriptor, 4096):
            output += piece
    except OSError:
        pass  # Linux says so where the other end is closed.
    return output
