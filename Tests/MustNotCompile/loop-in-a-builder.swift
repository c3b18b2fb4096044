// error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
import SwiftUI

struct Words: View {
  var body: some View {
    VStack { for number in 0..<3 { Text("\(number)") } }
  }
}
