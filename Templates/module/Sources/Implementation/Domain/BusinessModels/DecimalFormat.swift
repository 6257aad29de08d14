import Foundation

/// How numbers are written where the user lives.
public struct DecimalFormat: Equatable, Sendable {
  public let decimalSeparator: String
  /// Between groups of digits; empty where there is none.
  public let groupingSeparator: String

  public init(decimalSeparator: String, groupingSeparator: String) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
  }

  public init(_ locale: Locale) {
    self.init(decimalSeparator: locale.decimalSeparator ?? ".", groupingSeparator: locale.groupingSeparator ?? "")
  }

  /// An amount in hundredths, as `1234,05`.
  public func text(hundredths: Int) -> String {
    let cents = hundredths.magnitude % 100
    return
      "\(hundredths < 0 ? "-" : "")\(hundredths.magnitude / 100)\(decimalSeparator)\(cents < 10 ? "0" : "")\(cents)"
  }

  /// Reads digits, with two decimals at most and with separators between groups where they belong.
  /// - Returns: the amount in hundredths; `nil` for anything that could be meant in another way: where a comma
  ///   separates groups, `31,50` is neither 31.50 nor 3150.
  public func hundredths(_ text: String) -> Int? {
    let parts = text.split(separator: decimalSeparator, maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1] : "00"
    guard let whole = parts.first, let digits = ungrouped(whole), (1...2).contains(decimals.count) else { return nil }
    return Self.number(digits + decimals + (decimals.count == 1 ? "0" : ""))
  }

  /// The digits of all groups: three at the end, two (as in India) or three before, one to three at the beginning.
  private func ungrouped(_ whole: Substring) -> String? {
    let groups = whole.split(omittingEmptySubsequences: false, whereSeparator: isGroupingSeparator)
    guard let first = groups.first, !first.isEmpty else { return nil }
    if groups.count > 1 {
      guard first.count <= 3, groups.last?.count == 3 else { return nil }
      guard groups.dropFirst().dropLast().allSatisfy({ (2...3).contains($0.count) }) else { return nil }
    }
    return groups.joined()
  }

  /// Keyboards have one space and one apostrophe, locales several.
  private func isGroupingSeparator(_ character: Character) -> Bool {
    guard let separator = groupingSeparator.first else { return false }
    if character == separator { return true }
    return (separator.isWhitespace && character.isWhitespace) || (separator == "’" && character == "'")
  }

  /// Digits of any script; no sign.
  private static func number(_ digits: String) -> Int? {
    var number = 0
    for character in digits {
      guard let digit = Self.value(of: character) else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeNow) = product.addingReportingOverflow(digit)
      if isTooLarge || isTooLargeNow { return nil }
      number = sum
    }
    return number
  }

  private static func value(of character: Character) -> Int? {
    let scalars = character.unicodeScalars
    guard scalars.count == 1, scalars.first?.properties.generalCategory == .decimalNumber else { return nil }
    return character.wholeNumberValue
  }
}
