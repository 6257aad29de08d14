import StrataClassification
import StrataDefinition
import StrataModel

/// Finds filters, sorts, sums and network calls in the code of a view.
struct ViewWork {
  let body: CodeBody
  let tree: CodeTree
  let vocabulary: Vocabulary
  /// The name of the function or property.
  let name: String
  private let collections: ViewCollections
  private let project: ClassifiedGraph
  /// Names of functions that work on collections, and what they do, as the verb of a message.
  private let transforms: [(names: NameSet, verb: String)]

  init(_ body: CodeBody, in project: ClassifiedGraph) {
    self.body = body
    tree = body.tree
    self.project = project
    vocabulary = project.vocabulary
    name = project.graph.name(of: body.member)
    collections = ViewCollections(body, in: project)
    transforms = [
      (vocabulary[.filterFunctions].names, "filters"), (vocabulary[.sortFunctions].names, "sorts"),
      (vocabulary[.reduceFunctions].names, "reduces"), (vocabulary[.extremes].names, "picks from"),
      (vocabulary[.groupingTypes].names, "groups"),
    ]
  }

  /// The names of which the code of every match contains one.
  static func names(_ vocabulary: Vocabulary) -> NameSet {
    let lists: [Vocabulary.List] = [
      .filterFunctions, .sortFunctions, .reduceFunctions, .extremes, .groupingTypes, .networkClients, .decoders,
    ]
    return NameSet(lists.flatMap { vocabulary[$0].entries })
  }

  /// False for most code, of which nothing else need be prepared.
  static func canContainMatch(_ body: CodeBody, _ names: NameSet) -> Bool {
    body.range.contains { body.tree.isNamed($0, oneOf: names) }
  }

  struct Item {
    var node: Int
    var kind: String
    var message: String

    /// Whether something else was found inside.
    func covers(_ offset: UInt32, in tree: CodeTree) -> Bool {
      guard let last = tree.subtree(of: node).last else { return false }
      return tree[node].offset <= offset && offset <= tree[last].offset
    }

    func violation(_ body: CodeBody, in type: TypeID, of graph: Graph) -> Violation {
      let member = graph.signature(of: body.member)
      return Violation(
        file: body.file, offset: body.tree[node].offset, symbol: graph[type].name, target: "\(member): \(kind)",
        message: "view `\(graph[type].name).\(member)` \(message)", remedy: "compute it in the view model")
    }
  }

  /// All items, in source order.
  func found() -> [Item] {
    let items = tree.calls(in: body.range).compactMap { item(for: $0) }
    guard !items.isEmpty, !isLayout else { return clients() }
    return (items + clients()).sorted { $0.node < $1.node }
  }

  /// Whether the code measures, so that its sums are sizes.
  private var isLayout: Bool { Words.contains(name, in: vocabulary[.layout]) }

  private func item(for call: CodeCall) -> Item? {
    guard !tree[call.callee].flags.contains(.exempt) else { return nil }
    guard tree[call.callee].kind == .member else { return grouping(call) }
    guard let verb = transforms.first(where: { tree.isNamed(call.callee, oneOf: $0.names) })?.verb else { return nil }
    guard verb == "sorts" || tree.firstChild(of: call.suffix).map({ isUnlabelled($0, of: verb) }) ?? false else {
      return nil
    }
    guard !isOfOwnType(call), !isStream(call), !isQuery(call), !isPlatform(call), !collections.areDrawn(call),
      !isText(call), !isKeys(call),
      !isLookup(call)
    else { return nil }
    if verb == "reduces", joinsText(call) { return nil }
    if verb == "picks from", comparesSizes(call) || !readsMember(call) { return nil }
    let text = tree.shortened(tree.text(of: tree.subtree(of: call.chain)))
    return Item(node: call.chain, kind: verb, message: "\(verb) a collection (`\(text)`)")
  }

  /// `viewModel.sort(by: order)`: a function of a type of the project, not of a collection.
  private func isOfOwnType(_ call: CodeCall) -> Bool {
    project.graph.references(in: body.file, at: tree[call.callee].offset).contains {
      $0.memberDeclaration != nil && $0.target.typeID != nil
    }
  }

  /// `Order.filter(Column("isOpen")).fetchAll(db)`, `await group.reduce(into: [])`: a query of a database begins with a type, and
  /// the results of tasks come one after the other.
  private func isQuery(_ call: CodeCall) -> Bool {
    let base = tree.base(of: call.chain)
    if tree[base].kind == .identifier, tree.name(base).first?.isUppercase ?? false {
      let called = Set(tree.calls(ofChain: call.chain).map(\.callee))
      let members = (base..<call.callee).filter { tree[$0].kind == .member && isDirect($0, in: call.chain) }
      let takesClosure = !tree.closures(of: call.suffix).isEmpty
      return !takesClosure && members.allSatisfy(called.contains)
    }
    return tree.isNamed(call.callee, oneOf: vocabulary[.reduceFunctions].names)
      && tree.parents(in: body.range).ancestors(of: call.chain).prefix(2).contains {
        tree[$0].kind == .effect && tree.isNamed($0, "await")
      }
  }

  private func isDirect(_ member: Int, in chain: Int) -> Bool { tree.suffixes(of: chain).contains(member) }

  /// `parts.reduce(into: AttributedString()) { … }`, `lines.reduce("") { … }`: a text that is put together, also from a local
  /// variable.
  private func joinsText(_ call: CodeCall) -> Bool {
    guard let first = tree.firstChild(of: call.suffix) else { return false }
    var value = tree.value(of: first)
    if tree[value].kind == .identifier {
      let local = LocalVariables(of: tree, in: body.range).variable(named: tree.name(value), at: value)
      guard let known = local?.value else { return false }
      value = known
    }
    if tree[value].kind == .stringLiteral { return true }
    return tree[value].kind == .chain
      && tree.calls(ofChain: value).contains { Self.texts.contains(tree.name($0.callee)) }
  }

  private static let texts: Set<String> = [
    "String", "Text", "AttributedString", "NSAttributedString", "NSMutableAttributedString",
  ]

  /// `frames.max { $0.width < $1.width }`
  private func comparesSizes(_ call: CodeCall) -> Bool {
    tree.subtree(of: call.suffix).contains { node in
      tree[node].kind == .member && Words.contains(tree.name(node), in: vocabulary[.layout])
    }
  }

  /// Whether elements are compared by a property, and are not numbers: `values.min { abs($0 - x) < abs($1 - x) }`.
  private func readsMember(_ call: CodeCall) -> Bool {
    tree.subtree(of: call.suffix).contains { tree[$0].kind == .member }
  }

  /// `Dictionary(grouping: orders) { $0.day }`
  private func grouping(_ call: CodeCall) -> Item? {
    guard tree.isNamed(call.callee, oneOf: vocabulary[.groupingTypes].names),
      let elements = tree.argument("grouping", of: call.suffix), !collections.contains(call), !isPlatform(call)
    else { return nil }
    let text = tree.shortened(tree.text(of: tree.subtree(of: elements)))
    return Item(node: call.chain, kind: "groups", message: "groups a collection (`\(text)`)")
  }

  /// `filter(by: text)` is a function of the project.
  private func isUnlabelled(_ argument: Int, of verb: String) -> Bool {
    let label = tree.name(argument)
    // Without an order, `max()` compares numbers.
    if verb == "picks from" { return label == "by" || tree[tree.value(of: argument)].kind == .closure }
    return label.isEmpty || (verb == "reduces" && label == "into")
  }

  /// `URLSession.shared`, `JSONDecoder()`
  private func clients() -> [Item] {
    let (clients, decoders) = (vocabulary[.networkClients].names, vocabulary[.decoders].names)
    return body.range.compactMap { node in
      guard tree[node].kind == .identifier, !tree[node].flags.contains(.exempt) else { return nil }
      guard tree.isNamed(node, oneOf: clients) || tree.isNamed(node, oneOf: decoders) else { return nil }
      guard isClient(node), !isBeforeType(node) else { return nil }
      let name = tree.name(node)
      return Item(node: node, kind: "network", message: "calls the network or decodes (`\(name)`)")
    }
  }

  /// `URLSession.AuthChallengeDisposition`: a value of the framework.
  private func isBeforeType(_ node: Int) -> Bool {
    node + 1 < tree.nodes.count && tree[node + 1].kind == .member
      && tree.name(node + 1).first?.isUppercase ?? false
  }

  /// A type of the project may have the name of a framework's client: then its role says whether it is one.
  private func isClient(_ node: Int) -> Bool {
    guard let own = project.graph.ownType(named: node, tree, body.file) else { return true }
    return [RoleID.networkClient, .apiService].contains { project[own].role == $0 }
  }

  // MARK: What is not logic

  /// Operators of streams: `rx.text.filter { … }`, publishers.
  private func isStream(_ call: CodeCall) -> Bool {
    let base = tree.base(of: call.chain)
    if tree[base].kind == .identifier, tree.name(base).hasPrefix("$"), tree.name(base) != "$0" { return true }
    return tree.suffixes(of: call.chain).contains {
      tree[$0].kind == .member
        && (tree.isNamed($0, oneOf: vocabulary[.streamOperators].names)
          || vocabulary[.streamSuffixes].matches(tree.name($0)) || tree.name($0).hasPrefix("$"))
    }
  }

  /// Views, cells, constraints, cases of an enum.
  private func isPlatform(_ call: CodeCall) -> Bool {
    if tree[tree.base(of: call.chain)].kind == .arrayLiteral { return true }
    let before = names(before: call)
    return before.contains { vocabulary[.staticCollections].contains($0) } || isFoldOverViews(call)
      || collections.areNamed(before) && !collections.containsModels(call)
      || collections.contains(call)
      || tree.subtree(of: call.suffix).contains { node in
        tree[node].kind == .cast
          || tree[node].kind == .identifier
            && (tree.isNamed(node, oneOf: vocabulary[.listPositions].names)
              || PlatformTypes(vocabulary).contains(tree.name(node)))
      }
  }

  /// `screens.reduce(Step.end) { Step.view($1, $0) }`, if `Step` is a view.
  private func isFoldOverViews(_ call: CodeCall) -> Bool {
    guard tree.isNamed(call.callee, oneOf: vocabulary[.reduceFunctions].names),
      let initial = tree.firstChild(of: call.suffix)
    else { return false }
    return tree.inside(initial).contains { collections.isView($0) }
  }

  /// Characters of a text field, and visibility: `newValue.filter { $0.isNumber }`, `filter("0123456789".contains)`.
  private func isText(_ call: CodeCall) -> Bool {
    tree.subtree(of: call.suffix).contains { node in
      switch tree[node].kind {
      case .stringLiteral: return tree.text(node).map { $0.contains("0123456789") } ?? false
      case .member: return vocabulary[.characterTests].contains(tree.name(node))
      default: return false
      }
    } || names(before: call).contains { Words.contains($0, in: vocabulary[.characters]) }
  }

  /// `dictionary.keys.sorted()`: the order that drawing needs; not of a dictionary that the view itself builds.
  private func isKeys(_ call: CodeCall) -> Bool {
    guard tree.children(of: call.suffix).isEmpty, let name = names(before: call).last else { return false }
    return vocabulary[.keyCollections].contains(name)
      && !tree.calls(ofChain: call.chain).contains { $0.callee == tree.base(of: call.chain) }
  }

  /// `items.filter { $0.id == id }.first`: equivalent to `first(where:)`.
  private func isLookup(_ call: CodeCall) -> Bool {
    guard tree.isNamed(call.callee, oneOf: vocabulary[.filterFunctions].names) else { return false }
    var isNext = false
    for suffix in tree.suffixes(of: call.chain) {
      if isNext { return tree[suffix].kind == .member && tree.isNamed(suffix, oneOf: vocabulary[.lookupMembers].names) }
      isNext = suffix == call.suffix
    }
    return false
  }

  private func names(before call: CodeCall) -> [String] {
    var result: [String] = []
    for node in tree.base(of: call.chain)..<call.callee {
      switch tree[node].kind {
      case .identifier, .member, .implicitMember: result.append(tree.name(node))
      default: continue
      }
    }
    return result
  }
}
