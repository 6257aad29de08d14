import StrataDefinition
import StrataModel

/// Structs and enums that no selector matches, but that use cases and repository interfaces take or return: they are
/// models of the domain, and so are the values that they store. Only this use can show it where no folder belongs to a
/// layer. Values of another module are left alone, since its purpose is not known.
struct ModelsByUse {
  let graph: Graph
  let definition: Definition

  /// Gives the models layer and role. Requires the assignments of all types, by index.
  /// - Returns: whether there are any.
  func assign(_ assignments: inout [Assignment?]) -> Bool {
    guard let home = definition.layer(of: .entity) else { return false }
    let assignment = Assignment(layer: home, role: .entity, isByUse: true)
    var models = usedValues(home, assignments)
    for model in models { assignments[model] = assignment }
    let isUsed = !models.isEmpty
    while let model = models.popLast() {
      for index in graph.outgoing[model] {
        let reference = graph.references[Int(index)]
        guard reference.kind == .stores, let target = reference.target.typeID?.index,
          isUnassignedValue(target, assignments)
        else { continue }
        models.append(target)
        assignments[target] = assignment
      }
    }
    if isUsed { assignNested(home, &assignments) }
    return isUsed
  }

  /// The values that use cases, and protocols of the domain whose implementations are in other layers, take or return.
  private func usedValues(_ home: String, _ assignments: [Assignment?]) -> [Int] {
    let roles = Set(definition.roles.filter { $0.id == .useCase || $0.interfaceLayer == home }.map(\.id))
    let isUser = graph.types.indices.map { type in
      guard let role = assignments[type]?.role, roles.contains(role) else { return false }
      return role == .useCase || graph.types[type].kind == .protocol
    }
    var found: Set<Int> = []
    for reference in graph.references where reference.kind == .returns || reference.kind == .takes {
      guard let source = reference.source?.index, isUser[source], let target = reference.target.typeID?.index,
        isUnassignedValue(target, assignments), graph.types[source].module == graph.types[target].module
      else { continue }
      found.insert(target)
    }
    return found.sorted()
  }

  /// Types nested in a model, to which nothing else assigns a layer, belong to it.
  private func assignNested(_ home: String, _ assignments: inout [Assignment?]) {
    for type in graph.types.indices where assignments[type]?.layer == nil && assignments[type]?.role == nil {
      var outer = graph.types[type].outer
      while let enclosing = outer {
        if let outer = assignments[enclosing.index], outer.isByUse, outer.role == .entity {
          assignments[type] = Assignment(layer: home, role: .entity, isInherited: true)
          break
        }
        outer = graph.types[enclosing.index].outer
      }
    }
  }

  /// A struct or an enum of production code, at file level, without layer and role.
  private func isUnassignedValue(_ type: Int, _ assignments: [Assignment?]) -> Bool {
    let entity = graph.types[type]
    guard entity.kind == .struct || entity.kind == .enum, entity.outer == nil, !entity.isTest, entity.marks.isEmpty,
      !entity.isLocal, let assignment = assignments[type]
    else { return false }
    return assignment.layer == nil && assignment.role == nil && !assignment.isCompositionRoot
  }
}
