import StrataLibc
import StrataModel

/// Explicit paths, and links.
extension FileWalk {
  /// Lists a file or folder that the caller names.
  mutating func list(explicit path: String) {
    guard let real = realPath(path.hasPrefix("/") ? path : root + "/" + path) else {
      found.problems.append(ReadProblem(path: path, reason: .notFound))
      return
    }
    guard let inside = relative(real) else {
      found.problems.append(ReadProblem(path: path, reason: .outsideRoot))
      return
    }
    add(inside, real)
  }

  /// Lists the targets of the links that were found.
  mutating func followLinks() {
    var i = 0
    while i < found.links.count {
      let link = found.links[i]
      i += 1
      let isSource = link.isSwiftFile
      guard let real = realPath(root + "/" + link) else {
        if isSource, !isExcluded(link, false) { found.problems.append(ReadProblem(path: link, reason: .brokenLink)) }
        continue
      }
      guard let inside = relative(real) else {
        if isSource ? !isExcluded(link, false) : leadsToSources(link, real) {
          found.problems.append(ReadProblem(path: link, reason: .outsideRoot))
        }
        continue
      }
      if inside.isEmpty { continue }
      if let reason = reasonNotToRead(inside, real, isSource: isSource) {
        if isSource ? !isExcluded(link, false) : leadsToSources(link, real) {
          found.problems.append(ReadProblem(path: link, reason: reason))
        }
        continue
      }
      linked[inside, default: []].append(link)
      add(inside, real)
    }
  }

  /// Whether a link leads to a folder with Swift files, or to one too large to tell: the folder may be any, also the
  /// root of the disk.
  private func leadsToSources(_ link: String, _ real: String) -> Bool {
    let isSkipped = SkippedFolders.liesOn(link) || isExcluded(link, true) || isExcludedWithParents(link)
    return !isSkipped && FileStatus(path: real)?.kind == .folder && holdsSources(real)
  }

  /// Whether there are Swift files in a folder outside the sources, or too many folders to tell.
  private func holdsSources(_ folder: String) -> Bool {
    let count = sourceCount(folder)
    return count.isPartial || count.files > 0
  }

  /// How many folders outside the sources are looked at, for each of them.
  static let folderLimit = 256

  /// The number of Swift files in a folder outside the sources, as far as the limit on folders goes.
  func sourceCount(_ folder: String) -> (files: Int, isPartial: Bool) {
    var queue = [folder]
    var next = 0
    var files = 0
    while next < queue.count, next < Self.folderLimit {
      let path = queue[next]
      next += 1
      FolderReader(path)?.forEach { name, length, kind in
        if kind == .file, isSwift(name, length) { files += 1 }
        guard kind == .folder, let name = String(validatingCString: name), !SkippedFolders.contains(name[...]) else {
          return
        }
        queue.append(path + "/" + name)
      }
    }
    return (files, next < queue.count)
  }

  private mutating func add(_ path: String, _ real: String) {
    if seen == nil { seen = Set(found.folders).union(found.files.map(\.path)) }
    guard let status = FileStatus(path: real), !(seen?.contains(path) ?? false) else { return }
    let name = String(path.lastPathComponent)
    switch status.kind {
    case .folder where path.isEmpty || !isExcluded(path, true):
      seen?.insert(path)
      walk(path)
    case .file where name.isSwiftFile: addFile(name, path, status)
    case .other where name.isSwiftFile: found.problems.append(ReadProblem(path: path, reason: .notAFile))
    default: break
    }
  }

  private func isExcludedWithParents(_ path: String) -> Bool {
    var parent = ""
    for part in path.parentPath.pathComponents {
      parent += parent.isEmpty ? String(part) : "/" + part
      if isExcluded(parent, true) { return true }
    }
    return false
  }

  /// A real path relative to the root; nil outside it.
  private func relative(_ real: String) -> String? {
    if real == root { return "" }
    let prefix = root == "/" ? root : root + "/"
    return real.hasPrefix(prefix) ? String(real.dropFirst(prefix.count)) : nil
  }

  /// Why the target of a link is not read, although it is inside the root.
  private func reasonNotToRead(_ path: String, _ real: String, isSource: Bool) -> ReadProblem.Reason? {
    let isExcluded = isExcludedWithParents(path) || isExcluded(path, !isSource)
    if isExcluded || SkippedFolders.liesOn(path) { return .leadsToUnread }
    let isOtherFile = isSource && !path.isSwiftFile && FileStatus(path: real)?.kind == .file
    return isOtherFile ? .leadsToOtherFile : nil
  }
}
