/// An expression of a manifest that could not be evaluated, and the files that have no target because of it.
public struct ManifestProblem: Sendable, Hashable {
  /// Path of the manifest.
  public var manifest: String
  /// Path of the file with the expression: the manifest or a helper.
  public var path: String
  public var line: Int
  /// As written, up to the end of its line.
  public var expression: String
  /// Folders with source files that no target of a manifest covers, sorted.
  public var folders: [String]
  /// Modules that were inferred from the folders instead, sorted.
  public var inferredModules: [String]

  public init(
    manifest: String, path: String, line: Int, expression: String, folders: [String] = [],
    inferredModules: [String] = []
  ) {
    self.manifest = manifest
    self.path = path
    self.line = line
    self.expression = expression
    self.folders = folders
    self.inferredModules = inferredModules
  }
}
