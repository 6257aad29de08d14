final class SaveEntryUseCase: Sendable {
  private let entryRepository: any EntryRepository

  init(entryRepository: any EntryRepository) {
    self.entryRepository = entryRepository
  }

  func execute(_ entry: Entry) async throws(AppError) -> Entry {
    try await entryRepository.saveEntry(entry)
  }
}
