import StrataModel

/// The built-in style that fits a project best, by the names of its files: a suggestion for a first run.
public struct StyleGuess: Sendable, Equatable {
  public let style: String
  /// The evidence for it, such as `12 files named …Repository`; empty without evidence.
  public let reason: String

  /// - Parameter paths: all Swift files of the project.
  public init(paths: [String]) {
    let names = paths.map { path in
      let name = path.lastPathComponent
      return name.hasSuffix(".swift") ? name.dropLast(6) : name
    }
    func count(_ suffixes: String...) -> Int {
      names.count { name in suffixes.contains { name.hasSuffix($0) || name.contains("\($0)Imp") } }
    }
    let gateways = count("Gateway", "GatewayProtocol")
    let repositories = count("Repository", "RepositoryProtocol", "RepositoryInterface")
    let assemblies = count("Assembly")
    let coordinators = count("Coordinator")
    let containers = count("DependencyContainer")
    let interfaces = paths.count { $0.contains("/Interface/") }
    let implementations = paths.count { $0.contains("/Implementation/") }

    if interfaces > 0, implementations > 0 {
      style = "module"
      reason = "\(interfaces + implementations) files in folders Interface and Implementation"
    } else if gateways > 1, gateways > repositories {
      style = "gateway"
      reason = StyleGuess.files(gateways, named: "Gateway")
    } else if assemblies > 1 {
      style = "reactive"
      reason = StyleGuess.files(assemblies, named: "Assembly")
    } else if coordinators > 0, containers > 0 {
      style = "coordinator"
      reason = StyleGuess.files(coordinators, named: "Coordinator") + ", and a DependencyContainer"
    } else {
      style = "repository"
      reason = repositories == 0 ? "" : StyleGuess.files(repositories, named: "Repository")
    }
  }

  private static func files(_ count: Int, named name: String) -> String {
    "\(counted(count, "file")) named …\(name)"
  }
}
