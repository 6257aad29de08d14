protocol GetEntryListUseCaseProtocol: Sendable {
  func execute() async throws(AppError) -> [Entry]
}

struct GetEntryListUseCase: GetEntryListUseCaseProtocol {
  private let entryRepository: any EntryRepositoryProtocol

  init(entryRepository: any EntryRepositoryProtocol) {
    self.entryRepository = entryRepository
  }

  func execute() async throws(AppError) -> [Entry] {
    try await entryRepository.getEntries()
  }
}
