// Must not compile: a button's action cannot wait.
import SwiftUI

struct WrongView: View {
  let load: () async -> Void
  var body: some View {
    Button("More") { await load() }
  }
}
