import StrataModel

/// Several globs as one filter for many paths. Most globs of definitions name one folder anywhere (`**/Pods/**`), or a
/// file (`**/Package.swift`): these are compared with the components of a path, not with all its bytes.
public struct PathFilter: Sendable {
  /// `**`
  private var matchesAll = false
  private var folderNames: [String] = []
  private var folders = NameSet([])
  private var wildFolders: [GlobPattern] = []
  private var fileNames: [GlobPattern] = []
  private var others: [GlobPattern] = []
  private let isEmpty: Bool

  /// A filter that matches if any of the globs does.
  public init(_ globs: [Glob]) {
    isEmpty = globs.isEmpty
    for pattern in globs.flatMap(\.alternatives) { add(pattern) }
    folders = NameSet(folderNames)
  }

  private mutating func add(_ pattern: GlobPattern) {
    let parts = pattern.text.split(separator: "/", omittingEmptySubsequences: false)
    let star = UInt8(ascii: "*")
    guard parts.first == "**", parts.dropFirst(2).allSatisfy({ $0 == "**" }), parts.count <= 3 else {
      others.append(pattern)
      return
    }
    guard parts.count > 1, !zip(parts[1].utf8, parts[1].utf8.dropFirst()).contains(where: { $0 == star && $1 == star })
    else {
      if parts.count == 1 { matchesAll = true } else { others.append(pattern) }
      return
    }
    let name = GlobPattern(String(parts[1]))
    if parts.count == 2 {
      fileNames.append(name)
    } else if name.isLiteral {
      folderNames.append(name.text)
    } else {
      wildFolders.append(name)
    }
  }

  /// Whether any of the globs matches the whole path.
  public func matches(_ path: String) -> Bool {
    if matchesAll || isEmpty { return matchesAll }
    return path.withBytes { matches($0) }
  }

  private func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while true {
      let end = path.offset(of: UInt8(ascii: "/"), from: start)
      if end == path.count { break }
      let name = UnsafeBufferPointer(rebasing: path[start..<end])
      if folders.contains(name) || wildFolders.contains(where: { $0.matches(name) }) { return true }
      start = end + 1
    }
    let name = UnsafeBufferPointer(rebasing: path[start...])
    return fileNames.contains { $0.matches(name) } || others.contains { $0.matches(path) }
  }
}
