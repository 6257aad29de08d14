import StrataEdits
import StrataModel
import StrataProject

/// Makes the files of an app from those of a template app: under its own name, with a copy of the kit and with a server in
/// memory that answers until the app has one.
package enum NewApp {
  /// The files, by their paths in the app's folder. The same request makes the same bytes.
  package static func files(of request: AppRequest) throws(AppProblem) -> [String: NewFolder.File] {
    var files = try renamed(code(of: request), request)
    let folders = Set(files.keys.compactMap { $0.contains("/") ? $0.pathComponents.first.map(String.init) : nil })
    files.merge(try xcodeProject(of: request)) { $1 }
    files.merge(try ServerPackage.files(for: request)) { $1 }
    if request.kit == .vendored {
      for (path, bytes) in try KitPackage.files() { files["\(KitPackage.folder)/\(path)"] = bytes }
    }
    files["strata.yml"] = try definition(of: request)
    files[".gitignore"] = Array(".build/\n.swiftpm/\nxcuserdata/\n.DS_Store\n".utf8)
    files[".swift-format"] = try TemplateFiles.file(".swift-format")
    files[".github/workflows/ci.yml"] = Array(AppWorkflow.text(folders: folders.sorted()).utf8)
    files["README.md"] = Array(try AppReadme.text(of: request).utf8)
    return files.mapValues { NewFolder.File($0) }
  }

  /// The types that the app declares beside its own module, which thus cannot have their names.
  package static func declaredNames(_ exemplar: AppExemplar) -> Set<String> {
    var names: Set<String> = ["StrataKit"]
    for (path, bytes) in TemplateFiles.below("Templates/\(exemplar.style)") where path.hasSuffix(".swift") {
      for declaration in SwiftSource(bytes).declarations where declaration.owner == nil && !declaration.isLocal {
        names.insert(declaration.name)
      }
    }
    return names
  }

  /// The template without what only the repository of Strata needs, and without what the request leaves out.
  private static func code(of request: AppRequest) throws(AppProblem) -> [String: [UInt8]] {
    var files =
      request.content == .example
      ? TemplateFiles.below("Templates/\(request.exemplar.style)") : try AppStart(request).app
    guard !files.isEmpty else { throw .template("has no files for \(request.exemplar.style)") }
    files = files.filter { path, _ in
      let isScript = !path.contains("/") && [".txt", ".expected", ".options"].contains(where: path.hasSuffix)
      return !isScript && !path.contains(".xcodeproj/") && path != "README.md" && path != "strata.yml"
    }
    var pruning = Pruning(files)
    var gone: Set = ["ExampleServer"]
    if !request.platforms.contains(.terminal) { gone.insert("StrataTerminal") }
    let isApple = !request.platforms.isDisjoint(with: [.ios, .macos])
    pruning.remove(
      files: { path in
        !request.platforms.contains(.terminal) && isTerminal(path) || !isApple && path.hasPrefix("App/")
      }, names: gone)
    return pruning.files
  }

  /// In `module`, each module has a part of the terminal, and the folder is beside them.
  private static func isTerminal(_ path: String) -> Bool {
    path.contains("App/Terminal/") || path.hasPrefix("Sources/Terminal/")
  }

  private static func renamed(
    _ files: [String: [UInt8]], _ request: AppRequest
  ) throws(AppProblem) -> [String: [UInt8]] {
    let names = AppNames(request)
    var result: [String: [UInt8]] = [:]
    for (path, bytes) in files {
      guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
        result[names.path(path)] = bytes
        continue
      }
      var renamed = names.text(text, path: path)
      if path == "Package.swift" { renamed = try AppManifest.text(renamed, request) }
      if path.hasSuffix(".swift") { renamed = LongLines.breaking(renamed) }
      result[names.path(path)] = Array(renamed.utf8)
    }
    return result
  }

  private static func xcodeProject(of request: AppRequest) throws(AppProblem) -> [String: [UInt8]] {
    let platforms = request.exemplar.platforms.filter { platform, _ in
      request.platforms.contains(platform == .iOS ? .ios : .macos)
    }
    guard !platforms.isEmpty else { return [:] }
    do throws(XcodeProjectProblem) {
      let app = AppExemplar.xcodeApp(
        name: request.name.text, bundleIdentifier: request.bundleIdentifier, platforms: platforms,
        category: request.exemplar.category)
      let files = try XcodeProjectWriter.files(of: app.project())
      return Dictionary(uniqueKeysWithValues: files.map { ("App/\($0.key)", Array($0.value.utf8)) })
    } catch {
      throw .project(error)
    }
  }

  /// The definition of the template; packages beside the app's own are not its code.
  private static func definition(of request: AppRequest) throws(AppProblem) -> [UInt8] {
    try TemplateFiles.file("Templates/\(request.exemplar.style)/strata.yml")
      + Array("# The kit and the server in memory.\nexclude+: [Packages]\n".utf8)
  }
}
