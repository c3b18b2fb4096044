"""Which errors a file must have, and which it has: pure functions."""

import re


def expectations(text):
    """The errors that a file must have; none for one that compiles; nothing where it does not say."""
    if text.startswith("// compiles\n"):
        return []
    head = re.match(r"(?://[^\n]*\n)*", text)[0]
    return re.findall(r"^// error: (.+)$", head, re.MULTILINE) or None


def violations(name, expected, errors):
    """Yields what is wrong with a file, given what must be and what is."""
    if expected is None:
        yield f"{name}: it does not say which errors it must have"
    elif not expected:
        yield from (f"{name}: it must compile: {error}" for error in errors)
    else:
        for words in expected:
            if not any(words in error for error in errors):
                yield f"{name}: it does not have the error “{words}”, but {errors or 'none'}"


def errors_in(output):
    """The errors in the compiler's output, each once."""
    return sorted(set(re.findall(r"\d+:\d+: error: (.*)", output)))
