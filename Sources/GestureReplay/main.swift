import Foundation

exit(GestureReplayCommand(CommandLine.arguments.dropFirst()).run())
