import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Finds what expressions may stand for: it follows variables, properties, parameters and the results of functions back
/// to the expressions that create the values. It does not distinguish the instances of a type: what one of them has,
/// each may have.
final class ValueFinder {
  let project: ClassifiedGraph
  let graph: Graph
  let regions: CodeRegions
  /// Of the whole code base: a list of the types that implement a protocol needs none of it.
  private(set) lazy var uses = DeclarationUses(graph)
  private var known: [CodeSite: [FlowValue]] = [:]
  private var open: Set<CodeSite> = []
  var openDeclarations: Set<DeclarationID> = []
  var knownParameters: [ParameterKey: [FlowValue]] = [:]
  var openParameters: Set<ParameterKey> = []
  lazy var registrations = RegisteredServices(self)

  /// One expression depends on at most so many others, nested in each other.
  private static let maximumDepth = 60
  private var depth = 0

  struct ParameterKey: Hashable {
    var function: DeclarationID
    var index: Int
  }

  init(_ project: ClassifiedGraph) {
    self.project = project
    graph = project.graph
    regions = CodeRegions(graph)
  }

  /// The values of an expression.
  func values(at node: Int, in region: CodeRegion) -> [FlowValue] {
    let site = region.site(node)
    if let found = known[site] { return found }
    guard depth < Self.maximumDepth, open.insert(site).inserted else { return [] }
    depth += 1
    defer {
      depth -= 1
      open.remove(site)
    }
    let found = evaluate(node, region)
    known[site] = found
    return found
  }

  func values(at nodes: some Sequence<Int>, in region: CodeRegion) -> [FlowValue] {
    var result = FlowValues()
    for node in nodes { result.add(values(at: node, in: region)) }
    return result.all
  }

  private func evaluate(_ node: Int, _ region: CodeRegion) -> [FlowValue] {
    let tree = region.tree
    switch tree[node].kind {
    case .chain: return values(ofChain: node, upTo: Int(tree[node].next), in: region)
    case .identifier, .implicitMember: return values(ofName: node, in: region)
    case .effect: return values(at: tree.children(of: node), in: region)
    case .tuple:
      let parts = Array(tree.children(of: node))
      return parts.count == 1 ? values(at: tree.children(of: parts[0]), in: region) : []
    case .sequence: return values(ofSequence: node, in: region)
    case .arrayLiteral: return values(at: tree.children(of: node), in: region)
    case .closure: return [.closure(region.site(node))]
    case .if, .switch, .do, .elseBranch, .switchCase, .conditional: return values(ofBranches: node, in: region)
    case .block: return last(of: Array(tree.children(of: node)), in: region)
    case .return, .ternary: return values(at: tree.children(of: node), in: region)
    default: return []
    }
  }

  /// `a ?? b`, `condition ? a : b`, `a as B`
  private func values(ofSequence node: Int, in region: CodeRegion) -> [FlowValue] {
    let tree = region.tree
    let parts = Array(tree.children(of: node))
    guard !parts.contains(where: { tree[$0].kind == .assignment }) else { return [] }
    if let ternary = parts.firstIndex(where: { tree[$0].kind == .ternary }) {
      return values(at: parts[ternary...], in: region)
    }
    return values(at: parts.filter { tree[$0].kind != .cast && tree[$0].kind != .binaryOperator }, in: region)
  }

  private func values(ofBranches node: Int, in region: CodeRegion) -> [FlowValue] {
    let tree = region.tree
    let parts = tree.children(of: node).filter {
      switch tree[$0].kind {
      case .block, .elseBranch, .switchCase, .if, .catchClause: return true
      default: return false
      }
    }
    return values(at: parts, in: region)
  }

  /// What a block without `return` stands for.
  private func last(of statements: [Int], in region: CodeRegion) -> [FlowValue] {
    statements.last.map { values(at: $0, in: region) } ?? []
  }

  // MARK: Chains

  /// The values of the part of a chain before a node.
  func values(ofChain chain: Int, upTo end: Int, in region: CodeRegion) -> [FlowValue] {
    let tree = region.tree
    let base = tree.base(of: chain)
    var parts = [base] + tree.suffixes(of: chain).prefix { $0 < end }
    while let last = parts.last, parts.count > 1, isTransparent(tree[last].kind) { parts.removeLast() }
    guard let last = parts.last else { return [] }
    if parts.count == 1 { return values(at: base, in: region) }
    switch tree[last].kind {
    case .call:
      guard let callee = parts.dropLast().last(where: { !isTransparent(tree[$0].kind) }) else { return [] }
      return values(ofCall: last, callee, chain, in: region)
    case .member: return values(ofName: last, in: region)
    default: return []
    }
  }

  private func isTransparent(_ kind: CodeNode.Kind) -> Bool {
    kind == .optionalChaining || kind == .forceUnwrap || kind == .genericArguments
  }

  private func values(ofCall call: Int, _ callee: Int, _ chain: Int, in region: CodeRegion) -> [FlowValue] {
    let tree = region.tree
    if tree[callee].kind == .closure { return results(ofClosure: region.site(callee)) }
    var meaning = graph.meaning(of: callee, tree, in: region.file)
    if meaning == nil, tree.isNamed(callee, "init"), callee > 0 {
      // The reference of `T.init(…)` is at the type.
      meaning = graph.meaning(of: callee - 1, tree, in: region.file)
    }
    guard let meaning else { return outside(call, callee, chain, in: region) }
    if meaning.kind == .creates {
      switch meaning.target {
      case .type(let type): return [.object(type, region.site(callee))]
      case .external(let external): return [.outside(graph[external].name, region.site(call))]
      case .declaration: return []
      }
    }
    guard let member = meaning.memberDeclaration else { return outside(call, callee, chain, in: region) }
    switch graph[member].kind {
    case .function:
      if returnsParameter(member) { return arguments(of: call, in: region) }
      let found = results(of: member)
      return found.isEmpty && graph[member].body.isEmpty ? arguments(of: call, in: region) : found
    case .initializer, .enumCase:
      return graph.enclosingType(of: member).map { [.object($0, region.site(callee))] } ?? []
    case .variable:
      return values(of: member).flatMap { value -> [FlowValue] in
        guard case .closure(let site) = value else { return [value] }
        return results(ofClosure: site)
      }
    default: return []
    }
  }

  /// What a call outside the project may return: a service of a container, a value that it received, and what it is
  /// called on.
  private func outside(_ call: Int, _ callee: Int, _ chain: Int, in region: CodeRegion) -> [FlowValue] {
    let tree = region.tree
    if let service = metatypeArgument(of: call, in: region) {
      let found = registrations.values(of: service)
      if !found.isEmpty || project.vocabulary[.resolvingFunctions].contains(tree.name(callee)) { return found }
    }
    var result = FlowValues()
    result.add(arguments(of: call, in: region))
    if tree[callee].kind == .member { result.add(values(ofChain: chain, upTo: callee, in: region)) }
    return result.all
  }

  /// Whether a reference is in production code, and not in a type that replaces others in tests and previews.
  func isProduction(_ reference: Reference) -> Bool {
    project.isProduction(reference) && !(reference.source.map { isReplacement($0) } ?? false)
  }

  /// Whether a type stands for another one in tests and previews, by its use or by its name.
  func isReplacement(_ type: TypeID) -> Bool {
    project.isReplacement(type) || project.vocabulary[.testDoubles].isAtAnEnd(of: graph[type].simpleName)
  }

  private func arguments(of call: Int, in region: CodeRegion) -> [FlowValue] {
    let tree = region.tree
    return values(
      at: tree.arguments(of: call).map { tree.value(of: $0) }.filter { !tree.isMetatype($0) }, in: region)
  }

  /// The type of the project that `T.self` names.
  func metatype(_ node: Int, in region: CodeRegion) -> TypeID? {
    let tree = region.tree
    guard tree.isMetatype(node) else { return nil }
    // `User` of `Response.User.self`
    let names = tree.suffixes(of: node).filter { tree[$0].kind == .member }.reversed()
    for node in Array(names) + Array(tree.subtree(of: node)) {
      let offset =
        tree[node].kind == .type
        ? graph[region.file].facts.nominalType(of: tree[node].payload)
          .map { graph[region.file].facts.types[$0].offset } : tree[node].offset
      guard let offset else { continue }
      if let type = graph.references(in: region.file, at: offset).lazy.compactMap(\.target.typeID).first {
        return graph[type].aliased?.typeID ?? type
      }
    }
    return nil
  }

  /// Whether a function returns what it received: `func decorate<Layer>(_ layer: Layer) -> Layer`.
  func returnsParameter(_ function: DeclarationID) -> Bool {
    let facts = graph[function.file].facts
    let fact = graph[function]
    guard !fact.genericParameters.isEmpty, let result = facts.nominalType(of: fact.type) else { return false }
    return facts.genericParameters[fact.genericParameters.range].contains {
      !$0.isRequirement && $0.name == facts.types[result].name
    }
  }
}

extension CodeTree {
  /// The call whose callee a name is, or the type before `.init`.
  func call(after node: Int, in region: CodeRegion) -> Int? {
    var index = Int(nodes[node].next)
    while index < region.range.upperBound {
      switch nodes[index].kind {
      case .call: return index
      case .genericArguments, .optionalChaining, .forceUnwrap: index = Int(nodes[index].next)
      case .member where isNamed(index, "init") || isNamed(index, "callAsFunction"): index = Int(nodes[index].next)
      default: return nil
      }
    }
    return nil
  }
}
