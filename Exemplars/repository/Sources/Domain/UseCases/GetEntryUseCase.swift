final class GetEntryUseCase: Sendable {
  private let entryRepository: any EntryRepository

  init(entryRepository: any EntryRepository) {
    self.entryRepository = entryRepository
  }

  func execute(id: Entry.ID) async throws(AppError) -> Entry {
    try await entryRepository.getEntry(id: id)
  }
}
