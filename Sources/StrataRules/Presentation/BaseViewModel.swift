import StrataClassification
import StrataDefinition
import StrataModel

/// `base-view-model`
struct BaseViewModel: Rule {
  static let description = RuleDescription(
    id: "base-view-model",
    family: .presentation,
    summary: "A view model that does not inherit from the base view model, or changes state without `setState`",
    severity: .warning,
    guides: ["004"],
    styles: ["reactive"],
    rationale: """
      With one base class every screen stores its state in the same property and changes it with the same function, \
      which can log and check the change and move it to the main thread. A view model without the base class, or a \
      change without the function, makes its screen a special case.
      """,
    heuristic: """
      The rule checks classes in the role of a view model. It looks for the base class among all superclasses, by the \
      role `base-view-model` or by the names of the option.

      - It does not check nested view models, or view models of cells, rows and items, which have no screen.
      - A change of state is a statement that names the inherited state of `self`: a stored property of the base class \
      with that word in its name. So is a stream that is bound to it, and the call of another function of the base \
      class that takes a state and sets it.
      - A stream, closure or published property of the state type of the base class that is not private is a second \
      state.

      Where at least 80% of the view models, and at least five, do not inherit from the base class, the rule reports \
      this once.
      """,
    badExample: """
      class PaymentViewModel {
        let state = BehaviorRelay<PaymentState>(value: .idle)
      }
      """,
    goodExample: """
      class PaymentViewModel: BaseViewModel<PaymentState> {
        func pay() { setState(.loading) }
      }
      """,
    remedy: "Inherit from `BaseViewModel<State>` and call `setState`.",
    options: [
      RuleOption(
        name: "bases", summary: "Names of base classes, besides the role `base-view-model`.",
        defaultValue: .words("base-view-models")),
      RuleOption(
        name: "ignored-suffixes", summary: "Suffixes of view models that have no screen of their own.",
        defaultValue: .words("part-view-model-suffixes")),
    ], readsCode: true)

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    let names = settings.list("bases", context.vocabulary)
    let bases = Set(names)
    let base = proposedBase(names, in: project)
    let ignored = settings.list("ignored-suffixes", context.vocabulary)
    var others: [(type: TypeID, violation: Violation)] = []
    for type in project.viewModelClasses {
      let entity = project.graph[type]
      guard !ignored.contains(where: { entity.simpleName.hasSuffix($0) }), entity.outer == nil else { continue }
      outcome.examined += 1
      if extends(type, bases, in: project) {
        outcome.violations += assignments(in: type, of: project) + secondStates(in: type, of: project)
      } else {
        let violation = Violation(
          at: type, in: project.graph,
          message:
            "view model `\(entity.name)` does not inherit from \(base.map { quoted($0.name) } ?? "a base view model")",
          remedy:
            "inherit from \(instance(of: base, for: entity.simpleName, context.vocabulary)) and change its state with "
            + stateFunction(context.vocabulary))
        others.append((type, violation))
      }
    }
    outcome.violations += joinedIfConvention(others, of: outcome.examined, in: project)
    return outcome
  }

  /// One finding where nearly all view models have no base class, or a common supertype that serves as one.
  private func joinedIfConvention(
    _ others: [(type: TypeID, violation: Violation)], of examined: Int, in project: ClassifiedGraph
  ) -> [Violation] {
    let violations = others.map(\.violation)
    guard Conventions.isOwn(others.count, of: examined) else { return violations }
    let names = others.map { Set(project.graph.allSupertypeNames(of: $0.type).map { lastComponent($0) }) }
    let common = names.dropFirst().reduce(names[0]) { $0.intersection($1) }.min()
    return Conventions.joined(
      violations, message: "; the same holds for \(others.count) of \(examined) view models",
      remedy: common.map { ", or accept the project's own base with `bases+: [\($0)]`" }
        ?? ", or turn the rule off with `base-view-model: off`")
  }

  /// The base class that the project declares; otherwise the first name of the option, for a base of another module.
  private func proposedBase(_ names: [String], in project: ClassifiedGraph) -> (name: String, isGeneric: Bool)? {
    let graph = project.graph
    let declared = graph.typeIDs.filter { type in
      graph[type].kind == .class && graph[type].outer == nil && project.isProduction(type)
        && (project.role(of: type) == .baseViewModel || names.contains(graph[type].simpleName))
    }
    // A base may have a base, from which it inherits the state.
    let root = declared.first { type in
      let supertypes = graph.allProjectSupertypes(of: type)
      return !declared.contains { supertypes.contains($0) }
    }
    guard let root else { return names.first.map { ($0, true) } }
    return (graph[root].name, !graph[graph[root].declaration].genericParameters.isEmpty)
  }

  /// `BaseViewModel<PaymentState>`
  private func instance(
    of base: (name: String, isGeneric: Bool)?, for viewModel: String, _ vocabulary: Vocabulary
  ) -> String {
    guard let base else { return "a base view model" }
    return quoted(base.name + (base.isGeneric ? "<\(stateName(of: viewModel, vocabulary))>" : ""))
  }

  private func extends(_ type: TypeID, _ bases: Set<String>, in project: ClassifiedGraph) -> Bool {
    let graph = project.graph
    if graph.inherits(type, from: bases) { return true }
    return graph.allProjectSupertypes(of: type).contains { project.role(of: $0) == .baseViewModel }
  }

  /// The function of the base that changes its state, in backquotes.
  private func stateFunction(_ vocabulary: Vocabulary) -> String {
    vocabulary[.stateFunctions].entries.first.map { quoted($0) } ?? "a function of the base"
  }

  /// `let current = BehaviorRelay<PaymentState>(…)` in a `BaseViewModel<PaymentState>`: a second copy of the state.
  private func secondStates(in type: TypeID, of project: ClassifiedGraph) -> [Violation] {
    let graph = project.graph
    let references = graph.references(from: type)
    let states = Set(
      references.filter { reference in
        reference.kind == .mentions && reference.declaration == graph[type].declaration.index
          && reference.file == graph[type].declaration.file && reference.context.contains(.nested)
          && !reference.context.contains(.attribute)
      }.map(\.target))
    guard !states.isEmpty else { return [] }
    return graph.storedProperties(of: type).compactMap { property in
      guard !graph.isPrivate(property) else { return nil }
      let isPublished = graph.attributes(of: property).contains { project.vocabulary[.publishedWrappers].contains($0) }
      let holds = references.contains {
        ($0.kind == .stores || $0.kind == .mentions) && ($0.context.contains(.nested) || isPublished)
          && states.contains($0.target) && $0.file == property.file && $0.declaration == property.index
      }
      guard holds else { return nil }
      let name = graph.name(of: property)
      return Violation(
        at: property, of: type, in: project.graph, target: name,
        message: "`\(graph[type].name).\(name)` stores the state of the screen outside the base view model",
        remedy: "delete the property, call \(stateFunction(project.vocabulary)), and observe the state of the base in "
          + "the view")
    }
  }

  /// `state = …`, `self.state.accept(…)` in a subclass.
  private func assignments(in type: TypeID, of project: ClassifiedGraph) -> [Violation] {
    let graph = project.graph
    let own = Set(graph.members(of: type).map { graph.name(of: $0) })
    let names = stateNames(above: type, in: project).subtracting(own)
    guard !names.isEmpty else { return [] }
    let setters = otherSetters(above: type, in: project)
    return graph.bodies(of: type).flatMap { body -> [Violation] in
      let tree = body.tree
      let bindsState = body.range.contains {
        (tree[$0].kind == .bindingPattern || tree[$0].kind == .closureParameter) && tree.isNamed($0, oneOf: names)
      }
      guard !bindsState, !takesState(body.declaration, named: names, in: graph) else { return [] }
      let emitted = setters.isEmpty ? [] : calls(of: setters, in: body, graph)
      return (changes(in: body, of: names, project.vocabulary) + emitted).sorted().map { node in
        Violation(
          file: body.file, offset: tree[node].offset, symbol: graph[type].name,
          target: graph.signature(of: body.member),
          message:
            "`\(graph[type].name).\(graph.signature(of: body.member))` changes the state without "
            + stateFunction(project.vocabulary),
          remedy: "call \(stateFunction(project.vocabulary)) with the new state")
      }
    }
  }

  /// Names of the state in the bases: their stored properties with the word in their names; `state` for a base that is
  /// declared elsewhere.
  private func stateNames(above type: TypeID, in project: ClassifiedGraph) -> Set<String> {
    stateNames(
      in: project.graph.allProjectSupertypes(of: type).filter { project.graph[$0].kind == .class }, of: project)
  }

  func stateNames(in bases: [TypeID], of project: ClassifiedGraph) -> Set<String> {
    let states = project.vocabulary[.states]
    let stored = bases.flatMap { project.graph.storedProperties(of: $0) }.map { project.graph.name(of: $0) }
    return Set(stored.filter { Words.contains($0, in: states) } + states.entries)
  }

  private func takesState(_ id: DeclarationID, named names: Set<String>, in graph: Graph) -> Bool {
    let facts = graph.facts(of: id)
    return facts.parameters[facts.declarations[Int(id.index)].parameters.range].contains {
      names.contains(facts.names[$0.name])
    }
  }

  func changes(in body: CodeBody, of names: Set<String>, _ vocabulary: Vocabulary) -> [Int] {
    let tree = body.tree
    let accepting = vocabulary[.sendingFunctions]
    let (senders, bindings) = (accepting.names, vocabulary[.streamBindings].names)
    let assigned = tree.operators(in: body.range) { $0 == "=" }.filter { use in
      Int(tree[use.left.lowerBound].next) == use.node && isState(tree.path(of: use.left.lowerBound), names)
    }.map(\.left.lowerBound)
    let sent = tree.calls(in: body.range).filter { call in
      tree.isNamed(call.callee, oneOf: senders) && isState(tree.path(of: call.chain).dropLast(), names)
    }.map(\.chain)
    let bound = tree.calls(in: body.range).filter { tree.isNamed($0.callee, oneOf: bindings) }.flatMap { call in
      tree.arguments(of: call.suffix).map { tree.value(of: $0) }.filter { isTarget($0, in: tree, names, accepting) }
    }
    return (assigned + sent + bound).sorted()
  }

  /// `stateRelay` or `stateRelay.accept`, to which a stream is bound.
  private func isTarget(_ value: Int, in tree: CodeTree, _ names: Set<String>, _ senders: WordList) -> Bool {
    guard [.identifier, .chain].contains(tree[value].kind), !tree.contains(.call, in: tree.subtree(of: value)) else {
      return false
    }
    let path = tree.path(of: value)
    return isState(path, names) || path.last.map(senders.contains) ?? false && isState(path.dropLast(), names)
  }

  private func isState(_ path: some Collection<String>, _ names: Set<String>) -> Bool {
    let path = Array(path)
    guard let last = path.last, names.contains(last) else { return false }
    return path.count == 1 || (path.count == 2 && path[0] == "self")
  }

  private func stateName(of viewModel: String, _ vocabulary: Vocabulary) -> String {
    (vocabulary[.viewModelSuffixes].removed(from: viewModel) ?? "") + (vocabulary[.stateSuffixes].entries.first ?? "")
  }
}
