import StrataClassification
import StrataDefinition
import StrataModel

/// Services and types without a role that are network clients by what they do: they store the client of a framework or
/// of the project in the layer of such clients, and have operations.
struct ClientsByShape {
  private var roles: [TypeID: RoleIndex] = [:]

  init(_ context: RuleContext, _ stores: FrameworkStores) {
    let (definition, graph) = (context.project.definition, context.project.graph)
    guard let client = definition.roleIndex(of: .networkClient) else { return }
    let service = definition.roleIndex(of: .apiService) ?? client
    let layers = definition.layerIDs(of: [.networkClient, .apiService, .dataSource])
    for type in graph.typeIDs where Self.isOpen(type, context) {
      guard let layer = context.layerOfType[type.index], layers.contains(layer), context.isProduction(type),
        [.class, .struct, .actor].contains(graph.types[type.index].kind), graph.types[type.index].outer == nil,
        !context.isRoot(type)
      else { continue }
      let stored = graph.references(from: type).lazy.compactMap { reference -> RoleIndex? in
        guard reference.kind == .stores, Leaks.isHeld(reference, graph) else { return nil }
        if let external = reference.target.externalID { return stores.roleOfExternal[external.index] }
        return reference.target.typeID.flatMap { context.roleOfType[$0.index] } == client ? service : nil
      }.first { $0 == client || $0 == service }
      guard let stored, Self.hasOperation(type, graph) else { continue }
      roles[type] = stored
    }
    addProtocols(layers, context)
  }

  /// A protocol of that layer whose implementations are all such types.
  private mutating func addProtocols(_ layers: Set<LayerID>, _ context: RuleContext) {
    let graph = context.project.graph
    for (type, role) in roles.sorted(by: { $0.key < $1.key }) {
      for port in graph.projectSupertypes(of: type)
      where context.isInterface(port) && Self.isOpen(port, context) && roles[port] == nil {
        guard let layer = context.layerOfType[port.index], layers.contains(layer) else { continue }
        let others = graph.directSubtypes(of: port) { $0.source.map { context.isProduction($0) } ?? false }
        if others.allSatisfy({ roles[$0] != nil }) { roles[port] = role }
      }
    }
  }

  /// Whether no role says what a type does: that of a service does not, either.
  private static func isOpen(_ type: TypeID, _ context: RuleContext) -> Bool {
    context.roleID(type).map { $0 == .service } ?? true
  }

  private static func hasOperation(_ type: TypeID, _ graph: Graph) -> Bool {
    graph.members(of: type).contains { graph[$0].kind == .function && graph.effectiveAccess(of: $0) > .fileprivate }
  }

  /// The role that a type stands for.
  subscript(type: TypeID) -> RoleIndex? { roles[type] }
}
