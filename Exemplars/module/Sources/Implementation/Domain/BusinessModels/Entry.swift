struct Entry: Identifiable, Equatable, Sendable {
  let id: String
  let exampleField: String
}
