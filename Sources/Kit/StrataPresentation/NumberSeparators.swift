import Foundation
import StrataLock

/// How a locale writes numbers.
struct NumberSeparators: Sendable {
  let decimal: String
  let grouping: String
  /// Digits of the group before the decimal separator, and of those before that: 3 and 2 in India.
  let lastGroup: Int
  let otherGroups: Int

  /// Those of a locale, which a formatter is made for only once: it costs a hundred times the reading of a number.
  static func of(_ locale: Locale) -> NumberSeparators {
    // What it says may change.
    if locale == .autoupdatingCurrent { return NumberSeparators(of: locale) }
    if let known = known.withLock({ $0[locale] }) { return known }
    let separators = NumberSeparators(of: locale)
    known.withLock { known in
      if known.count >= 8 { known = [:] }
      known[locale] = separators
    }
    return separators
  }

  private static let known = Locked<[Locale: NumberSeparators]>([:])

  private init(of locale: Locale) {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    decimal = formatter.decimalSeparator
    grouping = formatter.groupingSeparator
    // Foundation on Linux does not know the sizes of the groups, but writes them.
    let sample = 1_234_567_890.formatted(.number.locale(locale).grouping(.automatic))
    let groups = sample.components(separatedBy: formatter.groupingSeparator).map(\.count)
    lastGroup = groups.count > 1 ? groups[groups.count - 1] : 3
    otherGroups = groups.count > 2 ? groups[groups.count - 2] : lastGroup
  }

  /// Keyboards have one space and one apostrophe, locales have several.
  func isGrouping(_ character: Character) -> Bool {
    let typed = String(character)
    if typed == decimal { return false }
    if typed == grouping { return true }
    if let first = grouping.first, first.isWhitespace { return character.isWhitespace }
    return Self.apostrophes.contains(grouping) && Self.apostrophes.contains(typed)
  }

  private static let apostrophes: Set<String> = ["'", "\u{2019}"]
}
