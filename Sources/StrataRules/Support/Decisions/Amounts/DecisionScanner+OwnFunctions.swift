import StrataModel

/// Numbers that functions of the type compute from values of the domain: `ripeness(of: bed) >= 0.8`.
extension DecisionScanner {
  /// The type of the value of the domain that such a function gets.
  func ownerOfArgument(_ operand: Operand) -> TypeID? {
    guard setting != .data, operand.number == nil, operand.names.count > 1, let function = ownFunction(operand) else {
      return nil
    }
    let facts = project.graph.facts(of: function)
    let parameters = facts.parameters[facts.declarations[Int(function.index)].parameters.range]
    for parameter in parameters {
      guard let node = facts.nominalType(of: parameter.type) else { continue }
      let model = project.graph.references(in: function.file, at: facts.types[node].offset).lazy
        .compactMap(\.target.typeID).first { self.isModel($0) }
      if let model { return model }
    }
    return nil
  }

  /// The function of the type whose result an operand is, if it returns a number and is not named after a size or text.
  private func ownFunction(_ operand: Operand) -> DeclarationID? {
    guard let first = operand.range.first, Int(tree[first].next) == operand.range.upperBound else { return nil }
    let chain = tree.unwrapped(first)
    guard tree[chain].kind == .chain, let call = tree.calls(ofChain: chain).last,
      Int(tree[call.suffix].next) == Int(tree[chain].next), tree.closures(of: call.suffix).isEmpty
    else { return nil }
    let path = tree.path(of: chain).filter { $0 != "self" }
    guard path.count == 1, let type = project.graph.enclosingType(of: body.member), !isForDisplay(Words.split(path[0]))
    else { return nil }
    return project.graph.members(of: type).first { member in
      project.graph[member].kind == .function && project.graph.name(of: member) == path[0] && isNumber(member)
    }
  }
}
