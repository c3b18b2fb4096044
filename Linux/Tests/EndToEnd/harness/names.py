"""The words by which the tests find the player's parts: accessible roles and English names, in one place."""

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
