"""Menus behind buttons."""

from .waiting import eventually


def open_menu(player, name):
    """Opens the menu behind the button whose name begins like this, and gives its items."""
    buttons = player.accessible.all("button", lambda own: own.startswith(name))
    next(button for button in buttons if "click" in button.actions).do("click")
    eventually(lambda: player.accessible.find("menu item"), f"the items of {name!r}")
    return player.accessible.all("menu item")


def choose(player, menu, item):
    """Chooses the item whose name ends like this."""
    next(found for found in open_menu(player, menu) if found.name.endswith(item)).do("click")
    eventually(lambda: not player.accessible.find("menu item", visible=True), f"{menu!r} closes")
