import StrataModel

/// What a project has of the features of each style: how many of its types.
public struct StyleEvidence: Sendable, Equatable {
  public var gateways = 0
  public var repositories = 0
  public var useCases = 0
  public var viewModels = 0
  /// Registrations of a container.
  public var assemblies = 0
  public var coordinators = 0
  /// Those that are called so, not routers.
  public var namedCoordinators = 0
  public var containers = 0
  /// What is in folders or modules called Interface and Implementation.
  public var interfaceParts = 0
  public var implementationParts = 0

  public init() {}
}

/// The built-in style that fits a project best: a suggestion for a first run. A heuristic: the names of roles tell the
/// styles apart, and the most frequent of them decides.
public struct StyleGuess: Sendable, Equatable {
  public let style: String
  /// The evidence for it, such as `12 types named …Repository`; empty without evidence.
  public let reason: String

  /// So many coordinators are the way from screen to screen, also without a container.
  private static let manyCoordinators = 10

  public init(_ evidence: StyleEvidence) {
    func named(_ count: Int, _ name: String) -> String { "\(counted(count, "type")) named …\(name)" }
    let (gateways, repositories) = (evidence.gateways, evidence.repositories)
    if evidence.interfaceParts > 1, evidence.implementationParts > 1 {
      style = "module"
      let count = evidence.interfaceParts + evidence.implementationParts
      reason = "\(counted(count, "type")) in parts called Interface and Implementation"
    } else if gateways > 1, gateways > repositories {
      style = "gateway"
      reason = named(gateways, "Gateway")
    } else if evidence.assemblies > 1, evidence.assemblies * 2 > repositories {
      style = "reactive"
      reason = named(evidence.assemblies, "Assembly")
    } else if evidence.coordinators > 0, evidence.containers > 0, evidence.coordinators * 4 > repositories {
      style = "coordinator"
      reason = named(evidence.coordinators, "Coordinator") + ", and a dependency container"
    } else if evidence.namedCoordinators >= Self.manyCoordinators, evidence.namedCoordinators > repositories {
      style = "coordinator"
      reason = named(evidence.namedCoordinators, "Coordinator")
    } else {
      style = "repository"
      reason =
        repositories > 0
        ? named(repositories, "Repository")
        : evidence.useCases > 0
          ? named(evidence.useCases, "UseCase")
          : evidence.viewModels > 0 ? counted(evidence.viewModels, "view model") : ""
    }
  }
}
