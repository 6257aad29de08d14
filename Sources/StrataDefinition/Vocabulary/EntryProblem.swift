/// Why an entry of a list can never match a name.
enum EntryProblem {
  /// - Parameter others: the entries of the list that come before, included ones first.
  static func find(in entry: String, of kind: WordList.Kind, others: some Sequence<String>) -> String? {
    shape(of: entry, kind) ?? shadow(over: entry, of: kind, others: others)
  }

  private static func shape(of entry: String, _ kind: WordList.Kind) -> String? {
    switch kind {
    case .word:
      if let other = entry.unicodeScalars.first(where: { !$0.properties.isAlphabetic }) {
        return "names are split at '\(other)' before words are compared; list each word separately"
      }
      let lower = entry.lowercased()
      return entry == lower ? nil : "words are compared in lower case; write '\(lower)'"
    case .name, .prefix, .suffix, .affix:
      if let other = entry.unicodeScalars.first(where: { !isIdentifier($0) }) { return "no identifier has '\(other)'" }
      if kind == .affix, let first = entry.first, !first.isUppercase {
        return "words of a type's name begin with a capital; write '\(first.uppercased())\(entry.dropFirst())'"
      }
      let isDigit = entry.utf8.first.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
      return isDigit && kind != .suffix ? "no identifier begins with a digit" : nil
    case .glob:
      if let problem = Glob.problem(in: entry) { return "it is not a pattern: \(problem)" }
      return entry.contains { $0.isWhitespace } ? "no name has a space" : nil
    }
  }

  private static func shadow(
    over entry: String, of kind: WordList.Kind, others: some Sequence<String>
  ) -> String? {
    for other in others {
      if other == entry { return "it is already in the list" }
      let isShadowed: Bool
      switch kind {
      case .word, .name: isShadowed = false
      case .prefix: isShadowed = entry.hasPrefix(other)
      case .affix: isShadowed = entry == other + "s"
      case .suffix: isShadowed = entry.hasSuffix(other)
      case .glob: isShadowed = !WordList.isPattern(entry) && Glob(other).matches(entry)
      }
      if isShadowed { return "'\(other)' matches everything that it matches" }
    }
    return nil
  }

  private static func isIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || scalar.properties.isXIDContinue
  }
}
