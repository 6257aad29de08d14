import StrataSyntax

/// What the names of a project's code tell about it as a whole.
protocol ProjectNames: Sendable {
  /// Whether the project does not declare an identifier that it uses: one of the system or of another package.
  func isForeign(_ name: String) -> Bool
  /// Whether several functions have a name.
  func isOverloaded(_ name: String) -> Bool
  /// Whether a function is called with an implicit member, such as `.payment`, whose type the function tells.
  func hasUntypedCalls(_ name: String) -> Bool
}

/// Members and types of a shared file whose own names do not say that they belong to a feature.
struct Overloads {
  let source: SwiftSource
  let renamed: RenamedSource
  let project: any ProjectNames

  /// A function whose repetition would only differ in its types.
  func isOverload(_ node: Int) -> Bool {
    source.kind(node) == .functionDeclaration
      && source.name(of: node).map { !renamed.changes(source.range($0)) } == true
  }

  /// Whether not all calls of a function tell the types of its arguments: `book(.payment)`.
  func hasUntypedCalls(_ node: Int) -> Bool {
    source.name(of: node).map(source.text).map { !project.isOverloaded($0) && project.hasUntypedCalls($0) }
      == true
  }

  /// A member of a type with a protocol or a class of the project above it: it may be what that one asks for.
  func isMemberOfAnother(_ node: Int) -> Bool {
    let type = source.parents[source.parents[node]]
    let inherited = source.inherited(by: type)
    return inherited.contains { !isForeign($0) } && !inherited.contains { renamed.changes(source.range($0)) }
  }

  /// Whether a protocol of the feature is all that a type has above it, so that the type is the feature's, too.
  func isOnlyConformance(_ node: Int, in clause: Int) -> Bool {
    let type = source.parents[clause]
    guard source.kind(clause) == .inheritanceClause, source.isType(type), source.kind(type) != .protocolDeclaration,
      source.name(of: type).map({ !renamed.changes(source.range($0)) }) == true
    else { return false }
    return source.inherited(by: type).allSatisfy { isForeign($0) || renamed.changes(source.range($0)) }
  }

  private func isForeign(_ type: Int) -> Bool {
    source.descendants(of: type).last { source.kind($0) == .name }.map(source.text).map(project.isForeign)
      == true
  }
}
