import StrataModel

/// Publishers that are known never to fail.
extension SwallowedErrors {
  /// Aliases and variables are followed up to this number.
  private static let depthLimit = 4

  /// Whether the stream before a call of a chain has the failure type `Never`, or an operator has handled its error.
  func cannotFail(before end: Int, of chain: Int, depth: Int = 0) -> Bool {
    let base = tree.base(of: chain)
    var result = isInfallible(base: base, of: chain, depth)
    var isOwn = tree.isNamed(base, "self")
    for suffix in tree.suffixes(of: chain) {
      guard suffix < end else { break }
      switch tree[suffix].kind {
      case .member: result = isInfallible(suffix, after: result, isOwn: isOwn, depth)
      case .genericArguments: if hasNever(suffix) { result = true }
      case .call:
        if tree.argument("for", of: suffix) != nil, isAfterPublisher(suffix) { result = true }
        guard !result else { continue }
        result = tree.calls(ofChain: chain).contains { $0.suffix == suffix && handlesError($0) }
      default: continue
      }
      isOwn = false
    }
    return result
  }

  private func isInfallible(base: Int, of chain: Int, _ depth: Int) -> Bool {
    switch tree[base].kind {
    // `[1].publisher`, `[first].publisher`
    case .arrayLiteral, .type:
      return tree.suffixes(of: chain).first { _ in true }.map { tree.isNamed($0, "publisher") } ?? false
    case .identifier:
      let name = tree.name(base)
      if vocabulary[.infalliblePublishers].contains(name) { return true }
      // The publisher of a `@Published` property.
      if name.first == "$" { return name.dropFirst().first?.isNumber == false }
      if name == "self" { return false }
      return isInfallible(named: base, isOwn: true, depth)
    default: return false
    }
  }

  private func isInfallible(_ member: Int, after before: Bool, isOwn: Bool, _ depth: Int) -> Bool {
    let name = tree.name(member)
    if vocabulary[.failingOperators].contains(name) { return false }
    if vocabulary[.replacingOperators].contains(name) || vocabulary[.catchingOperators].contains(name) {
      let call = Int(tree[member].next)
      return call >= body.range.upperBound
        || !tree.calls(in: tree.subtree(of: call)).contains {
          tree.isNamed($0.callee, oneOf: vocabulary[.failingValues].names)
        }
    }
    if name.first == "$" { return true }
    return isInfallible(named: member, isOwn: isOwn, depth) || before
  }

  /// Whether a function or a variable has a type whose failure is `Never`.
  private func isInfallible(named node: Int, isOwn: Bool, _ depth: Int) -> Bool {
    for reference in graph.references(in: body.file, at: tree[node].offset) {
      if let member = reference.memberDeclaration { return isInfallible(member) }
    }
    guard isOwn, depth < Self.depthLimit else { return false }
    let name = tree.name(node)
    if tree[node].kind == .identifier {
      if let local = LocalVariables(of: tree, in: body.range).variable(named: name, at: node) {
        if let type = local.type { return isNever(tree[type].payload, in: body.file) }
        guard let value = local.value.map({ tree.unwrapped($0) }) else { return false }
        return tree[value].kind == .chain && cannotFail(before: .max, of: value, depth: depth + 1)
      }
      let facts = graph.facts(of: body.declaration)
      for parameter in facts.parameters[graph[body.declaration].parameters.range]
      where facts.names[parameter.name] == name { return isNever(parameter.type, in: body.file) }
    }
    guard let type = graph.enclosingType(of: body.declaration) else { return false }
    return graph.members(of: type).first { graph.name(of: $0) == name }.map { isInfallible($0) } ?? false
  }

  private func isInfallible(_ member: DeclarationID) -> Bool {
    let fact = graph[member]
    guard fact.type == noIndex else { return isNever(fact.type, in: member.file) }
    // `let subject = PassthroughSubject<Int, Never>()`
    let tree = graph.facts(of: member).tree
    return tree.all(.genericArguments, in: fact.initialValue.range).contains { hasNever($0, of: tree) }
  }

  private func hasNever(_ arguments: Int) -> Bool { hasNever(arguments, of: tree) }

  private func hasNever(_ arguments: Int, of tree: CodeTree) -> Bool {
    let types = Array(tree.children(of: arguments))
    guard types.count == 2, tree[types[1]].kind == .type, Int(tree[types[1]].payload) < tree.types.count else {
      return false
    }
    return tree.names.equals(tree.types[Int(tree[types[1]].payload)].name, "Never")
  }

  /// `AnyPublisher<Value, Never>`, also behind aliases, and the publisher of a `@Published` property.
  private func isNever(_ root: UInt32, in file: FileID) -> Bool {
    var (file, root) = (file, root)
    for _ in 0..<Self.depthLimit {
      let facts = graph[file].facts
      guard let node = facts.nominalType(of: root) else { return false }
      let arguments = facts.typeChildren(of: node)
      if arguments.count == 2, facts.names.equals(facts.types[arguments[1]].name, "Never") { return true }
      if facts.types[node].kind == .member, let base = arguments.first {
        if vocabulary[.publishedWrappers].contains(facts.names[facts.types[base].name]) { return true }
      }
      let alias = graph.references(in: file, at: facts.types[node].offset).lazy.compactMap { $0.target.typeID }
        .first { graph.types[$0.index].kind == .typealias }
      guard let alias else { return false }
      let declaration = graph.types[alias.index].declaration
      (file, root) = (declaration.file, graph[declaration].type)
    }
    return false
  }

  /// `center.publisher(for: name)`
  private func isAfterPublisher(_ call: Int) -> Bool { tree.isNamed(call - 1, "publisher") }
}
