"""A D-Bus client in a few lines, over GLib's own."""

import gi

gi.require_version("Gio", "2.0")

from gi.repository import Gio, GLib  # noqa: E402

TIMEOUT = 5000
"""Milliseconds that a call may take: a program that does not answer within them hangs."""


class Bus:
    """A connection to the message bus at an address."""

    def __init__(self, address):
        flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
                 | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        self._connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self._connection.set_exit_on_close(False)

    def close(self):
        """Ends the connection."""
        if not self._connection.is_closed():
            self._connection.close_sync(None)

    def call(self, name, path, interface, method, arguments=None):
        """Calls a method and returns the tuple of what it returned; GLib.Error when it fails or takes too long."""
        answer = self._connection.call_sync(
            name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, TIMEOUT, None)
        return answer.unpack()

    def get(self, name, path, interface, key):
        """Reads a property."""
        arguments = GLib.Variant("(ss)", (interface, key))
        return self.call(name, path, "org.freedesktop.DBus.Properties", "Get", arguments)[0]

    def set(self, name, path, interface, key, value):
        """Writes a property; `value` is a GLib.Variant."""
        arguments = GLib.Variant("(ssv)", (interface, key, value))
        self.call(name, path, "org.freedesktop.DBus.Properties", "Set", arguments)

    def listen(self, name, path, interface, signal, handler):
        """Calls `handler` with each signal's arguments, from within `dispatch`."""
        self._connection.signal_subscribe(
            name, interface, signal, path, None, Gio.DBusSignalFlags.NONE,
            lambda *event: handler(*event[5].unpack()))

    def dispatch(self):
        """Delivers the signals that have come."""
        while GLib.MainContext.default().iteration(False):
            pass

    def names(self):
        """All names on the bus."""
        return self._ask("ListNames")[0]

    def process(self, name):
        """The process id behind a name, or None when it is gone."""
        try:
            return self._ask("GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)))[0]
        except GLib.Error:
            return None

    def _ask(self, method, arguments=None):
        return self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, arguments)
