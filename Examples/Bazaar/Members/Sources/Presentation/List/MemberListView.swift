import SwiftUI

struct MemberListView: View {
  @StateObject var viewModel: MemberListViewModel

  var body: some View {
    List(viewModel.uiState.items.filter { $0.points > 100 }.sorted { $0.points > $1.points }) { member in
      Text(member.name)
    }
    .task { await viewModel.load() }
  }
}
