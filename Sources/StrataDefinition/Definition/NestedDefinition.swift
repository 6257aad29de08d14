import StrataModel

/// A definition in a folder below the root that rules this folder, so that the definition at the root judges only what
/// runs between the folder and the rest (`definitions:`).
public struct NestedDefinition: Sendable, Hashable {
  /// Path of the file, relative to the root.
  public var path: String
  public var origin: String

  /// The folder that it rules, relative to the root.
  public var folder: String { String(path.parentPath) }

  public init(path: String, origin: String) {
    self.path = path
    self.origin = origin
  }
}

extension Definition {
  /// The definition below the root that rules a file; nil for one that this definition rules.
  public func nestedDefinition(of path: String) -> NestedDefinition? {
    nested.first { RelativePath.contains($0.folder, path) }
  }
}
