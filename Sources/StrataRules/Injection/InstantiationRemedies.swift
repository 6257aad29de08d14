import StrataModel

/// How a dependency that is created in place can come from outside, by what the code that creates it is.
struct InstantiationRemedies {
  private let root: TypeID?
  private let context: RuleContext
  private var graph: Graph { context.project.graph }

  /// - Parameter root: the only composition root, if there is one.
  init(_ root: TypeID?, _ context: RuleContext) {
    self.root = root
    self.context = context
  }

  /// - Parameter between: what has to be between the two by the definition.
  func remedy(for creation: Creation, between: String?) -> String {
    let target = quoted(graph[creation.target].name)
    let publication = context.publication(of: creation.target, in: root)
    if let parameter = parameter(creation) { return publication + parameter }
    if let between { return "inject the \(between) between them instead of creating \(target)" }
    if let property = sharedProperty(creation) { return publication + property }
    if creation.isFallback { return publication + "remove the fallback, and pass \(target) from \(rootName)" }
    let taker = context.parameterTaker(creation.reference)
    if let value = valueKnownHere(creation) {
      return publication
        + "take a function that makes \(target) as a parameter of \(taker), since \(quoted(value)) is known "
        + "only here, and implement it in \(rootName)"
    }
    return publication + context.injection(of: creation.target, into: creation.site.type, of: taker)
      + ", and create \(target) " + place(of: creation)
  }

  private var rootName: String { root.map { quoted(graph[$0].name) } ?? "the composition root" }

  /// Where the type that needs the dependency is created: by itself, if it is a singleton, otherwise by the composition root.
  private func place(of creation: Creation) -> String {
    guard let source = creation.site.type, let shared = context.sharedInstance(of: source), !isCreatedByOthers(source)
    else { return "in \(rootName)" }
    return "where \(quoted("\(graph[source].name).\(shared)")) is created"
  }

  private func isCreatedByOthers(_ type: TypeID) -> Bool {
    graph.references(to: type).contains {
      $0.kind == .creates && $0.source != type && context.project.isProduction($0)
    }
  }

  /// A parameter or a local value of the surrounding function that the new object gets: the composition root does not have it.
  private func valueKnownHere(_ creation: Creation) -> String? {
    let reference = creation.reference
    guard reference.declaration != noIndex else { return nil }
    let facts = graph[reference.file].facts
    let declaration = facts.declarations[Int(reference.declaration)]
    guard declaration.kind == .function else { return nil }
    let (tree, body) = (facts.tree, declaration.body.range)
    guard let call = tree.calls(in: body).first(where: { tree[$0.callee].offset == reference.offset }) else {
      return nil
    }
    let parameters = Set(facts.parameters[declaration.parameters.range].map { facts.names[$0.name] })
    let locals = LocalVariables(of: tree, in: body)
    let values = tree.inside(call.suffix).filter { tree[$0].kind == .identifier }
    return values.first { node in
      let name = tree.name(node)
      guard let local = locals.variable(named: name, at: node) else { return parameters.contains(name) }
      return !tree.inside(call.suffix).contains(local.name) && !isCreated(local, in: tree)
    }.map { tree.name($0) }
  }

  /// `let repository = Repository()`: the composition root can create that, too.
  private func isCreated(_ local: LocalVariables.Variable, in tree: CodeTree) -> Bool {
    local.value.map { tree.name(tree.base(of: $0)).first?.isUppercase ?? false } ?? false
  }

  /// Code outside the types of the project has no initializer either: its callers pass the dependency.
  private func parameter(_ creation: Creation) -> String? {
    guard creation.site.type == nil, let member = context.member(of: creation.reference),
      member.kind != .variable || member.parent != noIndex
    else { return nil }
    let wanted = graph[context.interface(of: creation.target) ?? creation.target].name
    return "take \(quoted(wanted)) as a parameter of \(context.parameterTaker(creation.reference)), and create "
      + "\(quoted(graph[creation.target].name)) in \(rootName)"
  }

  /// A static property has no initializer that could take the dependency: its users do.
  private func sharedProperty(_ creation: Creation) -> String? {
    guard let source = creation.site.type, let member = context.member(of: creation.reference), member.isStatic,
      member.kind == .variable
    else { return nil }
    let property = graph[source].name + "." + graph.text(member.name, in: creation.reference.file)
    let wanted = context.interface(of: creation.target) ?? creation.target
    return
      "create \(quoted(graph[creation.target].name)) in \(rootName), and inject \(quoted(graph[wanted].name)) into the "
      + "users of \(quoted(property))"
  }
}
