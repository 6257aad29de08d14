import StrataModel

/// Names and arguments, which are part of the key of a service.
extension SwinjectReader {
  /// `name: "x"`: the string, and whether it is something other than a literal or a constant of the project.
  func keyName(_ arguments: [Int]) -> (text: String, isDynamic: Bool) {
    guard let argument = arguments.first(where: { tree.isNamed($0, Swinject.name) }) else { return ("", false) }
    let value = tree.value(of: argument)
    if let text = tree.text(value) { return ("\"\(text)\"", false) }
    if tree.nodes[value].kind == .nilLiteral { return ("", false) }
    if let text = constant(value) { return ("\"\(text)\"", false) }
    return (tree.path(of: value).joined(separator: "."), true)
  }

  /// The string of a constant: `Keys.hot` with `static let hot = "hot"`, `Kind.warm.rawValue` of an enum with strings
  /// as raw values.
  private func constant(_ value: Int) -> String? {
    var path = tree.path(of: value)
    guard path.count > 1, tree.calls(ofChain: value).isEmpty else { return nil }
    let isRawValue = path.last == "rawValue"
    if isRawValue { path.removeLast() }
    guard let name = path.last, let owner = owner(of: value, path.dropLast()) else { return nil }
    let members = graph.members(of: owner).filter { graph.name(of: $0) == name && graph[$0].marks.isEmpty }
    guard members.count == 1, let member = members.first else { return nil }
    let (fact, code) = (graph[member], graph.facts(of: member).tree)
    let literal = fact.initialValue.isEmpty ? nil : code.text(Int(fact.initialValue.start))
    switch fact.kind {
    case .variable: return !isRawValue && fact.isStatic && fact.modifiers.contains(.constant) ? literal : nil
    case .enumCase: return isRawValue && hasStrings(owner) ? (fact.initialValue.isEmpty ? name : literal) : nil
    default: return nil
    }
  }

  /// Whether the raw values of an enum are strings.
  private func hasStrings(_ type: TypeID) -> Bool {
    graph.types[type.index].supertypes.contains { graph.name(of: $0) == "String" }
  }

  /// The type at the end of `Keys.Names` in `Keys.Names.hot`; `Self` and the type around the code, too.
  private func owner(of value: Int, _ path: ArraySlice<String>) -> TypeID? {
    let base = tree.base(of: value)
    let nodes = [base] + tree.suffixes(of: value).filter { tree[$0].kind == .member }
    for (node, name) in zip(nodes, path).reversed() {
      let types = graph.references(in: file, at: tree[node].offset).compactMap(\.target.typeID)
      if let type = types.first(where: { graph.types[$0.index].simpleName == name }) {
        return name == path.last ? type : nil
      }
    }
    guard path.count == 1, declaration != noIndex,
      let own = graph.enclosingType(of: DeclarationID(file, declaration))
    else { return nil }
    return path.first == "Self" || path.first == graph.types[own.index].simpleName ? own : nil
  }

  /// Arguments after `argument:` or `arguments:`.
  func passed(_ arguments: [Int]) -> Int {
    guard
      let first = arguments.firstIndex(where: { tree.isNamed($0, oneOf: Swinject.arguments) })
    else { return 0 }
    return arguments[first...].filter { argument in
      let node = tree.nodes[argument]
      return !node.flags.contains(.trailing)
        && (node.name.isNone || tree.isNamed(argument, oneOf: Swinject.arguments))
    }.count
  }
}
