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
    guard reference.kind == .takes, reference.context.contains(.nested), reference.declaration != noIndex else {
      return false
    }
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
