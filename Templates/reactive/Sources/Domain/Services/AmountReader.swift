import Foundation

/// Reads a number as the user writes it. A protocol: which separators the user writes is known to the presentation.
protocol AmountReader: Sendable {
  /// The number, with two decimals at most; `nil` for what is no number, or might be another one.
  func amount(_ text: String) -> Decimal?
}
