import SwiftUI

struct BuyButton: View {
  let title: String
  let action: () async -> Void

  var body: some View { Button(title) { Task { await action() } } }
}
