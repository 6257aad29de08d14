extension Parser {
  /// A type without operators around it: `A.B<C>?`, `[K: V]`, `(A, b: B)`, `~Copyable`
  mutating func parseSimpleType(allowOptional: Bool = true, allowMembers: Bool = true) -> Bool {
    if kind == .prefixOperator || kind == .binaryOperator, at(operator: UInt8(ascii: "~")) {
      let node = open(.suppressedType)
      advance()
      if !parseUnsuppressedType(allowOptional, allowMembers) { noteError() }
      close(node)
      return true
    }
    return parseUnsuppressedType(allowOptional, allowMembers)
  }

  @inline(__always) private mutating func parseUnsuppressedType(_ allowOptional: Bool, _ allowMembers: Bool) -> Bool {
    let first = count
    switch kind {
    case .identifier: parseIdentifierType()
    case .keyword:
      guard word == .`Self` || word == .Any || next.kind == .colonColon else { return false }
      parseIdentifierType()
    case .leftParen: parseTupleType()
    case .leftSquare: parseCollectionType()
    case .wildcard:
      if next.kind == .colonColon { parseIdentifierType() } else { leaf(.placeholderType) }
    default: return false
    }
    switch kind {
    case .period, .postfixQuestion, .exclamation: parseTypeSuffixes(first, allowOptional, allowMembers)
    default: break
    }
    return true
  }

  private mutating func parseTypeSuffixes(_ first: Int, _ allowOptional: Bool, _ allowMembers: Bool) {
    var suffixes = 0
    while true {
      switch kind {
      case .period where allowMembers || next.word == .Type || next.word == .Protocol:
        // `T. \n name`: a period without a name on its line ends the type.
        if next.flags.contains(.startsLine), !token.flags.contains(.spaceBefore) {
          noteError()
          return advance()
        }
        suffixes += 1
        if suffixes > Self.suffixLimit { return skipTypeSuffixes() }
        parseMemberType(first)
      case .postfixQuestion, .exclamation:
        guard allowOptional || next.kind == .period else { return }
        suffixes += 1
        if suffixes > Self.suffixLimit { return skipTypeSuffixes() }
        let node = wrap(first, as: kind == .exclamation ? .implicitlyUnwrappedType : .optionalType)
        advanceOverMark()
        close(node)
      default:
        return
      }
    }
  }

  private mutating func parseMemberType(_ first: Int) {
    let isMetatype = next.word == .Type || next.word == .Protocol
    let node = wrap(first, as: isMetatype ? .metatype : .memberType)
    advance()
    if isMetatype {
      advance()
    } else {
      skipModuleSelector()
      if kind == .identifier || kind == .keyword { leaf(.name) } else { noteError() }
      if at(prefix: UInt8(ascii: "<")) { parseGenericArguments() }
    }
    close(node)
  }

  /// Suffixes beyond the limit, which only generated code has.
  private mutating func skipTypeSuffixes() {
    noteError()
    let node = open(.skipped, flags: .isBroken)
    while kind == .period || kind == .postfixQuestion || kind == .exclamation || kind == .identifier { advance() }
    close(node)
  }

  /// name, genericArguments?
  mutating func parseIdentifierType() {
    let node = open(.identifierType)
    skipModuleSelector()
    leaf(.name)
    if at(prefix: UInt8(ascii: "<")) { parseGenericArguments() }
    close(node)
  }

  /// `Module::` before a name
  @inline(__always) mutating func skipModuleSelector() {
    while next.kind == .colonColon, kind == .identifier || kind == .keyword || kind == .wildcard {
      advance()
      advance()
      if startsLine { return }
    }
  }

  /// `[T]`, `[K: V]`, `[n of T]`
  mutating func parseCollectionType() {
    let node = open(.arrayType)
    guard enter() else { return close(node) }
    defer { leave() }
    let opening = index
    advance()
    if !parseGenericArgument() { noteError() }
    if word == .of, !startsLine {
      nodes[node].kind = .inlineArrayType
      advance()
      if !parseGenericArgument() { noteError() }
    } else if accept(.colon) {
      nodes[node].kind = .dictionaryType
      if !parseType() { noteError() }
    }
    leaveBracket(opening, .rightSquare)
    close(node)
  }

  /// `(A, b: B...)`
  private mutating func parseTupleType() {
    let node = open(.tupleType)
    guard enter() else { return close(node) }
    defer { leave() }
    let opening = index
    advance()
    while kind != .rightParen, !kind.isClosing {
      let element = open(.tupleElement)
      if lookahead().startsParameterName(isClosure: false) {
        leaf(.name)
        if kind != .colon, token.isLabel { leaf(.name) }
        if !accept(.colon) { noteError() }
      }
      let isType = parseType()
      if !isType { noteError() }
      if at(operator: "...") { leaf(.ellipsis) }
      close(element)
      if !accept(.comma) || !isType { break }
    }
    leaveBracket(opening, .rightParen)
    close(node)
  }
}
