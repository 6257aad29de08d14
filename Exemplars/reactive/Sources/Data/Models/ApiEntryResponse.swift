/// An entry as the server sends it.
struct ApiEntryResponse: Codable, Equatable, Sendable {
  let id: String
  let exampleField: String

  var entry: Entry {
    Entry(
      id: id,
      exampleField: exampleField)
  }
}
