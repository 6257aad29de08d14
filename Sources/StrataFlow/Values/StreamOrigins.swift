import StrataDefinition
import StrataModel
import StrataRules

/// Where the values of a stream are sent into it: a subject, or the call that makes a stream with a continuation.
enum StreamOrigin: Hashable {
  case property(DeclarationID)
  case call(CodeSite)
}

/// Follows streams back to their origins: through properties, functions, parameters, local variables and operators.
final class StreamOrigins {
  private let values: ValueFinder
  private let implementations: Implementations
  private let graph: Graph
  private let vocabulary: Vocabulary
  private var known: [DeclarationID: [StreamOrigin]] = [:]
  private var open: Set<DeclarationID> = []
  private var depth = 0

  private static let maximumDepth = 40

  init(_ values: ValueFinder, _ implementations: Implementations) {
    (self.values, self.implementations) = (values, implementations)
    (graph, vocabulary) = (values.graph, values.project.vocabulary)
  }

  /// The origins of the part of a chain before a node.
  func origins(ofChain chain: Int, upTo end: Int, in region: CodeRegion) -> [StreamOrigin] {
    let tree = region.tree
    let base = tree.base(of: chain)
    if vocabulary[.streamBuilders].contains(tree.name(base)) { return [.call(region.site(chain))] }
    let parts = [base] + tree.suffixes(of: chain).prefix { $0 < end }
    return unique(
      parts.flatMap { part -> [StreamOrigin] in
        switch tree[part].kind {
        case .identifier, .member, .implicitMember: origins(ofName: part, in: region)
        case .call: tree.arguments(of: part).flatMap { origins(at: tree.value(of: $0), in: region) }
        default: part == base ? origins(at: part, in: region) : []
        }
      })
  }

  /// The origins of an expression.
  func origins(at value: Int, in region: CodeRegion) -> [StreamOrigin] {
    guard depth < Self.maximumDepth else { return [] }
    depth += 1
    defer { depth -= 1 }
    let tree = region.tree
    let node = tree.unwrapped(value)
    switch tree[node].kind {
    case .chain: return origins(ofChain: node, upTo: Int(tree[node].next), in: region)
    case .identifier, .implicitMember: return origins(ofName: node, in: region)
    case .arrayLiteral, .sequence, .ternary, .effect, .return:
      return unique(tree.children(of: node).flatMap { origins(at: $0, in: region) })
    default: return []
    }
  }

  private func origins(ofName node: Int, in region: CodeRegion) -> [StreamOrigin] {
    let tree = region.tree
    if tree[node].kind == .identifier {
      let name = tree.name(node)
      if let local = region.locals.variable(named: name, at: node) {
        return origins(of: local, before: node, in: region)
      }
      if let (function, index) = values.parameter(named: name, around: region.declaration) {
        guard isStream(Array(graph.parameters(of: function))[index].type, in: function.file) else { return [] }
        return unique(
          values.arguments(for: index, of: function).flatMap { origins(at: $0.value, in: $0.region) })
      }
    }
    if let member = graph.meaning(of: node, tree, in: region.file)?.memberDeclaration { return origins(of: member) }
    // The member of an object that a container or a factory gives.
    guard tree[node].kind == .member, let chain = region.parents[node], tree[chain].kind == .chain,
      let type = values.type(ofChain: chain, upTo: node, in: region)
    else { return [] }
    return graph.members(of: type).filter { graph.name(of: $0) == tree.name(node) }.flatMap { origins(of: $0) }
  }

  /// `let (stream, continuation) = AsyncStream.makeStream()`, `AsyncStream { continuation in … }`
  private func origins(of local: LocalVariables.Variable, before use: Int, in region: CodeRegion) -> [StreamOrigin] {
    if let value = local.value { return value < use ? origins(at: value, in: region) : [] }
    let tree = region.tree
    var inner = local.name
    for node in region.parents.ancestors(of: local.name) {
      switch tree[node].kind {
      case .localVariable:
        let value = Array(tree.children(of: node)).last
        return value.map { $0 > local.name && $0 < use ? origins(at: $0, in: region) : [] } ?? []
      case .closure: inner = node
      case .argument where tree.value(of: node) == inner: continue
      case .call:
        guard let chain = region.parents[node], tree[chain].kind == .chain,
          vocabulary[.streamBuilders].contains(tree.name(tree.base(of: chain)))
        else { return [] }
        return [.call(region.site(chain))]
      case .block, .for, .switchCase: return []
      default: continue
      }
    }
    return []
  }

  /// The origins of a property or of what a function returns, if that is a stream.
  func origins(of member: DeclarationID) -> [StreamOrigin] {
    if let found = known[member] { return found }
    guard graph[member].kind == .variable || graph[member].kind == .function, isStream(member),
      open.insert(member).inserted
    else { return [] }
    defer { open.remove(member) }
    let found = unique(search(member))
    known[member] = found
    return found
  }

  private func search(_ member: DeclarationID) -> [StreamOrigin] {
    if let owner = graph.enclosingType(of: member), graph[owner].kind == .protocol,
      values.regions.body(of: member) == nil
    {
      return implementations.subtypes(of: owner).flatMap { type in
        implementations.implementation(of: member, in: type).map { origins(of: $0) } ?? []
      }
    }
    if graph[member].kind == .function || graph[member].modifiers.contains(.computed) {
      guard let body = values.regions.body(of: member) else { return [] }
      return values.resultNodes(in: body.range, of: body).flatMap { origins(at: $0, in: body) }
    }
    var result: [StreamOrigin] = [.property(member)]
    if let region = values.regions.initialValue(of: member) {
      result += region.tree.roots(in: region.range).flatMap { origins(at: $0, in: region) }
    }
    for (nodes, region) in values.assignments(to: member) { result += nodes.flatMap { origins(at: $0, in: region) } }
    return result
  }

  // MARK: Types

  /// Whether a property or the result of a function is a stream.
  func isStream(_ member: DeclarationID) -> Bool {
    if graph[member].type != noIndex { return isStream(graph[member].type, in: member.file) }
    guard let region = values.regions.initialValue(of: member),
      let value = region.tree.roots(in: region.range).first(where: { _ in true })
    else { return false }
    return isStream(named: region.tree.name(region.tree.base(of: value)))
  }

  private func isStream(_ type: UInt32, in file: FileID) -> Bool {
    graph[file].facts.nominalName(of: type).map { isStream(named: $0) } ?? false
  }

  private func isStream(named name: String) -> Bool {
    vocabulary[.streamTypes].contains(name) || vocabulary[.streamBuilders].contains(name)
      || vocabulary[.streamWords].contains(name.lastWord) || name == "Continuation"
  }

  private func unique(_ origins: [StreamOrigin]) -> [StreamOrigin] {
    var seen: Set<StreamOrigin> = []
    return origins.filter { seen.insert($0).inserted }
  }
}

extension String {
  /// The last word of a name in camel case, in lower case: `subject` of `PassthroughSubject`.
  var lastWord: String { (lastIndex(where: \.isUppercase).map { String(self[$0...]) } ?? self).lowercased() }
}
