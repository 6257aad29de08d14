import StrataModel

extension ClaimIndex {
  /// The path by which an Xcode project lists a file that it names in another case: the file systems of macOS ignore
  /// case. Nil if several files, or several listed paths, differ only in that.
  mutating func listedPath(of path: String, among files: [ReadFile]) -> String? {
    let count = path.utf8.count
    let folded = path.lowercased()
    guard let found = listed(bytes: count)[folded], !found.isEmpty else { return nil }
    let twins = files.count { $0.path.utf8.count == count && $0.path.lowercased() == folded }
    return twins == 1 ? found : nil
  }

  /// By path in lowercase: the listed path with a number of bytes; empty if there are several.
  private mutating func listed(bytes count: Int) -> [String: String] {
    if let known = foldedPaths[count] { return known }
    if listedPaths == nil {
      let paths = claims.lazy.filter { $0.projectFolder != nil }.flatMap(\.files).filter(\.isSwiftFile)
      listedPaths = Dictionary(grouping: paths, by: \.utf8.count)
    }
    var result: [String: String] = [:]
    for path in listedPaths?[count] ?? [] {
      let other = result.updateValue(path, forKey: path.lowercased())
      if let other, other != path { result[path.lowercased()] = "" }
    }
    foldedPaths[count] = result
    return result
  }
}
