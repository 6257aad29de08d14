@testable import ItemsImplementation

struct FakeGetEntriesUseCase: GetEntriesUseCase {
  let repository: FakeEntryRepository

  func execute() async throws(EntryError) -> [Entry] {
    try await repository.getEntries()
  }
}
