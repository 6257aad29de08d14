@testable import Login

enum EntrySamples {
  static let first = Entry(
    id: "1",
    exampleField: "First")
  static let second = Entry(
    id: "2",
    exampleField: "Second")
  static let all = [first, second]

  /// What the server sends for an entry.
  static func response(_ entry: Entry) -> NetResEntry {
    NetResEntry(
      id: entry.id,
      exampleField: entry.exampleField)
  }
}
