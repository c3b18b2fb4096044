"""Which protocols the types of the model of SwiftUI conform to: pure functions."""

# What every type has, or has as soon as it is Sendable.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype"}

# What a type has because it has another protocol of the standard library.
REFINED = {
    "Collection": {"Sequence"},
    "Comparable": {"Equatable"},
    "ExpressibleByExtendedGraphemeClusterLiteral": {"ExpressibleByUnicodeScalarLiteral"},
    "ExpressibleByStringInterpolation": {
        "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByStringLiteral",
        "ExpressibleByUnicodeScalarLiteral"},
    "Hashable": {"Equatable"},
    "OptionSet": {"Equatable", "ExpressibleByArrayLiteral", "RawRepresentable", "SetAlgebra"},
    "SetAlgebra": {"Equatable", "ExpressibleByArrayLiteral"},
}


def conformances(graphs, demangled):
    """The protocols by type, each with its condition: {"Binding": {"Sendable where Value : Sendable"}}.

    Those of protocols are left out, since they stand in the declarations, and so are protocols that come
    with another one of the type. `demangled` turns a list of identifiers into names.
    """
    symbols = {symbol["identifier"]["precise"]: symbol for graph in graphs for symbol in graph["symbols"]}
    found, refined = {}, dict(REFINED)
    for edge in (edge for graph in graphs for edge in graph["relationships"]):
        if edge["kind"] != "conformsTo":
            continue
        symbol = symbols.get(edge["source"])
        source = name(edge["source"], symbols, None, demangled)
        protocol = name(edge["target"], symbols, edge.get("targetFallback"), demangled)
        if symbol and symbol["kind"]["identifier"] == "swift.protocol":
            refined.setdefault(source, set()).add(protocol)
        elif protocol not in IMPLIED:
            found.setdefault(source, set()).add(protocol + condition(edge, symbol))
    return {source: protocols - {each for one in protocols for each in refined.get(one, ())}
            for source, protocols in found.items()}


def name(identifier, symbols, fallback, demangled):
    """The name of a type or a protocol, without a module."""
    if identifier in symbols:
        return ".".join(symbols[identifier]["pathComponents"])
    return (fallback or demangled([identifier])[0]).removeprefix("Swift.")


def condition(edge, symbol):
    """What has to hold for a conformance, apart from what the type asks for itself."""
    own = constraints((symbol or {}).get("swiftGenerics", {}).get("constraints", []))
    others = [words for words in constraints(edge.get("swiftConstraints", [])) if words not in own]
    return f" where {' and '.join(others)}" if others else ""


def constraints(entries):
    """Constraints in words."""
    signs = {"conformance": ":", "superclass": ":", "sameType": "=="}
    return [f"{entry['lhs']} {signs[entry['kind']]} {entry['rhs']}" for entry in entries
            if entry["rhs"] not in IMPLIED]


def lines(found):
    """The conformances as lines of the list, a type a line."""
    return [f"{type_name}\t{', '.join(sorted(found[type_name]))}" for type_name in sorted(found)]


def read(text):
    """The conformances that a list has; its first line names the columns."""
    rows = (line.split("\t") for line in text.splitlines()[1:])
    return {type_name: set(protocols.split(", ")) for type_name, protocols in rows}


def violations(found, listed):
    """Yields a line for each conformance that only the model or only the list has."""
    for type_name in sorted(found.keys() | listed.keys()):
        here, there = found.get(type_name, set()), listed.get(type_name, set())
        for protocol in sorted(here - there):
            yield f"{type_name}: it conforms to {protocol}, and the list does not say so"
        for protocol in sorted(there - here):
            yield f"{type_name}: the list has {protocol}, and the model does not"
