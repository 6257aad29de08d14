import SwiftUI

struct OfferView: View {
  @ObservedObject var viewModel: OfferViewModel
  let item: Item

  var body: some View {
    Button("Take the offer") {
      viewModel.accept(item)
      viewModel.isShown = false
    }
  }
}
