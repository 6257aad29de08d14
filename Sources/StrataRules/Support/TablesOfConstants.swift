import StrataDefinition
import StrataModel

extension RuleContext {
  /// Whether a class only groups constants, such as the colors and fonts of an app: it has no state, takes no dependency
  /// and does nothing that a test would replace. Only declarations decide, since the answer is asked for from other files.
  func isTableOfConstants(_ type: TypeID) -> Bool {
    let graph = project.graph
    guard graph[type].kind == .class, hasOnlyCommonSupertypes(type) else { return false }
    let members = graph.members(of: type).filter { !graph[$0].isStatic }
    // Subtypes are found among all references to the type, which few classes need.
    return members.contains(where: isDrawnConstant) && members.allSatisfy { isPartOfTable($0) }
      && !graph.isExtended(type)
  }

  /// A class of texts and numbers alone may be what a test replaces, such as the keys of an environment.
  private func isDrawnConstant(_ member: DeclarationID) -> Bool {
    let (fact, facts) = (project.graph[member], project.graph.facts(of: member))
    guard fact.kind == .variable, fact.modifiers.contains(.constant) else { return false }
    if fact.type != noIndex { return isDrawn(fact.type, in: facts) }
    return fact.initialValue.range.contains { facts.tree.isNamed($0, oneOf: vocabulary[.drawnConstants].names) }
  }

  private func isPartOfTable(_ member: DeclarationID) -> Bool {
    let (graph, fact) = (project.graph, project.graph[member])
    switch fact.kind {
    case .variable: return isConstant(member)
    case .function, .subscript:
      // `func color(of line: Line) -> UIColor`
      return fact.modifiers.isDisjoint(with: [.async, .throws, .mutating])
        && isDrawn(fact.type, in: graph.facts(of: member))
    case .initializer:
      return graph.references(of: member).allSatisfy { $0.kind != .takes || isHarmless($0.target) }
    case .typealias, .struct, .enum: return true
    default: return false
    }
  }

  /// A constant of a type with which screens are drawn, one that is written in the code, or a value that consists of such
  /// constants. A computed property has a type with which screens are drawn.
  private func isConstant(_ member: DeclarationID, depth: Int = 0) -> Bool {
    let (graph, fact, facts) = (project.graph, project.graph[member], project.graph.facts(of: member))
    guard fact.attributes.isEmpty else { return false }
    if fact.modifiers.contains(.computed) { return isDrawn(fact.type, in: facts) }
    guard fact.modifiers.contains(.constant) else { return false }
    if isDrawn(fact.type, in: facts) || isWritten(fact, in: facts) { return true }
    guard depth < 3, let value = storedValue(member) else { return false }
    let parts = graph.storedProperties(of: value)
    return !parts.isEmpty
      && parts.allSatisfy { part in
        let (fact, facts) = (graph[part], graph.facts(of: part))
        return isDrawn(fact.type, in: facts) || isConstant(part, depth: depth + 1)
      }
  }

  /// The struct of the project that a property has as its type.
  private func storedValue(_ member: DeclarationID) -> TypeID? {
    let graph = project.graph
    let stored = graph.references(of: member).filter { $0.kind == .stores }
    guard stored.count == 1, let type = stored[0].target.typeID, graph[type].kind == .struct else { return nil }
    return type
  }

  /// Whether a type consists of names such as `UIColor` and `CGFloat`, with or without `?` and brackets around them.
  private func isDrawn(_ type: UInt32, in facts: FileFacts) -> Bool {
    guard type != noIndex else { return false }
    return facts.types[facts.typeSubtree(of: Int(type))].allSatisfy { node in
      switch node.kind {
      case .name: facts.names.isOne(of: vocabulary[.drawnConstants].names, node.name)
      case .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .element: true
      default: false
      }
    }
  }

  /// `let margin = 16.0`, `let accent = UIColor(named: "accent")`
  private func isWritten(_ fact: DeclarationFact, in facts: FileFacts) -> Bool {
    guard !fact.initialValue.isEmpty else { return false }
    let tree = facts.tree
    return fact.initialValue.range.allSatisfy { node in
      switch tree[node].kind {
      case .closure, .if, .switch, .effect: false
      case .identifier: tree.isNamed(node, oneOf: vocabulary[.drawnConstants].names)
      default: true
      }
    }
  }

  /// Whether an initializer may take something without depending on it.
  private func isHarmless(_ target: Target) -> Bool {
    guard let type = target.typeID else {
      let name = lastComponent(project.graph.name(of: target))
      return [Vocabulary.List.directStorages, .networkTypes].allSatisfy { !vocabulary[$0].matches(name) }
    }
    return [.struct, .enum].contains(project.graph[type].kind) && !isDependency(type)
  }

  private func hasOnlyCommonSupertypes(_ type: TypeID) -> Bool {
    project.graph[type].supertypes.allSatisfy { supertype in
      supertype.typeID == nil && vocabulary[.commonProtocols].contains(lastComponent(project.graph.name(of: supertype)))
    }
  }
}

extension Graph {
  /// Whether another type of the project inherits from a type.
  fileprivate func isExtended(_ type: TypeID) -> Bool {
    references(to: type).contains { $0.kind == .inherits && $0.source != nil }
  }
}
