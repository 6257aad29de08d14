import StrataSyntax

/// Parameters that are repeated, and the arguments of their calls.
extension RepeatedUnits {
  /// Repeated parameters, as the calls name them; those of memberwise initializers are properties.
  var sharedParameters: [String] {
    nodes.flatMap(memberwiseParameters)
      + nodes.compactMap { node in
        let list = source.parents[node]
        guard source.kind(node) == .parameter, source.kind(list) == .parameterList,
          let label = source.name(of: node)
        else { return nil }
        let declaration = source.parents[list]
        let name =
          source.kind(declaration) == .initializerDeclaration
          ? source.owner(of: declaration) : source.declaredName(around: list).map(source.text)
        return name.map { "\($0)(\(source.text(label)))" }
      }
  }

  /// The parameters that a structure's memberwise initializer has for a repeated property.
  private func memberwiseParameters(_ node: Int) -> [String] {
    let declaration = source.kind(node) == .binding ? source.parents[node] : node
    let members = source.parents[declaration]
    let type = source.parents[members]
    guard source.kind(type) == .structDeclaration, source.isStoredProperty(declaration, in: members),
      !source.isStaticMember(declaration, in: members), let owner = source.owner(of: declaration),
      !source.children(of: members).contains(where: { source.kind($0) == .initializerDeclaration })
    else { return [] }
    let bindings = node == declaration ? source.children(of: node).filter { source.kind($0) == .binding } : [node]
    return bindings.compactMap { binding in
      source.children(of: binding).first { source.kind($0) == .identifierPattern }.map {
        "\(owner)(\(source.text($0)))"
      }
    }
  }

  /// Arguments for repeated parameters whose values have no name of the feature, so that they cannot be passed for both, by
  /// the function that is called.
  var fixedArguments: [(function: String, node: Int)] {
    doubled.sorted().compactMap { argument in
      guard let list = Optional(source.parents[argument]), let function = source.callee(of: list).map(source.text),
        let value = source.children(of: argument).first(where: { source.kind($0) != .name }),
        !renamed.changes(source.range(value))
      else { return nil }
      let isLiteral = [
        .nilLiteral, .booleanLiteral, .integerLiteral, .floatLiteral, .stringLiteral, .arrayLiteral,
        .implicitMemberExpression,
      ]
      .contains(source.kind(value))
      return isLiteral || isEmptyClosure(value) ? nil : (function, argument)
    }
  }

  /// `{}`, `{ _ in }`
  private func isEmptyClosure(_ value: Int) -> Bool {
    source.kind(value) == .closure && source.children(of: value).allSatisfy { source.kind($0) == .closureSignature }
  }
}
