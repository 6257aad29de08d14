import StrataModel

/// Binds the names of type expressions.
enum TypeBinder {
  /// Binds a type expression of the lookup's file with all its parts.
  /// - Parameter scope: the innermost enclosing declaration, or ``noIndex``.
  /// - Returns: whether a binding is another than before.
  static func bind(_ root: Int, scope: UInt32, _ lookup: inout TypeLookup) -> Bool {
    var hasChanged = false
    let end = Int(lookup.file.types[root].next)
    // In reverse preorder every base is bound before its members.
    var node = end - 1
    while node >= root {
      let type = lookup.file.types[node]
      let binding: Binding?
      switch type.kind {
      case .name: binding = lookup.lookUp(type.name, scope: scope)
      case .member: binding = lookup.bindMember(node, of: base(node + 1, lookup))
      default: binding = nil
      }
      if let binding {
        let place = Int(lookup.file.typeBase) + node
        if lookup.table.bindings[place] != binding { hasChanged = true }
        lookup.table.bindings[place] = binding
      }
      node -= 1
    }
    return hasChanged
  }

  /// The part before the dot.
  private static func base(_ node: Int, _ lookup: borrowing TypeLookup) -> Binding {
    switch lookup.file.types[node].kind {
    case .name, .member: return lookup.table.binding(lookup.file, node)
    case .some, .any: return base(node + 1, lookup)
    // `[Order].Element` depends on the types in it.
    case .array, .dictionary, .optional: return Binding(.dependent)
    default: return Binding(.external)
    }
  }
}
