// style: repository
// file: Sources/Presentation/MemberListView.swift
import SwiftUI

struct MemberListView: View {
  let viewModel: MemberListViewModel

  var body: some View {
    List(viewModel.members.filter { $0.points > 100 }.sorted { $0.points > $1.points }) { Text($0.name) }  // ! logic-in-view MemberListView -> body: filter $0.points
  }
}
// file: Sources/Presentation/MemberListViewModel.swift
final class MemberListViewModel {
  private(set) var members: [Member] = []
}
// file: Sources/Domain/Member.swift
struct Member: Identifiable {
  let id: String
  let name: String
  let points: Int
}
