import StrataModel

/// What only some may use: `article.subscribersOnly && !isSubscriber`.
extension DecisionScanner {
  /// Conditions of a view model that combine what a value demands with what somebody has paid for.
  func entitlements() -> [Decision] {
    guard setting == .viewModel else { return [] }
    return tree.all(.sequence, in: range).compactMap { sequence in
      let nodes = tree.siblings(in: tree.inside(sequence))
      let isLogical = nodes.contains { tree.isNamed($0, "&&") || tree.isNamed($0, "||") }
      guard isLogical, !tree[sequence].flags.contains(.exempt), !isInsideFilter(sequence) else { return nil }
      let members = tree.inside(sequence).filter { tree.isNamed($0, oneOf: vocabulary[.entitlements].names) }
      // Of a value, and of another one or the user: one alone is shown or passed on.
      guard let first = members.first, Set(members.map { tree[$0].name }).count > 1,
        members.contains(where: { tree[$0].kind == .member })
      else { return nil }
      let text = tree.text(of: tree.subtree(of: sequence))
      return decision(.status, at: sequence + 1, subject: tree.name(first), text: text)
    }
  }
}
