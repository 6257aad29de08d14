@testable import Payments

enum EntrySamples {
  static let first = Entry(
    id: "1",
    exampleField: "First")
  static let second = Entry(
    id: "2",
    exampleField: "Second")
  static let all = [first, second]
}
