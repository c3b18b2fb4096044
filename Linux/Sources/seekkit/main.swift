import CGLib
import Glibc

Translations.begin()
exit(Tool.run(CommandLine.arguments))
