// error: call to main actor-isolated initializer 'init(minimumDistance:coordinateSpace:)'
import SwiftUI

nonisolated func drag() -> some Gesture { DragGesture(minimumDistance: 0) }
