import StrataModel

/// Checks that every index and every nesting in the facts of a file leads somewhere.
enum FactsAudit {
  static func problem(of facts: FileFacts, sourceLength: Int) -> String? {
    declarations(facts, sourceLength) ?? trees(facts) ?? lists(facts)
  }

  private static func declarations(_ facts: FileFacts, _ length: Int) -> String? {
    let count = facts.declarations.count
    for (i, fact) in facts.declarations.enumerated() {
      if Int(fact.next) <= i || Int(fact.next) > count { return "declaration \(i): next \(fact.next) of \(count)" }
      if fact.parent != noIndex {
        guard fact.parent < UInt32(i) else { return "declaration \(i): parent \(fact.parent)" }
        if facts.declarations[Int(fact.parent)].next < fact.next { return "declaration \(i) outlives its parent" }
      }
      if fact.start > fact.end || Int(fact.end) > length { return "declaration \(i): \(fact.start)..<\(fact.end)" }
      if Int(fact.name.rawValue) >= facts.names.count { return "declaration \(i): name \(fact.name)" }
      for type in [fact.type, fact.thrownType] where type != noIndex && Int(type) >= facts.types.count {
        return "declaration \(i): type \(type)"
      }
      for span in [fact.initialValue, fact.body] where span.start > span.end || Int(span.end) > facts.code.count {
        return "declaration \(i): code \(span)"
      }
      if Int(fact.condition) >= facts.conditions.count { return "declaration \(i): condition \(fact.condition)" }
    }
    return nil
  }

  private static func trees(_ facts: FileFacts) -> String? {
    for (i, node) in facts.code.enumerated() where Int(node.next) <= i || Int(node.next) > facts.code.count {
      return "code \(i): next \(node.next)"
    }
    for (i, node) in facts.types.enumerated() {
      if Int(node.next) <= i || Int(node.next) > facts.types.count { return "type \(i): next \(node.next)" }
      if Int(node.name.rawValue) >= facts.names.count { return "type \(i): name \(node.name)" }
    }
    return nil
  }

  private static func lists(_ facts: FileFacts) -> String? {
    for (i, parameter) in facts.parameters.enumerated()
    where parameter.type != noIndex && Int(parameter.type) >= facts.types.count {
      return "parameter \(i): type \(parameter.type)"
    }
    for (i, root) in facts.typeLists.enumerated() where Int(root) >= facts.types.count {
      return "type list \(i): \(root)"
    }
    for (i, attribute) in facts.attributes.enumerated() where Int(attribute.name.rawValue) >= facts.names.count {
      return "attribute \(i): name \(attribute.name)"
    }
    return nil
  }
}
