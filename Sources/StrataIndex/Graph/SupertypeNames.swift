import StrataModel

/// Finds the supertypes of types for the graph: the parts of compositions and the targets of aliases.
struct SupertypeNames {
  let owner: DeclarationOwner
  let externals: ExternalTable

  private var table: Declarations { owner.declarations }

  /// The direct supertypes of a type, with those of its extensions.
  func supertypes(of id: EntityID) -> [Target] {
    var collected = Collected()
    for clause in table.supertypes(of: id) {
      append(Int(clause.root), table.files[Int(clause.file)], to: &collected)
    }
    return collected.targets
  }

  /// The target of an alias; nil if it is not a single nominal type.
  func target(_ root: UInt32, _ file: FileView) -> Target? {
    guard root != noIndex else { return nil }
    let kind = file.types[Int(root)].kind
    guard kind == .name || kind == .member else { return nil }
    var found = Collected()
    append(Int(root), file, to: &found)
    return found.targets.count == 1 ? found.targets[0] : nil
  }

  /// The types that were found, and the aliases that were followed: each once, since aliases can name each other.
  private struct Collected {
    var targets: [Target] = []
    var aliases: Set<DeclarationNumber> = []
  }

  private func append(_ node: Int, _ file: FileView, to collected: inout Collected) {
    let type = file.types[node]
    switch type.kind {
    case .composition, .some, .any:
      var child = node + 1
      while child < Int(type.next) {
        append(child, file, to: &collected)
        child = Int(file.types[child].next)
      }
    case .name, .member:
      if let alias = alias(node, file) {
        guard collected.aliases.insert(alias.id).inserted else { return }
        return append(alias.root, table.file(of: alias.id), to: &collected)
      }
      if let target = named(node, file), !collected.targets.contains(target) { collected.targets.append(target) }
    default: break
    }
  }

  /// The alias that a node names, with the root of the type that it stands for.
  private func alias(_ node: Int, _ file: FileView) -> (id: DeclarationNumber, root: Int)? {
    guard let entity = table.binding(file, node).entity else { return nil }
    let alias = table.entities[Int(entity)]
    guard alias.kind == .typealias, !alias.isExternal else { return nil }
    let root = table.fact(alias.declaration).pointee.type
    return root == noIndex ? nil : (alias.declaration, Int(root))
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
    while true {
      let type = file.types[node]
      let tag = table.binding(file, node).tag
      if tag == .externalModule || tag == .module { break }
      parts.append(owner.symbols.text(of: file.symbol(type.name)))
      guard type.kind == .member else { break }
      node += 1
      guard file.types[node].kind == .name || file.types[node].kind == .member else { break }
    }
    return parts.count == 1 ? parts[0] : parts.reversed().joined(separator: ".")
  }
}
