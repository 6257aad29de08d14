import StrataModel

/// The current time from a closure without parameters, whatever it is called: `clock()`.
extension DecisionScanner {
  /// Of stored properties of the type and of parameters.
  var namesOfClocks: Set<String> {
    var names: Set<String> = []
    if let type = project.graph.enclosingType(of: body.member) {
      for member in project.graph.members(of: type) where project.graph[member].kind == .variable {
        let facts = project.graph.facts(of: member)
        if isClock(project.graph[member].type, in: facts) { names.insert(project.graph.name(of: member)) }
      }
    }
    let facts = project.graph.facts(of: body.declaration)
    for parameter in facts.parameters[facts.declarations[Int(body.declaration.index)].parameters.range]
    where isClock(parameter.type, in: facts) {
      names.insert(facts.names[parameter.name])
    }
    // `lastRefresh()` is a time that a program keeps.
    return names.filter { !Words.contains($0, in: vocabulary[.ownTimes]) }
  }

  /// `() -> Date`
  private func isClock(_ type: UInt32, in facts: FileFacts) -> Bool {
    guard type != noIndex else { return false }
    var node = Int(type)
    while facts.types[node].kind == .attributed || facts.types[node].kind == .optional { node += 1 }
    guard facts.types[node].kind == .function, !facts.types[node].flags.contains(.async),
      facts.typeChildren(of: node).count == 1
    else { return false }
    return facts.nominalName(of: UInt32(node + 1)).map { vocabulary[.dateTypes].contains($0) } ?? false
  }

  var callsClock: Bool {
    !clocks.isEmpty && calls.contains { clocks.contains(tree.name($0.callee)) }
  }

  /// `clock()`, `self.clock()`, `clock.now`
  func isReadOfClock(_ operand: Operand) -> Bool {
    if operand.names.count == 2, vocabulary[.currentTimes].contains(operand.names[1]) {
      return !tree.contains(.argument, in: operand.range) && !tree.contains(.binaryOperator, in: operand.range)
    }
    return operand.names.count == 1 && clocks.contains(operand.names[0]) && tree.contains(.call, in: operand.range)
  }
}
