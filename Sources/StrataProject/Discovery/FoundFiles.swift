/// What a walk, or one thread of it, has found. All paths are relative to the root.
struct FoundFiles: Sendable {
  var files: [ListedFile] = []
  var manifests: [ListedFile] = []
  var headers: [ListedFile] = []
  /// Folders that were not walked although they contain code, or may.
  var skipped: [String] = []
  var problems: [ReadProblem] = []
  /// Folders that were walked.
  var folders: [String] = []
  /// Symbolic links, which are followed after everything else is listed.
  var links: [String] = []

  mutating func append(_ other: FoundFiles) {
    files += other.files
    manifests += other.manifests
    headers += other.headers
    skipped += other.skipped
    problems += other.problems
    folders += other.folders
    links += other.links
  }

  /// The listing, sorted.
  /// - Parameters:
  ///   - links: by path of a listed file or folder, the links that lead to it.
  ///   - time: when the walk began, in nanoseconds since 1970.
  func listing(links: [String: [String]], time: Int64) -> SourceListing {
    SourceListing(
      files: files.sorted { PathOrder.precedes($0.path, $1.path) },
      manifests: manifests.sorted { PathOrder.precedes($0.path, $1.path) },
      headers: headers.sorted { PathOrder.precedes($0.path, $1.path) }, skippedFolders: skipped.sorted(),
      problems: problems.sorted(), links: links.mapValues { $0.sorted() }, time: time)
  }
}
