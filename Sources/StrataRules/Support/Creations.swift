import StrataDefinition
import StrataModel

/// A place where a dependency is built, with everything that is built for it as an argument: one decision.
struct Creation {
  var place: Place
  var reference: Reference
  var target: TypeID
  /// What is built inside its arguments, in source order.
  var parts: [TypeID]
}

extension Placement {
  /// Creations of dependencies in production code outside composition roots: in default arguments, or everywhere
  /// else. `examined` counts all creations of dependencies that were looked at.
  func creations(inDefaultArguments wanted: Bool, examined: inout Int) -> [Creation] {
    let graph = project.graph
    var result: [Creation] = []
    for file in graph.files.indices where !graph.files[file].isTest {
      var sites: [Creation] = []
      for reference in graph.references(in: FileID(UInt32(file))) where reference.kind == .creates {
        guard let target = reference.target.typeID, isDependency(target), !isInterface(target) else { continue }
        examined += 1
        guard reference.context.contains(.defaultArgument) == wanted || mayBeFallback(reference), isProduction(target),
          standing[target.index].isDisjoint(with: [.root, .testDouble]), let place = place(of: reference)
        else { continue }
        sites.append(Creation(place: place, reference: reference, target: target, parts: []))
      }
      guard !sites.isEmpty else { continue }
      let facts = graph.files[file].facts
      result += folded(sites, in: facts).filter { creation in
        let isDefault =
          creation.reference.context.contains(.defaultArgument) || isFallback(creation.reference, in: facts)
        return isDefault == wanted
      }
    }
    return result
  }

  /// `Client.shared` as an argument of a dependency that is built in place: part of what `direct-instantiation` or
  /// `default-argument-instantiation` says of that.
  func isArgumentOfCreation(_ reference: Reference) -> Bool {
    guard reference.kind != .creates, reference.context.isSuperset(of: [.nestedCreation, .staticMember]),
      project.isOn("direct-instantiation"), !reference.context.contains(.defaultArgument)
    else { return false }
    let outer = project.graph.references(in: reference.file).last {
      $0.kind == .creates && $0.offset < reference.offset && $0.declaration == reference.declaration
        && !$0.context.contains(.nestedCreation)
    }
    return outer?.target.typeID.map { isDependency($0) && !isInterface($0) && isProduction($0) } ?? false
  }

  /// In the body of an initializer.
  private func mayBeFallback(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex else { return false }
    let facts = project.graph.files[reference.file.index].facts
    return facts.declarations[Int(reference.declaration)].kind == .initializer
  }

  /// `self.service = service ?? Service()` in an initializer: a default argument in other words.
  private func isFallback(_ reference: Reference, in facts: FileFacts) -> Bool {
    guard mayBeFallback(reference), let node = codeNode(of: reference, in: facts) else { return false }
    let start = node > 0 && facts.code[node - 1].kind == .chain ? node - 1 : node
    guard start > 0, facts.code[start - 1].kind == .binaryOperator else { return false }
    return facts.names.equals(facts.code[start - 1].name, "??")
  }

  /// Lets the creation around others stand for them.
  private func folded(_ sites: [Creation], in facts: FileFacts) -> [Creation] {
    var result: [Creation] = []
    var end = -1
    var last = noIndex
    let tree = facts.tree
    for site in sites {
      guard let node = codeNode(of: site.reference, in: facts) else {
        result.append(site)
        continue
      }
      if site.reference.declaration == last, node < end, let outer = result.indices.last {
        result[outer].parts.append(site.target)
        continue
      }
      end = endOfCall(at: node, tree)
      last = site.reference.declaration
      result.append(site)
    }
    return result
  }

  /// The node in the code that a reference stands for.
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

  /// The end of the first call behind a name.
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

  /// The one type that builds the object graph, for remedies.
  func nameOfRoot() -> String {
    let graph = project.graph
    var found: [String] = []
    for type in graph.typeIDs
    where isRoot(type) && isProduction(type) && has(.compositionRoot, type) && graph.types[type.index].outer == nil {
      let builds = graph.references(from: type).contains { reference in
        reference.kind == .creates && (reference.target.typeID.map { isDependency($0) } ?? false)
      }
      if builds { found.append(graph[type].name) }
    }
    return found.count == 1 ? quoted(found[0]) : "the composition root"
  }
}
