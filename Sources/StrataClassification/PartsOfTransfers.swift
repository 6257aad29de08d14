import StrataDefinition
import StrataModel

/// Values in the folders of the domain that are parts of a response: a DTO stores them, they state the names of their
/// keys, and nothing that is of the domain by itself stores, takes or returns them. They are DTOs, too.
struct PartsOfTransfers {
  let graph: Graph
  let definition: Definition

  /// Requires the assignments of all types, by index.
  func assign(_ assignments: inout [Assignment?]) {
    guard let dto = definition.role(.dto), let home = dto.layer, let model = definition.role(.entity)?.layer,
      home != model, dto.decidesLayer
    else { return }
    var open = graph.types.indices.filter { assignments[$0]?.role == .dto && !graph.types[$0].isTest }
    while let transfer = open.popLast() {
      for number in graph.outgoing[transfer] {
        let reference = graph.references[Int(number)]
        guard reference.kind == .stores, let part = reference.target.typeID?.index,
          isPart(part, of: model, assignments)
        else { continue }
        assignments[part]?.layer = home
        assignments[part]?.role = .dto
        assignments[part]?.isByUse = true
        open.append(part)
      }
    }
  }

  private func isPart(_ type: Int, of model: String, _ assignments: [Assignment?]) -> Bool {
    let entity = graph.types[type]
    guard entity.kind == .struct, entity.outer == nil, !entity.isTest, let assignment = assignments[type],
      assignment.role == .entity, assignment.layer == model, assignment.replacement == nil,
      graph.allSupertypeNames(of: TypeID(UInt32(type))).contains(where: {
        definition.vocabulary[.codingProtocols].contains(lastComponent($0))
      }), statesKeys(TypeID(UInt32(type)))
    else { return false }
    return !graph.references(to: TypeID(UInt32(type))).contains { reference in
      guard [.stores, .takes, .returns].contains(reference.kind), let user = reference.source?.index, user != type,
        !graph.types[user].isTest, let role = assignments[user]?.role
      else { return false }
      return Self.ofDomain.contains(role)
    }
  }

  private static let ofDomain: Set<RoleID> = [.entity, .useCase, .repository, .gateway]

  private func statesKeys(_ type: TypeID) -> Bool {
    graph.members(of: type).contains { member in
      graph[member].kind == .enum
        && graph[member].inherited.range.contains { item in
          let facts = graph.files[member.file.index].facts
          return facts.nominalName(of: facts.typeLists[item]).map {
            definition.vocabulary[.codingKeyProtocols].contains($0)
          } ?? false
        }
    }
  }
}
