protocol GetEntriesUseCase: Sendable {
  func execute() async throws(EntryError) -> [Entry]
}

struct GetEntriesUseCaseImp: GetEntriesUseCase {
  let entryRepository: any EntryRepository

  func execute() async throws(EntryError) -> [Entry] {
    try await entryRepository.getEntries()
  }
}
