protocol GetEntryUseCase: Sendable {
  func execute(id: Entry.ID) async throws(EntryError) -> Entry
}

struct GetEntryUseCaseImp: GetEntryUseCase {
  let entryRepository: any EntryRepository

  func execute(id: Entry.ID) async throws(EntryError) -> Entry {
    try await entryRepository.getEntry(id: id)
  }
}
