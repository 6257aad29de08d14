import StrataAnalysis

/// Where the files of a project are, if not on disk: in the index of Git, or in a commit.
enum GitContent: Sendable, Equatable {
  case staged(StagedTree)
  case commit(RevisionTree)

  func kind(_ path: String) -> Files.Kind? {
    switch self {
    case .staged(let tree): tree.kind(path)
    case .commit(let tree): tree.kind(path)
    }
  }

  func read(_ path: String) throws -> [UInt8] {
    switch self {
    case .staged(let tree): try tree.read(path)
    case .commit(let tree): try tree.read(path)
    }
  }

  func workspace(root: String) throws(UserError) -> any Workspace {
    switch self {
    case .staged(let tree): try tree.workspace(root: root)
    case .commit(let tree): tree.workspace(root: root)
    }
  }

  /// Links that are not followed, because Git has another target for them than the disk.
  func changedLinks(below root: String) -> [String] {
    if case .staged(let tree) = self { return tree.changedLinks(below: root) }
    return []
  }

  /// Before the name of a file: `no staged strata.yml`.
  var adjective: String {
    if case .staged = self { return "staged " }
    return ""
  }

  /// After "no such file".
  var suffix: String {
    switch self {
    case .staged: " is staged"
    case .commit(let tree): " in commit \(tree.commit.prefix(10))"
    }
  }
}
