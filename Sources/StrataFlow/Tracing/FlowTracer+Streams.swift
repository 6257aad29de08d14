import StrataModel
import StrataRules

/// Streams: what is sent into one, and the code that gets it.
extension FlowTracer {
  /// `output.send(.loaded)`, `continuation.yield(order)`: who gets it is below. Without anyone, only what the type of the
  /// entry sends is shown.
  func sending(_ call: Int, _ callee: Int, _ chain: Int, _ frame: Frame) -> FlowStep? {
    let tree = frame.tree
    let isYielded = tree.isNamed(callee, "yield")
    guard tree[callee].kind == .member, isYielded || project.vocabulary[.sendingFunctions].contains(tree.name(callee))
    else { return nil }
    let member = graph.meaning(of: callee, tree, in: frame.file)?.memberDeclaration
    if let member, graph[member].kind != .function { return nil }
    let origins = streams.origins.origins(ofChain: chain, upTo: callee, in: frame.region)
    let state = state(at: chain, frame, orOfPart: true)
    let isOfState = state.map { state in
      tree.suffixes(of: chain).first { $0 > state.node && tree[$0].kind != .optionalChaining } == callee
    }
    // `try await client.send(request)` sends to a server.
    if origins.isEmpty {
      guard !isYielded, isOfState ?? false, !isTried(callee, frame), !runs(callee, chain, frame) else { return nil }
    }
    let observers = streams.observers(of: origins).map { self.step(of: $0, at: callee, frame.apart) }
    guard isOfState ?? false || !observers.isEmpty else { return nil }
    var step = FlowStep(.sending, streamName(state?.property, chain, callee, tree), at: location(of: chain, frame))
    step.sources =
      tree.arguments(of: call).first { _ in true }.flatMap { shownValue(tree.value(of: $0), tree) }
      .map { [$0] } ?? []
    step.steps = observers
    return step
  }

  private func streamName(_ property: DeclarationID?, _ chain: Int, _ callee: Int, _ tree: CodeTree) -> String {
    if let property { return graph.name(of: property) }
    let names = ([tree.base(of: chain)] + tree.suffixes(of: chain).prefix { $0 < callee }).filter {
      tree[$0].kind == .identifier || tree[$0].kind == .member
    }
    return names.last.map { tree.name($0) } ?? "a stream"
  }

  /// `.signedIn` of `.signedIn(user)`, `order.id`: what names a value.
  private func shownValue(_ value: Int, _ tree: CodeTree) -> String? {
    let node = tree.unwrapped(value)
    let base = tree.base(of: node)
    switch tree[base].kind {
    case .implicitMember: return tree.isNamed(base, "init") ? nil : "." + tree.name(base)
    case .booleanLiteral, .integerLiteral: return node == base ? tree.name(node) : nil
    default: break
    }
    let path = tree.path(of: node)
    return path.isEmpty ? nil : path.joined(separator: ".")
  }

  /// What a key path sets: `name` of `assign(to: \.state.name, on: self)`.
  func setting(by site: CodeSite) -> FlowStep? {
    guard let region = values.regions.region(of: site) else { return nil }
    let offset = region.tree[site.node].offset
    let path = text(region.file, from: offset, to: offset + 128).prefix {
      $0.isLetter || $0.isNumber || "\\._".contains($0)
    }
    guard let name = path.split(separator: ".").last else { return nil }
    return FlowStep(.change, String(name), at: location(of: site))
  }
}
