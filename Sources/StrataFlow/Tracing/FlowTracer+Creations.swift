import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Values that are made of others, and objects whose initializers do work.
extension FlowTracer {
  /// A value that is made of others, or an object whose initializer does work.
  func creation(
    of type: TypeID, by initializer: DeclarationID?, _ call: Int, _ callee: Int, _ closures: [Int], _ frame: Frame
  ) -> [FlowStep] {
    var result: [FlowStep] = []
    let real = graph[type].aliased?.typeID ?? type
    var step = FlowStep(.creation, "", at: location(of: callee, frame))
    step.owner = graph[real].name
    step.layer = project.layer(of: real)
    step.role = project.role(of: real)?.rawValue
    step.sources = sources(of: frame.tree.subtree(of: call), besides: real, frame)
    if let initializer {
      let run = run(initializer, real, passedClosures(of: call, to: initializer, frame), depth: frame.depth)
      step.steps = run.steps.filter { $0.kind != .change }
      step.isRepeated = run.isRepeated
      step.name = graph.signature(of: initializer)
      if step.sources.isEmpty { step.sources = sources(ofInitializer: initializer, besides: real) }
    }
    let isValue = project.role(of: real) == .dto || project.role(of: real) == .entity
    let request = request(describedBy: real, at: callee, frame)
    if let request { result.append(request) }
    if request == nil,
      !step.sources.isEmpty && isValue || project.role(of: real) == .dto || step.steps.contains(where: says)
    {
      result.append(step)
    }
    return result + passed(closures.filter { !ran.contains(frame.region.site($0)) }, to: callee, frame)
  }

  /// The values of other layers whose members are read in a piece of code.
  private func sources(of range: Range<Int>, besides type: TypeID, _ frame: Frame) -> [String] {
    var found: [String] = []
    for node in range where frame.tree[node].kind == .member || frame.tree[node].kind == .identifier {
      guard let meaning = graph.meaning(of: node, frame.tree, in: frame.file), let member = meaning.memberDeclaration,
        graph[member].kind == .variable, let owner = graph.enclosingType(of: member), owner != type,
        isSource(owner, of: type, member)
      else { continue }
      if !found.contains(graph[owner].name) { found.append(graph[owner].name) }
    }
    return found
  }

  /// Whether a value of another layer is one of which a value is made: a DTO, a model, or a plain value whose property is read.
  private func isSource(_ owner: TypeID, of type: TypeID, _ member: DeclarationID) -> Bool {
    if project.role(of: owner) == .dto { return project.layer(of: owner) != project.layer(of: type) }
    guard project.role(of: owner) == .entity || project.role(of: owner) == nil && graph[owner].kind == .struct,
      !graph[member].isStatic, let from = project.layer(of: owner), let to = project.layer(of: type), from != to
    else { return false }
    return project.definition.layerID(named: from).map { !project.definition[$0].isNeutral } ?? false
  }

  /// The values that an initializer takes: `init(_ dto: UserDto)`.
  private func sources(ofInitializer initializer: DeclarationID, besides type: TypeID) -> [String] {
    let facts = graph[initializer.file].facts
    return graph.parameters(of: initializer).compactMap { parameter in
      guard let node = facts.nominalType(of: parameter.type) else { return nil }
      let target = graph.references(in: initializer.file, at: facts.types[node].offset).lazy.compactMap(\.target.typeID)
        .first
      guard let target, project.role(of: target) == .dto || project.role(of: target) == .entity,
        project.layer(of: target) != project.layer(of: type)
      else { return nil }
      return graph[target].name
    }
  }
}
