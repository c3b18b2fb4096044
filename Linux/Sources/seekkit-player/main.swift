import Glibc
import Player

exit(Application.run(CommandLine.unsafeArgv))
