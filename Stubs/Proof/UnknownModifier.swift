// Must not compile: no view has such a modifier.
import SwiftUI

struct WrongView: View {
  var body: some View { Text("wrong").shimmering() }
}
