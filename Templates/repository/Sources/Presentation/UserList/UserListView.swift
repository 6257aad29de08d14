#if canImport(SwiftUI)
  import StrataPresentation
  import SwiftUI

  /// The users and one of them beside each other, or, where there is no room for both, one after the other.
  struct UserListView: View {
    @LazyState private var viewModel: UserListViewModel
    @State private var selection: User.ID?
    @Environment(\.scenePhase) private var scenePhase
    private let makeDetail: (User.ID) -> UserDetailView

    init(
      viewModel: @autoclosure @escaping @MainActor () -> UserListViewModel,
      makeDetail: @escaping (User.ID) -> UserDetailView
    ) {
      _viewModel = LazyState(wrappedValue: viewModel())
      self.makeDetail = makeDetail
    }

    var body: some View {
      NavigationSplitView {
        UserListContent(uiState: viewModel.uiState, selection: $selection) { await viewModel.loadUsers() }
      } detail: {
        if let selection {
          // A screen of its own for each user.
          makeDetail(selection).id(selection)
        } else {
          ContentUnavailableView("Select a user.", systemImage: "sidebar.leading")
        }
      }
      .task { await viewModel.loadUsers() }
      .task { await viewModel.observeUsers() }
      // Sending starts anew, and at once, when the app is back on screen.
      .task(id: scenePhase) {
        if scenePhase == .active { await viewModel.sendChanges() }
      }
    }
  }
#endif
