protocol SaveEntryUseCase: Sendable {
  func execute(_ entry: Entry) async throws(EntryError) -> Entry
}

struct SaveEntryUseCaseImp: SaveEntryUseCase {
  let entryRepository: any EntryRepository

  func execute(_ entry: Entry) async throws(EntryError) -> Entry {
    try await entryRepository.saveEntry(entry)
  }
}
