import Foundation

/// Money that moved.
struct Transaction: Identifiable, Equatable, Sendable {
  let id: String
  /// Negative for money that came back.
  let amount: Money
  let date: Date
  let note: String
}
