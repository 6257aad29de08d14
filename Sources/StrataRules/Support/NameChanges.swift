import StrataClassification
import StrataDefinition
import StrataModel

/// The properties that the code of a file may change, by their names: another declaration of the same name counts too.
struct NameChanges {
  private let graph: Graph
  private let file: FileID
  private let tree: CodeTree
  private let objectTypes: WordList
  private let unchangingValues: WordList
  private let singletons: WordList
  /// Names that are assigned outside initializers, passed `inout`, or part of a key path.
  private var changed: Set<NameID> = []
  /// Names of values of which a property is assigned: the value changes unless it is an object.
  private var partiallyChanged: Set<NameID> = []
  /// By name: the methods that are called on it.
  private var calls: [NameID: Set<NameID>] = [:]
  /// By name: the initializers that assign it, once for each assignment.
  private var initializers: [NameID: [DeclarationID]] = [:]
  /// Names that an initializer assigns anything but the value of a name.
  private var computed: Set<NameID> = []

  init(in file: FileID, _ context: RuleContext) {
    graph = context.project.graph
    objectTypes = context.vocabulary[.objectTypes]
    unchangingValues = context.vocabulary[.unchangingValues]
    singletons = context.vocabulary[.singletonMembers]
    self.file = file
    let facts = graph.files[file.index].facts
    tree = facts.tree
    for node in tree.nodes.indices { note(node) }
    var inBodies: Set<Int> = []
    for index in facts.declarations.indices where !facts.declarations[index].body.isEmpty {
      let uses = tree.operators(in: facts.declarations[index].body.range, where: \.mayAssign)
      noteAssignments(uses, in: DeclarationID(file, UInt32(index)))
      inBodies.formUnion(uses.map(\.node))
    }
    // Code outside bodies: initial values, default arguments, closures in them.
    for use in tree.operators(in: tree.nodes.indices, where: \.mayAssign) where !inBodies.contains(use.node) {
      changeTarget(of: use)
    }
  }

  /// Whether the code changes a property after the initialization of its type, or in a way that only a `var` allows.
  func mayChange(_ property: DeclarationID, of type: TypeID) -> Bool {
    let fact = graph[property]
    if changed.contains(fact.name) { return true }
    let facts = graph.facts(of: property)
    var assigning: [DeclarationID] = []
    for initializer in initializers[fact.name] ?? [] {
      let parent = graph[initializer].parent
      guard parent != noIndex, graph.typeOfDeclaration[file.index][Int(parent)] == type else { continue }
      if assigning.contains(initializer) { return true }
      assigning.append(initializer)
    }
    if fact.initialValue.isEmpty {
      // An optional may be assigned late, from code that needs `self`: only what a parameter gives is certain.
      let isOptional =
        fact.type != noIndex && [.optional, .implicitlyUnwrapped].contains(facts.types[Int(fact.type)].kind)
      if isOptional, assigning.count < initializerCount(of: type) || assigning.isEmpty || computed.contains(fact.name) {
        return true
      }
    } else if !assigning.isEmpty {
      return true
    }
    if isObject(property) { return false }
    // Only assignments to its properties change such a value.
    if self.type(of: property) == nil, typeName(of: property).map({ unchangingValues.contains($0) }) ?? false {
      return partiallyChanged.contains(fact.name)
    }
    return partiallyChanged.contains(fact.name) || (calls[fact.name] ?? []).contains { mayMutate($0, property) }
  }

  private func initializerCount(of type: TypeID) -> Int {
    graph.members(of: type).count { graph[$0].kind == .initializer && !graph[$0].modifiers.contains(.convenience) }
  }

  // MARK: Calls

  /// Whether the value of a property is an object, which its own properties and methods change, not the property.
  private func isObject(_ property: DeclarationID) -> Bool {
    if let type = type(of: property) { return graph[type].kind == .class || graph[type].kind == .actor }
    return typeName(of: property).map { objectTypes.contains($0) } ?? false
  }

  /// The name of a property's type, also of one that its initial value creates or reads: `JSONDecoder()`,
  /// `UserDefaults.standard`.
  private func typeName(of property: DeclarationID) -> String? {
    let (fact, facts) = (graph[property], graph.facts(of: property))
    if let name = facts.nominalName(of: fact.type) { return name }
    guard fact.type == noIndex, !fact.initialValue.isEmpty else { return nil }
    let value = Int(fact.initialValue.start)
    guard tree[value].kind == .chain, Int(tree[value].next) == fact.initialValue.range.upperBound else { return nil }
    let suffixes = Array(tree.suffixes(of: value))
    let base = tree.base(of: value)
    guard suffixes.count == 1, tree[base].kind == .identifier else { return nil }
    let isSingleton = tree[suffixes[0]].kind == .member && singletons.contains(tree.name(suffixes[0]))
    return tree[suffixes[0]].kind == .call || isSingleton ? tree.name(base) : nil
  }

  /// The type of the project that a property has.
  private func type(of property: DeclarationID) -> TypeID? {
    let stored = graph.references(of: property).filter { $0.kind == .stores && !$0.context.contains(.nested) }
    return stored.count == 1 ? stored[0].target.typeID : nil
  }

  /// Whether a method of the property's type, by its name, may change the property.
  private func mayMutate(_ method: NameID, _ property: DeclarationID) -> Bool {
    guard let type = type(of: property) else { return true }
    let name = tree.names[method]
    let methods = ([type] + graph.allProjectSupertypes(of: type)).flatMap { graph.members(of: $0) }
      .filter { graph[$0].kind == .function && graph.name(of: $0) == name }
    return methods.isEmpty || methods.contains { graph[$0].modifiers.contains(.mutating) }
  }

  // MARK: Reading the code

  private mutating func note(_ node: Int) {
    switch tree[node].kind {
    case .chain: noteCalls(node)
    case .keyPath: change(tree.subtree(of: node))
    case .prefixOperator where !Self.readingOperators.contains(tree.name(node)): change(tree.subtree(of: node))
    default: break
    }
  }

  private mutating func noteCalls(_ chain: Int) {
    var before: [NameID] = []
    let base = tree.base(of: chain)
    if tree[base].kind == .identifier { before.append(tree[base].name) }
    var method: NameID?
    for suffix in tree.suffixes(of: chain) {
      switch tree[suffix].kind {
      case .member:
        if let method { before.append(method) }
        method = tree[suffix].name
      case .call:
        if let called = method { for name in before { calls[name, default: []].insert(called) } }
        // The result is a value of its own.
        (before, method) = ([], nil)
      case .postfixOperator: change(tree.subtree(of: chain))
      default: break
      }
    }
  }

  private mutating func noteAssignments(_ uses: [OperatorUse], in declaration: DeclarationID) {
    guard !uses.isEmpty else { return }
    let fact = graph[declaration]
    let isInitializer =
      fact.kind == .initializer && !fact.modifiers.contains(.convenience) && !delegates(fact.body.range)
    let parents = isInitializer ? tree.parents(in: fact.body.range) : nil
    for use in uses {
      if let parents, tree[use.node].kind == .assignment, let name = ownProperty(use.left),
        !parents.ancestors(of: use.sequence).contains(where: { Self.repeated.contains(tree[$0].kind) })
      {
        initializers[name, default: []].append(declaration)
        if tree[use.right.lowerBound].kind != .identifier { computed.insert(name) }
      } else {
        changeTarget(of: use)
      }
    }
  }

  /// What an operator assigns: of `self.decoder.strategy = .iso8601`, `strategy`, and a part of `decoder`.
  private mutating func changeTarget(of use: OperatorUse) {
    let node = use.left.lowerBound
    guard tree[node].kind == .chain, Int(tree[node].next) == use.left.upperBound,
      tree[use.node].kind == .assignment
    else { return change(use.left) }
    let suffixes = Array(tree.suffixes(of: node))
    guard suffixes.allSatisfy({ tree[$0].kind == .member }), let last = suffixes.last else { return change(use.left) }
    changed.insert(tree[last].name)
    partiallyChanged.insert(tree[tree.base(of: node)].name)
    for suffix in suffixes.dropLast() { partiallyChanged.insert(tree[suffix].name) }
  }

  /// Those of the standard library; any other, and `&`, may change its operand.
  private static let readingOperators: Set<String> = ["-", "!", "~", "+"]

  private static let repeated: [CodeNode.Kind] = [.closure, .for, .while, .repeatWhile, .defer]

  /// Whether an initializer calls another one of its type.
  private func delegates(_ body: Range<Int>) -> Bool {
    body.contains { tree[$0].kind == .member && tree.isNamed($0, "init") }
  }

  /// `self.name` or `name`.
  private func ownProperty(_ operand: Range<Int>) -> NameID? {
    let node = operand.lowerBound
    if tree[node].kind == .identifier { return tree[node].name }
    guard tree[node].kind == .chain, tree.isNamed(tree.base(of: node), "self") else { return nil }
    let suffixes = Array(tree.suffixes(of: node))
    return suffixes.count == 1 && tree[suffixes[0]].kind == .member ? tree[suffixes[0]].name : nil
  }

  private mutating func change(_ nodes: Range<Int>) {
    for node in nodes where tree[node].kind == .identifier || tree[node].kind == .member {
      changed.insert(tree[node].name)
    }
  }
}
