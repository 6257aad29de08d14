/// The text around a name of one word, which decides its spelling; a heuristic.
struct Surroundings {
  private let before: Character?
  private let after: Character?
  /// It is joined to another word by an underscore; `_user` is not.
  private let isJoined: Bool
  private let isCapital: Bool
  /// The text has several words.
  private let isProse: Bool

  init(_ letters: [Character], _ range: Range<Int>) {
    before = range.lowerBound > 0 ? letters[range.lowerBound - 1] : nil
    after = range.upperBound < letters.count ? letters[range.upperBound] : nil
    let (first, last) = (range.lowerBound - 2, range.upperBound + 1)
    isJoined =
      before == "_" && first >= 0 && letters[first].isLetter
      || after == "_" && last < letters.count && letters[last].isLetter
    isCapital = letters[range.lowerBound].isUppercase
    isProse = letters.contains(" ")
  }

  /// In order of preference.
  func spellings(_ kind: Renaming.Kind) -> [Spelling] {
    if isJoined { return [isCapital ? .screaming : .snake, isCapital ? .upperCamel : .lowerCamel] }
    if kind == .sql { return [isCapital ? .screaming : .snake, isCapital ? .upperCamel : .lowerCamel] }
    let camel: [Spelling] = [isCapital ? .upperCamel : .lowerCamel]
    if kind == .code || touchesLetter || isBeside("`") { return camel }
    if isBeside("-") || isBeside("/") { return isCapital ? [.upperCamel] : [.kebab] }
    if isBeside(".") && !isEndOfSentence { return camel }
    switch kind {
    case .code, .path, .sql: return camel
    case .comment: return [isCapital ? .sentence : .words]
    case .string where isProse: return [isCapital ? .sentence : .words]
    case .string: return [isCapital ? .sentence : .kebab]
    }
  }

  private var touchesLetter: Bool { [before, after].contains { $0?.isLetter == true || $0?.isNumber == true } }

  private var isEndOfSentence: Bool { after == "." && before != "." && isProse }

  private func isBeside(_ character: Character) -> Bool { before == character || after == character }
}
