import StrataModel

/// Resolves `definitions:` of a merged draft.
struct NestedDefinitions {
  private(set) var found: [NestedDefinition] = []
  private(set) var issues: [DefinitionIssue] = []

  static let fileName = "strata.yml"

  /// - Parameters:
  ///   - entries: folders, or the files `strata.yml` in them, each relative to the file that names it.
  ///   - root: path of the definition that is loaded, relative to the root of the project.
  ///   - canRead: whether a file can be read.
  init(_ entries: [Located<String>], root: String, canRead: (String) -> Bool) {
    for entry in entries {
      guard let path = path(of: entry, root: root) else { continue }
      let nested = NestedDefinition(path: path, origin: entry.mark.origin)
      if let other = found.first(where: { RelativePath.covers($0.folder, nested.folder) }) {
        let remedy =
          other.folder == nested.folder ? "remove one of them" : "name it under 'definitions' of \(other.path)"
        issues.append(
          entry.mark.issue(
            "'\(entry.value)' is in \(other.folder), which \(other.path) rules; \(remedy)"))
      } else if let other = found.first(where: { RelativePath.contains(nested.folder, $0.folder) }) {
        issues.append(
          entry.mark.issue("'\(entry.value)' contains \(other.path); name that one under 'definitions' of \(path)"))
      } else if !canRead(path) {
        issues.append(entry.mark.issue("there is no definition \(path); write it, or remove this entry"))
      } else {
        found.append(nested)
      }
    }
    found.sort { $0.path < $1.path }
  }

  private mutating func path(of entry: Located<String>, root: String) -> String? {
    let written = entry.value.hasSuffix("/") ? String(entry.value.dropLast()) : entry.value
    let isFile = written.hasSuffix(".yml") || written.hasSuffix(".yaml")
    let path = RelativePath.resolve(isFile ? written : written + "/" + Self.fileName, from: entry.mark.file)
    if path.hasPrefix("/") || path.hasPrefix("..") {
      issues.append(
        entry.mark.issue("'\(entry.value)' is outside the folder that is checked; name folders below it"))
      return nil
    }
    if path.lastPathComponent != Self.fileName {
      issues.append(
        entry.mark.issue(
          "'\(entry.value)' is not named \(Self.fileName), so that no run in its folder would find it; rename it"))
      return nil
    }
    if path.parentPath.isEmpty {
      issues.append(
        entry.mark.issue(
          path == root
            ? "'\(entry.value)' is this definition itself; remove this entry"
            : "'\(entry.value)' would rule the folder of this definition; name folders below it"))
      return nil
    }
    return path
  }
}
