@testable import Members

/// Entries in memory; `failure` plays a server that does not answer.
actor FakeEntryRepository: EntryRepositoryProtocol {
  private var entries: [Entry]
  private var failure: AppError?

  init(_ entries: [Entry] = []) { self.entries = entries }

  func fail(with failure: AppError?) { self.failure = failure }

  func getEntries() async throws(AppError) -> [Entry] {
    if let failure { throw failure }
    return entries
  }

  func getEntry(id: Entry.ID) async throws(AppError) -> Entry {
    if let failure { throw failure }
    guard let entry = entries.first(where: { $0.id == id }) else { throw AppError.refused(reason: nil) }
    return entry
  }

  func saveEntry(_ entry: Entry) async throws(AppError) -> Entry {
    if let failure { throw failure }
    entries = entries.filter { $0.id != entry.id } + [entry]
    return entry
  }
}
