"""A Swift module's documentation: its symbols, its articles, and what is wrong with them.

Symbols are those of the symbol graphs that the compiler writes: public ones that stand in the
source, so neither synthesised nor inherited ones.
"""

import json
import pathlib
import re
import subprocess
import textwrap

SWIFT_TOOL = pathlib.Path(__file__).parent / "swift-tool"

# A block of code in an article: its language, where one is named, and its lines.
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
COLOUR = re.compile(r"#[0-9a-f]{6}\b|\brgb\(\d+,\d+,\d+\)")


def write_symbol_graphs(module, sources, folder):
    """Compiles the sources, and writes the symbol graphs of the module into the folder."""
    command = ["swiftc", "-parse-as-library", "-swift-version", "6", "-module-name", module]
    command += ["-emit-module", "-emit-module-path", folder / f"{module}.swiftmodule"]
    command += ["-emit-symbol-graph", "-emit-symbol-graph-dir", folder]
    command += ["-symbol-graph-minimum-access-level", "public", "-emit-extension-block-symbols"]
    subprocess.run([*command, *sources], check=True)


def extract_symbol_graphs(module, modules, folder):
    """Writes the symbol graphs of a module that was built into the folder `modules`."""
    target = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True).stdout
    command = ["swift", "symbolgraph-extract", "-module-name", module, "-I", modules]
    command += ["-target", json.loads(target)["target"]["triple"], "-output-dir", folder]
    command += ["-minimum-access-level", "public", "-emit-extension-block-symbols"]
    command += ["-skip-synthesized-members"]
    subprocess.run(command, check=True)


def symbols(graphs):
    """Yields each public symbol that stands in the source, but for extensions themselves."""
    for graph in sorted(graphs.glob("*.symbols.json")):
        content = json.loads(graph.read_text())
        for symbol in content["symbols"]:
            if "location" in symbol and symbol["kind"]["identifier"] != "swift.extension":
                yield symbol


def is_documented(symbol, module):
    """Whether a symbol has words of its own: those of another module's protocol are none."""
    comment = symbol.get("docComment", {"lines": []})
    return comment.get("module") == module and any(line["text"].strip() for line in comment["lines"])


def undocumented(graphs, module):
    """Returns a line for each public symbol without a doc comment."""
    lines = []
    for symbol in symbols(graphs):
        if not is_documented(symbol, module):
            path = pathlib.Path(symbol["location"]["uri"]).name
            number = symbol["location"]["position"]["line"] + 1
            lines.append(f"{path}:{number}: {'.'.join(symbol['pathComponents'])} has no doc comment")
    return sorted(lines)


def unlisted(graphs, page):
    """Returns a line for each public type that the landing page has in no topic."""
    topics = page.read_text().partition("## Topics")[2]
    names = sorted({symbol["pathComponents"][0] for symbol in symbols(graphs)
                    if len(symbol["pathComponents"]) == 1})
    return [f"{page.name}: {name} is in no topic" for name in names if f"- ``{name}``\n" not in topics]


def drifted(articles, examples):
    """Returns a line for each block of Swift in an article that no example has, line for line.

    The examples are compiled with the tests; a block's indentation may be another one there.
    """
    compiled = [example.read_text().splitlines() for example in examples]
    lines = []
    for article in articles:
        text = article.read_text()
        for block in BLOCK.finditer(text):
            if block[2] != "swift":
                continue
            code = textwrap.dedent(block[3]).splitlines()
            if not any(has(example, code) for example in compiled):
                number = text.count("\n", 0, block.start()) + 1
                lines.append(f"{article.name}:{number}: the code stands in no example that is compiled")
    return lines


def has(lines, code):
    """Whether the code stands among the lines, but for its indentation."""
    starts = range(len(lines) - len(code) + 1)
    return any(textwrap.dedent("\n".join(lines[start : start + len(code)])).splitlines() == code
               for start in starts)


def unpaired(diagrams):
    """Returns a line for each diagram that doesn't have the same for dark pages, but for colours."""
    lines = []
    for light in diagrams:
        if light.stem.endswith("~dark"):
            continue
        dark = light.with_stem(f"{light.stem}~dark")
        if not dark.exists() or COLOUR.sub("", dark.read_text()) != COLOUR.sub("", light.read_text()):
            lines.append(f"{light.name}: {dark.name} has to be the same in other colours")
    return lines


def docc():
    """Returns where DocC is."""
    found = subprocess.run([SWIFT_TOOL, "docc"], check=True, capture_output=True, text=True)
    return found.stdout.strip()


def merge(archives, output):
    """Makes one web site of several archives."""
    command = [docc(), "merge", *archives, "--output-path", output]
    command += ["--synthesized-landing-page-name", "SeekKit"]
    subprocess.run(command, check=True)


def convert(catalogue, graphs, output):
    """Makes the archive of the documentation with DocC; returns what DocC finds wrong, or nothing."""
    name = catalogue.stem
    command = [docc(), "convert", catalogue, "--additional-symbol-graph-dir", graphs]
    command += ["--fallback-display-name", name, "--fallback-bundle-identifier", f"seekkit.{name}"]
    command += ["--output-dir", output, "--warnings-as-errors"]
    result = subprocess.run(command, capture_output=True, text=True)
    return (result.stdout + result.stderr).splitlines() if result.returncode else []
