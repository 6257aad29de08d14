import Observation

@Observable
final class EntryListViewModel: BaseViewModel {
  private(set) var entries: [Entry] = []

  @ObservationIgnored private let getEntryListUseCase: any GetEntryListUseCaseProtocol
  @ObservationIgnored private weak var coordinator: (any EntryNavigation)?

  init(getEntryListUseCase: any GetEntryListUseCaseProtocol, coordinator: (any EntryNavigation)?) {
    self.getEntryListUseCase = getEntryListUseCase
    self.coordinator = coordinator
  }

  func loadEntries() async {
    await load { () throws(AppError) in
      try await getEntryListUseCase.execute()
    } show: {
      entries = $0
    }
  }

  func select(_ entry: Entry) {
    coordinator?.showEntry(id: entry.id)
  }
}
