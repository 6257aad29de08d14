import StrataModel

/// A target of a manifest: its name, and the files that belong to it.
struct ModuleClaim: Sendable, Equatable {
  /// What is built from it, as far as that tells whether it is code of an app.
  enum Product: Sendable {
    case app, tool, compilerPlugin, other

    /// - Parameter type: as a manifest calls it: `com.apple.product-type.tool`, `application`, `executableTarget`.
    init(_ type: String) {
      switch type.split(separator: ".").last {
      case "application", "app", "application-on-demand-install-capable", "watchapp2", "appClip": self = .app
      case "tool", "commandLineTool", "executableTarget": self = .tool
      case "macro", "plugin": self = .compilerPlugin
      default: self = .other
      }
    }
  }

  var name: String
  var isTest: Bool
  var origin: Module.Origin
  var product = Product.other
  var dependencies: [String] = []
  /// Names of products of external packages that it depends on.
  var outsideProducts: [String] = []
  /// Folders whose files, at any depth, belong to the target; relative to the root, without a slash at the end.
  var folders: [String] = []
  /// Folders and files in these folders that do not belong to the target.
  var excluded: [String] = []
  /// Patterns of files that do not belong to the target, relative to the root.
  var excludedGlobs: [PathGlob] = []
  /// If not empty, a file in the folders belongs to the target only if one of these matches it.
  var includedGlobs: [PathGlob] = []
  /// Files that are listed by name.
  var files: Set<String> = []
  /// Files and folders outside the root that the target compiles; folders with a slash at the end.
  var outside: [String] = []
  /// The default isolation of its declarations is the main actor.
  var isOnMainActor = false
  /// Folders whose files are compiled only for development, such as `Preview Content`.
  var developmentPaths: [String] = []
  /// No manifest states the target; it was inferred from the folders.
  var isInferred = false
  /// The folder of the Xcode project that states the target; nil for other manifests.
  var projectFolder: String?
  /// Path of the manifest that states the target.
  var manifest = ""
  /// The name in `import` declarations, if it is not ``name``.
  var importName: String?
  /// The dependencies as the manifest states them; nil if its format does not tell what files may import.
  var stated: StatedDependencies?
  /// What these mean.
  var declared: DeclaredDependencies?

  /// The depth of the folder by which the claim covers a file: of several manifests, the one with the deepest claim on
  /// a file wins. Nil if it does not cover it.
  func strength(for path: String) -> Int? {
    if files.contains(path) { return Int.max }
    for exclusion in excluded where RelativePath.covers(exclusion, path) { return nil }
    for glob in excludedGlobs where glob.matches(path) { return nil }
    if !includedGlobs.isEmpty, !includedGlobs.contains(where: { $0.matches(path) }) { return nil }
    var best: Int?
    for folder in folders where RelativePath.contains(folder, path) {
      let depth = folder.isEmpty ? 0 : folder.utf8.count
      if depth > (best ?? -1) { best = depth }
    }
    return best
  }
}

extension ModuleClaim {
  /// Two targets of one app for two platforms are one module. Two apps whose products have the same name are two
  /// modules, each with its own files: this one then has the name of its target.
  mutating func separate(from claims: [ModuleClaim], asTarget target: String) {
    guard let twin = claims.first(where: { $0.name == name }), !twin.covers(self), !covers(twin) else { return }
    importName = name
    name = moduleIdentifier(ofTarget: target)
  }

  /// Whether every file and folder of another claim also belongs to this claim.
  private func covers(_ other: ModuleClaim) -> Bool {
    other.files.isSubset(of: files) && other.folders.allSatisfy(folders.contains)
  }
}

/// The default name of a target's module, by which files import it: characters that are not valid in identifiers become
/// `_`.
func moduleIdentifier(ofTarget target: String) -> String {
  var name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  if let first = name.first, first.isNumber { name = "_" + name }
  return name
}
