import Streams

@testable import Payments

/// What the screens see of entries.
struct FakeEntryUseCase: EntryUseCase {
  let repository: FakeEntryRepository

  func getEntries() -> Single<[Entry]> { repository.getEntries() }
  func getEntry(id: Entry.ID) -> Single<Entry> { repository.getEntry(id: id) }
  func saveEntry(_ entry: Entry) -> Single<Entry> { repository.saveEntry(entry) }
}
