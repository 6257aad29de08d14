import StrataModel

extension RuleContext {
  /// Whether the type is named only as a qualifier of a nested type: `API` in `API.User`.
  func isQualifier(_ usage: Usage) -> Bool {
    let reference = usage.reference
    guard reference.kind == .mentions else { return false }
    let graph = project.graph
    if reference.context.contains(.throughAlias) {
      let others = graph.references(in: reference.file, at: reference.offset)
      if others.contains(where: { isInside($0.target, reference.target) }) { return true }
    }
    let name = lastComponent(graph.name(of: reference.target))
    let end = reference.offset + UInt32(name.utf8.count)
    var next = usage.order + 1
    while next < graph.references.count, graph.references[next].file == reference.file,
      graph.references[next].offset <= end + 1
    {
      if graph.references[next].offset > end, isInside(graph.references[next].target, reference.target) { return true }
      next += 1
    }
    if case .external = reference.target { return isWrittenBeforeType(reference) }
    return isInExtendedName(reference)
  }

  /// `extension API.User`: the extended type itself has no reference there.
  private func isInExtendedName(_ reference: Reference) -> Bool {
    let graph = project.graph
    guard let source = reference.source, reference.declaration != noIndex, let outer = graph.types[source.index].outer,
      outer == reference.target.typeID
    else { return false }
    let facts = graph[reference.file].facts
    let fact = facts.declarations[Int(reference.declaration)]
    guard fact.kind == .extension, fact.type != noIndex else { return false }
    return facts.typeSubtree(of: Int(fact.type)).contains { facts.types[$0].offset == reference.offset }
  }

  /// `URLSession.AuthChallengeDisposition`, by its form: nested types of frameworks are not all known.
  private func isWrittenBeforeType(_ reference: Reference) -> Bool {
    let facts = project.graph.files[reference.file.index].facts
    if let node = facts.types.firstIndex(where: { $0.offset == reference.offset && $0.kind == .name }), node > 0 {
      return facts.types[node - 1].kind == .member
    }
    guard let node = facts.code.firstIndex(where: { $0.offset == reference.offset && $0.kind == .identifier }),
      node + 1 < facts.code.count, facts.code[node + 1].kind == .member
    else { return false }
    return facts.names[facts.code[node + 1].name].first?.isUppercase ?? false
  }

  /// Whether one type is declared in the other; for external types the names decide.
  private func isInside(_ inner: Target, _ outer: Target) -> Bool {
    switch (inner, outer) {
    case (.type(let inner), .type(let outer)): return project.graph.types[inner.index].outer == outer
    case (.external(let inner), .external(let outer)):
      return project.graph[inner].name.hasPrefix(project.graph[outer].name + ".")
    default: return false
    }
  }
}
