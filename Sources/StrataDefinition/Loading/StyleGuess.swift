import StrataModel

/// What a project has of the features of each style: counted in the names of its files for a first hint, and in its types
/// by `strata init`.
public struct StyleEvidence: Sendable, Equatable {
  public var gateways = 0
  public var repositories = 0
  public var useCases = 0
  /// Registrations of a container.
  public var assemblies = 0
  public var coordinators = 0
  public var containers = 0
  /// What is in folders or modules called Interface and Implementation.
  public var interfaceParts = 0
  public var implementationParts = 0

  public init() {}

  /// - Parameter paths: all Swift files of the project.
  public init(paths: [String]) {
    let words = Vocabulary.shipped
    // `PetRepositoryProtocol` and `PetRepositoryImpl` are named for the same thing as `PetRepository`.
    let names = paths.map { path in
      let name = String(path.fileStem)
      return words[.protocolSuffixes].removed(from: name) ?? words[.implementationSuffixes].removed(from: name) ?? name
    }
    func count(_ list: Vocabulary.List) -> Int { names.count { words[list].matches($0) } }
    gateways = count(.gatewaySuffixes)
    repositories = count(.repositorySuffixes)
    useCases = count(.useCaseSuffixes)
    assemblies = names.count { name in words[.assemblyProtocols].entries.contains { name.hasSuffix($0) } }
    coordinators = count(.coordinatorSuffixes)
    containers = count(.dependencyContainerSuffixes)
    // The first name of each list is that of guide 003; the others also mean other things.
    func parts(_ list: Vocabulary.List) -> Int {
      guard let name = words[list].entries.first else { return 0 }
      return paths.count { $0.contains("/\(name)/") }
    }
    interfaceParts = parts(.interfaceFolders)
    implementationParts = parts(.implementationFolders)
  }
}

/// The built-in style that fits a project best: a suggestion for a first run. A heuristic: the names of roles tell the
/// styles apart, and the most frequent of them decides.
public struct StyleGuess: Sendable, Equatable {
  public let style: String
  /// The evidence for it, such as `12 files named …Repository`; empty without evidence.
  public let reason: String

  /// - Parameter paths: all Swift files of the project.
  public init(paths: [String]) { self.init(StyleEvidence(paths: paths), counting: "file") }

  /// - Parameter noun: what was counted: `type`.
  public init(_ evidence: StyleEvidence, counting noun: String) {
    func named(_ count: Int, _ name: String) -> String { "\(counted(count, noun)) named …\(name)" }
    let (gateways, repositories) = (evidence.gateways, evidence.repositories)
    if evidence.interfaceParts > 1, evidence.implementationParts > 1 {
      style = "module"
      let count = evidence.interfaceParts + evidence.implementationParts
      reason = "\(counted(count, noun)) in parts called Interface and Implementation"
    } else if gateways > 1, gateways > repositories {
      style = "gateway"
      reason = named(gateways, "Gateway")
    } else if evidence.assemblies > 1, evidence.assemblies * 2 > repositories {
      style = "reactive"
      reason = named(evidence.assemblies, "Assembly")
    } else if evidence.coordinators > 0, evidence.containers > 0, evidence.coordinators * 4 > repositories {
      style = "coordinator"
      reason = named(evidence.coordinators, "Coordinator") + ", and a dependency container"
    } else {
      style = "repository"
      reason =
        repositories > 0
        ? named(repositories, "Repository") : evidence.useCases > 0 ? named(evidence.useCases, "UseCase") : ""
    }
  }
}
