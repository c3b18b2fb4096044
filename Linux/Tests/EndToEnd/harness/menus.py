"""Menus behind buttons."""

from .waiting import eventually


def open_menu(player, name):
    """Opens the menu behind the button whose name begins like this, and gives its items."""
    buttons = player.accessible.all("button", lambda own: own.startswith(name))
    next(button for button in buttons if "click" in button.actions).do("click")
    eventually(lambda: player.accessible.find("menu item"), f"the items of {name!r}")
    return player.accessible.all("menu item")
