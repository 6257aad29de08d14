import StrataModel

/// Folders that files import by name although no manifest defines a module for them: `import FileCache` beside
/// `Core/FileCache/…`. The importing files see their public declarations. Files that a manifest assigns to a module do
/// not count: a folder `Logging` of an app is not the module `Logging` of a package.
struct FolderModules {
  /// Sorted.
  private(set) var names: [String] = []
  /// For each name, the indices of the files in a folder of that name, at any depth.
  private(set) var files: [[Int]] = []

  /// - Parameter isOfTarget: whether a manifest says of which module a file is.
  init(_ list: [ReadFile], imported: Set<String>, known: Set<String>, isOfTarget: (Int) -> Bool) {
    let wanted = imported.subtracting(known)
    guard !wanted.isEmpty else { return }
    let folders = NameSet(wanted)
    var found: [String: [Int]] = [:]
    var folder = ""
    var names: [String] = []
    for (index, file) in list.enumerated() {
      let own = file.path.parentPath
      if own != folder {
        folder = String(own)
        names = Self.components(of: &folder, in: folders)
      }
      if names.isEmpty || isOfTarget(index) { continue }
      for name in names { found[name, default: []].append(index) }
    }
    self.names = found.keys.sorted()
    files = self.names.map { found[$0] ?? [] }
  }

  /// The folders of a path that are among some names, each once, sorted.
  private static func components(of path: inout String, in names: NameSet) -> [String] {
    var found: Set<String> = []
    path.withUTF8 { bytes in
      for component in bytes.split(separator: UInt8(ascii: "/")) {
        let name = UnsafeBufferPointer(rebasing: component)
        if names.contains(name) { found.insert(String(decoding: name, as: UTF8.self)) }
      }
    }
    return found.sorted()
  }
}
