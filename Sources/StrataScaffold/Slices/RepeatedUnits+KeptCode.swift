import StrataSyntax

/// Statements whose copies would use what stays as it is, or would be of no use; each with the name of the feature in it.
extension RepeatedUnits {
  private var statements: [Int] {
    nodes.filter { isStatement($0, in: source.parents[$0]) }.sorted()
  }

  /// With a local name of code that stays as it is, such as `if let item`, the copy would use a name that is not there.
  var usesOfKeptLocals: [(node: Int, mention: Int)] {
    let statements = statements
    if statements.isEmpty { return [] }
    let locals = source.locals
    return statements.compactMap { statement in
      let inside = statement..<source.tree.nodes[statement].nextIndex
      let use = inside.first { node in
        guard source.kind(node) == .identifierExpression, isMention(node) else { return false }
        return locals[source.text(node)]?.contains { declaration, scope in
          scope.contains(node) && !inside.contains(declaration) && !nodes.contains(declaration)
            && !source.ancestors(of: declaration).contains(where: nodes.contains)
        } == true
      }
      return use.map { (statement, $0) }
    }
  }

  /// Where a function for the feature's type stays as it is, `text(_ item: Item)`, there is none that the copy could call.
  var callsOfKeptOverloads: [(node: Int, mention: Int)] {
    let statements = statements
    if statements.isEmpty { return [] }
    let kept = keptOverloads
    return statements.compactMap { statement in
      for node in statement..<source.tree.nodes[statement].nextIndex where source.kind(node) == .callSuffix {
        guard let callee = source.callee(of: node), kept.contains(source.text(callee)) else { continue }
        if let mention = source.descendants(of: node).first(where: isMention) { return (statement, mention) }
      }
      return nil
    }
  }

  private var keptOverloads: Set<String> {
    Set(
      source.tree.nodes.indices.compactMap { node in
        guard overloads.isOverload(node), !nodes.contains(node), let name = source.name(of: node),
          let parameters = source.children(of: node).first(where: { source.kind($0) == .parameterList }),
          source.descendants(of: parameters).contains(where: isMention)
        else { return nil }
        return source.text(name)
      })
  }

  /// Local values that nothing repeated uses: the compiler warns of them.
  var unusedLocals: [(node: Int, mention: Int)] {
    let repeated = Array(nodes.union(doubled)) + calls.map { source.parents[$0] }
    return statements.compactMap { statement in
      guard source.kind(statement) == .variableDeclaration,
        let mention = source.descendants(of: statement).first(where: {
          source.kind($0) == .identifierPattern && isMention($0)
        })
      else { return nil }
      let names = Set(source.localNames(of: statement))
      let isUsed = repeated.contains { node in
        node != statement
          && (node..<source.tree.nodes[node].nextIndex).contains { part in
            ([.identifierExpression, .name].contains(source.kind(part)) || source.isShorthandBinding(part))
              && names.contains(source.text(part))
          }
      }
      return isUsed ? nil : (statement, mention)
    }
  }
}
