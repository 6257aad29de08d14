import StrataDefinition
import StrataModel

/// The creation of a dependency, with everything that is created for it in its arguments.
struct Creation {
  var usage: Usage
  var target: TypeID
  /// What is created inside its arguments, in source order.
  var parts: [Creation] = []
  /// Offsets of the dependencies that its arguments create or fetch.
  var includes: [UInt32] = []
  /// Used where the caller of an initializer passes none: `service ?? Service()`.
  var isFallback = false

  var site: UsageSite { usage.site }
  var reference: Reference { usage.reference }
  var location: CodeLocation { CodeLocation(reference.file, reference.offset) }
}

extension RuleContext {
  /// Creations of dependencies in production code outside composition roots: in default arguments, or everywhere else.
  /// `examined` counts all creations of dependencies.
  func creations(inDefaultArguments wanted: Bool, examined: inout Int) -> [Creation] {
    let graph = project.graph
    var result: [Creation] = []
    for file in graph.files.indices where !graph.files[file].isTest {
      var sites: [Creation] = []
      for order in graph.referencesInFile[file] where graph.references[order].kind == .creates {
        let usage = usages[order]
        let reference = usage.reference
        guard let target = usage.target, !isInterface(target),
          isDependency(target) || isHiddenService(target, createdBy: usage)
        else { continue }
        examined += 1
        guard reference.context.contains(.defaultArgument) == wanted || mayBeFallback(reference), isProduction(target),
          flags[target.index].isDisjoint(with: [.root, .replacement]), usage.isJudged,
          !isWiredFromOutside(reference)
        else { continue }
        sites.append(Creation(usage: usage, target: target))
      }
      guard !sites.isEmpty else { continue }
      let facts = graph.files[file].facts
      for var creation in folded(sites, in: facts) {
        creation.isFallback = isFallback(creation.reference, in: facts)
        if isDefault(creation, in: facts) == wanted { result.append(creation) }
      }
    }
    return result
  }

  /// In the body of an initializer.
  private func mayBeFallback(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex else { return false }
    let facts = project.graph.files[reference.file.index].facts
    return facts.declarations[Int(reference.declaration)].kind == .initializer
  }

  /// `convenience init() { self.init(service: Service()) }`: another initializer takes the dependency.
  private func isArgumentOfOwnInitializer(_ node: Int, in reference: Reference, _ facts: FileFacts) -> Bool {
    let body = facts.declarations[Int(reference.declaration)].body.range
    guard body.contains(node) else { return false }
    let tree = facts.tree
    return tree.calls(in: body).contains { call in
      tree.inside(call.suffix).contains(node) && tree.path(of: call.chain) == ["self", "init"]
    }
  }

  /// `extension AppServices { convenience init(live environment: Environment) { self.init(client: Client()) } }` in another
  /// module than the type: that module wires the app, and the type itself is injected.
  private func isWiredFromOutside(_ reference: Reference) -> Bool {
    guard reference.context.contains(.inExtension), mayBeFallback(reference), let type = reference.source else {
      return false
    }
    let graph = project.graph
    guard graph.types[type.index].module != graph[reference.file].module else { return false }
    return isPassedToOwnInitializer(reference)
  }

  /// `self.service = service ?? .shared` in an initializer, where the style allows no default arguments.
  func isDefaultInBody(_ reference: Reference) -> Bool {
    !allowsDefaultArguments && isFallback(reference, in: project.graph.files[reference.file.index].facts)
  }

  /// Whether an initializer passes what it names to another one of the type.
  func isPassedToOwnInitializer(_ reference: Reference) -> Bool {
    guard mayBeFallback(reference) else { return false }
    let facts = project.graph.files[reference.file.index].facts
    return codeNode(of: reference, in: facts).map { isArgumentOfOwnInitializer($0, in: reference, facts) } ?? false
  }

  /// Whether a creation is a default argument or equivalent to one. Where the style allows default arguments, it allows
  /// no fallback in the body.
  private func isDefault(_ creation: Creation, in facts: FileFacts) -> Bool {
    if creation.reference.context.contains(.defaultArgument) { return true }
    if creation.isFallback { return !allowsDefaultArguments }
    guard mayBeFallback(creation.reference), let node = codeNode(of: creation.reference, in: facts) else {
      return false
    }
    return isArgumentOfOwnInitializer(node, in: creation.reference, facts)
  }

  /// `self.service = service ?? Service()` in an initializer.
  private func isFallback(_ reference: Reference, in facts: FileFacts) -> Bool {
    guard mayBeFallback(reference), let node = codeNode(of: reference, in: facts) else { return false }
    let start = node > 0 && facts.code[node - 1].kind == .chain ? node - 1 : node
    guard start > 0, facts.code[start - 1].kind == .binaryOperator else { return false }
    return facts.names.equals(facts.code[start - 1].name, "??") && !isCast(before: start - 1, in: facts)
  }

  /// `service as? Service ?? Service()`: the caller passed one, of another type.
  private func isCast(before fallback: Int, in facts: FileFacts) -> Bool {
    let left = facts.code[..<fallback].reversed().prefix { $0.kind != .sequence && $0.kind != .assignment }
    return left.contains { $0.kind == .cast }
  }

  /// Replaces creations that are arguments of another creation by that one.
  private func folded(_ sites: [Creation], in facts: FileFacts) -> [Creation] {
    var result: [Creation] = []
    var end = -1
    var last = noIndex
    let tree = facts.tree
    for var site in sites {
      guard let node = codeNode(of: site.reference, in: facts) else {
        result.append(site)
        continue
      }
      if site.reference.declaration == last, node < end, let outer = result.indices.last {
        result[outer].parts.append(site)
        continue
      }
      end = endOfCall(at: node, tree)
      last = site.reference.declaration
      site.includes = arguments(of: site.reference, upTo: facts.code[end - 1].offset)
      result.append(site)
    }
    return result
  }

  /// Offsets of the dependencies that the arguments of a creation create or fetch (`Client.shared`).
  private func arguments(of creation: Reference, upTo last: UInt32) -> [UInt32] {
    let references = project.graph.references(in: creation.file)
    let start = references.partitionPoint(while: { $0.offset <= creation.offset })
    return references[start...].prefix { $0.offset <= last }.filter { reference in
      guard let target = reference.target.typeID, isDependency(target), isProduction(target) else {
        return reference.context.isSuperset(of: [.nestedCreation, .staticMember])
      }
      return reference.context.contains(.nestedCreation)
    }.map(\.offset)
  }

  /// The node of the code that a reference belongs to.
  private func codeNode(of reference: Reference, in facts: FileFacts) -> Int? {
    guard reference.declaration != noIndex else {
      return facts.topLevelCode.range.first { facts.code[$0].offset == reference.offset && isName(facts.code[$0]) }
    }
    let fact = facts.declarations[Int(reference.declaration)]
    let spans =
      [fact.initialValue, fact.body] + facts.parameters[fact.parameters.range].map(\.defaultValue)
      + facts.attributes[fact.attributes.range].map(\.arguments)
    for span in spans {
      if let found = span.range.first(where: {
        facts.code[$0].offset == reference.offset && isName(facts.code[$0])
      }) {
        return found
      }
    }
    return nil
  }

  private func isName(_ node: CodeNode) -> Bool {
    switch node.kind {
    case .identifier, .member, .implicitMember, .type: return true
    default: return false
    }
  }

  /// The end of the first call after a name.
  private func endOfCall(at node: Int, _ tree: CodeTree) -> Int {
    var index = Int(tree.nodes[node].next)
    while index < tree.nodes.count {
      switch tree.nodes[index].kind {
      case .call: return Int(tree.nodes[index].next)
      case .member, .genericArguments: index = Int(tree.nodes[index].next)
      default: return Int(tree.nodes[node].next)
      }
    }
    return index
  }

  /// Whether a reference stands in the arguments of a creation.
  func isArgument(_ reference: Reference, of creation: Reference) -> Bool {
    let facts = project.graph.files[creation.file.index].facts
    guard reference.file == creation.file, reference.declaration == creation.declaration,
      let outer = codeNode(of: creation, in: facts), let inner = codeNode(of: reference, in: facts)
    else { return false }
    return outer < inner && inner < endOfCall(at: outer, facts.tree)
  }

  /// The code of a creation: the name, and the call with its arguments.
  func nodes(ofCreation creation: Reference) -> Range<Int>? {
    let facts = project.graph.files[creation.file.index].facts
    return codeNode(of: creation, in: facts).map { $0..<endOfCall(at: $0, facts.tree) }
  }

  /// What is created inside the arguments of a creation and is reported where that is accepted.
  func partsApart(of creation: Creation) -> [Creation] {
    creation.parts.filter { project.graph.isApart($0.reference, from: creation.reference) }
  }

  /// A violation for each creation that is not accepted, and one for each of its parts that is reported apart: that one
  /// follows from the creation.
  func violations(
    of creations: [Creation], rule: String, isAccepted: (Creation) -> Bool, violation: (Creation) -> Violation
  ) -> [Violation] {
    creations.filter { !isAccepted($0) }.flatMap { creation in
      let parts = partsApart(of: creation).filter { !isAccepted($0) }.map { part in
        var violation = violation(part)
        violation.follow(from: [creation.location], rule: rule)
        return violation
      }
      return [violation(creation)] + parts
    }
  }

  /// The only type that builds the object graph, for remedies.
  func nameOfRoot() -> String {
    onlyRoot().map { quoted(project.graph[$0].name) } ?? "the composition root"
  }

  /// Where a type can be created: what the only composition root of another module needs for that.
  func publication(of type: TypeID, in root: TypeID?) -> String {
    let graph = project.graph
    guard let root, graph.types[root.index].module != graph.types[type.index].module else { return "" }
    if graph.types[type.index].access < .package { return "make \(quoted(graph[type].name)) public, " }
    let initializers = graph.initializers(of: type)
    guard initializers.allSatisfy({ graph.access(of: $0) < .package }) else { return "" }
    return "make an initializer of \(quoted(graph[type].name)) public, "
  }

  /// The only type that builds the object graph.
  func onlyRoot() -> TypeID? {
    let graph = project.graph
    var found: [TypeID] = []
    for type in graph.typeIDs
    where isRoot(type) && isProduction(type) && has(.compositionRoot, type) && graph.types[type.index].outer == nil {
      let builds = graph.references(from: type).contains { reference in
        reference.kind == .creates && (reference.target.typeID.map { isDependency($0) } ?? false)
      }
      if builds { found.append(type) }
    }
    return found.count == 1 ? found[0] : nil
  }
}
