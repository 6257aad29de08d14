import StrataProject

/// Another workspace with unsaved edits laid over it, as an editor holds them.
public struct OverlayWorkspace: Workspace {
  private let base: any Workspace
  private var edits: MemoryWorkspace
  private var removed: Set<String> = []

  public init(over base: any Workspace) {
    self.base = base
    edits = MemoryWorkspace(name: base.name)
  }

  public var name: String { base.name }

  /// Lays a text over a file, or adds one.
  public mutating func edit(_ path: String, _ text: String) { edit(path, bytes: Array(text.utf8)) }

  /// The same with bytes, which need not be UTF-8.
  public mutating func edit(_ path: String, bytes: [UInt8]) {
    edits[path] = bytes
    removed.remove(path)
  }

  /// Hides a file.
  public mutating func remove(_ path: String) {
    edits[path] = nil
    removed.insert(path)
  }

  /// Shows a file as the workspace below has it.
  public mutating func revert(_ path: String) {
    edits[path] = nil
    removed.remove(path)
  }

  public func list(_ selection: SourceSelection, jobs: Int) -> SourceListing {
    var listing = base.list(selection, jobs: jobs)
    let own = edits.list(selection, jobs: jobs)
    listing.files = merged(listing.files, own.files)
    listing.manifests = merged(listing.manifests, own.manifests)
    listing.headers = merged(listing.headers, own.headers)
    return listing
  }

  public func read(_ path: String) throws(ReadProblem) -> [UInt8] {
    if let bytes = edits[path] { return bytes }
    if removed.contains(path) { throw ReadProblem(path: path, reason: .notFound) }
    return try base.read(path)
  }

  private func merged(_ below: [ListedFile], _ above: [ListedFile]) -> [ListedFile] {
    let covered = removed.union(above.map(\.path))
    // Versions of edits are not times: their stamps must differ from those of the files that they cover.
    let edited = above.map { ListedFile(path: $0.path, size: $0.size, modified: -$0.modified, inode: $0.inode) }
    return (below.filter { !covered.contains($0.path) } + edited).sorted { PathOrder.precedes($0.path, $1.path) }
  }
}
