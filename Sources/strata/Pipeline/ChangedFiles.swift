import StrataProject
import StrataModel

/// The files that have changed, as Git says. Of a repository inside this one, such as a submodule, all files count as changed
/// if it is at another commit, has uncommitted changes, or is untracked.
struct ChangedFiles {
  /// Relative to the root.
  private var files: Set<String> = []
  /// Folders of changed repositories inside this one, relative to the root; empty: the root itself is one of them.
  private var repositories: [String] = []
  /// How many Swift files were deleted; a file that was moved counts, too.
  private(set) var deletedCount = 0

  /// Whether Swift files may be among them.
  var hasSources: Bool { !repositories.isEmpty || files.contains { $0.hasSuffix(".swift") } }

  func contains(_ path: String) -> Bool {
    files.contains(path) || repositories.contains { $0.isEmpty || path.hasPrefix($0 + "/") }
  }

  /// Those that differ from the commit at which the current branch left a revision, including uncommitted and untracked
  /// ones.
  static func since(_ reference: String, root: String) throws(UserError) -> ChangedFiles {
    let git = Git(in: root)
    let top = try git.top(for: "--changed-since")
    guard git.knows(reference) else {
      throw UserError("--changed-since: Git does not know revision '\(reference)'; a shallow clone may not contain it")
    }
    let changed = git.run(Git.comparison("diff", ["--ignore-submodules=none", start(reference, root), "--"]))
    let untracked = git.run(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"])
    guard changed.status == 0, untracked.status == 0 else {
      throw UserError("--changed-since: 'git diff \(reference)' failed in \(root)")
    }
    var changes = Git.changes(changed.output)
    // Git lists folders only for other repositories.
    changes += Git.fields(untracked.output, separator: "\0").map { path in
      let isRepository = path.hasSuffix("/")
      return Git.Change(
        path: isRepository ? String(path.dropLast()) : path, isDeleted: false, isAdded: true, isRepository: isRepository
      )
    }
    return ChangedFiles(changes, top: top, root: root)
  }

  /// Those whose staged content differs from the last commit; all of them if there is no commit yet.
  static func staged(root: String) throws(UserError) -> ChangedFiles {
    let git = Git(in: root)
    let top = try git.top(for: "--staged")
    var last = "HEAD"
    if !git.knows(last) {
      let empty = git.run(["hash-object", "-t", "tree", "/dev/null"])
      last = Git.fields(empty.output, separator: "\n").first ?? last
    }
    let changed = git.run(Git.comparison("diff-index", ["--cached", "--ignore-submodules=none", last, "--"]))
    guard changed.status == 0 else { throw UserError("--staged: 'git diff-index --cached HEAD' failed in \(root)") }
    return ChangedFiles(Git.changes(changed.output), top: top, root: root)
  }

  /// - Parameter top: the top of the work tree, without links.
  private init(_ changes: [Git.Change], top: String, root: String) {
    let root = realPath(root) ?? root
    for change in changes {
      let absolute = Paths.join(top, change.path)
      if Paths.contains(root, absolute) {
        if change.isDeleted, change.path.hasSuffix(".swift") { deletedCount += 1 }
        let own = Paths.relative(absolute, from: root)
        if change.isRepository { repositories.append(own) } else { files.insert(own) }
      } else if change.isRepository, Paths.contains(absolute, root) {
        repositories.append("")
      }
    }
  }

  /// The content of a file at the commit at which the current branch left a revision; nil if there was no such file.
  /// - Parameter path: absolute.
  static func text(of path: String, at reference: String, root: String) -> [UInt8]? {
    let folder = Paths.parent(of: path)
    let name = path.lastPathComponent
    let shown = Git(in: folder).run(["show", "\(start(reference, root)):./\(name)"])
    return shown.status == 0 ? shown.output : nil
  }

  /// The commit at which the current branch left a revision.
  private static func start(_ reference: String, _ root: String) -> String {
    Git(in: root).mergeBase(reference, "HEAD") ?? reference
  }
}
