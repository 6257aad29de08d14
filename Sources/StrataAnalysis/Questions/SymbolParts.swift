import StrataModel

/// The types and declarations that a name on the command line stands for, with all that belongs to them.
struct SymbolParts {
  let types: Set<TypeID>
  let declarations: Set<DeclarationID>
  /// By file: the ranges of the declarations.
  private let ranges: [FileID: [Range<UInt32>]]

  init(_ symbol: NamedSymbol, _ graph: Graph, withProtocols: Bool = false) {
    switch symbol {
    case .types(let types):
      let supertypes = withProtocols ? types.flatMap { graph.allProjectSupertypes(of: $0) } : []
      self.types = Self.family(of: types + supertypes.filter { graph[$0].kind == .protocol }, graph)
      (declarations, ranges) = ([], [:])
    case .declarations(let declarations):
      self.declarations = Set(declarations)
      types = []
      ranges = Dictionary(grouping: declarations, by: \.file).mapValues { list in
        list.map { graph[$0].start..<graph[$0].end }
      }
    }
  }

  /// Whether a location belongs to it.
  func contain(_ reference: Reference) -> Bool {
    if let source = reference.source, types.contains(source) { return true }
    return ranges[reference.file]?.contains { $0.contains(reference.offset) } ?? false
  }

  /// Whether a reference refers to it.
  func areUsed(by reference: Reference) -> Bool {
    if let type = reference.target.typeID { return types.contains(type) }
    guard reference.target.declaringFile != nil, let declaration = reference.memberDeclaration else { return false }
    return declarations.contains(declaration)
  }

  /// The declarations that contain its code, in order.
  func bodies(in graph: Graph) -> [DeclarationID] {
    types.sorted().flatMap { [graph[$0].declaration] + graph[$0].extensions } + declarations.sorted()
  }

  /// The types, and all types nested in them.
  private static func family(of types: [TypeID], _ graph: Graph) -> Set<TypeID> {
    var family = Set(types)
    // In one file a nested type comes after the enclosing one, but an extension may be in an earlier file.
    var size = 0
    while size != family.count {
      size = family.count
      for type in graph.typeIDs {
        if let outer = graph[type].outer, family.contains(outer) { family.insert(type) }
      }
    }
    return family
  }
}
