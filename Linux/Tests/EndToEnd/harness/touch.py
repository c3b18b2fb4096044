"""Real touches, through the socket of Xorg's inputtest driver.

The protocol is that of xf86-input-inputtest, version 1.1: a header of length and kind, then the body, all in the
machine's byte order.
"""

import socket
import struct
import time

from .display import HEIGHT, WIDTH

VERSION, WAIT_FOR_SYNC, TOUCH = 0, 1, 6
"""Kinds of messages."""

BEGIN, UPDATE, END = 18, 19, 20
"""Kinds of touches: XI2's event numbers."""

AXES = 64
RANGE = 65535


class TouchScreen:
    """The touch screen of a stage. Positions are pixels of the screen, times are seconds.

    *Lifetime*: one connection for the whole life of the server, which answers no second one. Every call returns
    when the server has taken the event.
    """

    def __init__(self, path):
        self._down = {}
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(10)
        self._socket.connect(str(path))
        self._socket.sendall(struct.pack("=IiHH", 12, VERSION, 1, 1))
        answer = self._socket.recv(12)
        if struct.unpack("=Ii", answer[:8])[1] != VERSION:
            raise RuntimeError(f"the touch screen does not speak version 1.1: {answer!r}")

    def close(self):
        """Ends the connection, and with it the use of this server's touch screen."""
        self._socket.close()

    def down(self, x, y, finger=0):
        """Puts a finger on the screen."""
        self._send(BEGIN, finger, x, y)

    def move(self, x, y, finger=0):
        """Moves a finger that is on the screen."""
        self._send(UPDATE, finger, x, y)

    def up(self, x, y, finger=0):
        """Lifts a finger."""
        self._send(END, finger, x, y)

    def lift_all(self):
        """Lifts every finger that is still on the screen."""
        for finger, place in list(self._down.items()):
            self.up(*place, finger)

    def taps(self, *points, gap=0.1, held=0.03):
        """A tap at each of `points`, `held` long each, with `gap` between one's end and the next one's start."""
        for number, (x, y) in enumerate(points):
            if number:
                time.sleep(gap)
            self.down(x, y)
            time.sleep(held)
            self.up(x, y)

    def drag(self, *points, pause=0.02):
        """Puts a finger down at the first of `points`, slides through the others and lifts it at the last."""
        self.down(*points[0])
        for point in points[1:]:
            time.sleep(pause)
            self.move(*point)
        self.up(*points[-1])

    def _send(self, kind, finger, x, y):
        self._down[finger] = (x, y)
        if kind == END:
            del self._down[finger]
        mask = bytes([0b11]) + bytes(7)
        values = [x * RANGE / (WIDTH - 1), y * RANGE / (HEIGHT - 1)] + [0.0] * (AXES - 2)
        valuators = struct.pack("=I8s4x", 0, mask) + struct.pack(f"={AXES}d", *values) * 2
        body = struct.pack("=II", finger, kind) + valuators
        self._socket.sendall(struct.pack("=Ii", 8 + len(body), TOUCH) + body)
        self._socket.sendall(struct.pack("=Ii", 8, WAIT_FOR_SYNC))
        self._socket.recv(8)
