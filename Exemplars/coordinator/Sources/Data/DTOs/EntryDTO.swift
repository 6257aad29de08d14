/// An entry as the server sends and takes it.
struct EntryDTO: Codable, Equatable, Sendable {
  let id: String
  let exampleField: String

  var entry: Entry {
    Entry(
      id: id,
      exampleField: exampleField)
  }
}

extension EntryDTO {
  init(_ entry: Entry) {
    self.init(
      id: entry.id,
      exampleField: entry.exampleField)
  }
}
