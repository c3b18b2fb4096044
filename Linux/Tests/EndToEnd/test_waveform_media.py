"""Media of other projects, odd and broken files among it: a true waveform, or a sentence that says why there is none."""

import json

import pytest

from harness.others_media import PROMPTS, Decoded, fetched
from harness.tool import waveform

LENGTH = 256

PLACED = {
    # The decoder has nothing for the first packet, whose 1,024 frames are silence.
    "empty.aac": 4, "no-tags.3g2": 4,
    # What comes before 0 primes the decoder.
    "empty.spx": -2, "multiplexed.spx": -2,
    # Packets that say they begin later than the ones before end.
    "issue_29.wma": 10, "silence-1.wma": 8,
}
"""How many points more or less there are by the time stamps than by counting the samples."""


def points(path):
    """The exit code, the points of all channels and the tool's words."""
    run = waveform(path, "--format", "json", "--samples-per-point", str(LENGTH), "--bits", "16", "--split-channels",
                   "-o", "-", code=None)
    assert run.code in (0, 1), f"{path.name}: exit code {run.code}"
    return json.loads(run.output) if run.code == 0 else None, run.errors


def is_sentence(words, path):
    return words.startswith("seekkit: ") and path.name in words and words.count("\n") == 1


def check(path):
    """Compares the tool with FFmpeg's program; gives what is wrong, or nothing."""
    found, words = points(path)
    decoded = Decoded(path)
    if found is None:
        return None if is_sentence(words, path) and not decoded.samples else f"{path.name} is refused: {words}"
    if found["channels"] != decoded.channels:
        return f"{path.name} has {decoded.channels} channels, not {found['channels']}"
    expected = decoded.points(LENGTH)
    count = len(expected) // (2 * decoded.channels)
    if path.name in PLACED:
        more = found["length"] - count
        return None if more == PLACED[path.name] else f"{path.name} has {more} points more"
    if found["length"] != count:
        return f"{path.name} has {found['length']} points, not {count}"
    # Floating-point samples have a full scale of 32,767, as in audiowaveform.
    difference = max((abs(one - other) for one, other in zip(found["data"], expected)), default=0)
    return f"{path.name} is {difference} off" if difference > (0 if decoded.is_exact else 2) else None


def check_all(paths):
    assert len(paths) > 5
    wrong = list(filter(None, map(check, paths)))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("project", ["mutagen", "pytaglib", "scipy"])
def test_files_of_other_projects(project):
    check_all(sorted(path for path in (fetched() / project).rglob("*") if path.is_file()))


@pytest.mark.parametrize("kind", ["wav", "gsm"])
def test_spoken_words(kind):
    check_all(sorted(PROMPTS.rglob(f"*.{kind}"))[::40])


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_files_cut_short(share, tmp_path):
    """What is left of a file is used, or refused in a sentence; nothing crashes or hangs."""
    for path in sorted((fetched() / "mutagen").rglob("*")):
        if path.is_file() and path.stat().st_size < 100_000:
            cut = tmp_path / path.name
            cut.write_bytes(path.read_bytes()[:int(path.stat().st_size * share)])
            found, words = points(cut)
            assert found or is_sentence(words, cut), f"{path.name}: {words}"
