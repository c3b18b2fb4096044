"""The checks of the model of SwiftUI find what is planted, and nothing in what is well."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))

import swiftui_availability  # noqa: E402
import swiftui_conformances  # noqa: E402
import swiftui_double  # noqa: E402
import swiftui_isolation  # noqa: E402
import swiftui_surface  # noqa: E402


def symbol(identifier, name, declaration="", versions=(), kind="swift.method"):
    """Returns a symbol as a symbol graph has it; `versions` are pairs of a platform and (major, minor)."""
    return {
        "identifier": {"precise": identifier},
        "kind": {"identifier": kind},
        "pathComponents": name.split("."),
        "declarationFragments": [{"spelling": declaration}],
        "availability": [
            {"domain": platform, "introduced": {"major": major, "minor": minor}}
            for platform, (major, minor) in versions
        ],
    }


def graph(*symbols, members=(), implied=()):
    """Returns a symbol graph with these symbols and these pairs of a member and its type."""
    edges = [{"kind": "memberOf", "source": one, "target": other} for one, other in members]
    edges += [{"kind": "memberOf", "source": one, "target": "", "sourceOrigin": {}} for one in implied]
    return {"symbols": list(symbols), "relationships": edges}


TEXT = symbol("s:T", "Text", "struct Text", kind="swift.struct")
BOLD = symbol("s:B", "Text.bold()", "nonisolated func bold() -> Text")
DIGIT = symbol("s:D", "Text.digit()", "func digit() -> Text",
               [("iOS", (15, 0)), ("macOS", (12, 0))])
PUBLISHED = {"declaration": "func digit() -> Text", "iOS": "15.0", "macOS": "12.0", "visionOS": "1.0"}


class SurfaceTests(unittest.TestCase):
    def violations(self, found, published=None, unpublished=None):
        symbols = swiftui_surface.symbols([graph(found, TEXT, members=[(found["identifier"]["precise"], "s:T")])])
        pairs = [(each.identifier, each) for each in symbols if each.identifier != "s:T"]
        return list(swiftui_surface.violations(pairs, published or {}, unpublished or {}))

    def test_what_is_published_so_is_well(self):
        self.assertEqual(self.violations(DIGIT, {"s:D": PUBLISHED}), [])

    def test_what_is_in_the_list_so_is_well(self):
        row = {"name": "Text.bold()", "declaration": "nonisolated func bold() -> Text"}
        self.assertEqual(self.violations(BOLD, unpublished={"s:B": row}), [])

    def test_finds_what_stands_nowhere(self):
        self.assertEqual(self.violations(BOLD), ["Text.bold(): it stands in no table (s:B)"])

    def test_finds_other_isolation_versions_and_defaults(self):
        for row, words in (
            ({"declaration": "nonisolated func digit() -> Text"}, "published is `nonisolated func"),
            ({"declaration": "func digit(_ a: Int = 1) -> Text"}, "published is `func digit(_ a"),
            ({"iOS": "13.0"}, "it needs iOS 15.0, published is 13.0"),
            ({"macOS": "14.0"}, "it needs macOS 12.0, published is 14.0"),
        ):
            found = self.violations(DIGIT, {"s:D": PUBLISHED | row})
            self.assertEqual(len(found), 1, found)
            self.assertIn(words, found[0])

    def test_finds_rows_of_the_list_that_are_wrong(self):
        row = {"name": "Text.gone()", "declaration": "func gone()"}
        self.assertEqual(
            self.violations(DIGIT, {"s:D": PUBLISHED}, {"s:G": row}),
            ["Text.gone(): the list has it, and the model does not"])
        self.assertIn("published, so", self.violations(DIGIT, {"s:D": PUBLISHED}, {"s:D": row})[0])
        self.assertIn("another declaration", self.violations(DIGIT, None, {"s:D": row})[0])

    def test_versions_come_from_the_type_too(self):
        new = symbol("s:T", "Text", "struct Text", [("iOS", (17, 0))], "swift.struct")
        found = swiftui_surface.symbols([graph(new, BOLD, members=[("s:B", "s:T")])])
        self.assertEqual({each.versions["iOS"] for each in found}, {"17.0"})

    def test_what_a_conformance_says_needs_no_row(self):
        self.assertEqual(swiftui_surface.symbols([graph(BOLD, implied=["s:B"])]), [])

    def test_counts_what_there_is(self):
        found = swiftui_surface.symbols([graph(TEXT, BOLD, DIGIT)])
        self.assertEqual(swiftui_surface.summary(found), "3: 2 functions and properties, 1 types")

    def test_what_a_page_shows_and_a_graph_does_not_means_nothing(self):
        self.assertEqual(
            swiftui_surface.plain("@export(implementation) @frozen func a(@ContentBuilder b: () -> B)\n"),
            swiftui_surface.plain("func a(b: () -> B)"))

    def test_names_have_one_home(self):
        for name in ("__C.CGFloat", "CoreFoundation.CGFloat", "Foundation.CGFloat"):
            self.assertEqual(swiftui_double.at_home(f"a(b: {name})"), "a(b: CGFloat)")
        for here, there in (
            ("a(b: FoundationEssentials.Date)", "a(b: Foundation.Date)"),
            ("SwiftUI.EnvironmentValues.a", "(extension in SwiftUI):SwiftUI.EnvironmentValues.a"),
            ("a(b: @Swift.MainActor @Sendable () -> C)", "a(b: @Swift.MainActor () -> C)"),
        ):
            self.assertEqual(swiftui_double.at_home(here), swiftui_double.at_home(there))


class ConformanceTests(unittest.TestCase):
    BOX = symbol("s:B", "Box", kind="swift.struct") | {
        "swiftGenerics": {"constraints": [{"kind": "conformance", "lhs": "A", "rhs": "View"}]}}
    SHAPE = symbol("s:S", "Shape", kind="swift.protocol")

    def found(self, source, target, fallback=None, conditions=()):
        edge = {"kind": "conformsTo", "source": source, "target": target, "targetFallback": fallback,
                "swiftConstraints": [dict(zip(("kind", "lhs", "rhs"), each)) for each in conditions]}
        graphs = [{"symbols": [self.BOX, self.SHAPE], "relationships": [edge]}]
        return swiftui_conformances.conformances(graphs, lambda identifiers: ["Swift.Optional"])

    def test_reads_them_with_their_conditions(self):
        self.assertEqual(self.found("s:B", "s:S"), {"Box": {"Shape"}})
        self.assertEqual(self.found("s:Sq", "s:SH", "Swift.Hashable"), {"Optional": {"Hashable"}})
        conditions = [("conformance", "A", "View"), ("conformance", "A", "Copyable"),
                      ("conformance", "A", "Shape"), ("sameType", "B", "Int")]
        self.assertEqual(self.found("s:B", "s:S", None, conditions),
                         {"Box": {"Shape where A : Shape and B == Int"}})

    def test_leaves_out_what_protocols_and_all_types_have(self):
        self.assertEqual(self.found("s:S", "s:SH", "Swift.Hashable"), {})
        self.assertEqual(self.found("s:B", "s:s8CopyableP", "Swift.Copyable"), {})

    def test_leaves_out_what_comes_with_another_one(self):
        pairs = (("s:S", "View"), ("s:B", "View"), ("s:B", "Shape"), ("s:B", "Hashable"), ("s:B", "Equatable"))
        edges = [{"kind": "conformsTo", "source": one, "target": "", "targetFallback": protocol}
                 for one, protocol in pairs]
        graphs = [{"symbols": [self.BOX, self.SHAPE], "relationships": edges}]
        self.assertEqual(swiftui_conformances.conformances(graphs, None), {"Box": {"Shape", "Hashable"}})

    def test_finds_what_only_one_of_both_has(self):
        found = self.found("s:B", "s:S")
        listed = swiftui_conformances.read("type\tprotocols\nBox\tHashable, View\nCan\tView\n")
        self.assertEqual(list(swiftui_conformances.violations(found, listed)), [
            "Box: it conforms to Shape, and the list does not say so",
            "Box: the list has Hashable, and the model does not",
            "Box: the list has View, and the model does not",
            "Can: the list has View, and the model does not"])

    def test_writes_what_it_reads(self):
        found = {"Box": {"Shape", "View where A : View and B : View"}}
        text = "\n".join(["type\tprotocols", *swiftui_conformances.lines(found)])
        self.assertEqual(list(swiftui_conformances.violations(found, swiftui_conformances.read(text))), [])


class AvailabilityTests(unittest.TestCase):
    SYMBOLS = swiftui_availability.Symbols(
        [graph(symbol("s:N", "View.glow()", versions=[("iOS", (26, 0)), ("visionOS", (26, 0))]),
               symbol("s:O", "View.old()", versions=[("iOS", (18, 0)), ("macOS", (15, 0))]),
               symbol("s:S", "Feel", versions=[("visionOS", (26, 0))], kind="swift.struct"))],
        lambda identifiers: {"s:S": "SwiftUI.Feel"}.get(identifiers[0]) and ["SwiftUI.Feel"])

    def found(self, reference, source=b"a\nb\n", offset=2, key="decl_usr"):
        tree = {"_kind": "source_file", "items": [{"range": {"start": offset}, "decl": {key: reference}}]}
        types = {"$sS": "Swift.Array<SwiftUI.Feel>",
                 "$sQ": "<<opaque return type of (SwiftUI.Feel) -> some>>.0"}
        return list(swiftui_availability.violations(tree, source, self.SYMBOLS, types))

    def test_finds_what_is_too_new(self):
        self.assertEqual(self.found("s:N"), [(2, "View.glow() needs iOS 26.0"),
                                             (2, "View.glow() needs visionOS 26.0")])

    def test_lets_the_floor_pass(self):
        self.assertEqual(self.found("s:O"), [])
        self.assertEqual(self.found("s:unknown"), [])

    def test_finds_types_that_are_too_new(self):
        self.assertEqual(self.found("$sS", key="interface_type"), [(2, "Feel needs visionOS 26.0")])
        self.assertEqual(self.found("$sQ", key="interface_type"), [])
        self.assertEqual(self.found("$sS", key="type"), [])

    def test_knows_what_a_platform_does_not_compile(self):
        for source, expected in (
            ("#if !os(visionOS)\na\n#endif\nb", [{"visionOS"}, set()]),
            ("#if os(visionOS)\na\n#else\nb\n#endif", [set(), {"visionOS"}]),
            ("#if DEBUG\na\n#else\nb\n#endif", [set(), set()]),
        ):
            lines = zip(source.split("\n"), swiftui_availability.excluded(source))
            found = [platforms for line, platforms in lines if not line.startswith("#")]
            self.assertEqual(found, expected, source)
        source = b"#if !os(visionOS)\nb\n#endif\n"
        self.assertEqual(self.found("$sS", source, 18, "interface_type"), [])

    def test_reads_trees_among_other_words(self):
        output = 'a.swift:1: {note} {"_kind": "source_file", "a": 1}\n{"_kind": "source_file", "a": 2}'
        self.assertEqual([tree["a"] for tree in swiftui_availability.trees(output)], [1, 2])


class IsolationTests(unittest.TestCase):
    def test_reads_what_must_be(self):
        self.assertEqual(swiftui_isolation.expectations("// compiles\nimport A\n"), [])
        self.assertEqual(swiftui_isolation.expectations("// error: a\n// Why.\n// error: b\nx\n"), ["a", "b"])
        self.assertIsNone(swiftui_isolation.expectations("import A\n// error: a\n"))

    def test_finds_files_that_do_otherwise(self):
        errors = swiftui_isolation.errors_in("A.swift:1:2: error: no good\nA.swift:1:2: warning: b")
        self.assertEqual(errors, ["no good"])
        self.assertEqual(list(swiftui_isolation.violations("A", ["good"], errors)), [])
        self.assertEqual(list(swiftui_isolation.violations("A", [], [])), [])
        for expected, found in ((["well"], errors), (["well"], []), ([], errors), (None, errors)):
            self.assertEqual(len(list(swiftui_isolation.violations("A", expected, found))), 1)


if __name__ == "__main__":
    unittest.main()
