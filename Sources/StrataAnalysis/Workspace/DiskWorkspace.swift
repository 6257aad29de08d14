import StrataModel
import StrataProject

/// A folder on disk.
public struct DiskWorkspace: Workspace {
  /// Absolute path of the folder.
  public let root: String

  public init(root: String) { self.root = root }

  public var name: String { root.pathComponents.last.map(String.init) ?? "App" }

  public func list(_ selection: SourceSelection, jobs: Int) -> SourceListing {
    Discovery.list(root: root, paths: selection.paths, jobs: jobs, isExcluded: selection.excludes)
  }

  public func read(_ path: String) throws(ReadProblem) -> [UInt8] { try FactsReader.bytes(of: path, root: root) }

  public func readFacts(of files: [ListedFile], using reader: FactsRequest) -> ReadResult {
    FactsReader.read(files, root: root, cache: reader.cache, jobs: reader.jobs, progress: reader.progress)
  }
}
