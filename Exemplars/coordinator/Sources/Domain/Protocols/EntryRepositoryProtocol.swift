/// Where entries come from and go to.
protocol EntryRepositoryProtocol: Sendable {
  func getEntries() async throws(AppError) -> [Entry]

  func getEntry(id: Entry.ID) async throws(AppError) -> Entry

  /// - Returns: the entry as the server has it.
  func saveEntry(_ entry: Entry) async throws(AppError) -> Entry
}
