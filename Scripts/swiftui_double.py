"""The model of SwiftUI as the compiler knows it: where it is built, its symbols, its flags."""

import json
import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCRATCH = ROOT / ".build-double"
MODELS = ("SwiftUI", "Accessibility", "_AVKit_SwiftUI")
TARGETS = ("SeekingViews", "AVPlayback", "AVKit")
UPCOMING = ("ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility")

# What has its home in another module on Apple's platforms than here. The patterns run over demangled
# names, one after the other.
HOMES = (
    (r"\b(?:__C|CoreFoundation|CoreGraphics|Foundation|SwiftUI)\."
     r"(CGFloat|CGPoint|CGSize|CGRect|CGAffineTransform|CGLineCap|CGLineJoin)\b", r"\1"),
    (r"\b(?:__C|Foundation)\.NSBundle\b", "Foundation.Bundle"),
    (r"\b(?:__C|AVFoundation)\.AVPlayer\b", "AVPlayer"),
    (r"\b__C\.NSAttributedString\b", "Foundation.NSAttributedString"),
    (r"\bFoundationEssentials\.", "Foundation."),
    # Apple's SwiftUI is two modules, of which the upper one extends what comes from the other.
    (r"\(extension in SwiftUI\):(SwiftUI\.EnvironmentValues\.)", r"\1"),
    # A function of the main actor is Sendable in the mode that the model is compiled in.
    (r"@Swift\.MainActor @Sendable \(", "@Swift.MainActor ("),
)


def build(*targets):
    """Builds targets against the model, all that apps import if none; returns the folder of modules."""
    environment = os.environ | {"SEEKKIT_SWIFTUI_DOUBLE": "1"}
    for target in targets or TARGETS:
        command = ["swift", "build", "--quiet", "--scratch-path", str(SCRATCH), "--target", target]
        result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
        if result.returncode:
            raise SystemExit(f"{result.stdout}{result.stderr}\n{target} does not build.")
    return SCRATCH / "debug/Modules"


def model_flags(modules):
    """The flags that a file needs which is compiled against the model."""
    plugin = SCRATCH / "debug/SwiftUIDoubleMacros-tool"
    return ["-parse-as-library", "-I", str(modules),
            "-load-plugin-executable", f"{plugin}#SwiftUIDoubleMacros"]


def compiler_flags(modules):
    """The flags that compile a file against the model as strictly as ours are."""
    flags = ["-swift-version", "6", *model_flags(modules)]
    for feature in UPCOMING:
        flags += ["-enable-upcoming-feature", feature]
    return flags


def symbol_graphs(module, modules=None):
    """The symbol graphs of a module, with those of what it adds to others' types."""
    target = json.loads(
        subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True).stdout
    )["target"]["triple"]
    with tempfile.TemporaryDirectory() as folder:
        command = ["swift", "symbolgraph-extract", "-module-name", module, "-target", target,
                   "-minimum-access-level", "public", "-skip-synthesized-members",
                   "-output-dir", folder]
        if modules:
            command += ["-I", str(modules)]
        subprocess.run(command, check=True, capture_output=True)
        return [json.loads(file.read_text()) for file in sorted(pathlib.Path(folder).iterdir())]


def demangled(identifiers):
    """The names that precise identifiers stand for, with each type at home where it is on Linux."""
    names = "\n".join("$s" + identifier.split("::")[0][2:] for identifier in identifiers)
    result = subprocess.run(["swift", "demangle", "--compact"], input=names, check=True,
                            capture_output=True, text=True)
    return [at_home(name) for name in result.stdout.splitlines()]


def at_home(name):
    for pattern, home in HOMES:
        name = re.sub(pattern, home, name)
    return name
