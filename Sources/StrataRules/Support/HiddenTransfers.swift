import StrataClassification
import StrataDefinition
import StrataModel

/// DTOs in the domain that have no role, because their names may be those of results of use cases:
/// `AttemptResponse: Decodable`, which only the data layer uses.
struct HiddenTransfers {
  let role: Role
  /// The layer of DTOs.
  let home: String
  /// The layer in which such types are declared.
  let domain: LayerID

  init?(in project: ClassifiedGraph) {
    guard let role = project.definition.role(.dto), let home = role.layer,
      let domain = DomainLayer.id(in: project.definition), project.definition[domain].name != home
    else { return nil }
    (self.role, self.home, self.domain) = (role, home, domain)
  }

  /// - Parameter type: in a folder of that layer.
  func isHidden(_ type: TypeID, _ project: ClassifiedGraph, _ tables: ProjectTables) -> Bool {
    guard tables.flags[type.index].contains(.production),
      tables.flags[type.index].isDisjoint(with: [.alias, .interface, .replacement])
    else { return false }
    let (graph, entity) = (project.graph, project.graph.types[type.index])
    guard entity.outer == nil, project.vocabulary[.transferSuffixes].matches(entity.simpleName),
      project.role(of: type).map({ $0 == .entity }) ?? true,
      graph.allSupertypeNames(of: type).contains(where: { project.vocabulary[.codingProtocols].contains($0) })
    else { return false }
    let users = graph.references(to: type).filter { reference in
      reference.source != type && !graph.files[reference.file.index].isTest
    }
    return !users.isEmpty
      && users.allSatisfy { user in
        tables.layerOfFile[user.file.index].map { project.definition[$0].name == home } ?? false
      }
  }
}
