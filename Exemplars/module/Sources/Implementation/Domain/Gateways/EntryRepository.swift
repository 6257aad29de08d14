protocol EntryRepository: Sendable {
  func getEntries() async throws(EntryError) -> [Entry]
  func getEntry(id: Entry.ID) async throws(EntryError) -> Entry
  func saveEntry(_ entry: Entry) async throws(EntryError) -> Entry
}
