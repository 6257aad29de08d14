import StrataDefinition
import StrataModel

/// Routes: types whose cases and functions describe requests.
extension FlowTracer {
  /// A function of a route that makes a request: the request that its code describes.
  func request(by member: DeclarationID, in type: TypeID?, _ described: FlowStep) -> FlowStep {
    var step = described
    step.kind = .request
    step.steps = []
    step.isRepeated = false
    if let found = first(.request, in: described.steps) {
      step.notes = [found.name]
    } else if let region = values.regions.body(of: member) {
      let frame = Frame(region, owner: type, selfType: type, depth: 0)
      for call in region.tree.calls(in: region.range) {
        if let found = request(
          call.suffix, call.callee, graph.meaning(of: call.callee, region.tree, in: region.file), frame)
        {
          step.notes = [found.name]
          break
        }
      }
    }
    return step
  }

  private func first(_ kind: FlowStep.Kind, in steps: [FlowStep]) -> FlowStep? {
    for step in steps {
      if step.kind == kind { return step }
      if let found = first(kind, in: step.steps) { return found }
    }
    return nil
  }

  /// `UserRoute.all`: a case without values describes a request, too, unless it is compared with.
  func steps(ofRoute member: DeclarationID, at node: Int, _ chain: Int?, _ frame: Frame) -> [FlowStep] {
    guard let type = graph.enclosingType(of: member), project.role(of: type) == .networkRoute, type != frame.owner
    else {
      return []
    }
    let (tree, parents) = (frame.tree, frame.region.parents)
    if let sequence = parents[chain ?? node], tree[sequence].kind == .sequence,
      tree.children(of: sequence).contains(where: { tree.isNamed($0, "==") || tree.isNamed($0, "!=") })
    {
      return []
    }
    return [route(type, case: member, at: node, frame)]
  }

  /// `UserRoute.profile(id:)`: the path and method that the properties of the route return for the case.
  func route(_ type: TypeID, case member: DeclarationID, at node: Int, _ frame: Frame) -> FlowStep {
    let name = graph.name(of: member)
    var step = FlowStep(.request, graph.signature(of: member), at: location(of: node, frame))
    step.owner = graph[type].name
    step.layer = project.layer(of: type)
    step.role = project.role(of: type)?.rawValue
    step.declaration = graph.location(member.file, graph[member].nameOffset)
    step.notes = [requestText(of: type, case: name)].filter { !$0.isEmpty }
    return step
  }

  /// The method and the path that the properties of a type return, for one case of it.
  private func requestText(of type: TypeID, case name: String) -> String {
    var (method, path): (String?, String?)
    for property in graph.members(of: type).filter({ isText($0) }) + graph.members(of: type).filter({ !isText($0) })
    where graph[property].kind == .variable {
      guard let region = values.regions.body(of: property), let part = branch(of: name, in: region) else { continue }
      let tree = region.tree
      let inner = Frame(region, owner: type, selfType: type, depth: 0)
      for node in part {
        if tree[node].kind == .implicitMember, method == nil { method = self.method(tree.name(node)) }
        guard tree[node].kind == .stringLiteral, path == nil else { continue }
        guard let text = self.path(node, inner), !text.isEmpty else { continue }
        if self.method(text.lowercased()) != nil { method = text } else { path = text }
      }
    }
    return [method, path].compactMap { $0 }.joined(separator: " ")
  }

  /// Whether a property is a text or an address, as paths are, and no list of header fields.
  func isText(_ property: DeclarationID) -> Bool {
    let type = graph[property].type
    guard type != noIndex else { return false }
    return ["String", "URL"].contains(graph[property.file].facts.typeText(of: Int(type)))
  }

  /// The code of a property that runs for one case: its block in the `switch` over the cases.
  private func branch(of name: String, in region: CodeRegion) -> Range<Int>? {
    let tree = region.tree
    guard let choice = region.range.first(where: { tree[$0].kind == .switch }) else { return region.range }
    for part in tree.children(of: choice) where tree[part].kind == .switchCase {
      guard let block = tree.block(of: part) else { continue }
      let patterns = (part + 1)..<block
      if tree[part].flags.contains(.isDefault)
        || patterns.contains(where: { tree[$0].kind == .implicitMember && tree.isNamed($0, name) })
      {
        return tree.subtree(of: block)
      }
    }
    return nil
  }
}
