import StrataClassification
import StrataDefinition
import StrataModel

/// Decides which types are requests and responses of a server: values that the data layer encodes or decodes.
struct TransferEvidence {
  private let context: RuleContext
  private let graph: Graph

  init(_ context: RuleContext) {
    self.context = context
    graph = context.project.graph
  }

  /// What is only encoded or only taken as a parameter is a request, everything else a response; nil for what is stored,
  /// configures, or fails, and for what only its file can name.
  func role(of type: TypeID) -> NamedRole? {
    let kind = graph.types[type.index].kind
    guard kind == .struct || kind == .class, !graph[graph.types[type.index].declaration].isPrivate else { return nil }
    let protocols = Set(graph.allSupertypeNames(of: type).map(lastComponent))
    let (encodes, decodes) = directions(of: type, protocols)
    guard encodes || decodes, protocols.isDisjoint(with: context.vocabulary[.errorProtocols].entries),
      !isSetting(type), !servesFramework(type), isTransferred(type)
    else { return nil }
    if isPart(type) { return isPartOfRecord(type) ? nil : .transferPart }
    if encodes != decodes { return encodes ? .request : .response }
    return isSent(type) ? .request : .response
  }

  /// Whether a type can be encoded and decoded, so that it may be a request as well as a response.
  func isTwoWay(_ type: TypeID) -> Bool {
    let (encodes, decodes) = directions(of: type, Set(graph.allSupertypeNames(of: type).map(lastComponent)))
    return encodes && decodes
  }

  /// By the coding protocols of the standard library, or by one of the project for the bodies of responses.
  private func directions(of type: TypeID, _ protocols: Set<String>) -> (encodes: Bool, decodes: Bool) {
    if graph.projectProtocols(of: type).contains(where: { context.has(.dto, $0) }) { return (false, true) }
    let coding = CodingDirections(of: protocols, context.vocabulary)
    return (coding.encodes, coding.decodes)
  }

  private func isSetting(_ type: TypeID) -> Bool {
    let words = Words.split(graph.types[type.index].simpleName)
    return words.last.map { context.vocabulary[.settingWords].contains($0) } ?? true
  }

  /// Whether a protocol or class from outside says that it is more than a value to be sent: a record, a key.
  private func servesFramework(_ type: TypeID) -> Bool {
    graph.types[type.index].supertypes.contains { target in
      target.externalID.map { !context.vocabulary[.commonProtocols].contains(lastComponent(graph[$0].name)) } ?? false
    }
  }

  /// Whether a type of the data layer that sends or receives uses it, or a folder of DTOs contains it.
  private func isTransferred(_ type: TypeID) -> Bool {
    let path = graph[graph.types[type.index].declaration.file].path
    if RoleFolders.role(around: path) == .dto { return true }
    return graph.references(to: type).contains { reference in
      guard let user = reference.source, user != type, context.project.isProduction(reference) else { return false }
      return context.role(user).map { Self.users.contains($0.id) } ?? false
    }
  }

  /// Whether other DTOs use a type, and nothing that sends or receives does.
  private func isPart(_ type: TypeID) -> Bool {
    var isUsed = false
    for reference in graph.references(to: type) where context.project.isProduction(reference) {
      guard let user = reference.source, !context.isSameFamily(user, type), let role = context.roleID(user),
        Self.users.contains(role)
      else { continue }
      guard role == .dto else { return false }
      isUsed = true
    }
    return isUsed
  }

  /// Whether a type is a part of what a framework stores, such as a row of a database.
  private func isPartOfRecord(_ type: TypeID) -> Bool {
    let owners = graph.references(to: type).filter { $0.kind == .stores && context.project.isProduction($0) }
    return !owners.isEmpty && owners.allSatisfy { $0.source.map { servesFramework($0) } ?? false }
  }

  private static let users: Set<RoleID> = [
    .gateway, .repository, .dataSource, .apiService, .networkClient, .networkRoute, .dto,
  ]

  /// Whether operations or routes take it, and none returns it.
  private func isSent(_ type: TypeID) -> Bool {
    var isTaken = false
    for reference in graph.references(to: type) where context.project.isProduction(reference) {
      guard let user = reference.source, user != type else { continue }
      switch reference.kind {
      case .returns: return false
      case .mentions where reference.context.contains(.metatype): return false
      case .takes: isTaken = true
      default: continue
      }
    }
    return isTaken
  }
}
