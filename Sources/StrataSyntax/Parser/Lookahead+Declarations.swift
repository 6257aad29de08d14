extension Word {
  /// Whether the word may come before a declaration's introducer. `class` may, too, but it is also an introducer.
  @inline(__always) var isModifier: Bool {
    switch self {
    case .fileprivate, .internal, .private, .public, .static, .__consuming, .__setter_access, ._const, ._local, .async,
      .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy,
      .mutating, .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .reasync,
      .required, .rethrows, .sending, .unowned, .weak:
      return true
    default:
      return false
    }
  }

  /// Whether the modifier may have an argument in parentheses.
  var takesArgument: Bool {
    switch self {
    case .fileprivate, .internal, .nonisolated, .package, .private, .public, .unowned: true
    default: false
    }
  }

  /// Whether the word introduces a declaration in every context.
  @inline(__always) var isIntroducer: Bool {
    switch self {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .let, .operator, .precedencegroup,
      .protocol, .struct, .subscript, .typealias, .var, .inout, .`init`, ._borrowing:
      return true
    default:
      return false
    }
  }
}

extension Lookahead {
  /// Whether a declaration starts here. Moves the cursor.
  /// - Parameter inMembers: among the members of a type, where nothing else is valid.
  mutating func startsDeclaration(inMembers: Bool) -> Bool {
    var hasAttribute = false
    for _ in 0..<Self.listLimit {
      if kind == .at {
        skipAttributes()
        hasAttribute = true
      } else if kind == .poundIf {
        var copy = self
        guard copy.skipConditionalAttributes() else { break }
        self = copy
        hasAttribute = true
      } else {
        break
      }
    }
    if hasAttribute, kind == .rightBrace || kind == .endOfFile || kind == .poundEndif { return true }
    let hasModifier = skipModifiers()
    let word = word
    if word.isIntroducer { return true }
    switch word {
    case .actor:
      return startsActor(inMembers: inMembers)
    case .case:
      return inMembers
    case .macro:
      return next.kind == .identifier
    case .using:
      return false
    default:
      break
    }
    if kind == .pound { return hasAttribute || hasModifier || inMembers }
    guard inMembers else { return false }
    if hasAttribute || hasModifier { return true }
    return startsFunctionWithoutKeyword || startsVariableWithoutKeyword
  }

  /// Skips modifiers. True if there was one.
  private mutating func skipModifiers() -> Bool {
    let start = index
    while word.isModifier, index < start + 2 * Self.listLimit {
      let takesArgument = word.takesArgument
      advance()
      if takesArgument, kind == .leftParen { skip() }
    }
    return index > start
  }

  /// `actor Name`, or `actor` and further modifiers before a name.
  private mutating func startsActor(inMembers: Bool) -> Bool {
    if next.kind == .identifier { return next.word == .none || !next.word.isModifier || startsActorSlowly(inMembers) }
    return startsActorSlowly(inMembers)
  }

  private mutating func startsActorSlowly(_ inMembers: Bool) -> Bool {
    if next.kind == .identifier { return true }
    guard depth < 8 else { return false }
    depth += 1
    defer { depth -= 1 }
    var steps = 0
    repeat {
      advance()
      steps += 1
      var copy = self
      if steps > 8 || !copy.startsDeclaration(inMembers: inMembers) { break }
    } while true
    return kind == .identifier
  }

  /// `name(…)` or `== (…)` among members: `func` is missing.
  private var startsFunctionWithoutKeyword: Bool {
    guard kind == .identifier || kind.isOperator else { return false }
    let next = next
    return next.kind == .leftParen || (next.length > 0 && bytes[Int(next.start)] == UInt8(ascii: "<"))
  }

  /// `name: Type` or `name = value` among members: `var` is missing.
  private var startsVariableWithoutKeyword: Bool {
    guard kind == .identifier || kind == .wildcard else { return false }
    return next.kind == .colon || next.kind == .equal || next.kind == .comma
  }
}

extension Parser {
  @inline(__always) func startsDeclaration() -> Bool {
    var cursor = lookahead()
    return cursor.startsDeclaration(inMembers: false)
  }

  @inline(__always) func startsMember() -> Bool {
    if word.isIntroducer || (word == .case) { return true }
    var cursor = lookahead()
    return cursor.startsDeclaration(inMembers: true)
  }
}
