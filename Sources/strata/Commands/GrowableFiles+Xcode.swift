import StrataModel
import StrataProject
import StrataScaffold

extension GrowableFiles {
  /// The project files of Xcode that name their files themselves, with files added and removed.
  /// - Parameters:
  ///   - exemplars: by path of a new file, the one that it is like.
  ///   - removed: paths of files that are deleted.
  /// - Returns: the new content of each project file that changes, by path.
  func projects(
    adding exemplars: [String: String], removing removed: Set<String>, _ console: Console
  ) -> [String: [UInt8]] {
    let concerned = Set(exemplars.values).union(removed)
    guard !concerned.isEmpty else { return [:] }
    // A project that names none of the files need not be parsed.
    let names = WordSearch(concerned.map { String($0.lastPathComponent) })
    var changed: [String: [UInt8]] = [:]
    for path in projectFiles.sorted() {
      guard let bytes = bytes[path], names.isFound(in: bytes) else { continue }
      do throws(XcodeEditProblem) {
        var edit = try XcodeProjectEdit(bytes, path: path)
        guard !edit.files.isDisjoint(with: concerned) else { continue }
        try edit.add(exemplars)
        var result = edit.bytes
        if !removed.isEmpty {
          edit = try XcodeProjectEdit(result, path: path)
          try edit.remove(removed)
          result = edit.bytes
        }
        if result != bytes { changed[path] = result }
      } catch {
        console.warning("\(path) is not edited: \(error); if it names its files itself, edit it in Xcode")
      }
    }
    return changed
  }
}
