// style: repository
// rules: mutable-ui-state
// file: Sources/Presentation/Inbox/InboxViewState.swift
import GameplayKit
import SwiftUI

// Views observe it themselves: it is what other projects call a view model.
final class InboxViewState: ObservableObject {
  @Published var selection: String?
}

@Observable
final class SidebarState {
  var isOpen = false
}

// file: Sources/Presentation/Inbox/InboxViewModel.swift
import GameplayKit

final class InboxViewModel {
  class State: GKState {
    weak var viewModel: InboxViewModel?
  }

  final class Loading: State {
    var count = 0
  }
}

// file: Sources/Presentation/Inbox/ThreadUiState.swift
final class ThreadUiState {  // ! mutable-ui-state ThreadUiState
  var title = ""
}
