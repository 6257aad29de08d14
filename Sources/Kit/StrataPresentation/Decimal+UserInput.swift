import Foundation

extension Decimal {
  /// The number that a person has typed, read with the separators of a locale and no others: `31,50` in German, `31.50`
  /// in English. `nil` for everything else.
  ///
  /// The digits may be those of any script. Grouping separators count only where the locale puts them: in German
  /// `1.234` and `1.234,50` are read as 1234 and 1234.5; `1.5`, `31.50`, `0.500` and `12.34` are refused, since no
  /// group has that many digits or begins so. A grouping separator is never taken for a decimal one. Where a misread
  /// thousand would be costly, refuse them all with `allowsGrouping`.
  ///
  /// - Parameters:
  ///   - text: what was typed; spaces around it do not matter.
  ///   - locale: whose separators count.
  ///   - maximumFractionDigits: more than that are refused, not rounded: 2 for most money.
  ///   - allowsGrouping: `false` refuses every grouping separator.
  public init?(
    userInput text: String, locale: Locale = .current, maximumFractionDigits: Int? = nil, allowsGrouping: Bool = true
  ) {
    guard
      let number = TypedNumber(text, .of(locale), allowsGrouping: allowsGrouping),
      number.fraction.count <= maximumFractionDigits ?? .max,
      // What a `Decimal` holds without rounding.
      number.integer.drop(while: { $0 == "0" }).count + number.fraction.count <= 38
    else { return nil }
    self.init(string: number.plainText, locale: Locale(identifier: "en_US_POSIX"))
  }
}

extension Int {
  /// The whole number that a person has typed, read as
  /// ``Foundation/Decimal/init(userInput:locale:maximumFractionDigits:allowsGrouping:)`` does; `nil` for everything
  /// else, and for numbers that do not fit.
  public init?(userInput text: String, locale: Locale = .current, allowsGrouping: Bool = true) {
    guard
      let number = TypedNumber(text, .of(locale), allowsGrouping: allowsGrouping),
      number.fraction.isEmpty
    else { return nil }
    self.init(number.plainText)
  }
}

/// A typed number, taken apart.
struct TypedNumber {
  private(set) var isNegative = false
  private(set) var integer = ""
  private(set) var fraction = ""

  /// What every programming language reads.
  var plainText: String {
    (isNegative ? "-" : "") + (integer.isEmpty ? "0" : integer) + (fraction.isEmpty ? "" : "." + fraction)
  }

  init?(_ text: String, _ separators: NumberSeparators, allowsGrouping: Bool) {
    // Marks of the writing direction come with numbers that are pasted in right-to-left texts.
    let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{061C}"]
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.filter { !marks.contains($0) })
    var rest = String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)[...]
    if let sign = rest.first, "-+\u{2212}".contains(sign) {
      isNegative = sign != "+"
      rest.removeFirst()
    }
    var groups = [""]
    var hasFraction = false
    for character in rest {
      if let digit = Self.digit(character) {
        if hasFraction { fraction.append(digit) } else { groups[groups.count - 1].append(digit) }
      } else if String(character) == separators.decimal, !hasFraction {
        hasFraction = true
      } else if allowsGrouping, !hasFraction, separators.isGrouping(character) {
        groups.append("")
      } else {
        return nil
      }
    }
    guard !hasFraction || !fraction.isEmpty, Self.areComplete(groups, separators) else { return nil }
    integer = groups.joined()
    if integer.isEmpty, fraction.isEmpty { return nil }
  }

  private static func digit(_ character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal, let value = character.wholeNumberValue
    else { return nil }
    return String(value)
  }

  /// Groups stand where the locale puts them, and the first one does not begin with a zero: `0.500` is no 500.
  private static func areComplete(_ groups: [String], _ separators: NumberSeparators) -> Bool {
    guard groups.count > 1, let first = groups.first, let last = groups.last else { return true }
    return (1...separators.otherGroups).contains(first.count) && !first.hasPrefix("0")
      && last.count == separators.lastGroup
      && groups.dropFirst().dropLast().allSatisfy { $0.count == separators.otherGroups }
  }
}
