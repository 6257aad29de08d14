import StrataDefinition
import StrataModel

/// `container.resolve(X.self)` inside a layer: the part of `service-locator` that reads calls.
struct ResolveCalls {
  private let context: RuleContext
  private let search: LocatorSearch
  private let functions: NameSet

  init(_ context: RuleContext, _ search: LocatorSearch) {
    self.context = context
    self.search = search
    functions = context.vocabulary[.resolvingFunctions].names
  }

  /// The calls of all types inside layers, in files in focus.
  var violations: [Violation] {
    let graph = context.project.graph
    var result: [Violation] = []
    for (index, file) in graph.files.enumerated() where !file.isTest {
      let id = FileID(UInt32(index))
      guard context.focus.contains(id), file.facts.names.mentions(oneOf: functions) else { continue }
      let tree = file.facts.tree
      for (position, fact) in file.facts.declarations.enumerated() where fact.marks.isEmpty {
        let declaration = DeclarationID(id, UInt32(position))
        guard !fact.body.isEmpty || !fact.initialValue.isEmpty,
          case let owner = context.owner(of: declaration), search.isInside(owner),
          owner.type.map(isJudged) ?? !isWiring(declaration)
        else { continue }
        for span in [fact.initialValue, fact.body] {
          for call in tree.calls(in: span.range) where tree.isNamed(call.callee, oneOf: functions) {
            guard let receiver = receiver(of: call, tree) ?? containerByShape(call, tree, in: id) else { continue }
            let isInferred = tree.children(of: call.suffix).isEmpty
            let service = service(of: call, tree)
            guard service != nil || isInferred else { continue }
            var found = violation(owner, service, receiver, id, tree.nodes[call.callee].offset)
            // `AppDelegate.resolver.resolve(X.self)`: what the call names up to `resolve`.
            let parts = [tree.base(of: call.chain)] + tree.suffixes(of: call.chain).prefix { $0 <= call.callee }
            found.includes += parts.map { tree.nodes[$0].offset }
            result.append(found)
          }
        }
      }
    }
    return result
  }

  /// - Parameter service: nil where the call does not name what it resolves.
  private func violation(_ owner: CodeOwner, _ service: String?, _ receiver: String, _ file: FileID, _ offset: UInt32)
    -> Violation
  {
    let (symbol, what) = (context.symbol(owner), service.map(quoted))
    return Violation(
      file: file, offset: offset, symbol: symbol, target: service ?? receiver,
      message: "\(quoted(symbol)) resolves \(what ?? "a dependency") from \(quoted(receiver)) instead of having it "
        + "injected",
      remedy: owner.type == nil
        ? "take \(what ?? "what it resolves") as a parameter of \(symbol), and resolve it in the composition root"
        : "take \(what ?? "what it resolves") as a parameter of the initializer, and resolve it where "
          + "\(quoted(symbol)) is registered",
      chain: [symbol, service ?? receiver])
  }

  private func isJudged(_ type: TypeID) -> Bool {
    context.isProduction(type) && !context.isRoot(type) && context.flags[type.index].isDisjoint(with: .replacement)
      && !isWrapper(type)
  }

  /// Whether code outside types registers in a container, or is part of one.
  private func isWiring(_ declaration: DeclarationID) -> Bool {
    let (graph, vocabulary) = (context.project.graph, context.vocabulary)
    if graph.extendedType(by: declaration).map({ vocabulary[.frameworkContainers].contains($0) }) ?? false {
      return true
    }
    let (tree, fact) = (graph[declaration.file].facts.tree, graph[declaration])
    return tree.calls(in: fact.body.range).contains {
      vocabulary[.registeringFunctions].matches(tree.name($0.callee))
    }
  }

  /// A property wrapper of the project that resolves: its uses are reported, where an option says so.
  private func isWrapper(_ type: TypeID) -> Bool {
    let graph = context.project.graph
    return graph.attributes(of: graph.types[type.index].declaration).contains("propertyWrapper")
  }

  /// The container before `.resolve`, if its name is that of a container.
  private func receiver(of call: CodeCall, _ tree: CodeTree) -> String? {
    guard tree.nodes[call.callee].kind == .member else { return nil }
    let path = tree.path(of: call.chain).prefix { !context.vocabulary[.resolvingFunctions].contains($0) }
    return path.last { search.isContainerLike($0) }
  }

  /// A type of the project, by whatever name, that has a function to register objects beside this one, which is generic
  /// over what it resolves: `Box.resolve(OrderRepository.self)`.
  private func containerByShape(_ call: CodeCall, _ tree: CodeTree, in file: FileID) -> String? {
    guard tree.nodes[call.callee].kind == .member else { return nil }
    let (graph, vocabulary) = (context.project.graph, context.vocabulary)
    let function = graph.references(in: file, at: tree.nodes[call.callee].offset).lazy
      .compactMap(\.memberDeclaration).first
    guard let function, !graph[function].genericParameters.isEmpty, let type = graph.enclosingType(of: function),
      graph.functions(of: type).contains(where: { vocabulary[.registeringFunctions].matches(graph.name(of: $0)) })
    else { return nil }
    return graph[type].name
  }

  /// `X` of `resolve(X.self)`.
  private func service(of call: CodeCall, _ tree: CodeTree) -> String? {
    guard let argument = tree.firstChild(of: call.suffix) else { return nil }
    let path = tree.path(of: tree.value(of: argument))
    guard path.count > 1, path.last == "self" else { return nil }
    return path.dropLast().joined(separator: ".")
  }
}
