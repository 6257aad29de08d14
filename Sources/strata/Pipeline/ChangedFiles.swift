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
    let top = git(root, ["rev-parse", "--show-toplevel"])
    if top.status == 127 { throw UserError("--changed-since needs Git, which is not on PATH") }
    guard top.status == 0, let folder = lines(top.output, separator: "\n").first else {
      throw UserError("--changed-since: \(root) is not in a Git repository")
    }
    guard git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"]).status == 0
    else {
      throw UserError("--changed-since: Git does not know revision '\(reference)'; a shallow clone may not contain it")
    }
    let start = start(reference, root)
    // A setting of the user could make the paths relative to the root, and leave out the files outside it.
    let options = ["--name-only", "--no-renames", "--ignore-submodules=none", "-z", start, "--"]
    let changed = git(root, ["-c", "diff.relative=false", "diff"] + options)
    let untracked = git(root, ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"])
    guard changed.status == 0, untracked.status == 0 else {
      throw UserError("--changed-since: 'git diff \(reference)' failed in \(root)")
    }
    let realFolder = Files.real(folder) ?? folder
    let realRoot = Files.real(root) ?? root
    var result = ChangedFiles()
    for path in lines(changed.output, separator: "\0") + lines(untracked.output, separator: "\0") {
      let absolute = Paths.join(realFolder, path.hasSuffix("/") ? String(path.dropLast()) : path)
      // Git lists folders only for other repositories.
      let kind = Files.kind(absolute)
      let isRepository = kind == .folder
      if kind == nil, path.hasSuffix(".swift"), Paths.contains(realRoot, absolute) { result.deletedCount += 1 }
      if Paths.contains(realRoot, absolute) {
        let own = Paths.relative(absolute, from: realRoot)
        if isRepository { result.repositories.append(own) } else { result.files.insert(own) }
      } else if isRepository, Paths.contains(absolute, realRoot) {
        result.repositories.append("")
      }
    }
    return result
  }

  /// The content of a file at the commit at which the current branch left a revision; nil if there was no such file.
  /// - Parameter path: absolute.
  static func text(of path: String, at reference: String, root: String) -> [UInt8]? {
    let folder = Paths.parent(of: path)
    let name = path.lastPathComponent
    let shown = git(folder, ["show", "\(start(reference, root)):./\(name)"])
    return shown.status == 0 ? shown.output : nil
  }

  /// The commit at which the current branch left a revision.
  private static func start(_ reference: String, _ root: String) -> String {
    let base = git(root, ["merge-base", reference, "HEAD"])
    return base.status == 0 ? lines(base.output, separator: "\n").first ?? reference : reference
  }

  private static func git(_ root: String, _ arguments: [String]) -> Subprocess.Result {
    Subprocess.run(["git", "-C", root] + arguments)
  }

  private static func lines(_ bytes: [UInt8], separator: Unicode.Scalar) -> [String] {
    bytes.split(separator: UInt8(ascii: separator)).map { String(decoding: $0, as: UTF8.self) }
  }
}
