"""The check of the string catalogue finds what is planted, and nothing in what is well."""

import copy
import json
import unittest

from test_checks import run_check

CATALOGUE = "Sources/SeekingViews/Resources/Localizable.xcstrings"
WORDS = "Sources/SeekingViews/Localisation/Words.swift"
VIEW = "Sources/SeekingViews/Overlay/View.swift"
LANGUAGES = ("ar", "de", "en", "es", "fr", "he", "ja")


def entry(translations):
    """Returns a sentence of a catalogue that has nothing wrong with it."""
    units = {
        language: {"stringUnit": {"state": "translated", "value": value}}
        for language, value in translations.items()
    }
    return {"comment": "Why it is said.", "localizations": units}


PLAIN = entry({language: f"area in {language}" for language in LANGUAGES})
FILLED = entry({language: "%1$@ of %2$@" for language in LANGUAGES} | {"ja": "%2$@中%1$@"})
STRINGS = {"Seek area": PLAIN, "%@ of %@": FILLED}
SOURCE = '// text("Not this")\nlet a = text("Seek area")\nlet b = text(\n  "\\(f("a")) of \\(b)")\n'


def check(strings=STRINGS, source=SOURCE, view='let c = Text("\\(a)×") + Text(a)\n'):
    """Runs the check over a project with this catalogue, these words and this view."""
    catalogue = strings if isinstance(strings, str) else json.dumps({"strings": strings})
    files = {CATALOGUE: catalogue, WORDS: source, VIEW: view}
    return run_check("check-string-catalogue", files)


def with_fault(path, value):
    """Returns the strings with another value, or with none, at this path."""
    strings = copy.deepcopy(STRINGS)
    *folders, last = path
    inner = strings
    for folder in folders:
        inner = inner[folder]
    if value is None:
        del inner[last]
    else:
        inner[last] = value
    return strings


class CheckStringCatalogueTests(unittest.TestCase):
    FAULTS = [
        (("Seek area", "comment"), "", "“Seek area” has no comment for translators"),
        (("Seek area", "localizations", "he"), None, "“Seek area” lacks he"),
        (
            ("Seek area", "localizations", "it"),
            {},
            "“Seek area” has it, which other sentences lack",
        ),
        (
            ("Seek area", "localizations", "de", "stringUnit", "state"),
            "needs_review",
            "“Seek area” isn't marked as translated into de",
        ),
        (
            ("Seek area", "localizations", "de", "stringUnit", "value"),
            "",
            "“Seek area” has no plain translation into de",
        ),
        (
            ("Seek area", "localizations", "de"),
            {"variations": {}},
            "“Seek area” has no plain translation into de",
        ),
        (
            ("%@ of %@", "localizations", "fr", "stringUnit", "value"),
            "%1$@ sur %1$@",
            "“%@ of %@” has other placeholders in fr",
        ),
        (("Unused",), PLAIN, "“Unused” is looked up nowhere"),
    ]

    def test_a_catalogue_with_every_word_passes(self):
        self.assertEqual(check(), (0, []))

    def test_every_fault_of_the_catalogue_is_found(self):
        for path, value, message in self.FAULTS:
            with self.subTest(message):
                result = check(with_fault(path, value))
                self.assertEqual(result, (1, [f"{CATALOGUE}: {message}"]))

    def test_a_sentence_that_is_looked_up_and_missing_is_found(self):
        result = check(source=SOURCE + 'let c = text("At \\(a)")\n')
        self.assertEqual(result, (1, [f"{WORDS}:5: “At %@” is not in the catalogue"]))

    def test_words_in_a_view_are_found(self):
        view = 'let c = Text("Seek")\nlet d = e.accessibilityAction(named: "Skip") {}\n'
        lines = [f"{VIEW}:1: “Seek” is not of the catalogue"]
        lines.append(f"{VIEW}:2: “Skip” is not of the catalogue")
        self.assertEqual(check(view=view), (1, lines))

    def test_a_sentence_that_stands_twice_is_found(self):
        self.assertEqual(
            check('{"strings": {"Seek area": {}, "Seek area": {}}}'),
            (1, [f"{CATALOGUE}: “Seek area” stands twice"]),
        )

    def test_a_missing_catalogue_is_found(self):
        code, lines = run_check("check-string-catalogue", {WORDS: SOURCE})
        self.assertEqual((code, len(lines)), (1, 1))


if __name__ == "__main__":
    unittest.main()
