/// Finds the source files of a project.
public enum Discovery {
  /// Lists the Swift files under a root, sorted.
  /// - Parameters:
  ///   - root: absolute, or relative to the current directory.
  ///   - paths: files and folders to list, relative to the root or absolute inside it; empty: everything. What is
  ///     named here is listed even where a folder of its name would be skipped.
  ///   - isExcluded: called with a path relative to the root and whether it is a folder; what it says yes to is left
  ///     out, a folder with all that it holds.
  public static func list(
    root: String, paths: [String] = [], isExcluded: (_ path: String, _ isFolder: Bool) -> Bool = { _, _ in false }
  ) -> SourceListing {
    SourceListing()
  }
}
