import Observation
import StrataPresentation

/// Entries: the list, and one of them.
@Observable
final class EntryCoordinator: Coordinator, EntryNavigation {
  enum Route: Hashable, Sendable {
    case entry(Entry.ID)
  }

  @ObservationIgnored var children: [any Coordinator] = []
  let router = StackRouter<Route>()
  @ObservationIgnored private(set) lazy var entryListViewModel = container.makeEntryListViewModel(coordinator: self)
  private(set) var entryDetailViewModel: EntryDetailViewModel?

  @ObservationIgnored private let container: DependencyContainer

  init(container: DependencyContainer) {
    self.container = container
  }

  func start() {
    router.backToRoot()
  }

  func showEntry(id: Entry.ID) {
    entryDetailViewModel = container.makeEntryDetailViewModel(id: id, coordinator: self)
    router.navigate(to: .entry(id))
  }

  /// The list is current when the user comes back to it.
  func entryWasSaved() async {
    await entryListViewModel.loadEntries()
  }
}
