import StrataModel

/// The folders without a target because a manifest, or an expression of one, could not be read.
struct UncoveredFolders {
  private var list: [(problem: ManifestProblem, folder: String, folders: Set<String>, inferred: Set<String>)]

  init(_ problems: [ManifestProblem]) {
    list = problems.map { ($0, String($0.manifest.parentPath), [], []) }
  }

  /// Notes a file that no manifest's target covers.
  /// - Parameter candidate: the number of the claim that covers it, or a larger number.
  /// - Parameter explicit: the number of modules of the definition, which follow the claims.
  mutating func note(_ path: String, _ claims: [ModuleClaim], _ candidate: Int, explicit: Int) {
    if candidate >= claims.count, candidate < claims.count + explicit { return }
    let inferred = candidate < claims.count ? claims[candidate] : nil
    if let inferred, !inferred.isInferred, inferred.origin != .folder { return }
    for index in list.indices
    where list[index].problem.mayLackTargets && isBelow(path, list[index].folder, list[index].problem.manifest) {
      list[index].folders.insert(firstFolder(of: path, below: list[index].folder))
      if let inferred { list[index].inferred.insert(inferred.name) }
    }
  }

  private func isBelow(_ path: String, _ folder: String, _ manifest: String) -> Bool {
    path != manifest && !SkippedFolders.isHelper(path) && !path.hasPrefix("Tuist/")
      && RelativePath.contains(folder, path)
      && path.lastPathComponent != "Project.swift" && path.lastPathComponent != "Package.swift"
  }

  private func firstFolder(of path: String, below folder: String) -> String {
    let rest = path.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)
    guard let slash = rest.firstIndex(of: "/") else { return folder.isEmpty ? "." : folder }
    return folder.isEmpty ? String(rest[..<slash]) : folder + "/" + rest[..<slash]
  }

  /// The manifests and exclusions that could not be read, and the expressions because of which at least one file has no
  /// target that a manifest states.
  var problems: [ManifestProblem] {
    list.filter { entry in
      if case .expression = entry.problem.cause { return !entry.folders.isEmpty }
      return true
    }.map { entry in
      var problem = entry.problem
      problem.folders = entry.folders.sorted()
      problem.inferredModules = entry.inferred.sorted()
      return problem
    }
  }
}

extension ManifestProblem {
  /// Whether files may have no target because of it.
  fileprivate var mayLackTargets: Bool {
    if case .exclusion = cause { return false }
    return true
  }
}
