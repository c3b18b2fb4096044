"""Fast looks at the X screen, and presses that only the server knows to be false ones."""

import ctypes
import os
import socket
import struct
import time

ZPIXMAP = 2
ALL_PLANES = ctypes.c_ulong(-1)


class Screen:
    """A connection to an X server, for looking at pixels and for moving the mouse.

    *Lifetime*: from construction to `close`.
    """

    def __init__(self, display):
        self._x, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        for name, result in (("XOpenDisplay", ctypes.c_void_p), ("XDefaultRootWindow", ctypes.c_ulong),
                             ("XGetImage", ctypes.c_void_p), ("XGetPixel", ctypes.c_ulong),
                             ("XStringToKeysym", ctypes.c_ulong)):
            getattr(self._x, name).restype = result
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(display.encode()))
        if not self._display:
            raise RuntimeError(f"no X server answers at {display}")
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))

    def close(self):
        """Ends the connection."""
        self._x.XCloseDisplay(self._display)

    @property
    def server(self):
        """The process id of the server."""
        own = socket.socket(fileno=os.dup(self._x.XConnectionNumber(self._display)))
        with own:
            return struct.unpack("3i", own.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))[0]

    def pixel(self, x, y):
        """The colour of a pixel as (red, green, blue) of 0 to 255."""
        image = ctypes.c_void_p(self._x.XGetImage(self._display, self._root, x, y, 1, 1, ALL_PLANES, ZPIXMAP))
        if not image:
            raise RuntimeError("the X server gives no image")
        value = self._x.XGetPixel(image, 0, 0)
        self._x.XDestroyImage(image)
        return value >> 16 & 255, value >> 8 & 255, value & 255

    def move(self, x, y):
        """Moves the mouse."""
        self._test.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
        self._x.XSync(self._display, 0)

    def button(self, is_down):
        """Presses or releases the first button; returns the monotonic time right before, in nanoseconds."""
        before = time.monotonic_ns()
        self._test.XTestFakeButtonEvent(self._display, 1, int(is_down), ctypes.c_ulong(0))
        self._x.XFlush(self._display)
        return before

    def key(self, name):
        """Types a key, by X's name."""
        symbol = ctypes.c_ulong(self._x.XStringToKeysym(name.encode()))
        code = self._x.XKeysymToKeycode(self._display, symbol)
        for is_down in (1, 0):
            self._test.XTestFakeKeyEvent(self._display, code, is_down, ctypes.c_ulong(0))
        self._x.XSync(self._display, 0)
