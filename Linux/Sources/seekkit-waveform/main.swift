import Glibc
import Localisation
import WaveformTool

Translations.begin()
exit(WaveformTool.run(CommandLine.unsafeArgv))
