import StrataModel

/// Codes that somebody enters and that the code itself knows, by what they look like: `code == "FIRST10"`.
extension DecisionScanner {
  /// Upper-case letters and digits and nothing else, apart from dashes: no word, no key, and no name of a format.
  func isReductionCode(_ literal: Int) -> Bool {
    guard tree[literal].kind == .stringLiteral, let content = tree.text(literal), content.count > 3 else {
      return false
    }
    var (hasLetter, hasDigit) = (false, false)
    for character in content {
      if character.isNumber {
        hasDigit = true
      } else if character.isLetter {
        guard character.isUppercase else { return false }
        hasLetter = true
      } else if character != "-" && character != "_" {
        return false
      }
    }
    return hasLetter && hasDigit
  }

  /// A string of the screen, or one that a function gets: neither the name of a text nor what is searched for.
  func isEnteredText(_ value: Operand) -> Bool {
    guard value.number == nil, let name = value.names.last(where: { !vocabulary[.subjectReads].contains($0) }),
      !value.mentions(vocabulary[.searchWords]), !value.mentions(vocabulary[.discriminators]),
      !Words.split(name).contains(where: isNameOfText)
    else { return false }
    // A parameter, or the value of an intent: `case .apply(let code)`.
    if value.names.count == 1, locals.variable(named: name, at: value.range.lowerBound)?.value == nil,
      isParameter(name) || property(named: name) == nil
    {
      return name.first?.isLowercase ?? false
    }
    return ownText(value, named: name) != nil
  }

  private func isNameOfText(_ word: String) -> Bool {
    vocabulary[.texts].contains(word) && !vocabulary[.codeFields].contains(word)
  }

  /// In a view model, a comparison with such a code is a rule whatever it leads to, unless it says what is shown.
  func isDecided(byCode node: Int, _ value: Operand) -> Bool {
    guard setting == .viewModel else { return decides(at: node, value, value) }
    return !resultWords(of: node).contains { vocabulary[.appearances].contains($0) }
  }
}
