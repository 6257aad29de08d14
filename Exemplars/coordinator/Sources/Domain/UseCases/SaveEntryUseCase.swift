protocol SaveEntryUseCaseProtocol: Sendable {
  func execute(_ entry: Entry) async throws(AppError) -> Entry
}

struct SaveEntryUseCase: SaveEntryUseCaseProtocol {
  private let entryRepository: any EntryRepositoryProtocol

  init(entryRepository: any EntryRepositoryProtocol) {
    self.entryRepository = entryRepository
  }

  func execute(_ entry: Entry) async throws(AppError) -> Entry {
    try await entryRepository.saveEntry(entry)
  }
}
