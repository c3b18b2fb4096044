"""What is compared between the model of SwiftUI and Apple's published declarations: pure functions."""

import collections
import re

PLATFORMS = ("iOS", "macOS", "visionOS")
# The versions that every symbol has at least, and that nobody writes.
FIRST = {"iOS": "13.0", "macOS": "10.15", "visionOS": "1.0"}

# What a page shows and a symbol graph does not, or the other way round, and what means the same.
WITHOUT_MEANING = (
    (r"@export\(implementation\) |@frozen |@(?:Content|View)Builder |@propertyWrapper "
     r"|@dynamicMemberLookup |@discardableResult |@resultBuilder ", ""),
    (r"@MainActor @Sendable \(", "@MainActor ("),
    (r" \{ get set \}", ""),
    (r"-> \(\)\)", "-> Void)"),
    (r"= \[CGFloat\]\(\)", "= []"),
    (r"^typealias (\w+) = _\w+<Self>", r"typealias \1"),
    (r"\s+", " "),
)

# What the symbols of a symbol graph are, where they are not functions and properties.
GROUPS = {
    **dict.fromkeys(("swift.enum.case", "swift.type.property"), "values"),
    **dict.fromkeys(("swift.associatedtype", "swift.enum", "swift.protocol", "swift.struct",
                     "swift.typealias"), "types"),
    "swift.init": "initialisers",
}


def plain(declaration):
    """A declaration with nothing left but what has to be the same."""
    for pattern, replacement in WITHOUT_MEANING:
        declaration = re.sub(pattern, replacement, declaration)
    return declaration.strip()


class Symbol:
    """A public symbol of the model."""

    def __init__(self, symbol, parents):
        self.identifier = symbol["identifier"]["precise"]
        self.name = ".".join(symbol["pathComponents"])
        self.group = GROUPS.get(symbol["kind"]["identifier"], "functions and properties")
        fragments = symbol["declarationFragments"]
        self.declaration = plain("".join(fragment["spelling"] for fragment in fragments))
        self.versions = versions(symbol, parents)

    def row(self):
        """The symbol as a line of the list of what is not published."""
        return "\t".join((self.name, self.identifier, self.declaration))


def summary(symbols):
    """How many symbols there are, and of what: "3: 2 values, 1 types"."""
    groups = collections.Counter(symbol.group for symbol in symbols)
    return f"{len(symbols)}: " + ", ".join(f"{groups[group]} {group}" for group in sorted(groups))


def versions(symbol, parents):
    """The versions that a symbol needs: its own, and those of what it is a member of."""
    needed = dict(FIRST)
    while symbol:
        for entry in symbol.get("availability", []):
            platform, introduced = entry["domain"], entry.get("introduced")
            if platform in needed and introduced:
                version = f"{introduced['major']}.{introduced.get('minor', 0)}"
                needed[platform] = max(needed[platform], version, key=number)
        symbol = parents.get(symbol["identifier"]["precise"])
    return needed


def number(version):
    """A version as something that can be compared."""
    return tuple(int(part) for part in version.split("."))


def symbols(graphs):
    """The symbols that have to stand in a table.

    What fulfils a requirement of a protocol is left out: that the type conforms says it is there.
    """
    found = {symbol["identifier"]["precise"]: symbol for graph in graphs for symbol in graph["symbols"]}
    relationships = [edge for graph in graphs for edge in graph["relationships"]]
    parents = {edge["source"]: found.get(edge["target"])
               for edge in relationships if edge["kind"] == "memberOf"}
    implied = {edge["source"] for edge in relationships if "sourceOrigin" in edge}
    return [Symbol(symbol, parents) for identifier, symbol in found.items()
            if identifier not in implied]


def differences(symbol, row):
    """Yields what a symbol has otherwise than its row of the published table."""
    published = plain(row["declaration"])
    if symbol.declaration != published:
        yield f"{symbol.name}: it is `{symbol.declaration}`, published is `{published}`"
    for platform in PLATFORMS:
        if not row[platform]:
            continue
        published = max(row[platform], FIRST[platform], key=number)
        if number(symbol.versions[platform]) != number(published):
            yield (f"{symbol.name}: it needs {platform} {symbol.versions[platform]}, "
                   f"published is {published}")


def violations(symbols, published, unpublished):
    """Yields a line for each symbol that no table has so, and each row of what is gone.

    `published` and `unpublished` are rows by demangled name, `symbols` pairs of one and a symbol.
    """
    known = set()
    for name, symbol in symbols:
        known.add(name)
        if name in published:
            yield from differences(symbol, published[name])
        elif name not in unpublished:
            yield f"{symbol.name}: it stands in no table ({symbol.identifier})"
        elif plain(unpublished[name]["declaration"]) != symbol.declaration:
            yield f"{symbol.name}: the list has another declaration than `{symbol.declaration}`"
    for name, row in unpublished.items():
        if name in published:
            yield f"{row['name']}: it is published, so it does not belong into the list"
        elif name not in known:
            yield f"{row['name']}: the list has it, and the model does not"
