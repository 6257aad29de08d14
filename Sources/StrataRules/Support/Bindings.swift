import StrataClassification
import StrataDefinition
import StrataModel

/// Properties that the code of the project binds (`$viewModel.name`) or assigns from outside (`viewModel.name = …`): by
/// declaration if the graph knows the member, otherwise by the member's name alone.
struct Bindings {
  private(set) var bound: Set<DeclarationID> = []
  private(set) var boundNames: Set<String> = []
  private(set) var assigned: Set<DeclarationID> = []

  /// - Parameter withAssignments: whether ``assigned`` is needed.
  init(_ context: RuleContext, withAssignments: Bool) {
    let project = context.project
    let scan = BindingScan(project)
    let found = context.keptByFile("members that may be bound", carries: true) { scan.members(in: $0) }
    var published = PublishedNames(project)
    for index in project.graph.files.indices where !project.graph.files[index].isTest {
      let file = FileID(UInt32(index))
      let tree = project.graph.files[index].facts.tree
      for member in found[index] where isBinding(member, file, tree, in: project, &published) {
        bind(member.node, file, tree, in: project.graph)
      }
      if withAssignments { scanAssignments(file, tree, in: project) }
    }
  }

  /// - Parameter requirements: the requirements that the property satisfies. Generic views bind those.
  func isBound(_ property: DeclarationID, named name: String, requirements: [DeclarationID]) -> Bool {
    bound.contains(property) || boundNames.contains(name) || requirements.contains { bound.contains($0) }
  }

  private func isBinding(
    _ member: BindingScan.Member, _ file: FileID, _ tree: CodeTree, in project: ClassifiedGraph,
    _ published: inout PublishedNames
  ) -> Bool {
    switch member.form {
    case .projected(let projection): return !published.contains(tree.name(projection), in: file)
    case .assigned: return true
    // A view model also assigns its own output in this way.
    case .ofStream:
      return project.graph.references(in: file, at: tree[member.node].offset).contains { reference in
        reference.source.map { project.role(of: project.graph.outermost($0)) == .view } ?? false
      }
    }
  }

  private mutating func scanAssignments(_ file: FileID, _ tree: CodeTree, in project: ClassifiedGraph) {
    for use in tree.operators(in: tree.nodes.indices, where: \.isAssignment) {
      assign(members(of: use.left.lowerBound, tree), file, tree, in: project.graph)
    }
    let changing = project.vocabulary[.changingFunctions].names
    for node in tree.nodes.indices {
      switch tree[node].kind {
      case .prefixOperator where tree.isNamed(node, "&"):
        if let value = tree.firstChild(of: node) { assign(members(of: value, tree), file, tree, in: project.graph) }
      case .chain:
        for call in tree.calls(ofChain: node) where tree[call.callee].kind == .member {
          let isChange =
            tree.isNamed(call.callee, oneOf: changing)
            ? project.graph.references(in: file, at: tree[call.callee].offset).isEmpty
            : isMutating(call.callee, file, tree, in: project.graph)
          guard isChange else { continue }
          assign(members(of: node, before: call.callee, tree), file, tree, in: project.graph)
        }
      default: continue
      }
    }
  }

  /// Notes the property that is changed, and those of whose values it is a part: `viewModel.box.count = 1` changes
  /// `box`, unless that is an object.
  private mutating func assign(_ members: [Int], _ file: FileID, _ tree: CodeTree, in graph: Graph) {
    for (index, member) in members.reversed().enumerated() {
      guard let property = property(at: member, file, tree, in: graph) else { return }
      if index > 0, !isKnownValue(property, in: graph) { return }
      if let declaration = declaration(at: member, file, tree, in: graph, fromOutside: true) {
        assigned.insert(declaration)
      }
    }
  }

  /// Whether a member is a `mutating` function of the project.
  private func isMutating(_ member: Int, _ file: FileID, _ tree: CodeTree, in graph: Graph) -> Bool {
    graph.references(in: file, at: tree[member].offset).contains { reference in
      reference.memberDeclaration.map { graph[$0].modifiers.contains(.mutating) } ?? false
    }
  }

  private func property(at member: Int, _ file: FileID, _ tree: CodeTree, in graph: Graph) -> DeclarationID? {
    let declarations = graph.references(in: file, at: tree[member].offset).compactMap(\.memberDeclaration)
    return declarations.first { graph[$0].kind == .variable }
  }

  /// Whether a property has a struct or an enum of the project, a tuple or a collection.
  private func isKnownValue(_ property: DeclarationID, in graph: Graph) -> Bool {
    let facts = graph.facts(of: property)
    var root = graph[property].type
    while root != noIndex, [.optional, .implicitlyUnwrapped].contains(facts.types[Int(root)].kind) { root += 1 }
    if root != noIndex, [.array, .dictionary, .tuple].contains(facts.types[Int(root)].kind) { return true }
    let types = graph.references(of: property).filter {
      $0.context.isDisjoint(with: [.nested, .attribute, .nestedCreation]) && ($0.kind == .stores || $0.kind == .creates)
    }.compactMap(\.target.typeID)
    return !types.isEmpty
      && types.allSatisfy { [.struct, .enum].contains(graph[$0].kind) || graph[$0].kind == .typealias }
  }

  /// The members of a chain from its end to the last call: `a`, `b` of `viewModel.a.b[0]`.
  private func members(of node: Int, before end: Int? = nil, _ tree: CodeTree) -> [Int] {
    var result: [Int] = []
    for suffix in tree.suffixes(of: node) {
      if suffix == end { break }
      switch tree[suffix].kind {
      case .member: result.append(suffix)
      case .call: result = []
      default: continue
      }
    }
    return result
  }

  private mutating func bind(_ member: Int, _ file: FileID, _ tree: CodeTree, in graph: Graph) {
    if let declaration = declaration(at: member, file, tree, in: graph, fromOutside: false) {
      bound.insert(declaration)
    } else {
      boundNames.insert(tree.name(member))
    }
  }

  private func declaration(
    at member: Int, _ file: FileID, _ tree: CodeTree, in graph: Graph, fromOutside: Bool
  ) -> DeclarationID? {
    for reference in graph.references(in: file, at: tree[member].offset) where reference.kind == .calls {
      guard let declaration = reference.memberDeclaration else { continue }
      if fromOutside, reference.source == reference.target.typeID { return nil }
      return declaration
    }
    return nil
  }
}

extension RuleContext {
  /// The properties that views bind: found once, for the first rule that needs them.
  var bindings: Bindings {
    knownBindings.withLock { known in
      let bindings = known ?? Bindings(self, withAssignments: false)
      known = bindings
      return bindings
    }
  }
}
