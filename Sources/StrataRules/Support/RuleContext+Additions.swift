import StrataModel

extension RuleContext {
  /// What the project adds to a type of a framework and uses in the same expression: `object(forKey:)` and `.start` of
  /// `UserDefaults.standard.object(forKey: .start)`. They need the framework's type, so a finding
  /// about its use covers them.
  func additions(after reference: Reference) -> [UInt32] {
    let graph = project.graph
    guard let external = reference.target.externalID, let last = endOfChain(at: reference, .identifier) else {
      return []
    }
    let name = graph.externals[external.index].name
    let references = graph.references(in: reference.file)
    let start = references.partitionPoint { $0.offset <= reference.offset }
    return references[start...].prefix { $0.offset <= last }.filter { other in
      switch other.target {
      case .external(let same): return same == external && other.memberDeclaration != nil
      case .type(let type): return graph.types[type.index].name.hasPrefix(name + ".")
      case .declaration: return other.memberDeclaration.map { isAdded($0, to: name) } ?? false
      }
    }.map(\.offset)
  }

  /// Whether an extension of a type with a name declares a member.
  private func isAdded(_ member: DeclarationID, to name: String) -> Bool {
    let parent = project.graph[member].parent
    guard parent != noIndex else { return false }
    let holder = DeclarationID(member.file, parent)
    return project.graph[holder].kind == .extension && project.graph.name(of: holder) == name
  }

  /// Where the chain ends in which a reference is a node of its own.
  /// - Parameter kind: of the node: an identifier begins the chain, a member is one of its parts.
  func endOfChain(at reference: Reference, _ kind: CodeNode.Kind) -> UInt32? {
    guard reference.declaration != noIndex else { return nil }
    let facts = project.graph[reference.file].facts
    let fact = facts.declarations[Int(reference.declaration)]
    let tree = facts.tree
    for span in [fact.initialValue, fact.body] {
      guard let node = span.range.first(where: { tree[$0].offset == reference.offset && tree[$0].kind == kind }) else {
        continue
      }
      // The innermost chain around a node is the last one before it that does not end before it.
      let chain = (span.range.lowerBound..<node).last { tree[$0].kind == .chain && Int(tree[$0].next) > node }
      guard let chain, tree.children(of: chain).contains(node) else { return nil }
      return tree.subtree(of: chain).last.map { tree[$0].offset }
    }
    return nil
  }
}
