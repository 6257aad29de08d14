// Must not compile: a text field changes a text, not a number.
import SwiftUI

struct WrongView: View {
  @State private var count = 0
  var body: some View { TextField("Count", text: $count) }
}
