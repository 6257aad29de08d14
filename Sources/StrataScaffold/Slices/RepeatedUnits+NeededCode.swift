import StrataSyntax

/// What has no name of the feature, or only a type of it, and is repeated since what is repeated needs it.
extension RepeatedUnits {
  /// Functions that would stay although only their types tell them from their repetitions, and that a repeated member of the
  /// same type calls.
  ///
  /// What a protocol may ask for stays, since nothing would ask for a second one.
  var neededOverloads: [Int] {
    let called = Set(
      nodes.filter { source.kind($0) == .functionDeclaration }.flatMap { function in
        source.descendants(of: function).filter { source.kind($0) == .callSuffix }.compactMap { call in
          source.callee(of: call).map { Call(name: source.text($0), type: source.parents[function]) }
        }
      })
    guard !called.isEmpty else { return [] }
    return source.tree.nodes.indices.filter { node in
      guard overloads.isOverload(node), !nodes.contains(node),
        rule.verdict(on: node, in: source.parents[node]) == .repeated,
        let name = source.name(of: node), called.contains(Call(name: source.text(name), type: source.parents[node]))
      else { return false }
      return source.isPrivate(node) || !overloads.isMemberOfAnother(node)
    }
  }

  private struct Call: Hashable {
    let name: String
    /// The members of the type.
    let type: Int
  }

  /// Local values of initializers that have no name of the feature, are of a type of it, and that a repeated statement uses: each
  /// with its name in the repetition.
  func neededLocals(_ mentions: [Int]) -> [(statement: Int, local: LocalName)] {
    mentions.compactMap { mention in
      guard let statement = source.ancestors(of: mention).first(where: { source.kind($0) == .variableDeclaration }),
        let initializer = source.ancestors(of: statement).first(where: { source.kind($0) == .initializerDeclaration }),
        source.kind(source.parents[statement]) == .codeBlock
      else { return nil }
      let names = source.localNames(of: statement)
      let type = renamed.text(source.range(mention))
      guard names.count == 1, type.first?.isUppercase == true, let new = Self.lowerCamel(type) else { return nil }
      let isUsed = nodes.contains { node in
        node != statement && source.parents[node] == source.parents[statement]
          && source.descendants(of: node).contains {
            source.kind($0) == .identifierExpression && source.text($0) == names[0]
          }
      }
      let isTaken = source.declarations.contains { $0.name == new } || nodes.contains { renamed.declares(new, $0) }
      guard isUsed, !isTaken else { return nil }
      return (statement, LocalName(range: source.range(initializer), old: names[0], new: new))
    }
  }

  /// `urlPreviewRepository` of `URLPreviewRepository`.
  private static func lowerCamel(_ type: String) -> String? {
    let words = GrownName.spelledWords(of: type)
    return words.first.map { $0.lowercased() + words.dropFirst().joined() }
  }
}
