"""Rectangles on the screen."""

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in pixels."""

    x: float
    y: float
    width: float
    height: float

    def at(self, across=0.5, down=0.5):
        """The point at these fractions of the rectangle, its centre by default."""
        return self.x + across * self.width, self.y + down * self.height

    def moved(self, x, y):
        """The same rectangle elsewhere."""
        return self._replace(x=self.x + x, y=self.y + y)
