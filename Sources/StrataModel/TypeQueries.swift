/// Queries on the type expressions of a file.
extension FileFacts {
  /// The direct children of a type node, as indices into ``types``.
  public func typeChildren(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    let end = Int(types[index].next)
    while child < end {
      result.append(child)
      child = Int(types[child].next)
    }
    return result
  }

  /// A type and all its descendants.
  @inlinable public func typeSubtree(of index: Int) -> Range<Int> { index..<Int(types[index].next) }

  /// The name that remains of a type without `?`, `!`, `some`, `any`, and the `Type` of a metatype: the node of `Foo`
  /// for `(any Foo)?`; nil for tuples, functions, collections and compositions.
  public func nominalType(of root: UInt32) -> Int? {
    guard root != noIndex else { return nil }
    var index = Int(root)
    while true {
      switch types[index].kind {
      case .name, .member: return index
      case .optional, .implicitlyUnwrapped, .some, .any, .metatype, .attributed: index += 1
      default: return nil
      }
      guard index < types.count else { return nil }
    }
  }

  /// The last component of that name.
  public func nominalName(of root: UInt32) -> String? { nominalType(of: root).map { names[types[$0].name] } }

  /// The type as source text.
  public func typeText(of index: Int) -> String {
    let node = types[index]
    let children = typeChildren(of: index)
    func list(_ items: some Sequence<Int>) -> String { items.map { typeText(of: $0) }.joined(separator: ", ") }
    func only() -> String { children.first.map { typeText(of: $0) } ?? "_" }
    switch node.kind {
    case .name: return names[node.name] + (children.isEmpty ? "" : "<\(list(children))>")
    case .member:
      let arguments = children.dropFirst()
      return "\(only()).\(names[node.name])" + (arguments.isEmpty ? "" : "<\(list(arguments))>")
    case .optional: return wrapped(only(), children.first) + "?"
    case .implicitlyUnwrapped: return wrapped(only(), children.first) + "!"
    case .array: return "[\(only())]"
    case .dictionary: return "[\(children.map { typeText(of: $0) }.joined(separator: ": "))]"
    case .tuple: return "(\(list(children)))"
    case .element: return "\(names[node.name]): \(only())"
    case .function:
      let effects = (node.flags.contains(.async) ? " async" : "") + (node.flags.contains(.throws) ? " throws" : "")
      return "(\(list(children.dropLast())))\(effects) -> \(children.last.map { typeText(of: $0) } ?? "Void")"
    case .some: return "some \(only())"
    case .any: return "any \(only())"
    case .composition: return children.map { typeText(of: $0) }.joined(separator: " & ")
    case .metatype: return "\(wrapped(only(), children.first)).Type"
    case .suppressed: return "~\(only())"
    case .pack: return "\(only())..."
    case .attributed: return only()
    case .placeholder, .invalid: return "_"
    }
  }

  private func wrapped(_ text: String, _ child: Int?) -> String {
    guard let child else { return text }
    switch types[child].kind {
    case .function, .some, .any, .composition, .attributed: return "(\(text))"
    default: return text
    }
  }
}
