import Foundation
import StrataPresentation

/// What is typed to change an entry: each field as text.
struct EntryDraft: Equatable, Sendable {
  var exampleField = ""

  init() {}

  init(_ entry: Entry) {
    exampleField = entry.exampleField.fieldText
  }

  /// Which texts cannot be read; `nil` where all can.
  var inputProblem: String? {
    var names: [String] = []
    if Self.read(\.exampleField, self.exampleField) == nil { names.append("Example field") }
    if names.isEmpty { return nil }
    return String.localizedStringWithFormat(
      NSLocalizedString("These values cannot be read: %@", comment: "Error: %@ are the names of fields"),
      names.joined(separator: ", "))
  }

  /// The entry with an id; `nil` where a text cannot be read.
  func entry(id: Entry.ID) -> Entry? {
    guard let exampleField = Self.read(\.exampleField, self.exampleField) else { return nil }
    return Entry(
      id: id,
      exampleField: exampleField)
  }

  /// The value that a text has for a field.
  private static func read<Value: FieldValue>(_ field: KeyPath<Entry, Value>, _ text: String) -> Value? {
    Value(fieldText: text)
  }
}
