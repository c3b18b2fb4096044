"""The checks of the documentation find what is planted, and nothing in what is well."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))

import documentation  # noqa: E402

SOURCE = """\
/// A place.
public struct Place: Comparable {
  /// Its number.
  public var number = 0
  public var name = 0
  ///
  public init() {}
  public static func < (one: Place, other: Place) -> Bool { one.number < other.number }
  var secret = 0
}

/// A kind.
public enum Kind {
  /// The first.
  case first
  case second
}

extension Duration {
  public var half: Duration { self / 2 }
}

public protocol Placed {}
"""

LACKING = [
    "A.swift:16: Kind.second has no doc comment",
    "A.swift:20: Duration.half has no doc comment",
    "A.swift:23: Placed has no doc comment",
    "A.swift:5: Place.name has no doc comment",
    "A.swift:7: Place.init() has no doc comment",
    "A.swift:8: Place.<(_:_:) has no doc comment",
]

PAGE = """\
# ``Example``

A module.

## Topics

### Places

- ``Place``
- ``Placed``
"""

ARTICLE = """\
# An article

Text, and code:

```swift
let place = Place()
if place.number == 0 {
  stop()
}
```

More:

```swift
let place = Place(1)
```

```sh
make play
```
"""

EXAMPLE = """\
func example() {
  let place = Place()
  if place.number == 0 {
    stop()
  }
}
"""

DRAWING = '<svg><path fill="#ffffff"/></svg>'


class DocumentationTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def file(self, name, text):
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        return path

    def graphs(self):
        graphs = self.folder / "graphs"
        graphs.mkdir()
        documentation.write_symbol_graphs("Example", [self.file("A.swift", SOURCE)], graphs)
        return graphs

    def test_symbols_types_and_links(self):
        graphs = self.graphs()
        page = self.file("Example.docc/Example.md", PAGE)
        self.assertEqual(documentation.undocumented(graphs, "Example"), LACKING)
        self.assertEqual(documentation.unlisted(graphs, page), ["Example.md: Kind is in no topic"])
        output = self.folder / "output"
        self.assertEqual(documentation.convert(page.parent, graphs, output), [])
        self.assertTrue((output / "index.html").exists())
        page.write_text(PAGE + "- ``Place/colour``\n")
        found = documentation.convert(page.parent, graphs, output)
        self.assertIn("error: 'colour' doesn't exist at '/Example/Place'", found)

    def test_code(self):
        found = documentation.drifted(
            [self.file("B.md", ARTICLE)], [self.file("B.swift", EXAMPLE)])
        self.assertEqual(found, ["B.md:14: the code stands in no example that is compiled"])

    def test_diagrams(self):
        light = self.file("a.svg", DRAWING)
        lacking = ["a.svg: a~dark.svg has to be the same in other colours"]
        self.assertEqual(documentation.unpaired([light]), lacking)
        self.file("a~dark.svg", DRAWING.replace("#ffffff", "#000000"))
        self.assertEqual(documentation.unpaired([light]), [])
        self.file("a~dark.svg", DRAWING.replace("#ffffff", "rgb(0,0,0)"))
        self.assertEqual(documentation.unpaired([light]), [])
        self.file("a~dark.svg", DRAWING.replace("path", "rect"))
        self.assertEqual(documentation.unpaired([light]), lacking)


if __name__ == "__main__":
    unittest.main()
