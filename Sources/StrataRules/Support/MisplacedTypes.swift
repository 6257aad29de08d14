import StrataClassification
import StrataDefinition
import StrataModel

/// The types whose role belongs in another layer than the one of their folder or module.
struct MisplacedTypes: Sendable {
  struct Found: Sendable {
    var type: TypeID
    var role: Role
    /// Name of the layer in which it is declared.
    var here: String
    /// Name of the layer of its role.
    var home: String
  }

  private(set) var found: [Found] = []
  /// How many types have a role that decides their layer.
  private(set) var examined = 0

  init(in project: ClassifiedGraph, _ tables: ProjectTables) {
    let definition = project.definition
    let inner = Set([definition.domainLayer, definition.layer(of: .view)].compactMap { $0 })
    let transfer = HiddenTransfers(in: project)
    let hidingLayer = transfer?.domain
    for type in project.graph.typeIDs {
      guard let folder = tables.folderLayerOfType[type.index] else { continue }
      if folder == hidingLayer, let transfer, transfer.isHidden(type, project, tables) {
        examined += 1
        found.append(Found(type: type, role: transfer.role, here: definition[folder].name, home: transfer.home))
        continue
      }
      // Conditions that copy neither a role nor a layer come first.
      let flags = tables.flags[type.index]
      guard let roleIndex = tables.roleOfType[type.index], definition.roles[roleIndex.index].decidesLayer,
        flags.contains(.production), flags.isDisjoint(with: [.root, .alias, .replacement]),
        !project[type].isInherited
      else { continue }
      let role = definition[roleIndex]
      let isInterface = flags.contains(.interface)
      guard let home = isInterface ? role.interfaceLayer ?? role.layer : role.layer,
        let layer = definition.layerID(named: home), !definition.layers[layer.index].isNeutral,
        isJudged(type, role, home, project, tables)
      else { continue }
      examined += 1
      let here = definition[folder]
      // In layers other than the domain and the presentation, implementations may be declared anywhere.
      guard here.name != home, !role.alsoIn.contains(here.name), !here.isCompositionRoot, !here.isNeutral,
        isInterface || inner.contains(here.name) || inner.contains(home),
        !isInFolder(of: home, type, role, project.graph, definition)
      else { continue }
      found.append(Found(type: type, role: role, here: here.name, home: home))
    }
  }

  /// Whether a nested type is judged by itself. Most belong to the type around them, whatever they are called: the
  /// `Response` of a use case is its result. A view is one because of its supertypes, and a network route because of what
  /// it describes, unless a type around it belongs in the same layer, or is wiring.
  private func isJudged(
    _ type: TypeID, _ role: Role, _ home: String, _ project: ClassifiedGraph, _ tables: ProjectTables
  ) -> Bool {
    guard let outer = project.graph.types[type.index].outer else { return true }
    return (role.id == .view || role.id == .networkRoute)
      && project.graph.innermost(from: outer) {
        project[$0].layer == home || !tables.flags[$0.index].isDisjoint(with: [.root, .replacement])
      } == nil
  }

  /// Whether an outer folder belongs to the layer of the role: `Presentation/SignUp/Domain` is a folder of the screen. A
  /// folder `DataSource` in one of screens, or in the module of a feature, contains what feeds their lists.
  private func isInFolder(
    of layer: String, _ type: TypeID, _ role: Role, _ graph: Graph, _ definition: Definition
  ) -> Bool {
    guard let home = definition.layer(named: layer) else { return false }
    let file = graph.types[type.index].declaration.file
    let path = graph[file].path
    if home.selector.map({ $0.hasPath(matching: path) }) ?? false { return true }
    // Its folder is called like one of the domain, and means the screen; Clean Swift has workers in the folder of the scene.
    if Self.besideScreens.contains(role.id) { return true }
    guard role.id == .listDataSource, let fallback = home.fallback else { return false }
    let module = graph[graph[file].module]
    return fallback.hasPath(matching: path) || module.isNamed { fallback.hasModule(named: $0) }
  }

  private static let besideScreens: Set<RoleID> = [.screenInteractor, .worker, .screenValue]
}
