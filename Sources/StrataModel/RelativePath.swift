/// Paths as text, with `/` between components.
package enum RelativePath {
  /// Joins two paths that are relative to the root, which is the empty path, and folds `.` and `..`; nil when the result
  /// lies outside the root.
  package static func join(_ base: String, _ path: String) -> String? {
    if isFolded(base), isFolded(path) {
      if base.isEmpty || path.isEmpty { return base.isEmpty ? path : base }
      return String(unsafeUninitializedCapacity: base.utf8.count + path.utf8.count + 1) { text in
        let end = text.initialize(fromContentsOf: base.utf8)
        text.initializeElement(at: end, to: UInt8(ascii: "/"))
        return text[(end + 1)...].initialize(fromContentsOf: path.utf8)
      }
    }
    let (above, parts) = folded(base.pathComponents + path.pathComponents)
    return above == 0 ? parts.joined(separator: "/") : nil
  }

  /// The path of a file or folder in a folder; neither path has anything to fold.
  package static func child(_ name: some StringProtocol, of folder: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Whether a path is in a folder, at any depth; the root is the empty path.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    if folder.isEmpty { return true }
    let a = folder.utf8
    let b = path.utf8
    guard b.count > a.count, b.starts(with: a) else { return false }
    return b[b.index(b.startIndex, offsetBy: a.count)] == UInt8(ascii: "/")
  }

  /// Whether a path is that of a file or folder, or in that folder.
  package static func covers(_ place: String, _ path: String) -> Bool { path == place || contains(place, path) }

  /// The components that two paths have in common.
  package static func shared(_ a: [Substring], _ b: [Substring]) -> [Substring] {
    Array(a.prefix(zip(a, b).prefix { $0 == $1 }.count))
  }

  /// The components of the deepest folder that contains all of some folders.
  package static func commonFolder(of folders: some Sequence<some StringProtocol>) -> [Substring] {
    var common: [Substring]?
    for folder in folders {
      let parts = String(folder).pathComponents
      common = common.map { shared($0, parts) } ?? parts
    }
    return common ?? []
  }

  /// A path written in a file, from where that file is; it may lead out of the root.
  package static func resolve(_ path: String, from file: String) -> String {
    if path.hasPrefix("/") { return path }
    let (above, parts) = folded(file.parentPath.pathComponents + path.pathComponents)
    if file.hasPrefix("/") { return "/" + parts.joined(separator: "/") }
    return (Array(repeating: "..", count: above) + parts).joined(separator: "/")
  }

  /// A path written relative to a folder, which may be outside the root or absolute itself.
  package static func resolve(_ path: String, in folder: String) -> String {
    join(folder, path) ?? resolve(path, from: folder.isEmpty ? "" : folder + "/.")
  }

  /// The components without `.` and `..`, and how many `..` lead above the first of them.
  private static func folded(_ components: [Substring]) -> (above: Int, parts: [Substring]) {
    var above = 0
    var parts: [Substring] = []
    for part in components where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        above += 1
      }
    }
    return (above, parts)
  }

  /// No component is empty or begins with a dot: joining has nothing to fold.
  private static func isFolded(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    return path.withBytes { path in
      guard let first = path.first, let last = path.last else { return true }
      if first == slash || first == dot || last == slash { return false }
      // The last byte is no slash, so that another one follows each.
      for index in path.indices where path[index] == slash {
        if path[index + 1] == slash || path[index + 1] == dot { return false }
      }
      return true
    }
  }
}
