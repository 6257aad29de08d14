import Streams

@testable import Payments

/// Entries in memory; `failure` plays a server that does not answer.
final class FakeEntryRepository: EntryRepository, @unchecked Sendable {
  // Unchecked: a test uses it from one task at a time.
  private(set) var entries: [Entry]
  var failure: EntryError?

  init(_ entries: [Entry] = []) { self.entries = entries }

  func getEntries() -> Single<[Entry]> {
    if let failure { return .error(failure) }
    return .just(entries)
  }

  func getEntry(id: Entry.ID) -> Single<Entry> {
    if let failure { return .error(failure) }
    guard let entry = entries.first(where: { $0.id == id }) else { return .error(EntryError.unavailable) }
    return .just(entry)
  }

  func saveEntry(_ entry: Entry) -> Single<Entry> {
    if let failure { return .error(failure) }
    entries = entries.filter { $0.id != entry.id } + [entry]
    return .just(entry)
  }
}
