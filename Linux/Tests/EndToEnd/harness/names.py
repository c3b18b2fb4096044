"""What the tests find the player's parts by: accessible roles, English names and a colour, in one place."""

SEEK_AREA = ("group", "Seek area")
SKIP_BACK = ("button", "Skip back 10 seconds")
SKIP_FORWARD = ("button", "Skip forward 10 seconds")
SCRUBBER = ("slider", "Playback position")
VOLUME = ("button", "Volume")
PLAY = ("button", "Play")
PAUSE = ("button", "Pause")
REWIND = ("button", "Rewind")
FAST_FORWARD = ("button", "Fast forward")
FULLSCREEN = ("button", "Fullscreen")
WINDOW_ROLE = "window"
BUTTON_ROLES = ("button", "toggle button")

APPLICATION_ID = "org.seekkit.Player"

ACCENT = (53, 132, 228)
"""Adwaita's blue, in which the played part of the waveform is drawn; the sample has no such colour after 30 s."""
