// error: type 'TapGesture.Value' cannot conform to 'Equatable'
import SwiftUI

struct Words: View {
  var body: some View { Text("a").gesture(TapGesture().onChanged { _ in }) }
}
