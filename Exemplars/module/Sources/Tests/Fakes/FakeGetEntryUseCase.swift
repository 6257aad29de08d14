@testable import ItemsImplementation

struct FakeGetEntryUseCase: GetEntryUseCase {
  let repository: FakeEntryRepository

  func execute(id: Entry.ID) async throws(EntryError) -> Entry {
    try await repository.getEntry(id: id)
  }
}
