import StrataModel
import StrataRules

/// Members that something outside the project calls, or that are called by the name of the member that they override.
extension FlowTracer {
  /// `queue.addOperation(upload)`, `upload.start()`: what operations of the project do. Nil if there is none.
  func operations(startedBy call: Int, _ callee: Int, _ chain: Int, _ frame: Frame) -> [FlowStep]? {
    let (tree, vocabulary) = (frame.tree, project.vocabulary)
    guard tree[callee].kind == .member else { return nil }
    let isQueued = vocabulary[.operationSchedulers].contains(tree.name(callee))
    guard isQueued || vocabulary[.operationEntries].contains(tree.name(callee)) else { return nil }
    let objects =
      isQueued
      ? tree.arguments(of: call).flatMap { values.values(at: tree.value(of: $0), in: frame.region) }
      : graph.meaning(of: callee, tree, in: frame.file)?.memberDeclaration == nil
        ? values.values(ofChain: chain, upTo: callee, in: frame.region) : []
    var seen: Set<TypeID> = []
    let work = objects.compactMap { value -> FlowStep? in
      guard case .object(let type, let site) = value, seen.insert(type).inserted, isOperation(type),
        let entry = vocabulary[.operationEntries].entries.lazy.compactMap({ self.override(named: $0, in: type) }).first
      else { return nil }
      var step = described(entry, owner: type, at: location(of: callee, frame))
      step.binding = location(of: site)
      return kept(step, entry, type, [:], [], frame).first
    }
    if work.isEmpty { return nil }
    return isQueued ? group(.concurrent, tree.name(callee), callee, work, frame) : work
  }

  private func isOperation(_ type: TypeID) -> Bool {
    ([type] + graph.allProjectSupertypes(of: type)).contains { level in
      graph[level].supertypes.contains { supertype in
        supertype.externalID.map { project.vocabulary[.operationTypes].contains(graph[$0].name) } ?? false
      }
    }
  }

  /// The function of a type, or of one above it, that overrides one with a name and without parameters.
  private func override(named name: String, in type: TypeID) -> DeclarationID? {
    ([type] + graph.allProjectSupertypes(of: type)).lazy.flatMap { self.graph.members(of: $0) }.first { member in
      graph[member].kind == .function && graph[member].modifiers.contains(.override)
        && graph.name(of: member) == name && graph.parameters(of: member).isEmpty
    }
  }

  /// A member of a type outside the project that is called on the instance itself, where the instance's type overrides it:
  /// `main()` in the `start()` of a superclass. Nil if it does not.
  func overrides(_ callee: Int, _ chain: Int, _ frame: Frame) -> [FlowStep]? {
    guard let type = frame.selfType, isOwn(callee, chain, frame),
      let member = override(named: frame.tree.name(callee), in: type), member != frame.region.declaration,
      values.regions.body(of: member) != nil
    else { return nil }
    let step = described(member, owner: type, at: location(of: callee, frame))
    return kept(step, member, type, [:], [], frame)
  }
}
