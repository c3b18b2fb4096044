import Glibc
import Localisation

Translations.begin()
exit(Tool.run(CommandLine.unsafeArgv))
