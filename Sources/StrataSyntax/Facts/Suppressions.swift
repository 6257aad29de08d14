import StrataModel

extension Lowering {
  /// The comments that begin with `strata:`, at the offsets that the lexer recorded.
  mutating func lowerSuppressions(_ directives: [UInt32]) {
    let branches = directives.isEmpty ? [] : tree.branches
    for offset in directives {
      var reader = DirectiveReader(source: tree.source, position: Int(offset))
      let directive = reader.read()
      let rules = names.intern(directive.rules)
      let reason = intern(directive.reason.start, directive.reason.end)
      suppressions.append(
        SuppressionFact(
          scope: directive.scope, rules: rules, reason: reason, offset: offset,
          branch: branches.last { $0.start <= offset && offset < $0.end } ?? SuppressionFact.everything))
    }
  }
}

extension TreeText {
  /// Every branch of every `#if`, from its directive to the next one; inner branches follow those around them.
  fileprivate var branches: [Span] {
    var result: [Span] = []
    for index in UInt32(0)..<UInt32(nodes.count) where kind(index) == .conditional {
      var starts: [UInt32] = []
      for child in children(index) where kind(child) == .conditionalBranch { starts.append(start(child)) }
      for (start, end) in zip(starts, starts.dropFirst() + [end(index)]) { result.append(Span(start, end)) }
    }
    return result
  }
}

/// Reads one suppression comment.
struct DirectiveReader {
  struct Directive {
    var scope: SuppressionFact.Scope
    /// Separated by commas.
    var rules: [UInt8]
    var reason: Span
  }

  let source: UnsafeBufferPointer<UInt8>
  var position: Int

  init(source: UnsafeBufferPointer<UInt8>, position: Int) {
    self.source = source
    self.position = position
  }

  mutating func read() -> Directive {
    while let byte = peek, byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte.isBlank || byte.isLineEnd {
      position += 1
    }
    _ = take("strata:")
    skipBlanks()
    let start = position
    guard let scope = takeForm(), !(peek?.isRuleLetter ?? false), peek != UInt8(ascii: ":") else {
      return Directive(scope: .unknown, rules: word(from: start), reason: .empty)
    }
    let rules = takeRules()
    return Directive(scope: scope, rules: rules, reason: takeReason())
  }

  /// `disable:next` and the other forms, or `disable` or `enable` alone.
  private mutating func takeForm() -> SuppressionFact.Scope? {
    if take("enable") { return .enable }
    guard take("disable") else { return nil }
    guard take(":") else { return .region }
    skipBlanks()
    return takeScope()
  }

  /// The text after `strata:` that a message shows.
  private func word(from start: Int) -> [UInt8] {
    let rest = source[start...].prefix(40)
    return Array(rest.prefix { !$0.isBlank && !$0.isLineEnd && $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: ",") })
  }

  private var peek: UInt8? { position < source.count ? source[position] : nil }

  private mutating func take(_ text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    guard end <= source.count, UnsafeBufferPointer(rebasing: source[position..<end]).isEqual(to: text) else {
      return false
    }
    position = end
    return true
  }

  private mutating func takeScope() -> SuppressionFact.Scope? {
    if take("next") { return .next }
    if take("this") { return .this }
    if take("file") { return .file }
    if take("previous") { return .previous }
    return nil
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte.isBlank { position += 1 }
  }

  /// Ids of rules: letters, digits and inner dashes. A space before a dash ends the list, so that a reason may follow
  /// after `-`, `--` or `—`.
  private mutating func takeRules() -> [UInt8] {
    var rules: [UInt8] = []
    skipBlanks()
    while let byte = peek, byte.isRuleLetter {
      if !rules.isEmpty { rules.append(UInt8(ascii: ",")) }
      while let byte = peek, byte.isRuleLetter || isInnerDash { rules.append(byte); position += 1 }
      let end = position
      skipBlanks()
      guard peek == UInt8(ascii: ",") else {
        position = end
        break
      }
      position += 1
      skipBlanks()
    }
    return rules
  }

  private var isInnerDash: Bool {
    peek == UInt8(ascii: "-") && position + 1 < source.count && source[position + 1].isRuleLetter
  }

  /// The rest of the line after a dash or colon, without a closing `*/`.
  private mutating func takeReason() -> Span {
    skipBlanks()
    var isReason = false
    while let byte = peek, byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || isWideDash {
      isReason = true
      position += isWideDash ? 3 : 1
    }
    guard isReason else { return .empty }
    skipBlanks()
    let start = position
    while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"), !isCommentEnd { position += 1 }
    var end = position
    while end > start, source[end - 1].isBlank { end -= 1 }
    return Span(UInt32(start), UInt32(end))
  }

  /// `–` or `—`.
  private var isWideDash: Bool {
    position + 2 < source.count && source[position] == 0xE2 && source[position + 1] == 0x80
      && (source[position + 2] == 0x93 || source[position + 2] == 0x94)
  }

  private var isCommentEnd: Bool {
    source[position] == UInt8(ascii: "*") && position + 1 < source.count && source[position + 1] == UInt8(ascii: "/")
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  fileprivate var isRuleLetter: Bool {
    (self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z")) || (self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z"))
      || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")) || self == UInt8(ascii: "_")
  }
}
