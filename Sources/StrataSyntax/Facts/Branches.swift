import StrataModel

extension Lowering {
  /// Calls `body` for every branch of an `#if`, with the condition of that branch.
  mutating func lowerBranches(of index: UInt32, _ body: (inout Lowering, UInt32) -> Void) {
    // Whether an earlier condition, which is false here, holds in all builds but debug builds.
    var isDebugHere = conditions[Int(condition)].isDebug
    for branch in children(index) where kind(branch) == .conditionalBranch {
      var fact = ConditionFact(parent: condition, isDebug: isDebugHere)
      if let text = child(.conditionText, of: branch) {
        fact.text = internFolded(tree.text(text))
        var reader = DebugCondition(text: tree.text(text))
        let value = reader.value()
        fact.isDebug = isDebugHere || value.whenTrue
        isDebugHere = isDebugHere || value.whenFalse
      }
      conditions.append(fact)
      inCondition(UInt32(conditions.count - 1)) { body(&$0, branch) }
    }
  }

  /// Interns a condition with white space reduced to single spaces.
  private mutating func internFolded(_ text: UnsafeBufferPointer<UInt8>) -> NameID {
    let isSpace: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
    var needsFolding = false
    for i in text.indices.dropFirst() where isSpace(text[i]) && (isSpace(text[i - 1]) || text[i] != UInt8(ascii: " ")) {
      needsFolding = true
    }
    guard needsFolding else { return text.baseAddress.map { names.intern($0, text.count) } ?? .none }
    var folded: [UInt8] = []
    for byte in text {
      if !isSpace(byte) {
        folded.append(byte)
      } else if let last = folded.last, last != UInt8(ascii: " ") {
        folded.append(UInt8(ascii: " "))
      }
    }
    if folded.last == UInt8(ascii: " ") { folded.removeLast() }
    return names.intern(folded)
  }
}

/// Whether a condition is true, or false, only in debug builds. Reads `||`, `&&`, `!`, parentheses and names, with
/// comments between them; everything else is unknown, and so is a condition that is not read to its end.
struct DebugCondition {
  struct Value {
    /// The condition holds in debug builds only.
    var whenTrue = false
    /// The condition fails in debug builds only.
    var whenFalse = false
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
      value = Value(
        whenTrue: value.whenTrue && right.whenTrue, whenFalse: value.whenFalse || right.whenFalse)
    }
    return value
  }

  private mutating func readConjunction() -> Value {
    var value = readOperand()
    while take("&&") {
      let right = readOperand()
      value = Value(
        whenTrue: value.whenTrue || right.whenTrue, whenFalse: value.whenFalse && right.whenFalse)
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
      let start = position
      while position < text.count, text[position].isConditionWord { position += 1 }
      let word = UnsafeBufferPointer(rebasing: text[start..<position])
      value.whenTrue = word.isEqual(to: "DEBUG")
      if position == start { position = min(position + 1, text.count) }
      skipArguments()
    }
    return isNegated ? Value(whenTrue: value.whenFalse, whenFalse: value.whenTrue) : value
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

  /// `os(iOS)`, `compiler(>=6)`: unknown, whatever the argument is.
  private mutating func skipArguments() {
    guard take("(") else { return }
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
