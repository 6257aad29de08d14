final class GetEntriesUseCase: Sendable {
  private let entryRepository: any EntryRepository

  init(entryRepository: any EntryRepository) {
    self.entryRepository = entryRepository
  }

  func execute() async throws(AppError) -> [Entry] {
    try await entryRepository.getEntries()
  }
}
