import StrataModel

/// What ``FileWalk`` does on disk, for a ``FileTree``: the same listing as that of a checkout of the tree.
struct TreeWalk {
  private let tree: FileTree
  /// The folder of the tree to which all other paths are relative.
  private let root: String
  private let isExcluded: (String, Bool) -> Bool
  private var found = FoundFiles()
  private var linked: [String: [String]] = [:]
  private var seen: Set<String> = []
  /// The current folder is one that the definition excludes.
  private var takesHelpersOnly = false

  init(_ tree: FileTree, root: String, isExcluded: @escaping (String, Bool) -> Bool) {
    self.tree = tree
    self.root = root
    self.isExcluded = isExcluded
  }

  /// - Parameter paths: files and folders to list, relative to the root; empty: everything.
  mutating func listing(of paths: [String]) -> SourceListing {
    // A commit without the folder has no file of the project.
    guard tree.names(in: root) != nil else { return SourceListing() }
    if paths.isEmpty { walk("") }
    for path in paths { list(explicit: path) }
    found.links.sort()
    followLinks()
    return found.listing(links: linked, time: 0)
  }

  private func inTree(_ path: String) -> String { path.isEmpty ? root : RelativePath.child(path, of: root) }

  // MARK: Folders

  private mutating func walk(_ path: String) {
    guard let names = tree.names(in: inTree(path)) else { return }
    seen.insert(path)
    found.folders.append(path)
    let prefix = path.isEmpty ? "" : path + "/"
    for name in names.sorted(by: { PathOrder.precedes($0, $1) }) {
      let entry = tree.entry(at: inTree(prefix + name))
      if name.hasPrefix(".") {
        if name == ".build", entry == .folder { found.skipped.append(prefix + name) }
        continue
      }
      switch entry {
      case .folder: enter(name, prefix + name)
      case .file(let size, let identity): addFile(name, prefix + name, size, identity)
      case .link: found.links.append(prefix + name)
      case nil: break
      }
    }
  }

  private mutating func enter(_ name: String, _ path: String) {
    guard !SkippedFolders.contains(name[...]) else {
      if SkippedFolders.mayHoldCode(name[...]) { found.skipped.append(path) }
      return
    }
    if !takesHelpersOnly, isExcluded(path, true) {
      if SkippedFolders.mayHoldHelpers(path) {
        takesHelpersOnly = true
        walk(path)
        takesHelpersOnly = false
      }
      note(excluded: path)
      return
    }
    if !takesHelpersOnly, !name.hasSuffix(".xcodeproj"), isExcluded(SkippedFolders.anyFile(of: path), true) {
      note(excluded: path)
    }
    if name.isSwiftFile { found.problems.append(ReadProblem(path: path, reason: .folderNamedAsSource)) }
    if !seen.contains(path) { walk(path) }
  }

  private mutating func note(excluded path: String) {
    let count = sourceCount(inTree(path))
    if count.isPartial || count.files > 0 { found.skipped.append(path) }
    if !count.isPartial, count.files > 0 { found.excludedFiles[path] = count.files }
  }

  /// The number of Swift files in a folder of the tree, as far as the limit on folders goes.
  private func sourceCount(_ folder: String) -> (files: Int, isPartial: Bool) {
    var queue = [folder]
    var next = 0
    var files = 0
    while next < queue.count, next < FileWalk.folderLimit {
      let path = queue[next]
      next += 1
      for name in tree.names(in: path) ?? [] {
        let child = RelativePath.child(name, of: path)
        switch tree.entry(at: child) {
        case .file where name.isSwiftFile: files += 1
        case .folder where !SkippedFolders.contains(name[...]): queue.append(child)
        default: break
        }
      }
    }
    return (files, next < queue.count)
  }

  // MARK: Files

  private mutating func addFile(_ name: String, _ path: String, _ size: Int64, _ identity: UInt64) {
    let file = ListedFile(path: path, size: size, modified: 0, inode: identity)
    if takesHelpersOnly {
      if SkippedFolders.isHelper(path) { found.manifests.append(file) }
      return
    }
    if SkippedFolders.isManifest(path: path) { found.manifests.append(file) }
    if name.hasSuffix(".h") { found.headers.append(file) }
    guard name.isSwiftFile, !isExcluded(path, false), seen.insert(path).inserted else { return }
    found.files.append(file)
  }

  // MARK: Explicit paths, and links

  private mutating func list(explicit path: String) {
    switch tree.destination(of: inTree(path)) {
    case .missing: found.problems.append(ReadProblem(path: path, reason: .notFound))
    case .outside: found.problems.append(ReadProblem(path: path, reason: .outsideRoot))
    case .inside(let real):
      guard let inside = relative(real) else {
        found.problems.append(ReadProblem(path: path, reason: .outsideRoot))
        return
      }
      add(inside)
    }
  }

  private mutating func followLinks() {
    var next = 0
    while next < found.links.count {
      let link = found.links[next]
      next += 1
      let isSource = link.isSwiftFile
      func report(_ reason: ReadProblem.Reason, leadsToSources: Bool) {
        guard isSource ? !isExcluded(link, false) : leadsToSources && !isUnread(link) else { return }
        found.problems.append(ReadProblem(path: link, reason: reason))
      }
      switch tree.destination(of: inTree(link)) {
      case .missing: report(.brokenLink, leadsToSources: false)
      // Nothing is known of files that are not in the tree.
      case .outside: report(.outsideRoot, leadsToSources: false)
      case .inside(let real):
        guard let inside = relative(real) else {
          report(.outsideRoot, leadsToSources: holdsSources(real))
          continue
        }
        if inside.isEmpty { continue }
        if let reason = reasonNotToRead(inside, isSource: isSource) {
          report(reason, leadsToSources: holdsSources(real))
          continue
        }
        linked[inside, default: []].append(link)
        add(inside)
      }
    }
  }

  private mutating func add(_ path: String) {
    guard !seen.contains(path) else { return }
    let name = String(path.lastPathComponent)
    switch tree.entry(at: inTree(path)) {
    case .folder where path.isEmpty || !isExcluded(path, true): walk(path)
    case .file(let size, let identity) where name.isSwiftFile: addFile(name, path, size, identity)
    default: break
    }
  }

  private func holdsSources(_ folder: String) -> Bool {
    guard tree.entry(at: folder) == .folder else { return false }
    let count = sourceCount(folder)
    return count.isPartial || count.files > 0
  }

  private func isUnread(_ link: String) -> Bool {
    SkippedFolders.liesOn(link) || isExcluded(link, true) || isExcludedWithParents(link)
  }

  private func isExcludedWithParents(_ path: String) -> Bool {
    var parent = ""
    for part in path.parentPath.pathComponents {
      parent = RelativePath.child(String(part), of: parent)
      if isExcluded(parent, true) { return true }
    }
    return false
  }

  /// A path of the tree relative to the root; nil outside it.
  private func relative(_ path: String) -> String? {
    if path == root { return "" }
    if root.isEmpty { return path }
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }

  private func reasonNotToRead(_ path: String, isSource: Bool) -> ReadProblem.Reason? {
    let isExcluded = isExcludedWithParents(path) || isExcluded(path, !isSource)
    if isExcluded || SkippedFolders.liesOn(path) { return .leadsToUnread }
    guard isSource, !path.isSwiftFile, case .file = tree.entry(at: inTree(path)) else { return nil }
    return .leadsToOtherFile
  }
}

extension FileTree {
  /// Lists the source files and manifests below a folder, as ``Discovery`` does on disk.
  /// - Parameters:
  ///   - root: the folder to which all other paths are relative.
  ///   - paths: files and folders to list; empty: everything.
  public func list(
    root: String, paths: [String] = [], isExcluded: (_ path: String, _ isFolder: Bool) -> Bool = { _, _ in false }
  ) -> SourceListing {
    withoutActuallyEscaping(isExcluded) { isExcluded in
      var walk = TreeWalk(self, root: root, isExcluded: isExcluded)
      return walk.listing(of: paths)
    }
  }
}
