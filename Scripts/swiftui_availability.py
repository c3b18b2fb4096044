"""Which versions of Apple's systems a file's code needs, told from the compiler's tree: pure functions."""

import json
import re

from swiftui_surface import FIRST, number, versions

# The systems that the views are for.
FLOOR = {"iOS": "18.0", "macOS": "15.0", "visionOS": "2.0"}

NOMINAL = {"swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias"}
TYPE_KEYS = {"interface_type", "extended_type"}
# What stands in the place of a hidden type names the declaration that hides it, which is used elsewhere.
OPAQUE = re.compile(r"<<opaque return type of .*?>>\.\d+")
NAME = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")


class Symbols:
    """Since when the symbols of modules exist."""

    def __init__(self, graphs, demangled):
        """Reads symbol graphs; `demangled` turns a list of identifiers into names."""
        found, parents = {}, {}
        for graph in graphs:
            for symbol in graph["symbols"]:
                found[symbol["identifier"]["precise"]] = symbol
        for graph in graphs:
            for edge in graph["relationships"]:
                if edge["kind"] == "memberOf" and edge["target"] in found:
                    parents[edge["source"]] = found[edge["target"]]
        self.since, self.names = {}, {}
        for identifier, symbol in found.items():
            needed = versions(symbol, parents)
            if needed != FIRST:
                self.since[identifier] = needed
                self.names[identifier] = ".".join(symbol["pathComponents"])
        types = [identifier for identifier in self.since
                 if found[identifier]["kind"]["identifier"] in NOMINAL]
        self.types = dict(zip(demangled(types), types))


def trees(text):
    """Yields the trees of the files in the compiler's output, and ignores what is around them."""
    decoder, position = json.JSONDecoder(), text.find("{")
    while position >= 0:
        try:
            tree, end = decoder.raw_decode(text, position)
        except json.JSONDecodeError:
            tree, end = {}, position + 1
        if tree.get("_kind") == "source_file":
            yield tree
        position = text.find("{", end)


def references(node, start=0):
    """Yields (identifier or mangled type, offset in bytes) of all that a tree refers to.

    The types of expressions are left out: what they come from is referred to itself.
    """
    if isinstance(node, list):
        for child in node:
            yield from references(child, start)
    elif isinstance(node, dict):
        start = node.get("range", {}).get("start", start)
        is_written = node.get("_kind") == "type_expr" and not node.get("implicit")
        keys = TYPE_KEYS | ({"type"} if is_written else set())
        for key, child in node.items():
            if not isinstance(child, str):
                yield from references(child, start)
            elif child.startswith("s:") and key == "decl_usr" or child.startswith("$s") and key in keys:
                yield child, start


def excluded(text):
    """The platforms that each line of a file is not compiled for, by its `#if os(…)`."""
    lines, stack = [], []
    for line in text.splitlines():
        words = line.strip()
        if found := re.match(r"#if\s+(!?)os\((\w+)\)$", words):
            stack.append((found[2], found[1] == "!"))
        elif words.startswith("#if"):
            stack.append((None, False))
        elif words.startswith("#else") and stack:
            stack[-1] = (stack[-1][0], not stack[-1][1])
        elif words.startswith("#endif") and stack:
            stack.pop()
        lines.append({platform for platform, is_excluded in stack if platform and is_excluded})
    return lines


def violations(tree, source, symbols, demangled_types):
    """Yields a line for each place of a file that needs a newer system than the floor.

    `source` is the file's bytes, `demangled_types` the names of mangled types.
    """
    without, seen = excluded(source.decode()), set()
    for reference, offset in references(tree):
        line = source.count(b"\n", 0, offset) + 1
        for identifier in identifiers(reference, symbols, demangled_types):
            for platform, version in symbols.since[identifier].items():
                if number(version) <= number(FLOOR[platform]):
                    continue
                if line <= len(without) and platform in without[line - 1]:
                    continue
                message = f"{symbols.names[identifier]} needs {platform} {version}"
                if (line, message) not in seen:
                    seen.add((line, message))
                    yield line, message


def identifiers(reference, symbols, demangled_types):
    """The symbols with a version that a reference means: itself, or the types of a type."""
    if not reference.startswith("$s"):
        return [reference] if reference in symbols.since else []
    names = set(NAME.findall(OPAQUE.sub("", demangled_types.get(reference, ""))))
    parts = {".".join(name.split(".")[:count]) for name in names for count in range(2, 6)}
    return sorted(symbols.types[part] for part in parts if part in symbols.types)
