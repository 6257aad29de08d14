import StrataModel

/// Requests that values describe: a struct with a method and a path, and a request of Foundation that code fills in.
extension FlowTracer {
  /// `LoadOrder(id: id)`: the request that a value describes by its properties, if they give both a method and a path.
  func request(describedBy type: TypeID, at callee: Int, _ frame: Frame) -> FlowStep? {
    guard graph[type].kind == .struct || graph[type].kind == .class, type != frame.owner,
      !graph[type].supertypes.isEmpty
    else { return nil }
    var (method, path): (String?, String?)
    for property in graph.members(of: type) where graph[property].kind == .variable && !graph[property].isStatic {
      // The initial value of a variable says nothing of the requests that are made.
      let initial = graph[property].modifiers.contains(.constant) ? values.regions.initialValue(of: property) : nil
      guard let region = values.regions.body(of: property) ?? initial,
        let value = values.resultNodes(in: region.range, of: region).last
      else { continue }
      let tree = region.tree
      var node = value
      if tree[node].kind == .return, let inner = tree.firstChild(of: node) { node = inner }
      if method == nil, let name = lastName(of: node, tree) { method = self.method(name) }
      if method == nil, let text = tree.text(node) { method = self.method(text.lowercased()) }
      let inner = Frame(region, owner: type, selfType: type, depth: 0)
      guard path == nil, isText(property), tree[node].kind == .stringLiteral, let text = self.path(node, inner),
        text.contains("/")
      else { continue }
      path = text
    }
    guard let method, let path else { return nil }
    var step = FlowStep(.request, "", at: location(of: callee, frame))
    (step.owner, step.layer, step.role) = (graph[type].name, project.layer(of: type), project.role(of: type)?.rawValue)
    step.declaration = graph.location(graph[type].declaration.file, graph[graph[type].declaration].nameOffset)
    step.notes = ["\(method) \(path)"]
    return step
  }

  /// `get` of `.get` and `HTTPMethod.get`.
  private func lastName(of node: Int, _ tree: CodeTree) -> String? {
    if tree[node].kind == .implicitMember { return tree.name(node) }
    guard tree[node].kind == .chain, let last = Array(tree.suffixes(of: node)).last, tree[last].kind == .member else {
      return nil
    }
    return tree.name(last)
  }

  /// `POST {host}/login` of `var request = URLRequest(url: …)`, `request.httpMethod = "POST"`, `session.data(for: request)`.
  func requestText(ofCallAt callee: Int, _ frame: Frame) -> String? {
    let tree = frame.tree
    guard let call = tree.call(after: callee, in: frame.region) else { return nil }
    for argument in tree.arguments(of: call) {
      let value = tree.unwrapped(tree.value(of: argument))
      let name = tree[value].kind == .identifier ? tree.name(value) : nil
      let made = name.map { frame.region.locals.variable(named: $0, at: value)?.value } ?? value
      guard let made, tree[tree.base(of: made)].kind == .identifier, tree.isNamed(tree.base(of: made), "URLRequest"),
        let creation = tree.calls(ofChain: made).first,
        let first = tree.arguments(of: creation.suffix).first(where: { _ in true }),
        let path = address(at: tree.value(of: first), frame)
      else { continue }
      guard path.contains("/"), let method = name.map({ method(assignedTo: $0, frame) }) ?? "GET" else { continue }
      return method + " " + path
    }
    return nil
  }

  private func address(at value: Int, _ frame: Frame) -> String? {
    let tree = frame.tree
    guard tree[value].kind == .identifier,
      let local = frame.region.locals.variable(named: tree.name(value), at: value)?.value, local < value
    else { return path(value, frame) }
    return path(local, frame)
  }

  /// `POST` of `request.httpMethod = "POST"`; nil if it is not known.
  private func method(assignedTo name: String, _ frame: Frame) -> String? {
    let (tree, region) = (frame.tree, frame.region)
    for node in region.range where tree[node].kind == .member && tree.isNamed(node, "httpMethod") {
      guard let chain = region.parents[node], tree.isNamed(tree.base(of: chain), name),
        let sequence = region.parents[chain], tree[sequence].kind == .sequence
      else { continue }
      let parts = Array(tree.children(of: sequence))
      guard parts.count > 2, tree[parts[1]].kind == .assignment else { continue }
      if let text = tree.text(parts[2]) { return text }
      return tree.path(of: parts[2]).lazy.compactMap { self.method($0) }.first
    }
    return "GET"
  }
}
