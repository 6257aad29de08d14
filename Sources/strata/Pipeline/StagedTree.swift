import StrataAnalysis
import StrataModel
import StrataProject

/// The files of a repository as they are staged in Git. Files whose content on disk is the staged one are read there; Git
/// is asked only for the others.
struct StagedTree: Sendable, Equatable {
  private struct Entry: Equatable {
    /// Identity of the content.
    var id: String
    /// Folder of the repository that has it: this one or a submodule.
    var repository: String
    var isLink: Bool
    var isOnDisk: Bool
  }

  /// Top of the work tree, without links.
  let top: String
  /// By path relative to the top.
  private var entries: [String: Entry] = [:]
  private var folders: Set<String> = []

  /// - Parameter folder: any folder of the work tree.
  init(around folder: String) throws(UserError) {
    top = try Git(in: folder).top(for: "--staged")
    let git = Git(in: top)
    let index = git.run(["ls-files", "--stage", "-v", "-z", "--full-name"])
    let changed = git.run(Git.comparison("diff-files", ["--ignore-submodules=all"]))
    guard index.status == 0, changed.status == 0 else {
      throw UserError("--staged: Git cannot read the index of \(top)")
    }
    let files = Git.fields(index.output, separator: "\0").compactMap { ListedEntry(ofIndex: $0) }
    let conflicts = Set(files.filter(\.isUnmerged).map(\.path)).sorted()
    if !conflicts.isEmpty {
      throw UserError(
        "--staged: \(counted(conflicts.count, "file")) \(conflicts.count == 1 ? "has" : "have") unresolved conflicts: "
          + "\(listed(conflicts, limit: 5)); resolve them, and stage the result with 'git add'")
    }
    try add(files, changes: Git.changes(changed.output), of: git, at: "")
    for path in entries.keys {
      var folder = path.parentPath
      while !folder.isEmpty, folders.insert(String(folder)).inserted { folder = folder.parentPath }
    }
  }

  /// - Parameter place: the folder of the repository, relative to the top.
  private mutating func add(
    _ files: [ListedEntry], changes: [Git.Change], of git: Git, at place: String
  ) throws(UserError) {
    let isChanged = Dictionary(changes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for file in files {
      let path = place.isEmpty ? file.path : place + "/" + file.path
      if file.mode == Git.repositoryMode {
        try addSubmodule(path, commit: file.id)
        continue
      }
      let change = isChanged[file.path]
      // Only the name is staged.
      if place.isEmpty, change?.isAdded == true { continue }
      entries[path] = Entry(
        id: file.id, repository: git.folder, isLink: file.mode == "120000",
        isOnDisk: change == nil && file.isComparedWithDisk)
    }
  }

  /// Adds the files of a submodule at its staged commit, if it is checked out.
  private mutating func addSubmodule(_ path: String, commit: String) throws(UserError) {
    let folder = Paths.join(top, path)
    guard Files.kind(Paths.join(folder, ".git")) != nil else { return }
    let git = Git(in: folder, isInner: true)
    guard git.knows(commit) else {
      throw UserError(
        "--staged: submodule \(path) is staged at commit \(commit), which is not in \(folder); fetch it there")
    }
    let tree = git.run(["ls-tree", "-r", "-z", "--full-tree", commit])
    let changed = git.run(Git.comparison("diff-index", ["--ignore-submodules=all", commit, "--"]))
    guard tree.status == 0, changed.status == 0 else {
      throw UserError("--staged: Git cannot read commit \(commit) of submodule \(path)")
    }
    let files = Git.fields(tree.output, separator: "\0").compactMap { ListedEntry(ofTree: $0) }
    try add(files, changes: Git.changes(changed.output), of: git, at: path)
  }

  // MARK: Questions

  /// The kind of what is staged at an absolute path; outside the repository, of what is on disk.
  func kind(_ path: String) -> Files.Kind? {
    guard Paths.contains(top, path) else { return Files.kind(path) }
    let own = Paths.relative(path, from: top)
    return entries[own] != nil ? .file : own.isEmpty || folders.contains(own) ? .folder : nil
  }

  /// The staged bytes of a file; outside the repository, those on disk.
  func read(_ path: String) throws -> [UInt8] {
    guard Paths.contains(top, path), let entry = entries[Paths.relative(path, from: top)], !entry.isOnDisk else {
      if kind(path) == nil { throw Problem.notStaged }
      return try Files.read(path)
    }
    if entry.isLink { throw Problem.changedLink }
    guard let bytes = contents([entry])[entry.id] else { throw Problem.unreadable }
    return bytes
  }

  /// The sources and manifests below a folder.
  /// - Parameter root: absolute, without links.
  func workspace(root: String) throws(UserError) -> any Workspace {
    let prefix = Paths.relative(root, from: top)
    guard Paths.contains(top, root) else { throw UserError("--staged: \(root) is outside the repository \(top)") }
    let changed = entries.filter { path, entry in
      !entry.isOnDisk && !entry.isLink && RelativePath.covers(prefix, path) && Self.isRead(path)
    }
    let contents = contents(Array(changed.values))
    // What is staged may be in a folder that is gone on disk.
    let disk = DiskWorkspace(root: root)
    var overlay = OverlayWorkspace(over: Files.kind(root) == nil ? MemoryWorkspace(name: disk.name) : disk)
    for (path, entry) in changed.sorted(by: { $0.key < $1.key }) {
      guard let bytes = contents[entry.id] else { throw UserError("--staged: Git cannot read the staged \(path)") }
      overlay.edit(Paths.relative(Paths.join(top, path), from: root), bytes: bytes)
    }
    overlay.show { [self] path in kind(Paths.absolute(path, in: root)) != nil }
    return overlay
  }

  /// Links whose staged target is not the one on disk, sorted; they are not followed.
  func changedLinks(below root: String) -> [String] {
    let prefix = Paths.relative(root, from: top)
    return entries.filter { !$1.isOnDisk && $1.isLink && RelativePath.covers(prefix, $0) }.keys.sorted()
  }

  /// Whether an analysis may read a file. Others, such as images, can be large.
  private static func isRead(_ path: String) -> Bool {
    path.isSwiftFile || SkippedFolders.isManifest(path: path) || path.hasSuffix(".h")
      || path.lastPathComponent == ".gitmodules"
  }

  /// The contents by identity; those that Git cannot read are missing.
  private func contents(_ entries: [Entry]) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for (repository, own) in Dictionary(grouping: entries, by: \.repository) {
      let ids = Set(own.map(\.id)).sorted()
      let read = GitBlobs.read(ids, Git(in: repository, isInner: repository != top))
      contents.merge(read) { first, _ in first }
    }
    return contents
  }

  /// Why a staged file cannot be read.
  enum Problem: Error, CustomStringConvertible {
    case notStaged, changedLink, unreadable

    var description: String {
      switch self {
      case .notStaged: "it is not staged"
      case .changedLink: "a symbolic link whose staged target is not the one on disk"
      case .unreadable: "Git cannot read its staged content"
      }
    }
  }
}
