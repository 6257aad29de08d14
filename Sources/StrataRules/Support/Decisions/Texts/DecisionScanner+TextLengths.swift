import StrataDefinition
import StrataModel

/// Lengths of strings that entities and DTOs have, in Data: `order.label.count >= 3`, whatever the string is called.
extension DecisionScanner {
  /// Whether such a length decides what is done: whether an error is thrown, a value is returned, or a branch is taken.
  /// That a string is too short to be decoded is no decision, and neither is a text that is cut.
  func limitsText(_ comparison: Comparison) -> Bool {
    guard setting == .data, comparison.form != .equality || comparison.number == nil,
      let number = comparison.number ?? constant(among: comparison.subjects), number >= 2,
      let length = comparison.subjects.first(where: isLengthOfModelText)
    else { return false }
    if let ternary = ternary(of: comparison.node) { return !cuts(ternary, length) }
    if let statement = comparison.statement {
      let blocks = outcomes.blocks(of: statement)
      guard !blocks.contains(where: isUnreadable) else { return false }
      return outcomes.reportsError(statement) || outcomes.returnsNone(statement)
    }
    return isAnswer(comparison.node)
  }

  /// The number of characters in a property of a value, of which the type is that of strings.
  func isLengthOfModelText(_ operand: Operand) -> Bool {
    guard isLength(operand), operand.names.count > 1 else { return false }
    let part = core(operand.range)
    guard !tree.contains(.binaryOperator, in: part), let first = part.first,
      let text = Array(tree.suffixes(of: first)).last(where: { suffix in
        tree[suffix].kind == .member && !tree.isNamed(suffix, oneOf: vocabulary[.lengths].names)
          && !tree.isNamed(suffix, oneOf: vocabulary[.textConversions].names)
      }) ?? localText(tree.base(of: first))
    else { return false }
    let property = project.graph.references(in: body.file, at: tree[text].offset).lazy
      .compactMap(\.memberDeclaration).first
    guard let property, project.graph[property].kind == .variable,
      hasType(property, in: .textTypes),
      !Words.contains(project.graph.name(of: property), in: vocabulary[.technicalInData]),
      !Words.contains(project.graph.name(of: property), in: vocabulary[.keptTimes]),
      let owner = project.graph.enclosingType(of: property)
    else { return false }
    return isModel(owner) || project.role(of: owner) == .dto
  }

  /// `note` in `if let note = order.note, note.count > 200`
  private func localText(_ base: Int) -> Int? {
    guard tree[base].kind == .identifier, let value = locals.variable(named: tree.name(base), at: base)?.value else {
      return nil
    }
    return tree.lastMember(of: core(tree.subtree(of: value)).first ?? value)
  }

  /// `label.count > 20 ? String(label.prefix(20)) : label`
  private func cuts(_ ternary: Int, _ length: Operand) -> Bool {
    guard let sequence = outcomes.parents[ternary] else { return false }
    let chosen = operand(ternary..<Int(tree[sequence].next))
    return chosen.hasText || length.names.dropLast().last.map { chosen.names.contains($0) } ?? false
  }
}
