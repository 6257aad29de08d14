struct Entry: Identifiable, Encodable, Sendable {
  let id: String
  let exampleField: String

  static let seeds = [
    Entry(
      id: "1",
      exampleField: "First"),
    Entry(
      id: "2",
      exampleField: "Second"),
  ]
}
