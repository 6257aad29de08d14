/// What a walk, or one thread of it, has found. All paths are relative to the root.
struct FoundFiles: Sendable {
  var files: [ListedFile] = []
  var manifests: [ListedFile] = []
  var headers: [ListedFile] = []
  /// Folders that were not walked although they contain code, or may.
  var skipped: [String] = []
  /// By folder that the definition excludes: the number of Swift files in it.
  var excludedFiles: [String: Int] = [:]
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
    excludedFiles.merge(other.excludedFiles) { first, _ in first }
    problems += other.problems
    folders += other.folders
    links += other.links
  }

  /// The listing, sorted.
  /// - Parameters:
  ///   - links: by path of a listed file or folder, the links that lead to it.
  ///   - time: when the walk began, in nanoseconds since 1970.
  func listing(links: [String: [String]], time: Int64) -> SourceListing {
    let skipped = Self.outermost(skipped)
    return SourceListing(
      files: files.sorted { PathOrder.precedes($0.path, $1.path) },
      manifests: manifests.sorted { PathOrder.precedes($0.path, $1.path) },
      headers: headers.sorted { PathOrder.precedes($0.path, $1.path) }, skippedFolders: skipped,
      excludedFiles: excludedFiles.filter { skipped.contains($0.key) }, problems: problems.sorted(),
      links: links.mapValues { $0.sorted() }, time: time)
  }

  /// Folders without those that are in another of them, sorted.
  private static func outermost(_ folders: [String]) -> [String] {
    let all = Set(folders)
    return folders.filter { folder in
      !folder.indices.contains { folder[$0] == "/" && all.contains(String(folder[..<$0])) }
    }.sorted()
  }
}
