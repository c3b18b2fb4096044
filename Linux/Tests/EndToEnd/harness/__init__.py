"""What the end-to-end tests stand on: a private desktop, input devices, and eyes on the player."""
