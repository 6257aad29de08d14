/// A manifest, or an expression of one, that could not be read, and the files that have no target because of it.
public struct ManifestProblem: Sendable, Hashable {
  public enum Cause: Sendable, Hashable {
    /// The file could not be read.
    case unreadable
    /// The text is not in the format of the manifest: what is wrong, as a clause.
    case malformed(String)
    /// An expression that could not be evaluated: as written, up to the end of its line.
    case expression(String)
    /// The same for one that says which files do not belong to a target: the target has them all.
    case exclusion(String)
  }

  /// Path of the manifest.
  public var manifest: String
  /// Path of the file with the problem: the manifest, or a file that it uses.
  public var path: String
  /// From 1; nil if the whole file is meant.
  public var line: Int?
  public var cause: Cause
  /// Folders with source files that no target of a manifest covers, sorted.
  public var folders: [String]
  /// Modules that were inferred from the folders instead, sorted.
  public var inferredModules: [String]

  public init(
    manifest: String, path: String, line: Int?, cause: Cause, folders: [String] = [], inferredModules: [String] = []
  ) {
    self.manifest = manifest
    self.path = path
    self.line = line
    self.cause = cause
    self.folders = folders
    self.inferredModules = inferredModules
  }
}
