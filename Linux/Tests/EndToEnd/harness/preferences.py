"""The desktop's preferences and the player's own, as it finds them in a configuration folder."""

import pathlib


class Preferences:
    """Writes preferences into the folder that is a program's XDG_CONFIG_HOME.

    Those of GSettings (dark, high contrast) are followed by a running program; those of GTK's settings file
    (animations) are read when it starts.
    """

    def __init__(self, folder):
        self._folder = pathlib.Path(folder)
        self._settings = {}

    def set(self, schema, key, value):
        """Sets a key of GSettings (keyfile back end); `value` in GVariant's text form."""
        self._settings.setdefault(schema.replace(".", "/"), {})[key] = value
        lines = []
        for group, entries in self._settings.items():
            lines += [f"[{group}]", *(f"{name}={text}" for name, text in entries.items()), ""]
        self._write("glib-2.0/settings/keyfile", lines)

    def prefer_dark(self, dark=True):
        """The dark or the light style."""
        self.set("org.gnome.desktop.interface", "color-scheme", "'prefer-dark'" if dark else "'prefer-light'")

    def high_contrast(self, high=True):
        """High contrast."""
        self.set("org.gnome.desktop.a11y.interface", "high-contrast", "true" if high else "false")

    def reduce_motion(self):
        """No animations."""
        self._write("gtk-4.0/settings.ini", ["[Settings]", "gtk-enable-animations=false"])

    def player(self, text):
        """The player's own preferences, as the text of their file; read when it starts."""
        self._write("seekkit/player.ini", [text])

    def _write(self, name, lines):
        path = self._folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        aside = path.with_suffix(".part")
        aside.write_text("\n".join(lines) + "\n")
        aside.rename(path)
