// Must not compile: a string is no view.
import SwiftUI

struct WrongView: View {
  var body: some View { "wrong" }
}
