import SwiftUI

struct MemberDetailView: View {
  @ObservedObject var viewModel: MemberDetailViewModel
  let id = "42"

  var body: some View {
    VStack {
      Text(viewModel.dto?.name ?? "")
      ForEach(viewModel.uiState.badges, id: \.title) { badge in
        Text(badge.title).foregroundColor(badge.tint())
      }
    }
    .task { await viewModel.load(id: id) }
  }
}
