import StrataModel
import StrataProject

/// Files in memory: for tests, and for code that is planned but not yet written.
public struct MemoryWorkspace: Workspace {
  public let name: String
  private var files: [String: File] = [:]
  /// Counts the changes, as a clock that stamps files.
  private var version: Int64 = 0

  private struct File {
    var bytes: [UInt8]
    var version: Int64
  }

  /// - Parameter files: the text of each file, by path.
  public init(name: String = "App", _ files: [String: String] = [:]) {
    self.name = name
    for (path, text) in files { self[path] = Array(text.utf8) }
  }

  /// The bytes of a file; nil: there is none.
  public subscript(path: String) -> [UInt8]? {
    get { files[path]?.bytes }
    set {
      version += 1
      files[path] = newValue.map { File(bytes: $0, version: version) }
    }
  }

  /// Paths of all files, sorted.
  public var paths: [String] { files.keys.sorted(by: PathOrder.precedes) }

  public func list(_ selection: SourceSelection, jobs: Int) -> SourceListing {
    var listing = SourceListing()
    for path in paths {
      let isReached = isReached(path, selection)
      let isHelper = selection.paths.isEmpty && SkippedFolders.isHelper(path)
      guard isReached || isHelper, let file = files[path] else { continue }
      let listed = ListedFile(path: path, size: Int64(file.bytes.count), modified: file.version, inode: 0)
      guard isReached else {
        listing.manifests.append(listed)
        continue
      }
      // An exclusion of a file leaves it out of the sources; what a manifest says still counts.
      if SkippedFolders.isManifest(path: path) { listing.manifests.append(listed) }
      if path.hasSuffix(".h") { listing.headers.append(listed) }
      if path.isSwiftFile, !selection.excludes(path, false) { listing.files.append(listed) }
    }
    return listing
  }

  public func read(_ path: String) throws(ReadProblem) -> [UInt8] {
    guard let file = files[path] else { throw ReadProblem(path: path, reason: .notFound) }
    return file.bytes
  }

  /// Whether a walk from the selected paths reaches a file.
  private func isReached(_ path: String, _ selection: SourceSelection) -> Bool {
    guard selection.paths.isEmpty || selection.paths.contains(where: { RelativePath.covers($0, path) })
    else { return false }
    if SkippedFolders.liesOn(path) { return false }
    let folders = path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    return !folders.contains { selection.excludes($0, true) }
  }
}
