import StrataModel
import StrataProject

/// A folder of a ``FileTree``, such as a commit, whose files another program has.
public struct TreeWorkspace: Workspace {
  public let name: String
  private let tree: FileTree
  /// The folder of the tree that is the root of the workspace; empty for the top.
  private let root: String
  /// The bytes of files of the tree; of those that it leaves out there are none.
  private let contents: @Sendable (_ paths: [String]) -> [String: [UInt8]]

  /// How many files are read at once: their bytes are in memory together.
  private static let batch = 2_000

  /// - Parameters:
  ///   - name: that of the root folder.
  ///   - root: a folder of the tree.
  ///   - contents: the bytes of several files by their paths in the tree; called on any thread.
  public init(
    _ tree: FileTree, name: String, root: String,
    contents: @escaping @Sendable (_ paths: [String]) -> [String: [UInt8]]
  ) {
    self.tree = tree
    self.name = name
    self.root = root
    self.contents = contents
  }

  public func list(_ selection: SourceSelection, jobs: Int) -> SourceListing {
    tree.list(root: root, paths: selection.paths, isExcluded: selection.excludes)
  }

  public func read(_ path: String) throws(ReadProblem) -> [UInt8] {
    guard let real = tree.file(at: RelativePath.child(path, of: root)) else {
      throw ReadProblem(path: path, reason: .notFound)
    }
    guard let bytes = contents([real])[real] else { throw unreadable(path) }
    return bytes
  }

  public func readFacts(of files: [ListedFile], using reader: FactsRequest) -> ReadResult {
    var result = ReadResult()
    for start in stride(from: 0, to: files.count, by: Self.batch) {
      let part = Array(files[start..<min(start + Self.batch, files.count)])
      let bytes = contents(part.map { RelativePath.child($0.path, of: root) })
      let read = FactsReader.read(part, jobs: reader.jobs, progress: { reader.progress?(start + $0) }) {
        (path) throws(ReadProblem) in
        guard let bytes = bytes[RelativePath.child(path, of: root)] else { throw unreadable(path) }
        return bytes
      }
      result.files += read.files
      result.problems += read.problems
    }
    result.problems.sort()
    return result
  }

  private func unreadable(_ path: String) -> ReadProblem {
    ReadProblem(path: path, reason: .unreadable("Git cannot read its content"))
  }
}
