import StrataModel

/// Modules of a project without a manifest: folders whose names other files import.
enum FolderConvention {
  /// A folder is a module if files elsewhere import its name and it contains a public declaration: a folder that only
  /// has the name of a framework (`Network`, `Photos`) is not one. Of several folders with one name the topmost counts;
  /// if two are at the same depth, none does.
  static func claims(_ files: [ReadFile], _ criteria: TestCodeCriteria) -> [ModuleClaim] {
    let imported = files.importedModules
    var folders: [String: Set<String>] = [:]
    for file in files where hasPublicType(file.facts) {
      var folder = String(file.path.parentPath)
      while !folder.isEmpty {
        let name = String(folder.lastPathComponent)
        if imported.contains(name) { folders[name, default: []].insert(folder) }
        folder = String(folder.parentPath)
      }
    }
    return folders.keys.sorted().compactMap { name in
      let candidates = (folders[name] ?? []).sorted { (depth($0), $0) < (depth($1), $1) }
      guard let first = candidates.first else { return nil }
      if candidates.count > 1, depth(candidates[1]) == depth(first) { return nil }
      return ModuleClaim(name: name, isTest: criteria.isOfTests(folder: first[...]), origin: .folder, folders: [first])
    }
  }

  private static func hasPublicType(_ facts: FileFacts) -> Bool {
    facts.declarations.contains { $0.kind.isNominalType && $0.access >= .public }
  }

  private static func depth(_ path: String) -> Int { path.utf8.reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 } }
}
