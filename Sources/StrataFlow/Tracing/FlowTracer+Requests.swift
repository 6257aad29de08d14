import StrataDefinition
import StrataModel

/// Requests to a server: their methods and paths.
extension FlowTracer {
  /// `.get("users/\(id)")`, `Route(.post, "cli/refresh")`: a method of HTTP, and a path as the first string.
  func request(_ call: Int, _ callee: Int, _ meaning: Reference?, _ frame: Frame) -> FlowStep? {
    let tree = frame.tree
    guard meaning?.memberDeclaration == nil, meaning?.target.typeID == nil else { return nil }
    var method =
      tree[callee].kind == .implicitMember || isStaticMember(callee, frame.region) ? method(tree.name(callee)) : nil
    var path: String?
    for argument in tree.arguments(of: call) {
      let value = tree.value(of: argument)
      if method == nil, tree[value].kind == .implicitMember { method = self.method(tree.name(value)) }
      if path == nil { path = self.path(value, frame) }
      if method != nil, path != nil { break }
    }
    guard let method, let path else { return nil }
    return FlowStep(.request, "\(method) \(path)", at: location(of: callee, frame))
  }

  /// `Route<User>.get`
  private func isStaticMember(_ node: Int, _ region: CodeRegion) -> Bool {
    let tree = region.tree
    guard tree[node].kind == .member, let chain = region.parents[node] else { return false }
    let base = tree.base(of: chain)
    return tree[base].kind == .identifier && tree.name(base).first?.isUppercase ?? false
      && tree.suffixes(of: chain).first { tree[$0].kind == .member } == node
  }

  func method(_ name: String) -> String? {
    project.vocabulary[.requestMethods].contains(name) ? name.uppercased() : nil
  }

  /// A string, with `{name}` for what is inserted; the first one of an expression that wraps it.
  func path(_ node: Int, _ frame: Frame) -> String? {
    let tree = frame.tree
    guard tree[node].kind == .stringLiteral else {
      if tree[node].kind == .chain {
        for call in tree.calls(ofChain: node) {
          for argument in tree.arguments(of: call.suffix) {
            let value = tree.value(of: argument)
            if let found = path(value, frame) { return found }
            if tree[value].kind == .identifier { return "{\(tree.name(value))}" }
          }
        }
      }
      return nil
    }
    if tree.firstChild(of: node) == nil { return tree.name(node) }
    return interpolated(node, frame)
  }

  private func interpolated(_ node: Int, _ frame: Frame) -> String? {
    let tree = frame.tree
    let parts = Array(tree.arguments(of: node))
    let source = text(frame.file, from: tree[node].offset, to: tree[node].offset + 512)
    guard source.first == "\"", !parts.isEmpty else { return nil }
    var (result, depth, isInside) = ("", 0, false)
    var rest = source.dropFirst()
    while let character = rest.popFirst() {
      if isInside {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        result.append(depth == 0 ? "}" : character)
        if depth == 0 { isInside = false }
      } else if character == "\\", rest.first == "(" {
        rest.removeFirst()
        (depth, isInside) = (1, true)
        result.append("{")
      } else if character == "\"" {
        return result
      } else {
        result.append(character)
      }
    }
    return nil
  }
}
