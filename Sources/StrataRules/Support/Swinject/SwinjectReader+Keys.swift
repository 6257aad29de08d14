import StrataModel

/// Names and arguments, which are part of the key of a service.
extension SwinjectReader {
  /// `name: "x"`: the string, and whether the name is something other than a literal or a plain path.
  func keyName(_ arguments: [Int]) -> (text: String, isDynamic: Bool) {
    guard let argument = arguments.first(where: { tree.isNamed($0, Swinject.name) }) else { return ("", false) }
    let value = tree.value(of: argument)
    if let text = tree.text(value) { return ("\"\(text)\"", false) }
    if tree.nodes[value].kind == .nilLiteral { return ("", false) }
    let path = tree.path(of: value)
    let isConstant = path.first?.first?.isUppercase == true && tree.calls(ofChain: value).isEmpty
    return (path.joined(separator: "."), !isConstant)
  }

  /// Arguments after `argument:` or `arguments:`.
  func passed(_ arguments: [Int]) -> Int {
    guard
      let first = arguments.firstIndex(where: { tree.isNamed($0, oneOf: Swinject.arguments) })
    else { return 0 }
    return arguments[first...].filter { argument in
      let node = tree.nodes[argument]
      return !node.flags.contains(.trailing)
        && (node.name.isNone || tree.isNamed(argument, oneOf: Swinject.arguments))
    }.count
  }
}
