import StrataModel

/// The parameters around default arguments.
extension RuleContext {
  /// The parameter of a function, an initializer or a subscript in whose default argument a reference is.
  func parameter(around reference: Reference) -> ParameterFact? {
    guard reference.declaration != noIndex else { return nil }
    let facts = project.graph[reference.file].facts
    let declaration = facts.declarations[Int(reference.declaration)]
    guard [.initializer, .function, .subscript].contains(declaration.kind) else { return nil }
    return facts.parameters[declaration.parameters.range].last { $0.offset <= reference.offset }
  }

  /// Whether a wanted type is in the type of a parameter, whose default argument contains a reference.
  func takes(
    _ parameter: ParameterFact, before reference: Reference, _ isWanted: (TypeID) -> Bool
  ) -> Bool {
    let references = project.graph.references(in: reference.file)
    let start = references.partitionPoint(while: { $0.offset < parameter.offset })
    return references[start...].prefix { $0.offset < reference.offset }.contains {
      $0.kind == .takes && ($0.target.typeID.map(isWanted) ?? false)
    }
  }

  /// `opener: URLOpener = UIApplication.shared`: the type of the parameter is a protocol of the project already.
  func isDefaultOfInterface(_ reference: Reference) -> Bool {
    guard reference.context.contains(.defaultArgument), let parameter = parameter(around: reference) else {
      return false
    }
    return takes(parameter, before: reference) { isInterface($0) }
  }
}
