import Foundation

/// One payment that the user means to make, however often it is tried, from the first digit to the answer.
struct PaymentDraft: Identifiable, Equatable, Sendable {
  let id: DraftID
  /// As the user types it.
  var amount: String

  init(id: DraftID = DraftID(UUID().uuidString), amount: String = "") {
    self.id = id
    self.amount = amount
  }
}
