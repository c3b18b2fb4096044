// What AVKit brings with it: AVFoundation, and beside SwiftUI the views of both.
@_exported public import AVFoundation
@_exported public import _AVKit_SwiftUI
