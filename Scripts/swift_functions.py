"""Finds the functions of a Swift file and how long they are."""

import re

from swift_text import masked

# Names the start of a body that counts as a function: also an initialiser, a subscript, and a
# property with accessors or a closure.
DECLARATION = re.compile(
    r"(?<![\w.`#])(?:(?P<function>func)\s+`?(?P<name>\w+|[^\s\w(]+)"
    r"|(?P<special>init|deinit|subscript)\b(?!\s*:)"
    r"|(?P<property>var|let)\s+`?(?P<property_name>\w+))"
)

# What ends the search for a declaration's body: there is none, as in a protocol.
NEXT_DECLARATION = re.compile(
    r"(?:func|init|deinit|subscript|var|let|case|typealias|associatedtype|static|mutating"
    r"|nonmutating|struct|class|enum|actor|extension|protocol|import|public|package|internal"
    r"|fileprivate|private|open|final|override)\b"
)
TOKEN = re.compile(r"[\w.`#@]+|[()\[\]{}\n;]")


def functions(text):
    """Yields (name, first line, number of lines) of each function with a body in Swift `text`.

    Raises ValueError where the braces do not balance, since then no length can be trusted.
    """
    code = masked(text)
    closing = matching_braces(code)
    for found in DECLARATION.finditer(code):
        opening = body_of(code, found.end(), one_line=bool(found["property"]))
        if opening is not None:
            first = code.count("\n", 0, found.start()) + 1
            last = code.count("\n", 0, closing[opening]) + 1
            name = found["name"] or found["special"] or found["property_name"]
            yield name, first, last - first + 1


def matching_braces(code):
    """Returns {position of a left brace: position of its right brace}."""
    matches, unmatched = {}, []
    for found in re.finditer(r"[{}]", code):
        if found[0] == "{":
            unmatched.append(found.start())
        elif unmatched:
            matches[unmatched.pop()] = found.start()
        else:
            raise ValueError("a right brace without a left one")
    if unmatched:
        raise ValueError("a left brace without a right one")
    return matches


def body_of(code, position, one_line):
    """Returns where the left brace of the body stands, or None where there is no body.

    `one_line`: the brace must stand on the line that ends the declaration, as a property's does.
    """
    depth = 0
    for found in TOKEN.finditer(code, position):
        token = found[0]
        if token in "([":
            depth += 1
        elif token in ")]":
            depth -= 1
        elif depth == 0 and token == "{":
            return found.start()
        if depth < 0 or depth == 0 and ends_search(token, one_line):
            return None
    return None


def ends_search(token, one_line):
    if token == "\n":
        return one_line
    return token in "};" or NEXT_DECLARATION.fullmatch(token) is not None
