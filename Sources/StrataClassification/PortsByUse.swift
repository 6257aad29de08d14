import StrataDefinition
import StrataModel

/// Protocols that no selector matches, but whose implementations all have one role: `SlotsProviding`, to which only
/// `SlotsGateway` conforms, is the gateway's port. Only implementations in production code count, and none without a role
/// that is named like one with it (`OfflineClient` beside `HarborClient`). A protocol that the
/// presentation layer declares describes what a screen needs, and stays what it is. In a folder of another layer than that of
/// the ports, a conformance is not enough: the protocol also has the name of one (`LoginUseCaseDelegate`), and other layers are
/// injected with it.
struct PortsByUse {
  let graph: Graph
  let definition: Definition

  /// Roles whose protocols are ports of the data layer.
  private static let roles: Set<RoleID> = [.gateway, .repository, .dataSource, .apiService, .networkClient]
  /// Words in the names of ports.
  private static let words: [RoleID: Vocabulary.List] = [
    .useCase: .useCaseSuffixes, .gateway: .gatewaySuffixes, .repository: .repositorySuffixes,
  ]

  struct Port {
    var type: Int
    var role: RoleID
    /// Whether name and users show it, too.
    var isNamed: Bool
  }

  /// - Parameter assignments: of all types, by index.
  /// - Returns: protocols without a role, each with the role of its implementations.
  func found(_ assignments: [Assignment?]) -> [Port] {
    var roles: [Int: RoleID?] = [:]
    var lastWords: [Int: Set<Substring>] = [:]
    var open: [(type: Int, port: Int)] = []
    for type in graph.types.indices where !graph.types[type].supertypes.isEmpty {
      guard ![.protocol, .typealias].contains(graph.types[type].kind), !graph.types[type].isTest,
        graph.types[type].marks.isEmpty
      else { continue }
      let ports = graph.types[type].supertypes.compactMap { $0.typeID?.index }.filter { isCandidate($0, assignments) }
      guard !ports.isEmpty, assignments[type]?.replacement == nil else { continue }
      let role = assignments[type]?.role
      for port in ports {
        if role == nil {
          open.append((type, port))
          continue
        }
        lastWords[port, default: []].insert(lastWord(of: graph.types[type].simpleName))
        if let known = roles[port] {
          if known != role { roles[port] = .some(nil) }
        } else {
          roles[port] = .some(role)
        }
      }
    }
    for (type, port) in open where lastWords[port]?.contains(lastWord(of: graph.types[type].simpleName)) != true {
      roles[port] = .some(nil)
    }
    return roles.sorted { $0.key < $1.key }.compactMap { type, role in
      guard let role, definition.role(role) != nil else { return nil }
      let isNamed = isNamed(type, role) && isInjected(type, assignments)
      return isNamed || Self.roles.contains(role) ? Port(type: type, role: role, isNamed: isNamed) : nil
    }
  }

  /// `Client` of `OfflineClient` and `HarborClientImpl`
  private func lastWord(of name: String) -> Substring {
    let name = definition.vocabulary[.implementationSuffixes].removed(from: name) ?? name
    return name.lastIndex { $0.isUppercase }.map { name[$0...] } ?? name[...]
  }

  private func isNamed(_ type: Int, _ role: RoleID) -> Bool {
    guard let words = Self.words[role].map({ definition.vocabulary[$0].parts }) else { return false }
    return graph.types[type].name.withBytes { name in words.contains { CamelWords.contains($0, in: name) } }
  }

  /// Whether a type that another layer than the protocol's folder owns stores it or takes it as a parameter.
  private func isInjected(_ type: Int, _ assignments: [Assignment?]) -> Bool {
    guard let folder = assignments[type]?.folderLayer else { return false }
    return graph.references(to: TypeID(UInt32(type))).contains { reference in
      guard reference.kind == .stores || reference.kind == .takes, let source = reference.source,
        let user = assignments[source.index], !user.isCompositionRoot, !graph[source].isTest
      else { return false }
      return user.layer != nil && user.layer != folder
    }
  }

  private func isCandidate(_ type: Int, _ assignments: [Assignment?]) -> Bool {
    let entity = graph.types[type]
    guard entity.kind == .protocol, entity.outer == nil, !entity.isTest, entity.marks.isEmpty,
      let assignment = assignments[type], assignment.role == nil, !assignment.isCompositionRoot,
      !graph.hasOnlySettings(TypeID(UInt32(type)), definition.vocabulary)
    else { return false }
    guard let layer = assignment.folderLayer ?? assignment.layer else { return true }
    return layer != definition.layer(of: .view)
  }
}
