import Streams

/// Where entries come from and go to.
protocol EntryRepository: Sendable {
  func getEntries() -> Single<[Entry]>
  func getEntry(id: Entry.ID) -> Single<Entry>
  /// - Returns: the entry as the server has it.
  func saveEntry(_ entry: Entry) -> Single<Entry>
}
