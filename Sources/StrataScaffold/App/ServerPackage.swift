/// The server in memory of a new app: a package of its own, with the resources that the app asks for.
enum ServerPackage {
  static func files(for request: AppRequest) throws(AppProblem) -> [String: [UInt8]] {
    let name = "\(request.name.text)API"
    let sources = request.content == .example ? try resources(of: request) : try AppStart(request).server
    let names = AppNames(request)
    var files: [String: [UInt8]] = [:]
    for (path, bytes) in sources {
      let text = String(decoding: bytes, as: UTF8.self)
      files["Packages/\(name)/Sources/\(name)/\(names.path(path))"] = Array(names.text(text, path: path).utf8)
    }
    files["Packages/\(name)/Package.swift"] = Array(manifest(name, request.kit).utf8)
    return files
  }

  /// The server of the templates with the resources that the app uses.
  private static func resources(of request: AppRequest) throws(AppProblem) -> [String: [UInt8]] {
    let sources = TemplateFiles.below("Examples/Server/Swift/Sources/ExampleAPI")
    guard !sources.isEmpty else { throw .template("has no server") }
    var pruning = Pruning(sources)
    pruning.remove { path in
      guard path.hasPrefix("Resources/"), path.hasSuffix(".swift") else { return false }
      return !request.exemplar.resources.contains(String(path.dropFirst("Resources/".count).dropLast(".swift".count)))
    }
    return pruning.files
  }

  private static func manifest(_ name: String, _ kit: AppRequest.Kit) -> String {
    let package = AppManifest.dependency(on: kit, vendoredIn: "../StrataKit")
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v14), .iOS(.v17)],
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(package)],
        targets: [
          .target(name: "\(name)", dependencies: [.product(name: "StrataNetwork", package: "\(AppManifest.packageName(kit))")])
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }
}
