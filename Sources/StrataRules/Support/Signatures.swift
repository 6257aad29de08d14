import StrataModel

extension RuleContext {
  /// The function, property or initializer that contains a reference; nil at type level.
  func member(of reference: Reference) -> DeclarationFact? {
    guard reference.declaration != noIndex else { return nil }
    let declarations = project.graph.files[reference.file.index].facts.declarations
    var fact = declarations[Int(reference.declaration)]
    while fact.kind == .accessor, fact.parent != noIndex { fact = declarations[Int(fact.parent)] }
    return fact
  }

  /// Whether a reference belongs to a declaration that code outside of the outermost type can use.
  func isVisible(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex else { return true }
    return project.graph.effectiveAccess(of: DeclarationID(reference.file, reference.declaration)) > .fileprivate
  }

  /// Whether the type is the interface of a repository: its protocol, or a concrete type without one.
  func isPortSurface(_ type: TypeID) -> Bool {
    isInterface(type) || !project.graph.allProjectSupertypes(of: type).contains { isInterface($0) }
  }

  /// Whether the reference is a parameter of a callback: `completion: (Result<T, Error>) -> Void`. Such a parameter is
  /// a result.
  func isCallbackValue(_ reference: Reference) -> Bool {
    guard reference.kind == .takes, reference.declaration != noIndex else { return false }
    if reference.context.contains(.throughAlias), isCallbackValueOfAlias(reference) { return true }
    guard reference.context.contains(.nested) else { return false }
    let facts = project.graph.files[reference.file.index].facts
    let fact = facts.declarations[Int(reference.declaration)]
    for parameter in facts.parameters[fact.parameters.range] where parameter.type != noIndex {
      let tree = facts.typeSubtree(of: Int(parameter.type))
      for function in tree where facts.types[function].kind == .function {
        for child in facts.typeChildren(of: function).dropLast() {
          let inside = facts.typeSubtree(of: child)
          if inside.contains(where: { facts.types[$0].offset == reference.offset }) { return true }
        }
      }
    }
    return false
  }
}

extension RuleContext {
  /// Whether the alias that is written at a reference, or one that it names, is a function type that takes the target.
  private func isCallbackValueOfAlias(_ reference: Reference) -> Bool {
    var open = aliases(in: reference.file, at: reference.offset)
    var seen: Set<TypeID> = []
    while let alias = open.popLast() {
      guard seen.insert(alias).inserted else { continue }
      let declaration = project.graph[alias].declaration
      let facts = project.graph.facts(of: declaration)
      let root = project.graph[declaration].type
      guard root != noIndex else { continue }
      for node in facts.typeSubtree(of: Int(root)) {
        guard facts.types[node].kind == .function else {
          open += aliases(in: declaration.file, at: facts.types[node].offset)
          continue
        }
        for parameter in facts.typeChildren(of: node).dropLast() {
          for part in facts.typeSubtree(of: parameter)
          where project.graph.references(in: declaration.file, at: facts.types[part].offset).contains(where: {
            $0.target == reference.target
          }) { return true }
        }
      }
    }
    return false
  }

  /// The aliases of the project that are named at a location.
  func aliases(in file: FileID, at offset: UInt32) -> [TypeID] {
    project.graph.references(in: file, at: offset).compactMap(\.target.typeID).filter {
      project.graph[$0].kind == .typealias
    }
  }

  /// Whether a property of a dependency hands out its type: what it returns, the elements of a stream, what a callback
  /// takes. A closure that returns something else for a value is a mapper.
  func isHandedOut(_ reference: Reference) -> Bool {
    guard reference.kind == .stores, reference.declaration != noIndex, let source = reference.source else {
      return false
    }
    let facts = project.graph[reference.file].facts
    let fact = facts.declarations[Int(reference.declaration)]
    guard fact.kind == .variable || fact.kind == .accessor,
      isInterface(source) || fact.modifiers.contains(.computed) && !fact.isStatic
    else { return false }
    guard reference.context.contains(.nested), fact.type != noIndex, !reference.context.contains(.throughAlias) else {
      return true
    }
    let tree = facts.typeSubtree(of: Int(fact.type))
    for function in tree where facts.types[function].kind == .function {
      let children = facts.typeChildren(of: function)
      guard let result = children.last, !["Void", "()"].contains(facts.typeText(of: result)) else { continue }
      let isTaken = children.dropLast().contains { child in
        facts.typeSubtree(of: child).contains { facts.types[$0].offset == reference.offset }
      }
      if isTaken { return false }
    }
    return true
  }
}

extension Graph {
  /// The outermost member of the innermost type around a declaration, or that declaration; nil in a type's own header
  /// and at file level.
  func outermostMember(around inner: DeclarationID) -> DeclarationID? {
    let declarations = files[inner.file.index].facts.declarations
    var member: DeclarationID?
    var index = inner.index
    while index != noIndex, !declarations[Int(index)].kind.isTypeLike || declarations[Int(index)].isLocal {
      // Local functions and types, closures and accessors belong to the member around them.
      member = DeclarationID(inner.file, index)
      index = declarations[Int(index)].parent
    }
    return member
  }
}
