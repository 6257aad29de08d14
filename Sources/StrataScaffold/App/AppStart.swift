import StrataModel

/// The files of an app without the example of its style: what each app has, and a start screen or one feature.
struct AppStart {
  static let styles = ["repository"]

  /// By path, under the names of the template.
  private(set) var app: [String: [UInt8]] = [:]
  /// The sources of the server in memory.
  private(set) var server: [String: [UInt8]] = [:]
  /// What is where, for the README.
  let layout: String

  init(_ request: AppRequest) throws(AppProblem) {
    let style = request.exemplar.style
    layout = Self.layout
    let template = TemplateFiles.below("Templates/\(style)")
    var files = template.filter { path, _ in
      Self.kept.contains { path == $0 || $0.hasSuffix("/") && path.hasPrefix($0) }
    }
    files.merge(TemplateFiles.below("Exemplars/Starts/\(style)/common")) { $1 }
    switch request.content {
    case .example: throw .template("has no start with the example")
    case .empty: files.merge(TemplateFiles.below("Exemplars/Starts/\(style)/empty")) { $1 }
    case .feature(let name, let list):
      do throws(FieldProblem) {
        files.merge(try Self.feature(name, list, style, beside: files)) { $1 }
      } catch {
        throw .feature(error)
      }
    }
    let prefix = "Packages/ExampleAPI/Sources/ExampleAPI/"
    for (path, bytes) in files {
      if path.hasPrefix(prefix) { server[String(path.dropFirst(prefix.count))] = bytes } else { app[path] = bytes }
    }
  }

  private static func feature(
    _ name: GrownName, _ list: FieldList, _ style: String, beside files: [String: [UInt8]]
  ) throws(FieldProblem) -> [String: [UInt8]] {
    let exemplar = try BuiltInExemplar(style: style)
    let wiring = TemplateFiles.below("Exemplars/Starts/\(style)/feature")
    let known = FeatureFiles(files.filter { $0.key.isSwiftFile })
    var result = try FieldFeature(name, list, like: exemplar, in: known).files
    let writer = try FieldWriter(name, list, like: exemplar, exemplar.files.merging(wiring) { $1 })
    for (path, bytes) in wiring { result[writer.path(path)] = writer.bytes(bytes) }
    return result
  }

  /// Of the template: files that have nothing of its example; folders end with a slash.
  private static let kept = [
    "Package.swift", "Sources/App/LaunchArguments.swift", "Sources/App/LayerDecorator.swift",
    "Sources/App/URL+App.swift",
    "Sources/App/Server.swift", "Sources/App/Terminal/Main/", "Sources/Presentation/Components/Kept.swift",
    "Sources/Presentation/Components/View+Announcement.swift", "Sources/Data/DTO/ErrorResponse.swift", "App/UsersApp/",
    "App/UsersUITests/",
  ]

  private static let layout = """
    | folder | |
    |---|---|
    | `Sources/Domain` | models, errors, protocols of repositories, use cases |
    | `Sources/Data` | DTOs, routes, data sources, repositories |
    | `Sources/Presentation` | screens, their view models and states |
    | `Sources/App` | the composition root, the first screen, the terminal |
    | `Tests` | the tests of each layer, and fakes |

    """
}
