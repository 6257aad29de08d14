/// Finds the source files of a project.
public enum Discovery {
  /// Lists the Swift files under a root, sorted.
  ///
  /// Hidden files and folders, build products and fetched packages are omitted. A symbolic link is followed if its
  /// target is inside the root and not listed otherwise; the files of the target are listed under their real paths. So
  /// no file is listed twice, and cycles of links do no harm.
  /// - Parameters:
  ///   - root: absolute, or relative to the current directory.
  ///   - paths: files and folders to list, relative to the root or absolute inside it; empty: everything. They are
  ///     listed even if their names are among those that are skipped.
  ///   - isExcluded: called with a path relative to the root and whether it is a folder. If it returns true, the
  ///     file, or the folder with all its content, is omitted.
  public static func list(
    root: String, paths: [String] = [], isExcluded: (_ path: String, _ isFolder: Bool) -> Bool = { _, _ in false }
  ) -> SourceListing {
    withoutActuallyEscaping(isExcluded) { isExcluded in
      list(root: root, paths: paths) { root in
        var walk = FileWalk(root: root, isExcluded: isExcluded)
        if paths.isEmpty { walk.walk("") }
        return walk
      }
    }
  }

  /// The same on several threads.
  /// - Parameter jobs: the number of threads, at least 1.
  public static func list(
    root: String, paths: [String] = [], jobs: Int,
    isExcluded: @escaping @Sendable (_ path: String, _ isFolder: Bool) -> Bool
  ) -> SourceListing {
    list(root: root, paths: paths) { root in
      paths.isEmpty
        ? FileWalk.all(root: root, jobs: jobs, isExcluded: isExcluded) : FileWalk(root: root, isExcluded: isExcluded)
    }
  }

  private static func list(
    root: String, paths: [String], _ begun: (_ root: String) -> FileWalk
  ) -> SourceListing {
    let time = fileSystemTime()
    guard let realRoot = realPath(root) else {
      return SourceListing(problems: [ReadProblem(path: root, reason: .notFound)], time: time)
    }
    var walk = begun(realRoot)
    for path in paths { walk.list(explicit: path) }
    walk.followLinks()
    return walk.listing(time: time)
  }
}
