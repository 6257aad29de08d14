import StrataProject

/// Another workspace with edits laid over it: unsaved ones, as an editor holds them, or the staged content of files.
public struct OverlayWorkspace: Workspace {
  private let base: any Workspace
  private var edits: MemoryWorkspace
  private var removed: Set<String> = []
  private var isShown: (@Sendable (String) -> Bool)?

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

  /// Hides all files of the workspace below, also those that are added later, for which the condition is false.
  public mutating func show(only isShown: @escaping @Sendable (_ path: String) -> Bool) { self.isShown = isShown }

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
    let covered = Set((own.files + own.manifests + own.headers).map(\.path))
    listing.problems.removeAll { hides($0.path) || covered.contains($0.path) }
    return listing
  }

  public func read(_ path: String) throws(ReadProblem) -> [UInt8] {
    if let bytes = edits[path] { return bytes }
    if hides(path) { throw ReadProblem(path: path, reason: .notFound) }
    return try base.read(path)
  }

  private func hides(_ path: String) -> Bool { removed.contains(path) || isShown?(path) == false }

  private func merged(_ below: [ListedFile], _ above: [ListedFile]) -> [ListedFile] {
    let covered = Set(above.map(\.path))
    // Versions of edits are not times: their stamps must differ from those of the files that they cover.
    let edited = above.map { ListedFile(path: $0.path, size: $0.size, modified: -$0.modified, inode: $0.inode) }
    return (below.filter { !covered.contains($0.path) && !hides($0.path) } + edited).sorted {
      PathOrder.precedes($0.path, $1.path)
    }
  }
}
