"""Swift source without its comments and literals, so that what is left can be searched as code."""

import re

# What opens a stretch that is no code, in the order in which to try.
OPENING = re.compile(r'//|/\*|(?P<hashes>#*)(?P<quotes>"""|")|(?P<fence>#+)/')


def masked(text):
    """Returns `text` with comments, strings and fenced regular expressions turned into blanks.

    Line breaks stay, so lines and columns are those of the original. Code inside a string's
    interpolation is blanked with the string. A regular expression between bare slashes is not
    recognised.
    """
    pieces, position = [], 0
    while opening := OPENING.search(text, position):
        end = end_of_stretch(text, opening)
        pieces.append(text[position : opening.start()])
        pieces.append(re.sub(r"[^\n]", " ", text[opening.start() : end]))
        position = end
    pieces.append(text[position:])
    return "".join(pieces)


def end_of_stretch(text, opening):
    """Returns where the comment or literal that `opening` matched ends."""
    if opening["quotes"]:
        return end_of_string(text, opening.end(), opening["quotes"], opening["hashes"])
    if opening["fence"]:
        return end_of_literal(text, "/" + opening["fence"], opening.end())
    if opening[0] == "//":
        return end_of_line(text, opening.end())
    return end_of_block_comment(text, opening.end())


def end_of_line(text, position):
    end = text.find("\n", position)
    return len(text) if end < 0 else end


def end_of_literal(text, closing, position):
    end = text.find(closing, position)
    return len(text) if end < 0 else end + len(closing)


def end_of_block_comment(text, position):
    """Returns the end of the comment whose inside starts at `position`; Swift's comments nest."""
    depth = 1
    for mark in re.compile(r"/\*|\*/").finditer(text, position):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def end_of_string(text, position, quotes, hashes):
    """Returns the end of the string whose inside starts at `position`.

    `quotes` is one or three quotation marks, `hashes` the number signs of a raw string: its escapes
    need as many. A string with one mark ends with its line at the latest.
    """
    escape = re.escape("\\" + hashes)
    closing = re.escape(quotes + hashes) + (r"|(?=\n)" if quotes == '"' else "")
    mark = re.compile(rf"{escape}(?P<escaped>.)|{closing}", re.DOTALL)
    while found := mark.search(text, position):
        if not found["escaped"]:
            return found.end()
        position = found.end()
        if found["escaped"] == "(":
            position = end_of_interpolation(text, position)
    return len(text)


def end_of_interpolation(text, position):
    """Returns the end of the interpolation whose inside starts at `position`."""
    depth = 1
    mark = re.compile(rf"(?P<parenthesis>[()])|{OPENING.pattern}")
    while found := mark.search(text, position):
        if not found["parenthesis"]:
            position = end_of_stretch(text, found)
            continue
        position = found.end()
        depth += 1 if found[0] == "(" else -1
        if depth == 0:
            return position
    return len(text)
