// error: value of type 'Text' has no member 'onDoubleTap'
import SwiftUI

struct Words: View {
  var body: some View { Text("a").onDoubleTap {} }
}
