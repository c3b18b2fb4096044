import Glibc

exit(Application.run(CommandLine.arguments))
