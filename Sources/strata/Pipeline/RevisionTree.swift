import StrataAnalysis
import StrataModel
import StrataProject

/// The files of a commit, read from Git: nothing is checked out.
struct RevisionTree: Sendable, Equatable {
  /// Of the commit, in full.
  private(set) var commit: String
  /// Top of the work tree, without links.
  let top: String
  private var tree: FileTree
  /// By path: the identity of the content, and the folder of the repository that has it if that is a submodule.
  private var blobs: [String: Blob]
  private let store: GitBlobs

  private struct Blob {
    var id: String
    var repository: String
  }

  static func == (a: RevisionTree, b: RevisionTree) -> Bool { a.commit == b.commit && a.top == b.top }

  /// - Parameters:
  ///   - commit: in full.
  ///   - git: in the top of the work tree.
  ///   - store: where the contents of small files are kept, for several trees.
  init(_ commit: String, _ git: Git, store: GitBlobs) throws(UserError) {
    self.commit = commit
    top = git.folder
    self.store = store
    var reader = Reader()
    try reader.add(commit, of: git, at: "")
    (tree, blobs) = (reader.tree, reader.blobs)
  }

  /// Goes on to another commit, and reads only what differs.
  /// - Returns: the paths that differ, relative to the top; nil if links or submodules differ, so that the tree is to be read
  ///   as a whole. The tree is then that of before.
  mutating func move(to other: String, _ git: Git) -> [String]? {
    let compared = git.run(["diff-tree", "-r", "-z", "--raw", "--no-renames", commit, other])
    guard compared.status == 0 else { return nil }
    let fields = Git.fields(compared.output, separator: "\0")
    var changes: [(path: String, id: String?)] = []
    changes.reserveCapacity(fields.count / 2)
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      // `:100644 100644 ID ID M`
      let words = fields[index].dropFirst().split(separator: " ")
      guard words.count == 5, !words.prefix(2).contains(where: { Self.specialModes.contains($0) }) else { return nil }
      changes.append((fields[index + 1], words[4] == "D" ? nil : String(words[3])))
    }
    // A folder may take the place of a file.
    for change in changes where change.id == nil {
      tree.remove(change.path)
      blobs[change.path] = nil
    }
    for change in changes {
      guard let id = change.id else { continue }
      blobs[change.path] = Blob(id: id, repository: "")
      tree.add(change.path, .file(size: 0, identity: Self.identity(id)))
    }
    commit = other
    return changes.map(\.path)
  }

  private static let specialModes: Set<Substring> = ["120000", Git.repositoryMode[...]]

  /// 64 bits of the identity of a content.
  private static func identity(_ id: String) -> UInt64 { UInt64(id.prefix(16), radix: 16) ?? id.hashNumber }

  /// Reads trees of the repository, and of its submodules.
  private struct Reader {
    var tree = FileTree()
    var blobs: [String: Blob] = [:]

    /// - Parameter place: the folder of the repository, relative to the top.
    mutating func add(_ commit: String, of git: Git, at place: String) throws(UserError) {
      let listed = git.run(["ls-tree", "-r", "-z", "--full-tree", commit])
      guard listed.status == 0 else { throw UserError("Git cannot read commit \(commit) in \(git.folder)") }
      var links: [(path: String, id: String)] = []
      for line in Git.fields(listed.output, separator: "\0") {
        guard let entry = ListedEntry(ofTree: line) else { continue }
        let path = RelativePath.child(entry.path, of: place)
        switch entry.mode {
        case Git.repositoryMode: try addSubmodule(path, commit: entry.id, git)
        case "120000": links.append((path, entry.id))
        default:
          blobs[path] = Blob(id: entry.id, repository: place.isEmpty ? "" : git.folder)
          tree.add(path, .file(size: 0, identity: RevisionTree.identity(entry.id)))
        }
      }
      let targets = GitBlobs.read(links.map(\.id), git)
      for link in links {
        tree.add(link.path, .link(target: String(decoding: targets[link.id] ?? [], as: UTF8.self)))
      }
    }

    /// Adds the files of a submodule at the commit that the tree names, if it is checked out; else an empty folder, as in a
    /// checkout without submodules.
    private mutating func addSubmodule(_ path: String, commit: String, _ git: Git) throws(UserError) {
      let folder = Paths.join(git.folder, path)
      guard Files.kind(Paths.join(folder, ".git")) != nil else {
        tree.add(path, .folder)
        return
      }
      let inner = Git(in: folder, isInner: true)
      guard inner.knows(commit) else {
        throw UserError("submodule \(path) is at commit \(commit), which is not in \(folder); fetch it there")
      }
      try add(commit, of: inner, at: path)
    }
  }

  // MARK: Questions

  /// The kind of what the commit has at an absolute path; outside the repository, of what is on disk.
  func kind(_ path: String) -> Files.Kind? {
    guard Paths.contains(top, path) else { return Files.kind(path) }
    let own = Paths.relative(path, from: top)
    return tree.file(at: own) != nil ? .file : tree.holdsFolder(at: own) ? .folder : nil
  }

  /// The bytes of a file of the commit; outside the repository, those on disk.
  func read(_ path: String) throws -> [UInt8] {
    guard Paths.contains(top, path) else { return try Files.read(path) }
    guard let file = tree.file(at: Paths.relative(path, from: top)) else { throw Problem.missing }
    guard let bytes = contents([file])[file] else { throw Problem.unreadable }
    return bytes
  }

  /// The sources and manifests below a folder.
  /// - Parameters:
  ///   - root: absolute, without links.
  ///   - changes: the paths that differ from those of a tree whose workspace was there before; nil: there was none.
  func workspace(root: String, changes: [String]? = nil) -> any Workspace {
    let own = folder(root)
    // Manifests and headers are asked for one by one, sources all at once.
    func identity(_ path: String) -> String? {
      guard Self.isKept(path), RelativePath.covers(own, path), let blob = blobs[path] else { return nil }
      return blob.repository.isEmpty ? blob.id : nil
    }
    store.prepare(changes?.compactMap(identity) ?? blobs.keys.compactMap(identity), Git(in: top))
    return TreeWorkspace(tree, name: root.pathComponents.last.map(String.init) ?? "App", root: own) { [self] paths in
      contents(paths)
    }
  }

  /// The folder of the tree that is an absolute path; the top for one outside.
  private func folder(_ root: String) -> String {
    Paths.contains(top, root) ? Paths.relative(root, from: top) : ""
  }

  /// Whether a workspace may list or read one of the files: a source, a manifest or a header below its root, or the list of the
  /// submodules.
  func concerns(_ paths: [String], root: String) -> Bool {
    let own = folder(root)
    return paths.contains { path in
      RelativePath.covers(own, path) && (path.lastPathComponent.isSwiftFile || Self.isKept(path))
    }
  }

  /// The files below a folder that are the same in the work tree, as the workspace lists them; by path relative to the
  /// folder. Those of submodules are left out.
  func unchangedFiles(below root: String) -> [String: ListedFile] {
    let changed = Git(in: top).run(Git.comparison("diff", ["--ignore-submodules=all", commit, "--"]))
    guard changed.status == 0, Paths.contains(top, root) else { return [:] }
    let isChanged = Set(Git.changes(changed.output).map(\.path))
    let own = Paths.relative(root, from: top)
    var files: [String: ListedFile] = [:]
    for (path, blob) in blobs
    where blob.repository.isEmpty && !isChanged.contains(path) && RelativePath.covers(own, path) {
      let shown = own.isEmpty ? path : String(path.dropFirst(own.count + 1))
      guard let identity = tree.identity(of: path) else { continue }
      files[shown] = ListedFile(path: shown, size: 0, modified: 0, inode: identity)
    }
    return files
  }

  private static func isKept(_ path: String) -> Bool {
    SkippedFolders.isManifest(path: path) || path.hasSuffix(".h") || path.lastPathComponent == ".gitmodules"
      || path.hasSuffix(".jsonl")
  }

  private func contents(_ paths: [String]) -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    let known = paths.compactMap { path in blobs[path].map { (path, $0) } }
    for (repository, files) in Dictionary(grouping: known, by: { $0.1.repository }) {
      let git = repository.isEmpty ? Git(in: top) : Git(in: repository, isInner: true)
      let bytes = store.contents(files.map(\.1.id), git)
      for (path, blob) in files { result[path] = bytes[blob.id] }
    }
    return result
  }

  /// Why a file of the commit cannot be read.
  enum Problem: Error, CustomStringConvertible {
    case missing, unreadable

    var description: String {
      switch self {
      case .missing: "the commit has no such file"
      case .unreadable: "Git cannot read its content"
      }
    }
  }
}
