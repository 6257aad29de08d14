import StrataClassification
import StrataModel

/// Collections of views in the code of a view: which of its buttons a view chooses is not a business decision. A collection
/// is known by the type of a property, a parameter or a local variable, by its initial value, or by its name.
struct ViewCollections {
  private let tree: CodeTree
  private let body: CodeBody
  private let project: ClassifiedGraph
  private let platform: PlatformTypes

  init(_ body: CodeBody, in project: ClassifiedGraph) {
    tree = body.tree
    self.body = body
    self.project = project
    platform = PlatformTypes(project.vocabulary)
  }

  /// Whether the elements that a call chooses are views: `options.filter { … }` of `[UIButton]`.
  func contains(_ call: CodeCall) -> Bool { contains(call.chain, before: call.callee) }

  /// Whether a loop is over views.
  func contains(loop: Int) -> Bool {
    let parts = tree.children(of: loop).filter { tree[$0].kind != .type }
    return parts.count > 1 && contains(parts[1], before: Int(tree[parts[1]].next))
  }

  /// Whether names of an expression say that its elements are parts of a view: `stack.arrangedSubviews`.
  func areNamed(_ names: [String]) -> Bool {
    names.contains { name in
      if Words.contains(name, in: project.vocabulary[.models]) { return false }
      return Words.contains(name, in: project.vocabulary[.viewParts]) || platform.contains(name)
    }
  }

  /// Whether a call chooses among models of the domain, whatever the names: `viewModel.visible.sorted { … }` of
  /// `[Order]`.
  func containsModels(_ call: CodeCall) -> Bool {
    let graph = project.graph
    let members = (tree.base(of: call.chain)..<call.callee).filter { tree[$0].kind == .member }
    guard let last = members.last,
      let property = graph.references(in: body.file, at: tree[last].offset).lazy.compactMap(\.memberDeclaration).first
    else { return false }
    let (fact, facts) = (graph[property], graph.facts(of: property))
    guard fact.kind == .variable, fact.type != noIndex else { return false }
    return facts.typeSubtree(of: Int(fact.type)).contains { node in
      graph.references(in: property.file, at: facts.types[node].offset).contains {
        $0.target.typeID.flatMap { project.role(of: $0) } == .entity
      }
    }
  }

  /// Whether a node names a type that is a view.
  func isView(_ node: Int) -> Bool {
    switch tree[node].kind {
    case .type: return areViews(tree[node].payload, project.graph.facts(of: body.declaration), body.file)
    case .identifier:
      return platform.isView(tree.name(node))
        || project.graph.references(in: body.file, at: tree[node].offset).contains {
          $0.target.typeID.flatMap { project.role(of: $0) } == .view
        }
    default: return false
    }
  }

  /// Whether the elements that a call chooses or orders are what the screen is drawn with: `corners.sorted { … }` of
  /// `[CGPoint]`, also where local constants stand for parts of such a list.
  func areDrawn(_ call: CodeCall) -> Bool { areDrawn(tree.base(of: call.chain), depth: 4) }

  private func areDrawn(_ base: Int, depth: Int) -> Bool {
    guard depth > 0, tree[base].kind == .identifier else { return false }
    let name = tree.name(base)
    if let local = LocalVariables(of: tree, in: body.range).variable(named: name, at: base) {
      if let type = local.type { return isDrawn(tree[type].payload, project.graph.facts(of: body.declaration)) }
      let source = local.value.flatMap { value in
        tree.subtree(of: value).first { tree[$0].kind == .identifier && tree.name($0).first?.isLowercase == true }
      }
      return source.map { areDrawn($0, depth: depth - 1) } ?? false
    }
    let facts = project.graph.facts(of: body.declaration)
    let parameters = facts.parameters[facts.declarations[Int(body.declaration.index)].parameters.range]
    if let parameter = parameters.first(where: { facts.names.equals($0.name, name) }) {
      return isDrawn(parameter.type, facts)
    }
    return project.graph.property(named: name, of: body.member).map {
      isDrawn(project.graph[$0].type, project.graph.facts(of: $0))
    } ?? false
  }

  private func isDrawn(_ root: UInt32, _ facts: FileFacts) -> Bool {
    guard root != noIndex else { return false }
    return facts.typeSubtree(of: Int(root)).filter { Int(facts.types[$0].next) == $0 + 1 }.allSatisfy {
      facts.types[$0].kind == .name && project.vocabulary[.drawingTypes].contains(facts.names[facts.types[$0].name])
    }
  }

  // MARK: Types

  private func contains(_ expression: Int, before end: Int) -> Bool {
    let base = tree.base(of: expression)
    guard tree[base].kind == .identifier else { return false }
    let suffixes = tree.suffixes(of: expression).filter { $0 < end }
    var members = suffixes.filter { tree[$0].kind == .member }
    var name = tree.name(base)
    if name == "self", let member = members.first {
      name = tree.name(member)
      members.removeFirst()
    }
    var result = isNamedCollection(name) || isCollection(name, at: expression)
    for member in members where !tree.isNamed(member, oneOf: project.vocabulary[.elementFunctions].names) {
      // Other members have other elements, unless they are cast.
      let call = suffixes.first { $0 > member }
      result = isNamedCollection(tree.name(member)) || call.map { castsToViews($0) } ?? false
    }
    return result
  }

  /// `subviews`
  private func isNamedCollection(_ name: String) -> Bool { project.vocabulary[.viewCollections].contains(name) }

  /// `compactMap { $0 as? UIButton }`
  private func castsToViews(_ call: Int) -> Bool {
    guard tree[call].kind == .call else { return false }
    let facts = project.graph.facts(of: body.declaration)
    return tree.all(.cast, in: tree.subtree(of: call)).contains { cast in
      tree.child(.type, of: cast).map { areViews(tree[$0].payload, facts, body.file) } ?? false
    }
  }

  /// - Parameter use: where the name is used.
  private func isCollection(_ name: String, at use: Int) -> Bool {
    if let local = LocalVariables(of: tree, in: body.range).variable(named: name, at: use) { return areViews(local) }
    let facts = project.graph.facts(of: body.declaration)
    let parameters = facts.parameters[facts.declarations[Int(body.declaration.index)].parameters.range]
    if let parameter = parameters.first(where: { facts.names.equals($0.name, name) }) {
      return areViews(parameter.type, facts, body.file)
    }
    return project.graph.property(named: name, of: body.member).map { areViews($0) } ?? false
  }

  private func areViews(_ property: DeclarationID) -> Bool {
    let (fact, facts) = (project.graph[property], project.graph.facts(of: property))
    if fact.type != noIndex { return areViews(fact.type, facts, property.file) }
    guard !fact.initialValue.isEmpty else { return false }
    let (tree, value) = (facts.tree, Int(fact.initialValue.start))
    let base = tree.base(of: value)
    return tree[base].kind == .type && areViews(tree[base].payload, facts, property.file)
  }

  private func areViews(_ local: LocalVariables.Variable) -> Bool {
    let facts = project.graph.facts(of: body.declaration)
    if let type = local.type { return areViews(tree[type].payload, facts, body.file) }
    guard let value = local.value else { return false }
    let base = tree.base(of: value)
    if tree[base].kind == .type { return areViews(tree[base].payload, facts, body.file) }
    let names = base..<Int(tree[value].next)
    return areNamed(names.filter { tree[$0].kind == .identifier || tree[$0].kind == .member }.map { tree.name($0) })
      || contains(value, before: Int(tree[value].next))
  }

  /// Whether all types that a type names are views, such as those of `[UIButton]?`.
  private func areViews(_ root: UInt32, _ facts: FileFacts, _ file: FileID) -> Bool {
    guard root != noIndex else { return false }
    let subtree = facts.typeSubtree(of: Int(root))
    let leaves = subtree.filter { Int(facts.types[$0].next) == $0 + 1 }
    return leaves.allSatisfy { leaf in
      let node = facts.types[leaf]
      guard node.kind == .name else { return false }
      let name = facts.names[node.name]
      return platform.contains(name) || platform.isView(name)
        || project.graph.references(in: file, at: node.offset).contains {
          $0.target.typeID.flatMap { project.role(of: $0) } == .view
        }
    }
  }
}
