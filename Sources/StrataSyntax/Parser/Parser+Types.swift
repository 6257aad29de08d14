extension Parser {
  /// A type, if there is one. False if nothing was consumed.
  @discardableResult
  mutating func parseType() -> Bool {
    guard depth < Self.nestingLimit else {
      skipOne()
      return true
    }
    depth &+= 1
    defer { depth &-= 1 }
    if word == .repeat {
      let node = open(.packType)
      advance()
      if !parseScalarType() { noteError() }
      close(node)
      return true
    }
    return parseScalarType()
  }

  /// attribute*, modifier*, a composition, and the result of a function type
  mutating func parseScalarType() -> Bool {
    let first = count
    let isAttributed = kind == .at || (word != .none && startsTypeSpecifier())
    if isAttributed {
      let node = open(.attributedType)
      while word != .none, startsTypeSpecifier() { parseTypeSpecifier() }
      parseTypeAttributes()
      while word == .nonisolated, startsTypeSpecifier() { parseTypeSpecifier() }
      if !parseFunctionOrComposition(count) { noteError() }
      close(node)
      return true
    }
    return parseFunctionOrComposition(first)
  }

  private mutating func parseTypeAttributes() {
    while kind == .at { parseAttribute(ofType: true) }
  }

  private func startsTypeSpecifier() -> Bool {
    if word == .nonisolated {
      return next.startsSpecifiedType(bytes) && !(next.kind == .leftParen && next.flags.contains(.startsLine))
    }
    return word.isTypeSpecifier && next.startsSpecifiedType(bytes)
  }

  private mutating func parseTypeSpecifier() {
    let node = open(.modifier)
    let isNonisolated = word == .nonisolated
    advance()
    if isNonisolated, kind == .leftParen, !token.flags.contains(.spaceBefore) { skipToken() }
    close(node)
  }

  @inline(__always) private mutating func parseFunctionOrComposition(_ first: Int) -> Bool {
    guard parseComposition() else { return false }
    if kind == .arrow || (word != .none && startsFunctionArrow()) {
      let node = wrap(first, as: .functionType)
      parseEffects()
      if !accept(.arrow) { noteError() }
      if !parseType() { noteError() }
      close(node)
    }
    return true
  }

  private func startsFunctionArrow() -> Bool {
    switch word {
    case .async, .throws, .rethrows, .reasync, .await, .try, .throw:
      var cursor = lookahead()
      cursor.skipEffects()
      return cursor.kind == .arrow
    default:
      return false
    }
  }

  /// `some P & Q`, `any P`, `each T`, `A & B`
  mutating func parseComposition() -> Bool {
    switch word {
    case .each:
      let node = open(.packType)
      advance()
      if !parseSimpleType() { noteError() }
      close(node)
    case .some, .any:
      let node = open(word == .some ? .someType : .anyType)
      advance()
      let constraint = count
      if parseSimpleType() { parseRestOfComposition(constraint) } else { noteError() }
      close(node)
    default:
      let first = count
      guard parseSimpleType() else { return false }
      parseRestOfComposition(first)
    }
    return true
  }

  /// `& Q & R`; optional
  @inline(__always) private mutating func parseRestOfComposition(_ first: Int) {
    guard at(operator: UInt8(ascii: "&")) else { return }
    let node = wrap(first, as: .compositionType)
    while at(operator: UInt8(ascii: "&")) {
      advance()
      if !parseSimpleType() {
        noteError()
        break
      }
    }
    close(node)
  }

  /// The number of suffixes of one type (`.Member`, `?`) that are kept: each adds a nesting level.
  static var suffixLimit: Int { 64 }
}
