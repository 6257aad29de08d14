import StrataModel

/// The further types of a registration: those of `implements`, and those that `forward` leads to it.
extension SwinjectReader {
  /// - Parameter call: the registration, whose entry may be stored in a local variable.
  func furtherTypes(of call: CodeCall) -> [(value: Int, arguments: [Int]?)] {
    guard let locals else { return [] }
    var result: [(value: Int, arguments: [Int]?)] = []
    for more in calls {
      let arguments = Array(tree.children(of: more.suffix))
      if tree.isNamed(more.callee, Swinject.furtherTypes) {
        guard more.chain == call.chain || isEntry(tree.base(of: more.chain), of: call, locals) else { continue }
        result += arguments.map { (tree.value(of: $0), nil) }
      } else if tree.isNamed(more.callee, Swinject.forwarding), let first = arguments.first,
        let entry = tree.argument(Swinject.forwardedTo, of: more.suffix), isEntry(entry, of: call, locals)
      {
        result.append((tree.value(of: first), arguments))
      }
    }
    return result.filter { tree.isMetatype($0.value) }
  }

  /// Whether an expression is the entry that a registration returns, directly or by the name of a local variable.
  private func isEntry(_ value: Int, of call: CodeCall, _ locals: LocalVariables) -> Bool {
    if value == call.chain { return true }
    let base = tree.base(of: value)
    guard tree[base].kind == .identifier,
      let stored = locals.variable(named: tree.name(base), at: base)?.value
    else { return false }
    return tree.unwrapped(stored) == call.chain
  }
}
