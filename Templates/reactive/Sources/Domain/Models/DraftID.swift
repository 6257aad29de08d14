/// Which draft it is. Who keeps it holds the draft: a form that shows it, or a payment of it that is under way. What is
/// held is offered to no other form, and its key stays; the hold ends with the object, however that goes.
final class DraftID: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: DraftID, right: DraftID) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
