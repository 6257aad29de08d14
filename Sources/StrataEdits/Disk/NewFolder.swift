import StrataLibc
import StrataModel
import StrataProject

/// Writes a new folder with all its files: it has its name only once it is complete.
package enum NewFolder {
  package struct File: Sendable, Equatable {
    package let bytes: [UInt8]
    package let isExecutable: Bool

    package init(_ bytes: [UInt8], isExecutable: Bool = false) {
      self.bytes = bytes
      self.isExecutable = isExecutable
    }
  }

  /// - Parameters:
  ///   - path: absolute; an empty folder is replaced. Its parent exists.
  ///   - files: by path relative to the new folder.
  /// - Throws: `.exists`, `.outside` or `.system`; nothing is left behind then.
  package static func create(_ path: String, _ files: [String: File]) throws(EditProblem) {
    guard let parent = EditedFolder(containing: path), let name = path.pathComponents.last.map(String.init) else {
      throw EditProblem(path, .system("the folder around it does not exist"))
    }
    // The system lets a folder take the place of an empty one.
    if parent.exists(name), entries(of: path) != [] { throw EditProblem(path, .exists) }
    removeRemains(in: parent, of: name)
    let temporary = temporaryPrefix(name) + "\(getpid())"
    guard try parent.makeFolder(temporary) else { throw EditProblem(parent.absolute(temporary), .exists) }
    let staged = EditedFolder(root: parent.absolute(temporary))
    do {
      try staged.fill(files)
      try parent.rename(temporary, to: name)
      try parent.synchronize([name])
    } catch {
      remove(staged.root)
      throw error
    }
  }

  private static func temporaryPrefix(_ name: String) -> String { ".\(name).strata-" }

  /// What interrupted commands left.
  private static func removeRemains(in parent: EditedFolder, of name: String) {
    for entry in entries(of: parent.root) ?? [] where entry.hasPrefix(temporaryPrefix(name)) {
      guard let process = pid_t(entry.dropFirst(temporaryPrefix(name).count)), kill(process, 0) != 0, errno == ESRCH
      else {
        continue
      }
      remove(parent.absolute(entry))
    }
  }

  /// The names in a folder, sorted; nil if it is none.
  private static func entries(of folder: String) -> [String]? {
    guard let reader = FolderReader(folder) else { return nil }
    var names: [String] = []
    reader.forEach { name, _, _ in names.append(String(cString: name)) }
    return names.sorted()
  }

  /// Removes a folder with all that it holds; links are removed, not followed.
  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for entry in entries(of: path) ?? [] { remove(path + "/" + entry) }
    rmdir(path)
  }
}

extension EditedFolder {
  fileprivate func fill(_ files: [String: NewFolder.File]) throws(EditProblem) {
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      try verify(path)
      var folder = ""
      for part in path.parentPath.pathComponents {
        folder += folder.isEmpty ? String(part) : "/\(part)"
        _ = try makeFolder(folder)
      }
      try create(path, file.bytes, mode: nil, isExecutable: file.isExecutable)
    }
  }
}
