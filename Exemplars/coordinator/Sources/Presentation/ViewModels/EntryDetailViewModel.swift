import Observation

@Observable
final class EntryDetailViewModel: BaseViewModel {
  /// What is typed.
  var draft = EntryDraft()
  /// The entry as the server has it.
  private(set) var entry: Entry?
  /// Which texts could not be read when they were to be saved.
  private(set) var inputProblem: String?

  @ObservationIgnored private let id: Entry.ID
  @ObservationIgnored private let getEntryUseCase: any GetEntryUseCaseProtocol
  @ObservationIgnored private let saveEntryUseCase: any SaveEntryUseCaseProtocol
  @ObservationIgnored private weak var coordinator: (any EntryNavigation)?

  init(
    id: Entry.ID,
    getEntryUseCase: any GetEntryUseCaseProtocol,
    saveEntryUseCase: any SaveEntryUseCaseProtocol,
    coordinator: (any EntryNavigation)?
  ) {
    self.id = id
    self.getEntryUseCase = getEntryUseCase
    self.saveEntryUseCase = saveEntryUseCase
    self.coordinator = coordinator
  }

  func loadEntry() async {
    await load { () throws(AppError) in
      try await getEntryUseCase.execute(id: id)
    } show: {
      show($0)
    }
  }

  func saveEntry() async {
    inputProblem = draft.inputProblem
    guard let entry = draft.entry(id: id) else { return }
    await runOnce { () throws(AppError) in
      show(try await saveEntryUseCase.execute(entry))
      await coordinator?.entryWasSaved()
    }
  }

  /// What is typed stays where the entry is the same one.
  private func show(_ entry: Entry) {
    if entry != self.entry { draft = EntryDraft(entry) }
    self.entry = entry
  }
}
