import StrataModel

/// Finds calls such as `.target(name: "A", dependencies: ["B"])` in the code of a manifest. Manifests are programs;
/// only what stands there literally is seen, and what is computed is left to the folder convention.
struct ManifestReader {
  let facts: FileFacts

  struct Call {
    var function: String
    /// Indices of the `argument` nodes.
    var arguments: [Int]
  }

  /// Outermost calls of any of the given functions, implicit members and constructors alike. What stands inside the
  /// arguments of a call that was found is not searched again.
  func calls(of functions: Set<String>, in range: Range<Int>) -> [Call] {
    var result: [Call] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if facts.code[index].kind == .chain, let call = call(inChain: index, functions) {
        result.append(call)
        index = Int(facts.code[index].next)
      } else {
        index += 1
      }
    }
    return result
  }

  private func call(inChain chain: Int, _ functions: Set<String>) -> Call? {
    var name = ""
    for child in children(of: chain) {
      let node = facts.code[child]
      switch node.kind {
      case .identifier, .implicitMember, .member:
        if name.isEmpty || facts.names[node.name] != "init" { name = facts.names[node.name] }
      case .call:
        return functions.contains(name) ? Call(function: name, arguments: children(of: child)) : nil
      default: return nil
      }
    }
    return nil
  }

  /// The value of a labelled argument: the index of its expression.
  func value(_ label: String, of call: Call) -> Int? {
    call.arguments.first { facts.names[facts.code[$0].name] == label }.map { $0 + 1 }
  }

  /// The text of a string literal without interpolation.
  func string(at index: Int?) -> String? {
    guard let index, index < facts.code.count, facts.code[index].kind == .stringLiteral,
      facts.code[index].next == index + 1
    else { return nil }
    return facts.names[facts.code[index].name]
  }

  /// All string literals in an expression: the elements of `["A", "B"]`, also inside further calls.
  func strings(in index: Int?) -> [String] {
    guard let index else { return [] }
    return (index..<Int(facts.code[index].next)).compactMap { string(at: $0) }
  }

  /// Elements of an array literal.
  func elements(of index: Int?) -> [Int] {
    guard let index, facts.code[index].kind == .arrayLiteral else { return [] }
    return children(of: index)
  }

  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    let end = Int(facts.code[index].next)
    while child < end {
      result.append(child)
      child = Int(facts.code[child].next)
    }
    return result
  }
}
