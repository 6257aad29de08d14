protocol GetEntryUseCaseProtocol: Sendable {
  func execute(id: Entry.ID) async throws(AppError) -> Entry
}

struct GetEntryUseCase: GetEntryUseCaseProtocol {
  private let entryRepository: any EntryRepositoryProtocol

  init(entryRepository: any EntryRepositoryProtocol) {
    self.entryRepository = entryRepository
  }

  func execute(id: Entry.ID) async throws(AppError) -> Entry {
    try await entryRepository.getEntry(id: id)
  }
}
