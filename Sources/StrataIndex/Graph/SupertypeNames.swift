import StrataModel

/// Finds the supertypes of types for the graph: the parts of compositions and the targets of aliases.
struct SupertypeNames {
  let owner: DeclarationOwner
  let externals: ExternalTable

  private var table: Declarations { owner.declarations }

  /// The direct supertypes of a type, with those of its extensions.
  func supertypes(of id: EntityID) -> [Target] {
    var result: [Target] = []
    for clause in table.supertypes(of: id) {
      append(Int(clause.root), table.files[Int(clause.file)], to: &result, depth: 0)
    }
    return result
  }

  /// The target of an alias; nil if it is not a single nominal type.
  func target(_ root: UInt32, _ file: FileView) -> Target? {
    guard root != noIndex else { return nil }
    let kind = file.types[Int(root)].kind
    guard kind == .name || kind == .member else { return nil }
    var found: [Target] = []
    append(Int(root), file, to: &found, depth: 0)
    return found.count == 1 ? found[0] : nil
  }

  private func append(_ node: Int, _ file: FileView, to result: inout [Target], depth: Int) {
    let type = file.types[node]
    guard depth < TypeLookup.longestAliasChain else { return }
    switch type.kind {
    case .composition, .some, .any:
      var child = node + 1
      while child < Int(type.next) {
        append(child, file, to: &result, depth: depth + 1)
        child = Int(file.types[child].next)
      }
    case .name, .member:
      if let (root, home) = aliasTarget(node, file) { return append(root, home, to: &result, depth: depth + 1) }
      if let target = named(node, file), !result.contains(target) { result.append(target) }
    default: break
    }
  }

  private func aliasTarget(_ node: Int, _ file: FileView) -> (Int, FileView)? {
    guard let entity = table.binding(file, node).entity else { return nil }
    let alias = table.entities[Int(entity)]
    guard alias.kind == .typealias, !alias.isExternal else { return nil }
    let root = table.fact(alias.declaration).pointee.type
    return root == noIndex ? nil : (Int(root), table.file(of: alias.declaration))
  }

  private func named(_ node: Int, _ file: FileView) -> Target? {
    let binding = table.binding(file, node)
    if let entity = binding.entity, Int(entity) < table.projectEntityCount { return .type(TypeID(entity)) }
    guard binding.tag == .entity || binding.tag == .external else { return nil }
    return externals.id(named: path(node, file)).map { .external($0) }
  }

  /// The name of an external type as it is written, as far as the resolver has recorded it.
  private func path(_ node: Int, _ file: FileView) -> String {
    var parts: [String] = []
    var node = node
    while parts.count < Resolver.maximumPathLength {
      let type = file.types[node]
      let tag = table.binding(file, node).tag
      if tag == .externalModule || tag == .module { break }
      parts.append(owner.symbols.text(of: file.symbol(type.name)))
      guard type.kind == .member else { break }
      node += 1
      guard file.types[node].kind == .name || file.types[node].kind == .member else { break }
    }
    return parts.reversed().joined(separator: ".")
  }
}
