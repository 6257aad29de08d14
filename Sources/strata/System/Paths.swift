import StrataModel

/// Operations on paths that do not use the file system.
enum Paths {
  /// Absolute, without `.`, `..`, doubled and trailing slashes.
  static func absolute(_ path: String, in directory: String) -> String {
    normal(path.hasPrefix("/") ? path : directory + "/" + path)
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func join(_ directory: String, _ name: String) -> String {
    directory == "/" ? "/" + name : directory + "/" + name
  }

  /// Whether an absolute, normal path is a folder or inside it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    folder == "/" || path == folder || path.utf8.starts(with: (folder + "/").utf8)
  }

  /// The relative path from one absolute folder to another path: `../a/b`; empty if they are equal.
  static func relative(_ path: String, from folder: String) -> String {
    let wanted = path.pathComponents
    let here = folder.pathComponents
    let shared = zip(wanted, here).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: here.count - shared) + wanted[shared...]).joined(separator: "/")
  }

  /// The deepest folder that contains all of the absolute paths.
  static func commonFolder(_ folders: [String]) -> String {
    guard var common = folders.first else { return "/" }
    for folder in folders.dropFirst() {
      while !contains(common, folder) { common = parent(of: common) }
    }
    return common
  }

  private static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.pathComponents where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
