extension Lookahead {
  /// Skips attributes. True if there was one.
  @discardableResult
  mutating func skipAttributes(ofType: Bool = false) -> Bool {
    guard kind == .at else { return false }
    var steps = 0
    while kind == .at, steps < Self.listLimit {
      skipAttribute(ofType: ofType)
      steps += 1
    }
    return true
  }

  mutating func skipAttribute(ofType: Bool = false) {
    advance()
    let name = word
    switch AttributeArguments(name) {
    case .none:
      advance()
    case .special, .types:
      advance()
      if hasArguments { skip() }
    case .expressions:
      if !skipSimpleType() { return }
      if hasArguments, !(ofType && startsParameters) { skip() }
    }
  }

  /// Whether the parenthesis after the name of an attribute begins its arguments, and not, for example, a tuple type.
  var hasArguments: Bool {
    guard kind == .leftParen, !startsLine else { return false }
    if consumed > 0 || !tokens[index].flags.contains(.spaceBefore) { return true }
    var behind = behindBracket()
    return behind.kind == .at || behind.startsDeclaration(inMembers: false)
  }

  /// Whether the parenthesis after the name of a type's attribute begins a function type: `@MainActor(Order) -> Void`.
  var startsParameters: Bool {
    guard kind == .leftParen else { return false }
    var behind = behindBracket()
    behind.skipEffects()
    return behind.kind == .arrow
  }

  /// Skips an `#if` that contains only attributes; returns whether there was one.
  mutating func skipConditionalAttributes() -> Bool {
    guard depth < 8 else { return false }
    depth += 1
    defer { depth -= 1 }
    var sawAttribute = false
    repeat {
      advance()
      skipLine()
      content: while true {
        switch kind {
        case .at:
          sawAttribute = true
          skipAttributes()
        case .poundIf:
          if skipConditionalAttributes() { sawAttribute = true } else { break content }
        default:
          break content
        }
      }
    } while kind == .poundElseif || kind == .poundElse
    return sawAttribute && startsLine && accept(.poundEndif)
  }
}

/// How the parentheses after an attribute's name are parsed.
enum AttributeArguments {
  /// They do not belong to the attribute.
  case none
  /// They do not contain a list of expressions.
  case special
  /// They contain types, and what is not read.
  case types
  case expressions

  init(_ name: Word) {
    switch name {
    case .Sendable, .rethrows, .escaping, .autoclosure, .noescape, .preconcurrency, .retroactive, .unchecked,
      ._noMetadata, .noDerivative, ._local, .async:
      self = .none
    case .available, .backDeployed, ._backDeploy, .differentiable, .derivative, .transpose, .objc,
      ._dynamicReplacement, ._documentation, ._effects, ._originallyDefinedIn, ._spi_available, .abi:
      self = .special
    case .specialized, ._specialize, ._implements:
      self = .types
    default:
      self = .expressions
    }
  }
}
