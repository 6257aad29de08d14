/// Where braces do not balance, the code is being edited, and a brace is missing or too many. Its counterpart
/// cannot be determined from the braces alone, and the next declarations would be taken for parts of the broken one. So the
/// source is read again, and now indentation has a say.
extension Lexer {
  /// Whether a second reading that trusts the indentation may do better.
  var hasUnbalancedBraces: Bool {
    if hasStrayBrace { return true }
    for index in 0..<brackets.count where brackets[index].kind == .brace { return true }
    return false
  }

  /// At the first token of a line: a declaration that is indented no further than the line of an open brace does not
  /// stand between that brace and its counterpart, which has been forgotten. It is put in, without any width.
  @inline(never) mutating func closeForgottenBraces() {
    if interpolations > 0 { return }
    // Lines inside parentheses are indented by taste.
    if brackets.count > 0, brackets.top.kind != .brace, !startsDeclaration() { return }
    indentation = currentIndentation
    guard startsDeclaration() else { return }
    var index = brackets.count - 1
    let lowest = max(0, index - 512)
    while index >= lowest {
      let entry = brackets[index]
      if entry.kind == .brace {
        if entry.indentation < indentation { return }
        closeForgotten(index)
      }
      index -= 1
    }
  }

  private mutating func closeForgotten(_ index: Int) {
    let opening = Int(brackets[index].token)
    errors.append(tokens[opening].start)
    tokens[opening].match = UInt32(count)
    brackets.cut(to: index)
    let place = (position, pending)
    position = Int(tokens[count - 1].end)
    pending = .isBroken
    append(.rightBrace, from: position)
    (position, pending) = place
  }

  private var currentIndentation: Int32 {
    var offset = position
    while offset > 0, classes[Int(bytes[offset - 1])].contains(.blank) { offset -= 1 }
    return Int32(truncatingIfNeeded: position - offset)
  }

  /// At a word that hardly stands anywhere but before a declaration of a file or a type.
  private func startsDeclaration() -> Bool {
    if bytes[position] == UInt8(ascii: "@") { return true }
    var length = 0
    while classes[Int(bytes[position + length])].contains(.identifier) { length += 1 }
    switch words.word(at: bytes + position, length: length) {
    case .func, .class, .struct, .enum, .extension, .protocol, .import, .`init`, .deinit, .subscript, .public, .private,
      .fileprivate, .internal, .static, .override, .final, .mutating, .convenience, .required, .typealias:
      return true
    case .open, .package, .actor, .nonisolated:
      // Names too: a declaration goes on with a word.
      return bytes[position + length] == UInt8(ascii: " ")
        && classes[Int(bytes[position + length + 1])].contains(.identifierStart)
    default:
      return false
    }
  }
}
