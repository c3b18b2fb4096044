"""The version stands in one place of the sources, and the AppStream metadata agrees with it."""

import pathlib
import re
import unittest
import xml.etree.ElementTree

LINUX = pathlib.Path(__file__).parents[2] / "Linux"


class VersionTests(unittest.TestCase):
    def test_newest_release_is_the_version(self):
        source = (LINUX / "Sources/CommandLineInterface/Version.swift").read_text()
        version = re.search(r'number = "([^"]*)"', source)[1]
        metadata = xml.etree.ElementTree.parse(LINUX / "Data/org.seekkit.Player.metainfo.xml")
        self.assertEqual(metadata.find("releases/release").get("version"), version)


if __name__ == "__main__":
    unittest.main()
