/// The name of a feature or type as words, from which each spelling of it is made.
package struct GrownName: Sendable, Hashable {
  private struct Word: Hashable {
    /// Lower-case.
    var text: String
    /// Written in capitals within a name: `URL`.
    var isAcronym: Bool
  }

  private let singular: [Word]
  private let plural: [Word]

  /// - Parameter name: in any spelling: `UserProfile`, `user-profile`, `URLPreview`. Nil without a letter.
  package init?(_ name: String) {
    let words = Self.words(name)
    guard let last = words.last else { return nil }
    var (one, many) = (words, words)
    if Plural.isPlural(last.text), last.text.count > 1 {
      one[one.count - 1].text = Plural.singular(last.text)
    } else if !last.isAcronym {
      many[many.count - 1].text = Plural.of(last.text)
    }
    // An acronym has its plural in a small letter: `URLs`.
    singular = one
    plural = many
  }

  package func text(_ spelling: Spelling, isPlural: Bool = false) -> String {
    let words = isPlural ? plural : singular
    // `URLs` of `URL`
    let ending = isPlural && plural == singular && plural.last?.isAcronym == true ? "s" : ""
    switch spelling {
    case .upperCamel: return words.map(capitalized).joined() + ending
    case .lowerCamel:
      return (words.first?.text ?? "") + words.dropFirst().map(capitalized).joined() + ending
    case .snake: return words.map(\.text).joined(separator: "_") + ending
    case .screaming: return words.map(\.text).joined(separator: "_").uppercased() + ending.uppercased()
    case .kebab: return words.map(\.text).joined(separator: "-") + ending
    case .flat: return words.map(\.text).joined() + ending
    case .words: return words.map(inText).joined(separator: " ") + ending
    case .sentence:
      let rest = words.dropFirst().map { " " + inText($0) }.joined()
      return (words.first.map(capitalized) ?? "") + rest + ending
    case .title: return words.map(capitalized).joined(separator: " ") + ending
    }
  }

  /// Whether one and several have the same words: `Series`.
  var isItsOwnPlural: Bool { singular == plural && plural.last?.isAcronym == false }

  /// The plural in an identifier, where it differs from the singular in any case: `SeriesList`.
  /// - Parameter ending: what tells several from one where the word does not.
  func pluralInCode(_ spelling: Spelling, ending: String) -> String {
    let plural = text(spelling, isPlural: true)
    guard isItsOwnPlural, [.upperCamel, .lowerCamel].contains(spelling) else { return plural }
    return plural + ending
  }

  /// Another identifier that has this name, too: in front, or behind the verb of a use case: `RefreshUserDataUseCase`.
  func combined(with identifier: String) -> String {
    guard identifier.first?.isUppercase == true else {
      return text(.lowerCamel) + identifier.prefix(1).uppercased() + identifier.dropFirst()
    }
    guard identifier.hasSuffix("UseCase"), let verb = GrownName(identifier)?.words.first else {
      return text(.upperCamel) + identifier
    }
    return identifier.prefix(verb.count) + text(.upperCamel) + identifier.dropFirst(verb.count)
  }

  /// The words, in the singular; acronyms in capitals.
  var words: [String] { singular.map(inText) }

  /// Whether the words of another name stand together among these.
  func contains(_ other: GrownName) -> Bool {
    let count = other.singular.count
    return singular.count >= count
      && (0...singular.count - count).contains { singular[$0..<$0 + count].elementsEqual(other.singular) }
  }

  /// Whether types can have it in their names: ASCII letters and digits, a letter first.
  package var isIdentifier: Bool {
    let text = text(.upperCamel)
    return text.first?.isLetter == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private func capitalized(_ word: Word) -> String {
    word.isAcronym ? word.text.uppercased() : word.text.prefix(1).uppercased() + word.text.dropFirst()
  }

  private func inText(_ word: Word) -> String { word.isAcronym ? word.text.uppercased() : word.text }

  private static func words(_ name: String) -> [Word] {
    spelledWords(of: name).map { word in
      let capitals = word.hasSuffix("s") ? word.dropLast() : word[...]
      let isAcronym = capitals.count > 1 && capitals.allSatisfy { $0.isUppercase || $0.isNumber }
      return Word(text: (isAcronym ? String(capitals) : word).lowercased(), isAcronym: isAcronym)
    }
  }

  /// The words of a name as they stand in it: `Get`, `URLs`.
  static func spelledWords(of name: String) -> [String] {
    var words: [String] = []
    var current = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        if !current.isEmpty { words.append(current) }
        current = ""
        continue
      }
      if letter.isUppercase, let last = current.last {
        let next = index + 1 < letters.count ? letters[index + 1] : nil
        // A capital begins a word after a small letter, or before one: `URLPreview`.
        if !last.isUppercase || next?.isLowercase == true && !isPluralEnd(letters, index + 1) {
          words.append(current)
          current = ""
        }
      }
      current.append(letter)
    }
    if !current.isEmpty { words.append(current) }
    return words
  }

  /// The `s` of `URLs`.
  private static func isPluralEnd(_ letters: [Character], _ index: Int) -> Bool {
    letters[index] == "s" && (index + 1 == letters.count || !letters[index + 1].isLowercase)
  }
}

/// How the words of a name are put together.
package enum Spelling: Sendable, CaseIterable {
  /// `UserProfile`
  case upperCamel
  /// `userProfile`
  case lowerCamel
  /// `user_profile`
  case snake
  /// `USER_PROFILE`
  case screaming
  /// `user-profile`
  case kebab
  /// `userprofile`
  case flat
  /// `user profile`
  case words
  /// `User profile`
  case sentence
  /// `User Profile`
  case title
}
