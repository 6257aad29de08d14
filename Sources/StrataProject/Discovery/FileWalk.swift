import StrataLibc
import StrataModel
import StrataThreads

/// A traversal of the file system. Paths are relative to the root and contain no links; the root itself is empty.
struct FileWalk {
  let root: String
  let isExcluded: (String, Bool) -> Bool
  var found = FoundFiles()
  var linked: [String: [String]] = [:]
  /// Folders walked and files listed; nil until it is needed for the first time.
  var seen: Set<String>?
  /// The current folder is one that the definition excludes.
  private var takesHelpersOnly = false
  /// Folders still to be walked, if other threads will walk them; otherwise nil.
  private var waiting: [String]?

  init(root: String, isExcluded: @escaping (String, Bool) -> Bool) {
    self.root = root
    self.isExcluded = isExcluded
  }

  func listing(time: Int64) -> SourceListing { found.listing(links: linked, time: time) }

  // MARK: Folders

  /// Walks everything below the root on several threads: one thread walks from the root until there are enough folders
  /// for all threads; then each of these folders is walked completely by one thread.
  static func all(root: String, jobs: Int, isExcluded: @escaping @Sendable (String, Bool) -> Bool) -> FileWalk {
    var walk = FileWalk(root: root, isExcluded: isExcluded)
    guard jobs > 1 else {
      walk.walk("")
      return walk
    }
    walk.waiting = [""]
    while let next = walk.waiting?.first, (walk.waiting?.count ?? 0) < jobs * 16 {
      walk.waiting?.removeFirst()
      walk.walk(next)
    }
    let folders = walk.waiting ?? []
    walk.waiting = nil
    let parts = parallelMap(folders.count, jobs: jobs, size: 1, state: {}) { _, share in
      share.map { index in
        var part = FileWalk(root: root, isExcluded: isExcluded)
        part.walk(folders[index])
        return part.found
      }
    }
    for part in parts { walk.found.append(part) }
    walk.found.links.sort()
    return walk
  }

  /// Walks a folder, even if its name is one that is skipped.
  mutating func walk(_ path: String) {
    guard let folder = FolderReader(in: AT_FDCWD, name: path.isEmpty ? root : root + "/" + path) else {
      found.problems.append(ReadProblem(path: path.isEmpty ? "." : path, reason: .unreadable(SystemError("").words)))
      return
    }
    walk(folder, path)
  }

  private mutating func walk(_ folder: borrowing FolderReader, _ path: String) {
    found.folders.append(path)
    let prefix = path.isEmpty ? "" : path + "/"
    let descriptor = folder.descriptor
    var entries: [WalkEntry] = []
    folder.forEach { name, length, kind in
      guard name[0] != CChar(UInt8(ascii: ".")) else {
        if strcmp(name, ".build") == 0, kind == .folder { found.skipped.append(prefix + ".build") }
        return
      }
      var kind = kind
      if kind == .unknown { kind = FileStatus(in: descriptor, name: name).map { FolderReader.Kind($0.kind) } ?? .other }
      switch kind {
      case .folder:
        if let text = validName(name, length, prefix) { entries.append(WalkEntry(text, isFolder: true)) }
      case .file:
        if isWanted(name, length), let text = validName(name, length, prefix) {
          entries.append(WalkEntry(text, isFolder: false))
        }
      case .link: if let text = validName(name, length, prefix) { found.links.append(prefix + text) }
      case .other, .unknown:
        if isSwift(name, length), let text = validName(name, length, prefix), !isExcluded(prefix + text, false) {
          found.problems.append(ReadProblem(path: prefix + text, reason: .notAFile))
        }
      }
    }
    // In the order of the listing, so that little is left to sort there.
    entries.sort { PathOrder.precedes($0.key, $1.key) }
    for entry in entries {
      if entry.isFolder {
        enter(entry.name, prefix + entry.name, in: descriptor)
      } else {
        addFile(entry.name, prefix + entry.name, FileStatus(in: descriptor, name: entry.name))
      }
    }
  }

  private mutating func enter(_ name: String, _ path: String, in parent: Int32) {
    guard !SkippedFolders.contains(name[...]) else {
      if SkippedFolders.mayHoldCode(name[...]) { found.skipped.append(path) }
      return
    }
    if !takesHelpersOnly, isExcluded(path, true) {
      if SkippedFolders.mayHoldHelpers(path) { findHelpers(path) }
      note(excluded: path)
      return
    }
    // `Scripts/**` excludes all that is in a folder, not the folder: manifests in it still count.
    if !takesHelpersOnly, !name.hasSuffix(".xcodeproj"), isExcluded(SkippedFolders.anyFile(of: path), true) {
      note(excluded: path)
    }
    if name.isSwiftFile { found.problems.append(ReadProblem(path: path, reason: .folderNamedAsSource)) }
    guard !(seen?.contains(path) ?? false) else { return }
    if waiting != nil {
      waiting?.append(path)
      return
    }
    guard let folder = FolderReader(in: parent, name: name) else {
      found.problems.append(ReadProblem(path: path, reason: .unreadable(SystemError("").words)))
      return
    }
    seen?.insert(path)
    walk(folder, path)
  }

  private mutating func note(excluded path: String) {
    let count = sourceCount(root + "/" + path)
    if count.isPartial || count.files > 0 { found.skipped.append(path) }
    if !count.isPartial, count.files > 0 { found.excludedFiles[path] = count.files }
  }

  /// Looks for helpers of manifests in a folder that is not part of the sources.
  private mutating func findHelpers(_ path: String) {
    let saved = waiting
    waiting = nil
    takesHelpersOnly = true
    walk(path)
    takesHelpersOnly = false
    waiting = saved
  }

  // MARK: Files

  mutating func addFile(_ name: String, _ path: String, _ status: FileStatus?) {
    let isSwift = name.isSwiftFile
    guard let status else {
      if isSwift { found.problems.append(ReadProblem(path: path, reason: .vanished)) }
      return
    }
    let file = ListedFile(path: path, size: status.size, modified: status.modified, inode: status.inode)
    if takesHelpersOnly {
      if SkippedFolders.isHelper(path) { found.manifests.append(file) }
      return
    }
    if SkippedFolders.isManifest(path: path) { found.manifests.append(file) }
    if !isSwift, name.hasSuffix(".h") { found.headers.append(file) }
    guard isSwift, !isExcluded(path, false), !(seen?.contains(path) ?? false) else { return }
    seen?.insert(path)
    found.files.append(file)
  }

  func isSwift(_ name: UnsafePointer<CChar>, _ length: Int) -> Bool {
    length > 6 && strcmp(name + (length - 6), ".swift") == 0
  }

  private func isWanted(_ name: UnsafePointer<CChar>, _ length: Int) -> Bool {
    isSwift(name, length)
      || ((name[0] == CChar(UInt8(ascii: "p")) || name[length - 1] == CChar(UInt8(ascii: "l")))
        && SkippedFolders.isManifest(path: String(cString: name)))
      || (length > 2 && strcmp(name + (length - 2), ".h") == 0)
      || (length > 9 && strcmp(name + (length - 9), ".xcconfig") == 0)
  }

  private mutating func validName(_ name: UnsafePointer<CChar>, _ length: Int, _ prefix: String) -> String? {
    if let text = String(validatingCString: name) { return text }
    if isSwift(name, length) {
      found.problems.append(ReadProblem(path: prefix + String(cString: name), reason: .nameNotUTF8))
    }
    return nil
  }
}

/// A file or a folder inside a folder that is walked.
private struct WalkEntry {
  let name: String
  let isFolder: Bool
  /// What its paths continue with: a slash follows the name of a folder.
  let key: String

  init(_ name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
    key = isFolder ? name + "/" : name
  }
}
