"""The checks of `make lint` find a violation that is planted, and nothing in what is well."""

import os
import pathlib
import subprocess
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).parents[2] / "Scripts"


def run_check(name, files):
    """Runs a check in a new repository with these files; returns its exit code and its lines."""
    with tempfile.TemporaryDirectory() as folder:
        for path, text in files.items():
            file = pathlib.Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        environment = {key: value for key, value in os.environ.items() if key[:4] != "GIT_"}
        subprocess.run(["git", "init", "--quiet", folder], check=True, env=environment)
        result = subprocess.run(
            [SCRIPTS / name], cwd=folder, env=environment, capture_output=True, text=True
        )
        if result.stderr:
            raise AssertionError(result.stderr)
        return result.returncode, result.stdout.splitlines()


class CheckImportsTests(unittest.TestCase):
    FORBIDDEN = [
        # path, source, the line that tells
        ("Sources/Seeking/A.swift", "import Foundation", "1: Seeking may not import Foundation"),
        ("Sources/Seeking/A/B.swift", "\nimport Waveforms", "2: Seeking may not import Waveforms"),
        ("Sources/Waveforms/A.swift", "public import CMpv", "1: Waveforms may not import CMpv"),
        (
            "Linux/Sources/SeekingGTK/A.swift",
            "#if DEBUG\n  @preconcurrency private import CMpv\n#endif",
            "2: SeekingGTK may not import CMpv",
        ),
        (
            "Linux/Sources/seekkit/A.swift",
            "@_spi(A) @testable\nimport struct CGtk.B",
            "2: seekkit may not import CGtk",
        ),
        (
            "Linux/Sources/GTKInterop/A.swift",
            "import Glibc; import Waveforms.A",
            "1: GTKInterop may not import Waveforms",
        ),
        ("Sources/New/A.swift", "", " module New has no line in import-table.txt"),
    ]

    ALLOWED = {
        "Sources/Seeking/A.swift": "import Glibc\n// import Foundation\nlet a = .import\n",
        "Sources/Seeking/B.swift": 'let a = """\n  import Foundation\n  """\n',
        "Linux/Sources/Player/Window/PlayerWindow.swift": "internal import MPVPlayback\nimport CGtk\n",
        "Tests/SeekingTests/A.swift": "import Foundation\n@testable import Seeking\n",
        "Package.swift": "import PackageDescription\n",
    }

    def test_forbidden_imports_are_found(self):
        code, lines = run_check("check-imports", {path: text for path, text, _ in self.FORBIDDEN})
        self.assertEqual(code, 1)
        self.assertCountEqual(lines, [f"{path}:{message}" for path, _, message in self.FORBIDDEN])

    def test_allowed_imports_pass(self):
        self.assertEqual(run_check("check-imports", self.ALLOWED), (0, []))

    def test_glibc_is_for_one_file_of_the_core(self):
        files = {f"Sources/Seeking/{name}.swift": "import Glibc\n" for name in "AB"}
        message = "Sources/Seeking/B.swift:1: only 1 of Seeking's files may import Glibc"
        self.assertEqual(run_check("check-imports", files), (1, [message]))


def sources_with_function(lines):
    """Returns {path: source} with one function of that many lines in each language and bracket."""
    body = "  b\n" * (lines - 2)
    return {
        "a.swift": "func a() {\n" + body + "}\n",
        "a.py": "def a():\n" + "  b()\n" * (lines - 1),
        "a.sh": "a() { # why\n" + body + "}\n",
        "script": "#!/usr/bin/env bash\na() (\n" + body + ")\nb() { c; }\n",
    }


class CheckSizesTests(unittest.TestCase):
    def test_files_and_functions_of_the_greatest_size_pass(self):
        files = sources_with_function(lines=60) | {"b.swift": "// a\n" * 400, "c.txt": "a\n" * 401}
        self.assertEqual(run_check("check-sizes", files), (0, []))

    def test_a_function_with_a_line_more_is_found(self):
        code, lines = run_check("check-sizes", sources_with_function(lines=61))
        places = ["a.py:1", "a.sh:1", "a.swift:1", "script:2"]
        self.assertEqual(code, 1)
        self.assertEqual(lines, [f"{place}: a has 61 lines (60 at most)" for place in places])

    def test_a_long_file_is_found(self):
        paths = ["a.py", "a.sh", "a.swift"]
        result = run_check("check-sizes", dict.fromkeys(paths, "\n" * 401))
        self.assertEqual(result, (1, [f"{path}: 401 lines (400 at most)" for path in paths]))

    def test_a_file_that_cannot_be_read_as_its_language_is_found(self):
        code, lines = run_check("check-sizes", {"a.swift": "func a() {", "a.py": "def"})
        self.assertEqual((code, len(lines)), (1, 2))


if __name__ == "__main__":
    unittest.main()
