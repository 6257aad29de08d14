/// Why a project cannot be written.
package enum XcodeProjectProblem: Error, Equatable, CustomStringConvertible {
  case emptyName(of: String)
  case invalidName(String, of: String)
  case repeatedTarget(String)
  case unknownApplication(String, tests: String)
  case invalidBundleIdentifier(String)
  case noPlatform(app: String)

  package var description: String {
    switch self {
    case .emptyName(let owner): "The name of \(owner) is empty. Give it one."
    case .invalidName(let name, let owner):
      "The name '\(name)' of \(owner) contains '/' or a line break. Use a name that can be a file's name."
    case .repeatedTarget(let name): "Two targets have the name '\(name)'. Rename one of them."
    case .unknownApplication(let name, let tests):
      "Target '\(tests)' tests '\(name)', which is no application of the project. Name one of its applications."
    case .invalidBundleIdentifier(let identifier):
      "'\(identifier)' is no bundle identifier. Use letters, digits, hyphens and dots, like com.example.shop."
    case .noPlatform(let app): "App '\(app)' has no platform. Name iOS, macOS or both with their lowest version."
    }
  }
}
