import StrataDefinition
import StrataModel

/// Numbers that functions of the domain compute: `tenant.age(on: .now) < 27`, `Tariff.zone(of: ride) > 3`.
extension DecisionScanner {
  /// The type of the domain whose function an operand calls, and nothing else.
  func ownerOfFunction(_ operand: Operand) -> TypeID? {
    guard setting == .data, operand.number == nil, operand.names.count > 1 else { return nil }
    let part = core(operand.range)
    guard let chain = part.first, tree[chain].kind == .chain, Int(tree[chain].next) == part.upperBound,
      let call = tree.calls(ofChain: chain).last, Int(tree[call.suffix].next) == part.upperBound,
      tree[call.callee].kind == .member, !namesTechnicalValue(tree.name(call.callee)),
      let function = project.graph.references(in: body.file, at: tree[call.callee].offset).lazy
        .compactMap(\.memberDeclaration).first,
      project.graph[function].kind == .function, isNumber(function)
    else { return nil }
    return project.graph.enclosingType(of: function)
  }
}
