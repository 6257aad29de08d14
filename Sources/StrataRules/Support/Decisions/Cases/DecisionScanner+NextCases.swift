import StrataModel

/// Results that are computed from values of the domain inside a call: the next case of an enum, and the order of
/// elements.
extension DecisionScanner {
  /// `Stage(rawValue: order.stage.rawValue + 1)`
  func nextCases() -> [Decision] {
    guard setting == .viewModel else { return [] }
    return calls.compactMap { call in
      guard tree[call.callee].kind == .identifier, tree.name(call.callee).first?.isUppercase == true,
        !tree[call.callee].flags.contains(.exempt), let raw = tree.argument("rawValue", of: call.suffix),
        tree[raw].kind == .sequence
      else { return nil }
      let part = tree.inside(raw)
      let isChanged = tree.operators(in: tree.subtree(of: raw)) { $0 == "+" || $0 == "-" }.contains {
        $0.sequence == raw
      }
      guard isChanged, let first = part.first, tree.isNamed(part, "rawValue"),
        isDomainValue(constantSubject(tree.subtree(of: first)))
      else { return nil }
      let subject = operand(tree.subtree(of: first)).path
      var result = decision(
        .status, at: call.chain, subject: subject, text: tree.text(of: tree.subtree(of: call.chain)))
      result.isAboutValue = true
      return result
    }
  }

  /// `halls.max { $0.seats - $0.taken < $1.seats - $1.taken }`
  func computedOrders() -> [Decision] {
    guard setting == .viewModel, signs.contains(.bound) else { return [] }
    return calls.compactMap { call in
      guard tree[call.callee].kind == .member,
        tree.isNamed(call.callee, oneOf: vocabulary[.numberFunctions].names)
          || tree.isNamed(call.callee, oneOf: vocabulary[.sortFunctions].names),
        let closure = tree.closures(of: call.suffix).first
      else { return nil }
      let statements = tree.statements(ofClosure: closure)
      let order = tree.orderings(in: statements).first { use in
        isComputedOfDomain(operand(use.left)) && isComputedOfDomain(operand(use.right))
      }
      return order.map {
        decision(.filter, at: $0.left.lowerBound, subject: operand($0.left).path, text: tree.text(of: $0))
      }
    }
  }
}

extension CodeTree {
  /// Whether a node of a part of the code has a name.
  fileprivate func isNamed(_ part: Range<Int>, _ name: String) -> Bool { part.contains { isNamed($0, name) } }
}
