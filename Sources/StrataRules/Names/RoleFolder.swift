import StrataClassification
import StrataDefinition
import StrataModel

/// `role-folder`
struct RoleFolder: Rule {
  static let description = RuleDescription(
    id: "role-folder", family: .names, summary: "A type in the folder of another role of its layer", severity: .warning,
    guides: ["002", "003"], styles: ["coordinator", "module"],
    rationale: """
      The folders of a layer are named after roles, so that everybody finds a use case among the use cases. A view \
      model among the views is found by its name only, and the next view model will be put beside it.
      """,
    heuristic: """
      The folder of a role has its name, also in the plural: `UseCases`, `ViewModels`, `DTOs`, `Storage`. That of \
      network clients is also called `Network` or `Networking`; in the domain, `Entities` and `Models` are folders of \
      domain models. If several folders around a file match, the deepest one \
      counts.

      The rule checks views, view models, coordinators, use cases, repositories, gateways, data sources, DTOs, network \
      clients and storages at file level, once for each file. The interface of a repository may be among the gateways, \
      and a DTO among the data sources, unless folders of both stand side by side. A private type belongs to its file, and \
      so does a protocol for a coordinator that a type of its file stores. Entities, services, errors and types without a \
      role may be in any of these folders. A folder of protocols (`protocol-folders` of the vocabulary) is for files with a \
      protocol.

      Where at least 80% of the types of a role, and at least five, are in the folder of another role, the rule \
      reports one of them.
      """,
    badExample: """
      // Presentation/Views/Profile/ProfileViewModel.swift
      final class ProfileViewModel {}
      """,
    goodExample: """
      // Presentation/ViewModels/ProfileViewModel.swift
      final class ProfileViewModel {}
      """,
    remedy: "Move the file to the folder of its role.",
    options: [
      RuleOption(
        name: "accept", summary: "Roles whose types may be in folders of other roles.", defaultValue: .list([]))
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (project, graph) = (context.project, context.project.graph)
    let accepted = Set(settings.list("accept", context.vocabulary))
    let homesOfDTOs = homesOfDTOs(context)
    // Where there is none, `Protocol` is a subject: that of a connection, for instance.
    let homesOfProtocols = Set(
      graph.typeIDs.filter { graph.types[$0.index].kind == .protocol }.map {
        String(graph[graph.types[$0.index].declaration.file].path.parentPath)
      })
    var outcome = RuleOutcome()
    for role in RoleFolders.roles where !accepted.contains(role.rawValue) {
      var found: [Violation] = []
      var examined = 0
      // A protocol and its implementations move together.
      var reported: Set<FileID> = []
      for type in project.types(in: role) where graph[type].outer == nil && !project.isReplacement(type) {
        if belongsToItsFile(type, role, graph) { continue }
        examined += 1
        let path = graph[graph[type].declaration.file].path
        let folders = path.pathComponents.dropLast()
        if let folder = folders.last, context.vocabulary[.protocolFolders].contains(String(folder)),
          homesOfProtocols.contains(String(path.parentPath)), isOnlyWork(type, role, context)
        {
          guard reported.insert(graph[type].declaration.file).inserted else { continue }
          found.append(violation(type, role, in: String(folder), of: "protocols", graph))
          continue
        }
        let isInModels = mayBeModels(type, context)
        func home(_ folder: Substring) -> RoleID? {
          RoleFolders.role(of: folder)
            ?? (isInModels && context.vocabulary[.modelFolders].contains(String(folder)) ? .entity : nil)
        }
        guard let index = folders.lastIndex(where: { home($0).map { Self.divide($0, role) } ?? false }),
          let home = home(folders[index]), home != role,
          !Self.mayBeBeside(role, home) || home == .dataSource && homesOfDTOs.contains(Array(folders[..<index])),
          isSameLayer(home, role, project.definition)
        else { continue }
        guard reported.insert(graph[type].declaration.file).inserted else { continue }
        found.append(violation(type, role, in: String(folders[index]), of: home.plural, graph))
      }
      outcome.examined += examined
      if Conventions.isOwn(found.count, of: examined) {
        found = Conventions.joined(
          found, message: "; so are \(found.count) of \(examined)",
          remedy: ", or accept the project's own convention with `accept: [\(role.rawValue)]`")
      }
      outcome.violations += found
    }
    return outcome
  }

  /// Whether a folder of models around a type is one of the domain.
  private func mayBeModels(_ type: TypeID, _ context: RuleContext) -> Bool {
    guard let layer = context.folderLayerOfType[type.index] else { return false }
    return context.layerName(layer) == context.project.definition.layer(of: .entity)
  }

  /// Where folders of DTOs stand: the folders around them.
  private func homesOfDTOs(_ context: RuleContext) -> Set<[Substring]> {
    let graph = context.project.graph
    let homes = context.project.types(in: .dto).compactMap { type -> [Substring]? in
      let folders = Array(graph[graph[type].declaration.file].path.pathComponents.dropLast())
      return folders.lastIndex { RoleFolders.role(of: $0) == .dto }.map { Array(folders[..<$0]) }
    }
    return Set(homes)
  }

  /// Whether a file contains a type with a role of its own layer, and no protocol.
  private func isOnlyWork(_ type: TypeID, _ role: RoleID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    let home = context.project.definition.role(role)?.layer
    return context.layerOfType[type.index].map { context.layerName($0) } == home
      && !graph.topLevelTypes(of: graph[type].declaration.file).contains { graph[$0].kind == .protocol }
  }

  /// A private type, or the protocol with what a view of the same file needs of its coordinator.
  private func belongsToItsFile(_ type: TypeID, _ role: RoleID, _ graph: Graph) -> Bool {
    let entity = graph[type]
    if [.private, .fileprivate].contains(entity.access) { return true }
    return role == .coordinator && entity.kind == .protocol
      && graph.references(to: type).contains { $0.kind == .stores && $0.file == entity.declaration.file }
  }

  private func violation(
    _ type: TypeID, _ role: RoleID, in folder: String, of home: String, _ graph: Graph
  ) -> Violation {
    var violation = Violation(
      at: type, in: graph, target: folder,
      message:
        "\(role.noun) \(quoted(graph[type].name)) is in \(quoted(folder)), the folder of \(home)",
      remedy:
        "move \(quoted(graph[type].name)) to a folder of \(role.plural), such as \(quoted(pluralized(RoleFolders.name(of: role))))"
    )
    // The move to the layer of its role takes the type out of the folder.
    violation.links = ViolationLinks(yieldsTo: RuleIDs.misplacedType)
    return violation
  }

  /// Guide 003 has the interfaces of repositories in `Gateways`, and DTOs beside the data sources that decode them.
  private static func mayBeBeside(_ role: RoleID, _ home: RoleID) -> Bool {
    [role, home] == [.dto, .dataSource] || Set([role, home]) == [.repository, .gateway]
  }

  /// Whether the folders of two roles divide one layer. Those of clients and storages divide Infrastructure, and may
  /// also hold data sources or views of any kind.
  private static func divide(_ a: RoleID, _ b: RoleID) -> Bool {
    RoleFolders.infrastructure.contains(a) == RoleFolders.infrastructure.contains(b)
  }

  private func isSameLayer(_ a: RoleID, _ b: RoleID, _ definition: Definition) -> Bool {
    if RoleFolders.infrastructure.contains(a), RoleFolders.infrastructure.contains(b) { return true }
    func layers(_ id: RoleID) -> Set<String> {
      Set([definition.role(id)?.layer, definition.role(id)?.interfaceLayer].compactMap { $0 })
    }
    return !layers(a).isDisjoint(with: layers(b))
  }
}
