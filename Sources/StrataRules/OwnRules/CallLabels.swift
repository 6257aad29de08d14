import StrataModel

/// The labels of the arguments of calls: `(of:_:)`. Read of the files that are asked for, each once.
final class CallLabels {
  private let graph: Graph
  private var known: [FileID: [UInt32: String]] = [:]

  init(_ graph: Graph) { self.graph = graph }

  /// Nil if nothing is called at the location. Trailing closures have no labels.
  func labels(of reference: Reference) -> String? {
    if let found = known[reference.file] { return found[reference.offset] }
    let found = read(reference.file)
    known[reference.file] = found
    return found[reference.offset]
  }

  private func read(_ file: FileID) -> [UInt32: String] {
    let tree = graph[file].facts.tree
    var result: [UInt32: String] = [:]
    for call in tree.calls(in: graph[file].facts.code.indices) {
      let labels = tree.children(of: call.suffix).filter { !tree[$0].flags.contains(.trailing) }.map {
        tree.nameID($0).isNone ? "_:" : tree.name($0) + ":"
      }
      let text = "(\(labels.joined()))"
      result[tree[call.callee].offset] = text
      if tree[call.callee].kind == .member, isTypeOrModule(call.callee - 1, tree) {
        result[tree[call.callee - 1].offset] = text
      }
    }
    return result
  }

  /// `Task.sleep(…)` and `Decimal.init(…)` are located at the type before the dot, and `Swift.print(…)` at the module.
  private func isTypeOrModule(_ node: Int, _ tree: CodeTree) -> Bool {
    guard tree[node].kind == .identifier || tree[node].kind == .member else { return false }
    return tree.name(node).first?.isUppercase ?? false
  }
}
