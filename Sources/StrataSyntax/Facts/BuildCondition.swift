import StrataModel

/// In which builds a condition holds, and in which it does not. Reads `||`, `&&`, `!`, parentheses, `DEBUG`, `os` and
/// `canImport`, with comments between them; everything else is unknown, and so is a condition that is not read to its
/// end.
struct BuildCondition {
  /// Builds in neither set are unknown.
  struct Value: Equatable {
    var yes: Builds = []
    var no: Builds = []
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0
  /// A limit ended the reading early.
  private var isCutOff = false

  init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

  mutating func value() -> Value {
    let value = read()
    skipTrivia()
    return position == text.count && !isCutOff ? value : Value()
  }

  private mutating func read() -> Value {
    var value = readConjunction()
    while take("||") {
      let right = readConjunction()
      value = Value(yes: value.yes.union(right.yes), no: value.no.intersection(right.no))
    }
    return value
  }

  private mutating func readConjunction() -> Value {
    var value = readOperand()
    while take("&&") {
      let right = readOperand()
      value = Value(yes: value.yes.intersection(right.yes), no: value.no.union(right.no))
    }
    return value
  }

  private mutating func readOperand() -> Value {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    var value = Value()
    if take("(") {
      value = readParenthesized()
    } else {
      value = readName()
    }
    return isNegated ? Value(yes: value.no, no: value.yes) : value
  }

  private mutating func readName() -> Value {
    let name = takeWord()
    if name.isEmpty { position = min(position + 1, text.count) }
    guard take("(") else { return name.isEqual(to: "DEBUG") ? Value(no: .release) : Value() }
    skipTrivia()
    let argument = takeWord()
    skipArguments()
    // A module that some platform lacks is imported where it is.
    if name.isEqual(to: "canImport") { return Value(yes: .platforms) }
    guard name.isEqual(to: "os") else { return Value() }
    let platform: Builds =
      argument.isEqual(to: "iOS") ? .iOS : argument.isEqual(to: "macOS") || argument.isEqual(to: "OSX") ? .macOS : []
    return Value(yes: platform, no: .platforms.subtracting(platform))
  }

  private mutating func readParenthesized() -> Value {
    depth += 1
    defer { depth -= 1 }
    // A limit on the recursion; no real condition is nested this deep.
    guard depth < 64 else {
      position = text.count
      isCutOff = true
      return Value()
    }
    let value = read()
    _ = take(")")
    return value
  }

  private mutating func takeWord() -> UnsafeBufferPointer<UInt8> {
    let start = position
    while position < text.count, text[position].isConditionWord { position += 1 }
    return UnsafeBufferPointer(rebasing: text[start..<position])
  }

  /// The rest of `canImport(UIKit, _version: 1)`, `compiler(>=6)`.
  private mutating func skipArguments() {
    var open = 1
    while position < text.count, open > 0 {
      skipTrivia()
      guard position < text.count else { return }
      if text[position] == UInt8(ascii: "(") { open += 1 }
      if text[position] == UInt8(ascii: ")") { open -= 1 }
      position += 1
    }
  }

  private mutating func take(_ token: StaticString) -> Bool {
    skipTrivia()
    guard isNext(token) else { return false }
    position += token.utf8CodeUnitCount
    return true
  }

  private func isNext(_ token: StaticString) -> Bool {
    let end = position + token.utf8CodeUnitCount
    return end <= text.count && UnsafeBufferPointer(rebasing: text[position..<end]).isEqual(to: token)
  }

  /// White space and comments; those in `/* */` may contain each other.
  private mutating func skipTrivia() {
    while position < text.count {
      if text[position] <= UInt8(ascii: " ") {
        position += 1
      } else if isNext("//") {
        while position < text.count, text[position] != UInt8(ascii: "\n"), text[position] != UInt8(ascii: "\r") {
          position += 1
        }
      } else if isNext("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var open = 0
    while position < text.count {
      if isNext("/*") {
        open += 1
        position += 2
      } else if isNext("*/") {
        open -= 1
        position += 2
        if open == 0 { return }
      } else {
        position += 1
      }
    }
  }
}

extension UInt8 {
  fileprivate var isConditionWord: Bool {
    (self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z")) || (self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z"))
      || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")) || self == UInt8(ascii: "_") || self >= 0x80
  }
}
