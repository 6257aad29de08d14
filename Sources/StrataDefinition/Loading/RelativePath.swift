import StrataModel

/// Paths of definitions that extend one another.
enum RelativePath {
  /// A path written in a file, from where that file is.
  static func resolve(_ path: String, from file: String) -> String {
    if path.hasPrefix("/") { return path }
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    for part in path.pathComponents.map(String.init) where part != "." {
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
