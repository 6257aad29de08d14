import StrataNetwork

enum EntryNetworkRoute {
  static func getEntries() -> Route<[EntryDTO]> { .get("entries") }

  static func getEntry(id: Entry.ID) -> Route<EntryDTO> { .get("entries/\(id)") }

  static func saveEntry(_ entry: EntryDTO) -> Route<EntryDTO> { .put("entries/\(entry.id)", body: .json(entry)) }
}
