struct Entry: Identifiable, Hashable, Sendable {
  let id: String
  let exampleField: String
}
