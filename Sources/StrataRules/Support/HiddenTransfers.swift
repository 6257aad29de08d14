import StrataClassification
import StrataDefinition
import StrataModel

/// DTOs in the domain that have no role, because their names may be those of results of use cases:
/// `AttemptResponse: Decodable`, which only the data layer uses.
struct HiddenTransfers {
  let role: Role
  /// The layer of DTOs.
  let home: String
  private let domain: String

  init?(in project: ClassifiedGraph) {
    guard let role = project.definition.role(.dto), let home = role.layer,
      let domain = DomainLayer.name(in: project.definition), domain != home
    else { return nil }
    (self.role, self.home, self.domain) = (role, home, domain)
  }

  func isHidden(_ type: TypeID, in folder: String, _ project: ClassifiedGraph, _ tables: ProjectTables) -> Bool {
    guard folder == domain, tables.flags[type.index].contains(.production),
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
