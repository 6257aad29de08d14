import StrataModel

/// What holds for the facts of any bytes whatever. Gives the first thing that does not.
struct FactsSoundness {
  let facts: FileFacts
  let size: Int

  static func flaw(in facts: FileFacts, size: Int) -> String? {
    let check = FactsSoundness(facts: facts, size: size)
    return check.trees() ?? check.declarations() ?? check.lists() ?? check.spansOfCode()
  }

  private func isName(_ id: NameID) -> Bool { Int(id.rawValue) < facts.names.count }
  private func isOffset(_ offset: UInt32) -> Bool { offset <= size }
  private func isSpan(_ span: Span, of count: Int) -> Bool { span.start <= span.end && span.end <= count }
  private func isType(_ root: UInt32) -> Bool { root == noIndex || root < facts.types.count }

  private func trees() -> String? {
    var open: [UInt32] = []
    for (i, node) in facts.code.enumerated() {
      while let end = open.last, end <= i { open.removeLast() }
      guard node.next > i, node.next <= open.last ?? UInt32(facts.code.count) else { return "code \(i): next" }
      guard isOffset(node.offset) else { return "code \(i): offset" }
      open.append(node.next)
      switch node.kind {
      case .type: if node.payload >= facts.types.count { return "code \(i): type" }
      case .localDeclaration:
        guard node.payload < facts.declarations.count, facts.declarations[Int(node.payload)].isLocal else {
          return "code \(i): local declaration"
        }
      case .conditional: if node.payload >= facts.conditions.count { return "code \(i): condition" }
      default: if !isName(node.name) { return "code \(i): name" }
      }
    }
    open = []
    for (i, node) in facts.types.enumerated() {
      while let end = open.last, end <= i { open.removeLast() }
      guard node.next > i, node.next <= open.last ?? UInt32(facts.types.count) else { return "type \(i): next" }
      guard isOffset(node.offset), isName(node.name) else { return "type \(i): offset or name" }
      open.append(node.next)
    }
    return nil
  }

  private func declarations() -> String? {
    var open: [(index: UInt32, end: UInt32)] = []
    for (i, fact) in facts.declarations.enumerated() {
      while let last = open.last, last.end <= i { open.removeLast() }
      guard fact.next > i, fact.next <= open.last?.end ?? UInt32(facts.declarations.count) else {
        return "declaration \(i): next"
      }
      guard fact.parent == open.last?.index ?? noIndex else { return "declaration \(i): parent" }
      open.append((UInt32(i), fact.next))
      guard fact.start <= fact.nameOffset, fact.start <= fact.end, isOffset(fact.end), isName(fact.name) else {
        return "declaration \(i): place"
      }
      guard fact.condition < facts.conditions.count, isType(fact.type), isType(fact.thrownType),
        isSpan(fact.attributes, of: facts.attributes.count), isSpan(fact.inherited, of: facts.typeLists.count),
        isSpan(fact.genericParameters, of: facts.genericParameters.count),
        isSpan(fact.parameters, of: facts.parameters.count), isSpan(fact.initialValue, of: facts.code.count),
        isSpan(fact.body, of: facts.code.count)
      else { return "declaration \(i): index" }
    }
    return nil
  }

  private func lists() -> String? {
    for (i, fact) in facts.imports.enumerated() {
      guard isName(fact.module), isName(fact.path), isName(fact.scope), isOffset(fact.offset),
        fact.condition < facts.conditions.count
      else { return "import \(i)" }
    }
    for (i, fact) in facts.parameters.enumerated() {
      guard isName(fact.label), isName(fact.name), isType(fact.type), isOffset(fact.offset),
        isSpan(fact.attributes, of: facts.attributes.count), isSpan(fact.defaultValue, of: facts.code.count)
      else { return "parameter \(i)" }
    }
    for (i, fact) in facts.attributes.enumerated() {
      guard isName(fact.name), isType(fact.type), isSpan(fact.arguments, of: facts.code.count) else {
        return "attribute \(i)"
      }
    }
    for (i, fact) in facts.genericParameters.enumerated() {
      guard isName(fact.name), isType(fact.subject), isType(fact.constraint) else { return "generic parameter \(i)" }
    }
    for (i, fact) in facts.conditions.enumerated() where i > 0 && (fact.parent >= i || !isName(fact.text)) {
      return "condition \(i)"
    }
    guard facts.typeLists.allSatisfy(isType), facts.syntaxErrors.allSatisfy(isOffset) else { return "lists" }
    return facts.names.bytes.count == Int(facts.names.ends.last ?? 0) ? nil : "names"
  }

  /// No code belongs to two declarations, and none to nobody.
  private func spansOfCode() -> String? {
    var spans = [facts.topLevelCode]
    for fact in facts.declarations { spans += [fact.initialValue, fact.body] }
    spans += facts.parameters.map(\.defaultValue)
    spans += facts.attributes.map(\.arguments)
    spans = spans.filter { !$0.isEmpty }.sorted { $0.start < $1.start }
    var end: UInt32 = 0
    for span in spans {
      if span.start < end { return "code \(span.start) has two owners" }
      end = span.end
    }
    return nil
  }
}
