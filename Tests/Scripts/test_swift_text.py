"""What counts as code in a Swift file, and how long its functions are."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))

from swift_functions import functions  # noqa: E402
from swift_text import masked  # noqa: E402


class MaskedTests(unittest.TestCase):
    CODE_THAT_STAYS = [
        # source, what is left of it without blanks
        ("a // b", "a"),
        ("a /* b */ c", "a c"),
        ("a /* b /* c */ d */ e", "a e"),
        ('a "b" c', "a c"),
        (r'a "b \" c" d', "a d"),
        (r'a "b \\" c', "a c"),
        (r'a "\(b("c"))" d', "a d"),
        (r'a "\(b /* ) */)" c', "a c"),
        ('a "// b" c', "a c"),
        ('a """\n"b" }\n""" c', "a c"),
        (r'a #"b \"# c', "a c"),
        (r'a #"b \#" c"# d', "a d"),
        ('a ##"b "# c"## d', "a d"),
        ("a #/b{/# c", "a c"),
        ('a "b\nc', "a c"),
        ("#if a\nb", "#if a b"),
        ("a / b", "a / b"),
    ]

    def test_only_code_stays(self):
        for source, code in self.CODE_THAT_STAYS:
            with self.subTest(source):
                self.assertEqual(" ".join(masked(source).split()), code)

    def test_lines_and_columns_stay(self):
        source = 'a /* b\n c */ d "e\\(f)" """\ng\n""" h'
        result = masked(source)
        self.assertEqual(len(result), len(source))
        self.assertEqual(result.count("\n"), source.count("\n"))
        self.assertEqual(result.index("h"), source.index("h"))


class FunctionsTests(unittest.TestCase):
    SOURCES = [
        # source, [(name, first line, number of lines)]
        ("func a() {\n}\n", [("a", 1, 2)]),
        ("\n  func a() { b() }\n", [("a", 2, 1)]),
        ('func a() {\n  b("}")\n  // }\n}\n', [("a", 1, 4)]),
        ("func a(b: () -> Void = {}) async throws -> [Int]\nwhere C: D\n{\n}\n", [("a", 1, 4)]),
        ("static func < (a: A, b: A) -> Bool {\n}\n", [("<", 1, 2)]),
        ("func a<T>(_ b: T) {\n}\n", [("a", 1, 2)]),
        ("func `in`() {\n}\n", [("in", 1, 2)]),
        ("init?(a: Int) {\n  self.init()\n}\n", [("init", 1, 3)]),
        ("deinit {\n}\n", [("deinit", 1, 2)]),
        ("subscript(a: Int) -> Int {\n  a\n}\n", [("subscript", 1, 3)]),
        ("var a: Int {\n  get { 1 }\n}\n", [("a", 1, 3)]),
        ("let a = 1\nif b {\n}\n", []),
        ("protocol P {\n  func a()\n  var b: Int { get }\n}\n", [("b", 3, 1)]),
        ("protocol P {\n  func a()\n}\nfunc b() {\n}\n", [("b", 4, 2)]),
        ("func a() {\n  func b() {\n  }\n}\n", [("a", 1, 4), ("b", 2, 2)]),
        ("let a = b.func_\nlet c = D.init(e) \n", []),
    ]

    def test_functions_and_lengths(self):
        for source, expected in self.SOURCES:
            with self.subTest(source):
                self.assertEqual(list(functions(source)), expected)

    def test_unbalanced_braces_are_an_error(self):
        for source in ("func a() {", "}"):
            with self.subTest(source), self.assertRaises(ValueError):
                list(functions(source))


if __name__ == "__main__":
    unittest.main()
