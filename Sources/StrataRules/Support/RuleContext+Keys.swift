import StrataModel

extension RuleContext {
  /// `SettingsStorage.themeKey` of `static let themeKey = "theme"`: a name, and no work of the storage.
  func namesKey(_ usage: Usage) -> Bool {
    let graph = project.graph
    var reference = usage.reference
    if reference.kind == .mentions, usage.order + 1 < graph.references.count {
      // The name of the type before the member.
      let next = graph.references[usage.order + 1]
      let length = graph.name(of: reference.target).utf8.count
      guard next.target == reference.target, next.file == reference.file,
        next.offset == reference.offset + UInt32(length) + 1
      else { return false }
      reference = next
    }
    guard reference.context.contains(.staticMember), let member = reference.memberDeclaration,
      usage.target.map({ has(.storage, $0) }) ?? false
    else { return false }
    let fact = graph[member]
    guard fact.kind == .variable, fact.modifiers.contains(.constant), fact.initialValue.range.count == 1 else {
      return false
    }
    let value = graph.facts(of: member).tree[Int(fact.initialValue.start)].kind
    return [.stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral].contains(value)
  }
}
