import StrataModel

/// The types and declarations that a name on the command line stands for, with all that belongs to them.
struct SymbolParts {
  let types: Set<TypeID>
  let declarations: Set<DeclarationID>
  /// The name of what the project does not declare; empty for anything else.
  let outsideName: String
  /// By file: the ranges of the declarations.
  private let ranges: [FileID: [Range<UInt32>]]

  init(_ symbol: NamedSymbol, _ graph: Graph, withProtocols: Bool = false) {
    func ranges(of declarations: [DeclarationID]) -> [FileID: [Range<UInt32>]] {
      Dictionary(grouping: declarations, by: \.file).mapValues { list in list.map { graph[$0].start..<graph[$0].end } }
    }
    switch symbol {
    case .types(let types):
      let supertypes = withProtocols ? types.flatMap { graph.allProjectSupertypes(of: $0) } : []
      self.types = Self.family(of: types + supertypes.filter { graph[$0].kind == .protocol }, graph)
      (declarations, self.ranges, outsideName) = ([], [:], "")
    case .declarations(let declarations):
      self.declarations = Set(declarations)
      (types, self.ranges, outsideName) = ([], ranges(of: declarations), "")
    case .outside(let name, let extensions):
      (types, declarations, self.ranges, outsideName) = ([], Set(extensions), ranges(of: extensions), name)
    }
  }

  /// Whether a location belongs to it.
  func contain(_ reference: Reference) -> Bool {
    if let source = reference.source, types.contains(source) { return true }
    return ranges[reference.file]?.contains { $0.contains(reference.offset) } ?? false
  }

  /// Whether a reference refers to it.
  func areUsed(by reference: Reference, in graph: Graph) -> Bool {
    if let external = reference.target.externalID {
      guard !outsideName.isEmpty else { return false }
      let (name, member) = (graph[external].name, graph.text(reference.member, in: reference.file))
      return name == outsideName || !member.isEmpty && name + "." + member == outsideName
    }
    if !outsideName.isEmpty { return false }
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
