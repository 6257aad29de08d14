import StrataProject
import StrataScaffold

/// A template app as an Xcode project: the values that its project is written from.
public struct TemplateApp: Sendable, CustomStringConvertible {
  /// The folder below `Templates`.
  public let template: String
  package let app: XcodeAppDescription

  public var description: String { template }
  /// The folder of the project, relative to the repository.
  public var folder: String { "Templates/\(template)/App" }
  /// The contents of the project's files, by their paths relative to the repository.
  public func files() throws -> [String: String] {
    let files = try XcodeProjectWriter.files(of: app.project())
    return Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0.key)", $0.value) })
  }

  public static let all = AppExemplar.all.map { TemplateApp(template: $0.style, app: $0.xcodeApp) }
}
