import StrataModel

/// What a manifest says of one target: its name, and which files are its own.
struct ModuleClaim: Sendable, Equatable {
  var name: String
  var isTest: Bool
  var origin: Module.Origin
  var dependencies: [String] = []
  /// Names of products of packages outside the project that it depends on.
  var outsideProducts: [String] = []
  /// Folders below which every file belongs to the target, relative to the root, without a slash at the end.
  var folders: [String] = []
  /// Folders and files that it leaves out all the same.
  var excluded: [String] = []
  /// Patterns of files that it leaves out, relative to the root.
  var excludedGlobs: [PathGlob] = []
  /// Where not empty, a file below the folders belongs to the target only if one of these matches it.
  var includedGlobs: [PathGlob] = []
  /// Files that it lists one by one.
  var files: Set<String> = []
  /// The manifest does not state it: the folders suggest it.
  var isGuessed = false
  /// The name that other targets import it by, where that differs from ``name``.
  var importName: String?

  /// How deep the folder lies by which the claim covers a file: the deeper, the stronger. Nil when it does not.
  func strength(for path: String) -> Int? {
    if files.contains(path) { return Int.max }
    for exclusion in excluded where path == exclusion || ModuleClaim.contains(exclusion, path) { return nil }
    for glob in excludedGlobs where glob.matches(path) { return nil }
    if !includedGlobs.isEmpty, !includedGlobs.contains(where: { $0.matches(path) }) { return nil }
    var best: Int?
    for folder in folders where ModuleClaim.contains(folder, path) {
      let depth = folder.isEmpty ? 0 : folder.utf8.count
      if depth > (best ?? -1) { best = depth }
    }
    return best
  }

  /// Whether a file lies below a folder; every file lies below the root, which is the empty path.
  static func contains(_ folder: String, _ path: String) -> Bool {
    if folder.isEmpty { return true }
    let a = folder.utf8
    let b = path.utf8
    guard b.count > a.count, b.starts(with: a) else { return false }
    return b[b.index(b.startIndex, offsetBy: a.count)] == UInt8(ascii: "/")
  }
}
