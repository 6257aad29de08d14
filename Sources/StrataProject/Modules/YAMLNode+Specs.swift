import StrataYAML

/// What specs of XcodeGen consist of.
extension YAMLNode {
  /// The value of a key of a mapping.
  subscript(key: String) -> YAMLNode? { merged.first { $0.key == key }?.value }

  /// The entries of a mapping, its own first, then those that `<<` adds.
  var merged: [YAMLEntry] {
    guard case .mapping(let entries) = content else { return [] }
    let own = entries.filter { $0.key != "<<" }
    let brought = entries.filter { $0.key == "<<" }.flatMap { $0.value.items.flatMap(\.merged) }
    return own + brought.filter { entry in !own.contains { $0.key == entry.key } }
  }

  /// The items of a list; a single value is a list of one.
  var items: [YAMLNode] {
    if case .sequence(let items) = content { return items }
    return isNull ? [] : [self]
  }

  var text: String? {
    if case .scalar(let text, _) = content { return text }
    return nil
  }
}
