/// If braces are not balanced, the code is being edited, and there is a brace too few or too many. The braces alone do
/// not show which one, and the next declarations would be read as parts of the incomplete one. So the source is read a
/// second time, with regard to indentation.
extension Lexer {
  /// Whether a second pass with regard to indentation may give a better result.
  var hasUnbalancedBraces: Bool {
    if hasStrayBrace { return true }
    for index in 0..<brackets.count where brackets[index].kind == .brace { return true }
    return false
  }

  /// At the first token of a line: a declaration with no more indentation than the line of an open brace is not inside
  /// that brace, whose closing brace is missing. It is inserted, with an empty range.
  @inline(never) mutating func closeForgottenBraces() {
    if interpolations > 0 { return }
    // The indentation inside parentheses has no fixed rule.
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

  /// Whether a line begins with a word that is hardly used anywhere but before a declaration at file level or in a
  /// type.
  private func startsDeclaration() -> Bool {
    if bytes[position] == UInt8(ascii: "@") { return true }
    var length = 0
    while classes[Int(bytes[position + length])].contains(.identifier) { length += 1 }
    switch words.word(at: bytes + position, length: length) {
    case .func, .class, .struct, .enum, .extension, .protocol, .import, .`init`, .deinit, .subscript, .public, .private,
      .fileprivate, .internal, .static, .override, .final, .mutating, .convenience, .required, .typealias:
      return true
    case .open, .package, .actor, .nonisolated:
      // These words may also be names: a declaration continues with another word.
      return bytes[position + length] == UInt8(ascii: " ")
        && classes[Int(bytes[position + length + 1])].contains(.identifierStart)
    default:
      return false
    }
  }
}
