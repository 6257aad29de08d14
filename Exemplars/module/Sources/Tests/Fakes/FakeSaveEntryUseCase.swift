@testable import ItemsImplementation

struct FakeSaveEntryUseCase: SaveEntryUseCase {
  let repository: FakeEntryRepository

  func execute(_ entry: Entry) async throws(EntryError) -> Entry {
    try await repository.saveEntry(entry)
  }
}
