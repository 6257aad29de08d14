/// The end of a list of statements or members.
enum ListEnd {
  case endOfFile
  /// `}`
  case brace
  /// The next branch of an `#if`, or its end.
  case branch
  /// The next `case` of a switch, or its end.
  case switchCase
}

extension Parser {
  /// Statements, expressions and declarations until the list ends.
  mutating func parseItems(until end: ListEnd, ofInitializer: Bool = false) {
    let outer = isInInitializer
    if end != .branch { isInInitializer = ofInitializer }
    defer { isInInitializer = outer }
    while !atListEnd(end) {
      let before = index
      parseItem()
      if kind == .semicolon { advance() }
      if index == before { skipOne() }
    }
  }

  @inline(__always) func atListEnd(_ end: ListEnd) -> Bool {
    switch kind {
    case .endOfFile: return true
    case .rightBrace: return end != .endOfFile
    case .poundElse, .poundElseif, .poundEndif: return openConditionals > 0
    case .keyword where end == .switchCase: return word == .case || word == .default
    case .at where end == .switchCase, .poundIf where end == .switchCase: return isConditionalSwitchCase()
    default: return false
    }
  }

  private mutating func parseItem() {
    switch kind {
    case .identifier:
      if next.kind == .colon, startsStatement(behind: 2) {
        parseStatement()
      } else if word == .none {
        parseExpressionItem()
      } else if startsDeclaration() {
        parseDeclaration(.code)
      } else if startsStatement() {
        parseStatement()
      } else {
        parseExpressionItem()
      }
    case .keyword:
      parseKeywordItem()
    case .poundIf:
      if startsConditionalAttributes() { parseDeclaration(.code) } else { parseConditional(.items) }
    case .poundSourceLocation:
      parseSourceLocation()
    case .at:
      parseDeclaration(.code)
    default:
      parseExpressionItem()
    }
  }

  private mutating func parseExpressionItem() {
    if !parseExpression([]) { skipOne() }
  }

  private mutating func parseKeywordItem() {
    switch word {
    case .`init` where isInInitializer:
      parseExpressionItem()
    case .associatedtype, .class, .deinit, .enum, .extension, .fileprivate, .func, .import, .`init`, .internal, .let,
      .operator, .precedencegroup, .private, .protocol, .public, .static, .struct, .subscript, .typealias, .var, .inout:
      parseDeclaration(.code)
    case .break, .continue, .defer, .do, .fallthrough, .for, .guard, .if, .return, .switch, .throw, .while:
      parseStatement()
    case .repeat:
      if next.kind == .leftBrace { parseStatement() } else { parseExpressionItem() }
    case .case, .default:
      // A misplaced case. The label is skipped, its statements are parsed.
      noteError()
      let node = open(.skipped, flags: .isBroken)
      repeat { skipToken() } while !kind.isClosing && kind != .colon && !startsLine
      _ = accept(.colon)
      close(node)
    default:
      parseExpressionItem()
    }
  }

  /// `{ … }`: statements.
  mutating func parseCodeBlock(ofInitializer: Bool = false) {
    guard kind == .leftBrace else { return noteError() }
    guard enter() else { return }
    defer { leave() }
    let node = open(.codeBlock)
    let opening = index
    advance()
    parseItems(until: .brace, ofInitializer: ofInitializer)
    leaveBracket(opening, .rightBrace)
    close(node)
  }

  /// `{ … }`: declarations.
  mutating func parseMemberBlock() {
    guard kind == .leftBrace else { return noteError() }
    guard enter() else { return }
    defer { leave() }
    let node = open(.memberBlock)
    let opening = index
    advance()
    parseMembers(until: .brace)
    leaveBracket(opening, .rightBrace)
    close(node)
  }

  /// Declarations of a type until the list ends.
  mutating func parseMembers(until end: ListEnd) {
    while !atListEnd(end) {
      let before = index
      switch kind {
      case .semicolon: advance()
      case .poundIf where !startsConditionalAttributes(): parseConditional(.members)
      case .poundSourceLocation: parseSourceLocation()
      default:
        if startsMember() { parseDeclaration(.member) } else { skipToMember() }
      }
      if index == before { skipOne() }
    }
  }

  /// Skips to a declaration at the start of a line, which may be the next member.
  private mutating func skipToMember() {
    noteError()
    let node = open(.skipped, flags: .isBroken)
    repeat { skipToken() } while !kind.isClosing && kind != .poundIf && kind != .semicolon && !startsMember()
    close(node)
  }
}
