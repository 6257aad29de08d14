extension Word {
  @inline(__always) var isAccessor: Bool {
    switch self {
    case .get, .set, .didSet, .willSet, .`init`, ._read, ._modify, .borrow, .mutate, .unsafeAddress,
      .unsafeMutableAddress, .addressWithOwner, .addressWithNativeOwner, .mutableAddressWithOwner,
      .mutableAddressWithNativeOwner:
      return true
    default:
      return false
    }
  }

  fileprivate var isAccessorModifier: Bool {
    switch self {
    case .__consuming, .consuming, .borrowing, .mutating, .nonmutating, .yielding: true
    default: false
    }
  }
}

extension Parser {
  /// `{ get set }`, or the statements of a getter: accessorBlock or codeBlock
  mutating func parseAccessors() {
    guard enter() else { return }
    defer { leave() }
    let opening = index
    let node = open(.accessorBlock)
    advance()
    if startsAccessor() {
      repeat { parseAccessor() } while startsAccessor()
    } else if kind != .rightBrace {
      nodes[node].kind = .codeBlock
      parseItems(until: .brace)
    } else {
      nodes[node].kind = .codeBlock
    }
    leaveBracket(opening, .rightBrace)
    close(node)
  }

  private func startsAccessor() -> Bool {
    if word.isAccessor { return true }
    guard kind == .at || word.isAccessorModifier else { return false }
    var cursor = lookahead()
    cursor.skipAttributes()
    while cursor.word.isAccessorModifier { cursor.advance() }
    return cursor.word.isAccessor
  }

  private mutating func parseAccessor() {
    let node = open(.accessor)
    parseAttributes()
    while word.isAccessorModifier { leaf(.modifier) }
    let takesParameter = word == .set || word == .willSet || word == .didSet || word == .`init`
    leaf(.name)
    if takesParameter, kind == .leftParen {
      let list = open(.parameterList)
      let opening = index
      advance()
      let parameter = open(.parameter)
      parseName()
      close(parameter)
      leaveBracket(opening, .rightParen)
      close(list)
    }
    parseEffects()
    if kind == .leftBrace { parseCodeBlock() }
    close(node)
  }

  /// Whether the `{` after a value begins observers of a stored property, and not a trailing closure.
  func startsObservers() -> Bool { startsObservers(at: index) }

  /// The same for a `{` at another token.
  func startsObservers(at position: Int) -> Bool {
    let next = tokens[position + 1]
    switch next.word {
    case .didSet, .willSet, .`init`: return true
    default: break
    }
    guard next.kind == .at else { return false }
    var cursor = lookahead(at: position + 1)
    if cursor.next.word == ._accessorBlock { return true }
    while cursor.accept(.at) {
      guard cursor.accept(.identifier) else { return false }
      if cursor.kind == .leftParen { cursor.skip() }
    }
    return cursor.word == .didSet || cursor.word == .willSet || cursor.word == .`init`
  }
}
