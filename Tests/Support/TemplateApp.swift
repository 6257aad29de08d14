import StrataProject

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

  private init(
    _ template: String, _ name: String, _ category: String, platforms: [XcodeAppDescription.Platform: String]
  ) {
    self.template = template
    app = XcodeAppDescription(
      name: name, bundleIdentifier: "com.example.\(name.lowercased())", platforms: platforms,
      product: XcodeProjectDescription.PackageProduct(name: "\(name)Layers", package: ".."),
      category: "public.app-category.\(category)", languages: ["en", "de"],
      launchArguments: ["--temporary", "--offline"])
  }

  private static let phonesAndMacs: [XcodeAppDescription.Platform: String] = [.iOS: "17.0", .macOS: "14.0"]

  public static let all = [
    TemplateApp("gateway", "Login", "utilities", platforms: phonesAndMacs),
    TemplateApp("repository", "Users", "business", platforms: phonesAndMacs),
    TemplateApp("coordinator", "Members", "business", platforms: phonesAndMacs),
    TemplateApp("module", "Items", "shopping", platforms: phonesAndMacs),
    // Its screens are UIKit's.
    TemplateApp("reactive", "Payments", "finance", platforms: [.iOS: "17.0"]),
  ]
}
