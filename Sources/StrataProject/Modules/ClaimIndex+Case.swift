import StrataModel

extension ClaimIndex {
  /// The path by which an Xcode project lists a file that it names in another case: the file systems of macOS ignore
  /// case. Nil if several files, or several listed paths, differ only in that.
  mutating func listedPath(of path: String, among files: [ReadFile]) -> String? {
    let listed = listedPaths ?? pathsByLowercase()
    listedPaths = listed
    let folded = path.lowercased()
    guard let found = listed[folded], !found.isEmpty else { return nil }
    let count = folded.utf8.count
    let twins = files.count { $0.path.utf8.count == count && $0.path.lowercased() == folded }
    return twins == 1 ? found : nil
  }

  private func pathsByLowercase() -> [String: String] {
    var result: [String: String] = [:]
    for claim in claims where claim.projectFolder != nil {
      for path in claim.files where path.isSwiftFile {
        let other = result.updateValue(path, forKey: path.lowercased())
        if let other, other != path { result[path.lowercased()] = "" }
      }
    }
    return result
  }
}
