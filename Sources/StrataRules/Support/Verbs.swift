import StrataDefinition

/// Decides whether a word can be a verb, by a list of the verbs in names of operations and by word endings. Lenient on
/// purpose: a word that is verb and noun (`order`, `search`) counts as a verb.
struct Verbs {
  private let known: WordList
  private let leading: WordList

  init(_ vocabulary: Vocabulary) { (known, leading) = (vocabulary[.verbs], vocabulary[.leadingVerbs]) }

  /// Whether a name begins with a word that is a verb before an object: `MailInvoice`, not `Mail` or `UnreadMail`.
  func beginsWithVerb(_ words: [String]) -> Bool {
    guard words.count > 1, let first = words.first else { return false }
    return leading.contains(first)
  }

  func isVerb(_ word: String) -> Bool {
    if known.contains(word) { return true }
    for (ending, replacements) in Self.endings where word.hasSuffix(ending) && word.count > ending.count + 1 {
      let stem = String(word.dropLast(ending.count))
      if replacements.contains(where: { known.contains(stem + $0) }) { return true }
      if let last = stem.last, stem.dropLast().last == last, known.contains(String(stem.dropLast())) { return true }
    }
    return Self.productive.contains { word.hasSuffix($0) && word.count > $0.count + 2 }
  }

  /// A verb itself, not one of its forms.
  func base(_ word: String) -> String? { known.contains(word) ? word : nil }

  /// `booking`, `subscription`: nouns if they are the only word.
  func isNoun(_ word: String) -> Bool {
    (word.hasSuffix("ing") || word.hasSuffix("ion")) && !known.contains(word) && isVerb(word)
  }

  /// `subscribe` of `subscription`, `book` of `booking`; nil for a word that is no noun of a known verb.
  func verb(ofNoun word: String) -> String? {
    guard !known.contains(word) else { return nil }
    for (ending, replacements) in Self.nounEndings where word.hasSuffix(ending) && word.count > ending.count + 1 {
      let stem = String(word.dropLast(ending.count))
      if let found = replacements.map({ stem + $0 }).first(where: known.contains) { return found }
    }
    return nil
  }

  /// `booking`
  func isGerund(_ word: String) -> Bool { word.hasSuffix("ing") && isNoun(word) }

  /// `saved`, `shareable`: formed of a verb, and none itself.
  func isAdjective(_ word: String) -> Bool { isParticiple(word) || word.hasSuffix("able") && !known.contains(word) }

  /// `tapped`, `selected`: what happened, not what is done.
  func isParticiple(_ word: String) -> Bool { word.hasSuffix("ed") && !known.contains(word) && isVerb(word) }

  /// `-ing`, `-ed`, `-ion`, `-able` of a known verb; no plurals and no agent nouns (`user` is not derived from `use`).
  private static let endings: [(String, [String])] = [
    ("ing", ["", "e"]), ("ed", ["", "e"]), ("ion", ["", "e"]), ("ation", ["", "e"]), ("ication", ["y"]),
    ("able", ["", "e"]),
  ]

  private static let nounEndings: [(String, [String])] = [
    ("ption", ["be", "pt"]), ("ication", ["y"]), ("ation", ["e", "", "ate"]), ("ion", ["", "e"]), ("ing", ["", "e"]),
  ]

  /// Endings of English verbs.
  private static let productive = ["ize", "ise", "ify"]
}
