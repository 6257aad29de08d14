/// The kind of list that contains an `#if`.
enum ConditionalContent {
  case items, members, switchCases, attributes, suffixes
}

extension Parser {
  /// `#if … #elseif … #else … #endif`
  mutating func parseConditional(_ content: ConditionalContent) {
    let node = open(.conditional)
    guard depth < Self.nestingLimit else {
      noteError()
      nodes[node].kind = .skipped
      nodes[node].flags = .isBroken
      skipConditional()
      return close(node)
    }
    depth += 1
    openConditionals += 1
    parseBranch(content)
    while kind == .poundElseif || kind == .poundElse { parseBranch(content) }
    openConditionals -= 1
    depth -= 1
    if expect(.poundEndif) { skipRestOfDirective() }
    close(node)
  }

  private mutating func parseBranch(_ content: ConditionalContent) {
    let node = open(.conditionalBranch)
    advance()
    if !startsLine, kind != .endOfFile {
      let condition = open(.conditionText)
      skipLine()
      close(condition)
    }
    switch content {
    case .items:
      parseItems(until: .branch)
    case .members:
      parseMembers(until: .branch)
    case .switchCases:
      parseSwitchCases()
    case .attributes:
      parseAttributes()
    case .suffixes:
      if kind == .poundIf { parseConditional(.suffixes) }
      parseSuffixes(of: nil, [])
    }
    while kind != .endOfFile, kind != .poundElse, kind != .poundElseif, kind != .poundEndif {
      // An element that is not valid here; no part of it extends beyond the branch.
      if kind == .rightBrace, content != .items, content != .members { break }
      skipOne()
    }
    close(node)
  }

  private mutating func skipRestOfDirective() {
    if startsLine || kind == .endOfFile || kind.isClosing { return }
    noteError()
    let node = open(.skipped, flags: .isBroken)
    while kind != .endOfFile, !startsLine, !kind.isClosing { skipToken() }
    close(node)
  }

  /// `#sourceLocation(…)` is ignored.
  mutating func parseSourceLocation() {
    advance()
    if kind == .leftParen, !startsLine { skipToken() }
  }
}
