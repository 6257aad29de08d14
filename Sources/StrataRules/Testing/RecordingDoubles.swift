import StrataDefinition
import StrataModel

/// Test doubles whose functions only record that they were called, and with what.
struct RecordingDoubles {
  private(set) var types: [TypeID] = []
  /// Flags, counters and lists of calls.
  private var calls: Set<DeclarationID> = []
  private var arguments: Set<DeclarationID> = []
  /// Lists of arguments: how many there are says how often a function was called.
  private var lists: Set<DeclarationID> = []
  private let graph: Graph
  private let vocabulary: Vocabulary

  init(_ graph: Graph, _ vocabulary: Vocabulary) {
    self.graph = graph
    self.vocabulary = vocabulary
  }

  func isCall(_ member: DeclarationID) -> Bool { calls.contains(member) }
  func isList(_ member: DeclarationID) -> Bool { lists.contains(member) }
  func isRecord(_ member: DeclarationID) -> Bool { calls.contains(member) || arguments.contains(member) }

  /// Adds a type if it is one; whether it is.
  mutating func add(_ type: TypeID) -> Bool {
    let properties = Dictionary(
      graph.storedProperties(of: type).map { (graph.name(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    if properties.isEmpty { return false }
    var uses = PropertyUses()
    for function in graph.functions(of: type) {
      let fact = graph[function]
      if fact.isStatic { continue }
      let facts = graph.facts(of: function)
      let parameters = Set(facts.parameters[fact.parameters.range].map { facts.names[$0.name] })
      for body in graph.bodies(of: function) {
        let reader = BodyReader(tree: body.tree, properties: properties, hidden: parameters, vocabulary)
        guard reader.read(body.range, into: &uses) else { return false }
      }
    }
    let written = uses.calls.union(uses.arguments)
    guard !(uses.calls.isEmpty && uses.lists.isEmpty), uses.reads.isDisjoint(with: written) else { return false }
    types.append(type)
    calls.formUnion(uses.calls.subtracting(uses.arguments))
    calls.formUnion(computed(of: type, from: properties.filter { written.contains($0.value) }))
    arguments.formUnion(uses.arguments)
    lists.formUnion(uses.lists)
    return true
  }

  /// `var fetchCalled: Bool { fetchCount > 0 }`
  private func computed(of type: TypeID, from recorded: [String: DeclarationID]) -> [DeclarationID] {
    graph.members(of: type).filter { member in
      guard graph[member].kind == .variable, graph[member].modifiers.contains(.computed) else { return false }
      let bodies = graph.bodies(of: member)
      return !bodies.isEmpty
        && bodies.allSatisfy { body in
          let names = body.range.filter { body.tree[$0].kind == .identifier }.map { body.tree.name($0) }
          return !names.isEmpty && names.allSatisfy { recorded[$0] != nil }
        }
    }
  }
}

/// How the functions of a double use its properties.
private struct PropertyUses {
  var calls: Set<DeclarationID> = []
  var arguments: Set<DeclarationID> = []
  var lists: Set<DeclarationID> = []
  var reads: Set<DeclarationID> = []
}

/// Reads one body of a function of a double.
private struct BodyReader {
  let tree: CodeTree
  let properties: [String: DeclarationID]
  /// Names of parameters, which hide properties.
  let hidden: Set<String>
  private let vocabulary: Vocabulary

  init(
    tree: CodeTree, properties: [String: DeclarationID], hidden: Set<String>, _ vocabulary: Vocabulary
  ) {
    self.tree = tree
    self.properties = properties
    self.hidden = hidden
    self.vocabulary = vocabulary
  }

  /// False if the body does something else than recording and returning.
  func read(_ range: Range<Int>, into uses: inout PropertyUses) -> Bool {
    var written: Set<Int> = []
    for node in range {
      switch tree[node].kind {
      case .sequence: readAssignment(node, &written, &uses)
      case .chain: readAddition(node, &written, &uses)
      case .member where vocabulary[.sendingFunctions].contains(tree.name(node)): return false
      case .identifier:
        let name = tree.name(node)
        guard !written.contains(node), !hidden.contains(name), let property = properties[name] else { continue }
        uses.reads.insert(property)
      case .member:
        guard !written.contains(node), node > 0, tree.isNamed(node - 1, "self") else { continue }
        if let property = properties[tree.name(node)] { uses.reads.insert(property) }
      default: continue
      }
    }
    return true
  }

  /// `count += 1`, `self.isCalled = true`, `saved = user`
  private func readAssignment(_ sequence: Int, _ written: inout Set<Int>, _ uses: inout PropertyUses) {
    let parts = Array(tree.children(of: sequence))
    guard parts.count > 2, let (name, property) = property(of: parts[0]) else { return }
    let isCount = tree[parts[1]].kind == .binaryOperator && tree.isNamed(parts[1], "+=")
    guard isCount || tree[parts[1]].kind == .assignment else { return }
    written.insert(name)
    let value = parts.count == 3 ? tree.base(of: parts[2]) : parts[0]
    let isCall = isCount ? tree[value].kind == .integerLiteral : isCallMark(value)
    if isCall { uses.calls.insert(property) } else { uses.arguments.insert(property) }
  }

  /// `calls.append(.save)`, `savedUsers.append(user)`
  private func readAddition(_ chain: Int, _ written: inout Set<Int>, _ uses: inout PropertyUses) {
    for call in tree.calls(ofChain: chain) where tree[call.callee].kind == .member {
      guard vocabulary[.addingFunctions].contains(tree.name(call.callee)),
        let (name, property) = property(of: chain), let argument = tree.firstChild(of: call.suffix)
      else { continue }
      written.insert(name)
      if isCallMark(tree.base(of: tree.value(of: argument))) {
        uses.calls.insert(property)
      } else {
        uses.arguments.insert(property)
        uses.lists.insert(property)
      }
    }
  }

  /// `true`, `.save`, `"save"`, `#function`: says that a function was called, and not with what.
  private func isCallMark(_ value: Int) -> Bool {
    switch tree[value].kind {
    case .booleanLiteral, .implicitMember: return true
    case .macro: return tree.isNamed(value, "function")
    case .stringLiteral: return tree.text(value) != nil
    default: return false
    }
  }

  /// The property at the beginning of an expression, and the node of its name.
  private func property(of expression: Int) -> (node: Int, property: DeclarationID)? {
    let base = tree.base(of: expression)
    guard tree[base].kind == .identifier else { return nil }
    if tree.isNamed(base, "self") {
      var suffixes = tree.suffixes(of: expression)
      guard let member = suffixes.next(), tree[member].kind == .member else { return nil }
      return properties[tree.name(member)].map { (member, $0) }
    }
    let name = tree.name(base)
    return hidden.contains(name) ? nil : properties[name].map { (base, $0) }
  }
}
