import StrataModel

/// Operations on paths that do not use the file system.
enum Paths {
  /// Absolute, without `.`, `..`, doubled and trailing slashes.
  static func absolute(_ path: String, in directory: String) -> String {
    normal(path.hasPrefix("/") ? path : directory + "/" + path)
  }

  static func parent(of path: String) -> String {
    let parent = path.parentPath
    return parent.isEmpty ? path.hasPrefix("/") ? "/" : "." : String(parent)
  }

  static func join(_ directory: String, _ name: String) -> String { RelativePath.child(name, of: directory) }

  /// Whether an absolute, normal path is a folder or inside it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    RelativePath.covers(folder == "/" ? "" : folder, path)
  }

  /// The relative path from one absolute folder to another path: `../a/b`; empty if they are equal.
  static func relative(_ path: String, from folder: String) -> String {
    let wanted = path.pathComponents
    let here = folder.pathComponents
    let shared = RelativePath.shared(wanted, here).count
    return (Array(repeating: "..", count: here.count - shared) + wanted[shared...]).joined(separator: "/")
  }

  /// The deepest folder that contains all of the absolute paths.
  static func commonFolder(_ folders: [String]) -> String {
    "/" + RelativePath.commonFolder(of: folders).joined(separator: "/")
  }

  private static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.pathComponents where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
