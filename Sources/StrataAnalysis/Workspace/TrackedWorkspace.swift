import StrataModel
import StrataProject

/// A folder on disk in which files that are known to be those of another workspace, such as a commit, are listed as that one
/// lists them: what was read of them there is not read again.
public struct TrackedWorkspace: Workspace {
  private let disk: DiskWorkspace
  private let known: [String: ListedFile]

  /// - Parameter known: by path, the files as the other workspace lists them.
  public init(_ disk: DiskWorkspace, known: [String: ListedFile]) {
    self.disk = disk
    self.known = known
  }

  public var name: String { disk.name }

  public func list(_ selection: SourceSelection, jobs: Int) -> SourceListing {
    var listing = disk.list(selection, jobs: jobs)
    for list in [\SourceListing.files, \.manifests, \.headers] {
      for index in listing[keyPath: list].indices {
        if let file = known[listing[keyPath: list][index].path] { listing[keyPath: list][index] = file }
      }
    }
    return listing
  }

  public func read(_ path: String) throws(ReadProblem) -> [UInt8] { try disk.read(path) }

  public func readFacts(of files: [ListedFile], using reader: FactsRequest) -> ReadResult {
    disk.readFacts(of: files, using: reader)
  }
}
