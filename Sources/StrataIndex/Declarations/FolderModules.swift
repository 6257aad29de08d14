import StrataModel

/// Folders that files import by name although no manifest defines a module for them: `import FileCache` beside
/// `Core/FileCache/…`. The importing files see their public declarations.
struct FolderModules {
  /// Sorted.
  private(set) var names: [String] = []
  /// For each name, the indices of the files in a folder of that name, at any depth.
  private(set) var files: [[Int]] = []

  init(_ list: [ReadFile], imported: Set<String>, known: Set<String>) {
    let wanted = imported.subtracting(known)
    guard !wanted.isEmpty else { return }
    var found: [String: [Int]] = [:]
    var folder = ""
    var names: [String] = []
    for (index, file) in list.enumerated() {
      let own = file.path.parentPath
      if own != folder {
        folder = String(own)
        names = Set(own.pathComponents.map(String.init).filter { wanted.contains($0) }).sorted()
      }
      for name in names { found[name, default: []].append(index) }
    }
    self.names = found.keys.sorted()
    files = self.names.map { found[$0] ?? [] }
  }
}
