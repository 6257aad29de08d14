/// The name of a field in the spellings that code and its strings have: `unitPrice`, `UnitPrice`, `unit price`, `Unit price`.
/// Unlike the name of a feature, it has one number: `tags` stays `tags`.
struct FieldName {
  let lowerCamel: String
  /// With spaces, in small letters apart from acronyms.
  let words: String

  init(_ name: String) {
    lowerCamel = name
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isCapital = letter.isUppercase
      let followsSmall = index > 0 && !letters[index - 1].isUppercase
      let precedesSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if index == 0 || isCapital && (followsSmall || precedesSmall) { words.append("") }
      words[words.count - 1].append(letter)
    }
    self.words = words.map { word in
      let isAcronym = word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
      return isAcronym ? word : word.lowercased()
    }.joined(separator: " ")
  }

  private var upperCamel: String { lowerCamel.prefix(1).uppercased() + lowerCamel.dropFirst() }
  /// What a person reads beside the field.
  var label: String { words.prefix(1).uppercased() + words.dropFirst() }

  /// In any of the spellings. The name of an exemplar's field has two words, which stand nowhere else.
  func isMentioned(in text: String) -> Bool { spellings.contains { text.contains($0) } }

  func renamed(to other: FieldName, in text: String) -> String {
    zip(spellings, other.spellings).reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// With another name where whole words of a text are this one.
  func replaced(by other: FieldName, in text: String) -> String {
    var result = ""
    var rest = Substring(text)
    func isPart(_ letter: Character?) -> Bool { letter.map { $0.isLetter || $0.isNumber } == true }
    while let letter = rest.first {
      let found = zip(spellings, other.spellings).first { old, _ in
        rest.hasPrefix(old) && !isPart(result.last) && !isPart(rest.dropFirst(old.count).first)
      }
      result += found?.1 ?? String(letter)
      rest = rest.dropFirst(found?.0.count ?? 1)
    }
    return result
  }

  private var spellings: [String] { [lowerCamel, upperCamel, label, words] }
}
