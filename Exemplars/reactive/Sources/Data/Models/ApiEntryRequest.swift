/// An entry as the server takes it.
struct ApiEntryRequest: Codable, Equatable, Sendable {
  let id: String
  let exampleField: String

  init(_ entry: Entry) {
    id = entry.id
    exampleField = entry.exampleField
  }
}
