import StrataClassification
import StrataModel

/// Declarations of the project, as steps name them.
extension FlowTracer {
  /// A call of a declaration, without its steps.
  func described(_ member: DeclarationID, owner: TypeID?, at location: SourceLocation?) -> FlowStep {
    let (facts, fact) = (graph[member.file].facts, graph[member])
    var step = FlowStep(.call, graph.signature(of: member), at: location)
    if let owner {
      step.owner = graph[owner].name
      step.layer = project.layer(of: owner)
      step.role = project.role(of: owner)?.rawValue
    } else {
      step.layer = project.layerOfFile[member.file.index]
      if let outside = extendedOutsideType(around: member) { step.owner = outside }
    }
    step.declaration = graph.location(member.file, fact.nameOffset)
    if fact.kind != .initializer, fact.type != noIndex {
      let text = facts.typeText(of: Int(fact.type))
      if text != "Void", text != "()" { step.result = text }
    }
    if fact.thrownType != noIndex {
      step.thrown = facts.typeText(of: Int(fact.thrownType))
    } else if fact.modifiers.contains(.throws) {
      step.thrown = Self.anyError
    }
    step.isAsync = fact.modifiers.contains(.async)
    return step
  }

  /// The type outside the project that a declaration is a member of: `NetworkClient` in `extension NetworkClient`.
  func extendedOutsideType(around member: DeclarationID) -> String? {
    let facts = graph[member.file].facts
    var index = facts.declarations[Int(member.index)].parent
    while index != noIndex {
      let fact = facts.declarations[Int(index)]
      if fact.kind == .extension {
        return graph.typeOfDeclaration[member.file.index][Int(index)] == nil ? facts.names[fact.name] : nil
      }
      index = fact.parent
    }
    return nil
  }
}
