import StrataModel

/// Bounds on how many values of the domain there are, and bounds that choose a route.
extension DecisionScanner {
  // MARK: Data

  /// `guard seats.count <= 8 else { throw … }`, if `seats` is a parameter with values of the domain. A bound with a
  /// technical name is one of an API: `maxBatchSize`.
  func isLimitOfModels(_ comparison: Comparison) -> Bool {
    guard setting == .data, comparison.form != .dates, let count = comparison.subjects.first(where: isLength),
      count.names.count == 2, let number = comparison.number ?? constant(among: comparison.subjects), number >= 2,
      let statement = comparison.statement, outcomes.reportsError(statement), isParameterWithModels(count.names[0]),
      !words.contains(where: { vocabulary[.repetitions].contains($0) })
    else { return false }
    return !comparison.subjects.contains { bound in
      bound.names != count.names
        && (bound.mentions(vocabulary[.technical]) || bound.mentions(vocabulary[.technicalInData]))
    }
  }

  /// `seats: [Seat]`
  private func isParameterWithModels(_ name: String) -> Bool {
    guard !Words.contains(name, in: vocabulary[.technicalInData]) else { return false }
    let facts = project.graph.facts(of: body.declaration)
    let parameters = facts.parameters[facts.declarations[Int(body.declaration.index)].parameters.range]
    guard let parameter = parameters.first(where: { facts.names.equals($0.name, name) }), parameter.type != noIndex
    else { return false }
    let tree = facts.typeSubtree(of: Int(parameter.type))
    guard tree.contains(where: { isList($0, facts) }) else { return false }
    return tree.contains { node in
      project.graph.references(in: body.file, at: facts.types[node].offset).contains { reference in
        reference.kind == .takes && (reference.target.typeID.map(isModel) ?? false)
      }
    }
  }

  private func isList(_ type: Int, _ facts: FileFacts) -> Bool {
    switch facts.types[type].kind {
    case .array, .dictionary: return true
    case .name: return vocabulary[.collectionTypes].contains(facts.names[facts.types[type].name])
    default: return false
    }
  }

  // MARK: Coordinators

  /// `if member.balance < 0 { showInvoices() }`, `guard loans.filter({ $0.ownerID == member.id }).count < 3`: the sign
  /// of an amount, or how many values of the domain fulfil a condition, chooses the route.
  func isRouteByValue(_ comparison: Comparison) -> Bool {
    guard isRoute, comparison.form == .ordering, let number = comparison.number,
      let subject = comparison.subjects.first
    else { return false }
    if isNumberOfDomain(subject), hasBound(comparison), ternary(of: comparison.node).map(choosesRoute) ?? false {
      return true
    }
    let decides = isAmount(subject) && isNumberOfDomain(subject) || number >= 2 && countsModels(subject)
    return decides && (comparison.fails || choosesOutcome(comparison))
  }

  /// A filtered list, of which the condition reads a property of the domain: not the screens of a navigation stack.
  private func countsModels(_ operand: Operand) -> Bool {
    guard isLength(operand), operand.names.contains(where: { vocabulary[.filterFunctions].contains($0) }) else {
      return false
    }
    return operand.range.contains { node in
      guard tree[node].kind == .member else { return false }
      let property = project.graph.references(in: body.file, at: tree[node].offset).lazy
        .compactMap(\.memberDeclaration).first
      return property.flatMap { project.graph.enclosingType(of: $0) }.map(isModel) ?? false
    }
  }
}
