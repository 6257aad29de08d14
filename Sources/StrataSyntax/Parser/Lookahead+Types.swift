extension Word {
  /// Whether the word may come before a parameter's type.
  @inline(__always) var isTypeSpecifier: Bool {
    switch self {
    case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending: true
    default: false
    }
  }
}

extension Token {
  /// Whether the token may begin a type after a specifier, so that the word before it is a specifier and not a type.
  @inline(__always) func startsSpecifiedType(_ bytes: UnsafePointer<UInt8>) -> Bool {
    switch kind {
    case .at, .leftParen, .identifier, .leftSquare, .wildcard: true
    case .keyword: word == .inout || word == .Any || word == .`Self` || word == .var || word == .let
    case .prefixOperator: length == 1 && bytes[Int(start)] == UInt8(ascii: "~")
    default: false
    }
  }
}

/// Skips types. Each function returns whether there was one at the cursor.
extension Lookahead {
  mutating func skipType() -> Bool {
    _ = accept(.repeat)
    guard skipScalarType() else { return false }
    _ = acceptEllipsis()
    return true
  }

  mutating func skipScalarType() -> Bool {
    guard depth < Self.nestingLimit else { return false }
    depth += 1
    defer { depth -= 1 }
    guard skipTypeSpecifiers() else { return false }
    skipAttributes(ofType: true)
    guard skipComposition() else { return false }
    if kind == .arrow {
      advance()
      return skipType()
    }
    if kind == .identifier || kind == .keyword {
      skipEffects()
      if kind == .arrow {
        advance()
        return skipType()
      }
    }
    return true
  }

  private mutating func skipTypeSpecifiers() -> Bool {
    let start = index
    while word != .none, index < start + Self.listLimit {
      if word.isTypeSpecifier, next.startsSpecifiedType(bytes) {
        advance()
      } else if word == .nonisolated, next.startsSpecifiedType(bytes) {
        advance()
        if kind == .leftParen, !startsLine {
          guard next.word == .nonsending else { return false }
          skip()
        }
      } else {
        break
      }
    }
    return true
  }

  mutating func skipEffects() {
    for _ in 0..<Self.listLimit {
      switch word {
      case .async, .reasync:
        advance()
      case .await, .try, .throw:
        if startsLine { return }
        fallthrough
      case .throws, .rethrows:
        let isThrows = word != .await
        advance()
        if isThrows, accept(.leftParen) {
          _ = skipComposition()
          _ = accept(.rightParen)
        }
      default:
        return
      }
    }
  }

  mutating func skipComposition() -> Bool {
    if word == .some || word == .any || word == .each { advance() }
    guard skipSimpleType() else { return false }
    while at(operator: UInt8(ascii: "&")), kind.isOperator {
      advance()
      guard skipSimpleType() else { return false }
    }
    return true
  }

  mutating func skipSimpleType() -> Bool {
    switch kind {
    case .prefixOperator:
      guard at(operator: UInt8(ascii: "~")) else { return false }
      advance()
      guard kind == .identifier || word == .`Self`, skipTypeName() else { return false }
    case .identifier:
      guard skipTypeName() else { return false }
    case .keyword:
      if word == .repeat { return true }
      guard word == .Any || word == .`Self`, skipTypeName() else { return false }
    case .leftParen:
      guard skipTupleType() else { return false }
    case .leftSquare:
      guard skipCollectionType() else { return false }
    case .wildcard:
      if next.kind == .colonColon {
        guard skipTypeName() else { return false }
      } else {
        advance()
      }
    default:
      return false
    }
    while true {
      switch kind {
      case .period:
        advance()
        guard kind == .keyword || kind == .identifier, skipTypeName(allowKeyword: true) else { return false }
      case .postfixQuestion where !startsLine, .exclamation where !startsLine:
        consumed &+= 1
        if consumed == tokens[index].length { advance() }
      default:
        return true
      }
    }
  }

  /// A name with its generic arguments.
  mutating func skipTypeName(allowKeyword: Bool = false) -> Bool {
    if next.kind == .colonColon, kind != .colonColon {
      advance()
      advance()
    }
    if word == .Any {
      advance()
      return true
    }
    guard kind == .identifier || word == .`Self` || (allowKeyword && kind == .keyword) else { return false }
    advance()
    if at(prefix: UInt8(ascii: "<")) { return skipGenericArguments() }
    return true
  }

  mutating func skipInteger() -> Bool {
    if accept(.integer) { return true }
    guard at(operator: UInt8(ascii: "-")), next.kind == .integer else { return false }
    advance()
    advance()
    return true
  }

  /// `[T]`, `[K: V]`, `[n of T]`
  private mutating func skipCollectionType() -> Bool {
    advance()
    if skipInteger() {
      guard word == .of, !startsLine else { return false }
    } else {
      guard skipType() else { return false }
    }
    if word == .of, !startsLine {
      advance()
      guard skipInteger() || skipType() else { return false }
    } else if accept(.colon) {
      guard skipType() else { return false }
    }
    return accept(.rightSquare)
  }

  /// Whether an array type of fixed size follows after the `[`.
  var opensInlineArray: Bool {
    var copy = self
    guard copy.skipInteger() || copy.skipScalarType() else { return false }
    return copy.word == .of && !copy.startsLine
  }

  private mutating func skipTupleType() -> Bool {
    advance()
    if kind == .rightParen || kind == .rightBrace { return accept(.rightParen) }
    if acceptEllipsis() { return accept(.rightParen) }
    if word != .inout, word != .none {
      var copy = self
      if copy.startsDeclaration(inMembers: false) { return accept(.rightParen) }
    }
    repeat {
      _ = accept(.inout)
      if startsParameterName(isClosure: false) {
        advance()
        if rest.isLabel { advance() }
        guard accept(.colon), skipType() else { return false }
        if accept(.equal) {
          while kind != .comma, !kind.isClosing { skip() }
        }
      } else {
        guard skipType() else { return false }
        _ = acceptEllipsis()
      }
    } while accept(.comma) && kind != .rightParen
    return accept(.rightParen)
  }

  /// Whether the name of a parameter follows, and not a type.
  func startsParameterName(isClosure: Bool) -> Bool {
    guard rest.isLabel else { return false }
    let next = next
    if next.kind == .colon { return true }
    if next.isLabel {
      switch word {
      case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming, .sending:
        return tokens[min(index + 2, tokenCount)].kind == .colon
      default:
        return true
      }
    }
    if next.kind == .postfixQuestion || next.kind == .exclamation { return false }
    return isClosure
  }
}
