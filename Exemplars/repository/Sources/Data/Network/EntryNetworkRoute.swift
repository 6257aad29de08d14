import StrataNetwork

enum EntryNetworkRoute {
  static func getEntries() -> Route<[EntryDto]> { .get("entries") }

  static func getEntry(id: Entry.ID) -> Route<EntryDto> { .get("entries/\(id)") }

  static func saveEntry(_ entry: EntryDto) -> Route<EntryDto> { .put("entries/\(entry.id)", body: .json(entry)) }
}
