import StrataModel

/// The modules that manifests state.
public struct ManifestClaims: Sendable {
  /// Whether no manifest states a module: then the folders, and the declarations and imports of the files, decide.
  public var isEmpty: Bool { claims.isEmpty }

  let claims: [ModuleClaim]
  /// The claims without files that are planned.
  let stated: [ModuleClaim]
  /// What could not be read of the manifests, without the folders that have no target because of it.
  let problems: [ManifestProblem]
  /// The folders for which manifests asked whether they contain sources, with the answers; nil if they may depend on any file.
  let askedFolders: [String: Bool]?

  /// - Parameter stated: the claims without files that are planned; nil: all of them.
  init(
    claims: [ModuleClaim], stated: [ModuleClaim]? = nil, problems: [ManifestProblem],
    askedFolders: [String: Bool]? = nil
  ) {
    self.claims = claims
    self.stated = stated ?? claims
    self.problems = problems
    self.askedFolders = askedFolders
  }

  /// Whether the same manifests state the same after source files were added and removed.
  package func areUnaffected(byAdding added: [String], removing removed: [String]) -> Bool {
    guard let askedFolders else { return false }
    if askedFolders.isEmpty { return true }
    func isAsked(_ paths: [String], _ answer: Bool) -> Bool {
      paths.contains { path in
        var folder = String(path.parentPath)
        while true {
          if askedFolders[folder] == answer { return true }
          if folder.isEmpty { return false }
          folder = String(folder.parentPath)
        }
      }
    }
    return !isAsked(added, false) && !isAsked(removed, true)
  }

  /// The same claims with other files that are planned.
  package func planning(_ planned: PlannedFiles) -> ManifestClaims {
    ManifestClaims(
      claims: planned.added(to: stated), stated: stated, problems: problems, askedFolders: askedFolders)
  }

  /// Paths of the manifests, and of files that they use, that could not be read at all.
  public var unreadablePaths: [String] { problems.filter { $0.cause == .unreadable }.map(\.path) }

  /// Files and folders outside the root of the project that targets compile, sorted, with the names of the targets.
  public var outsidePaths: [(path: String, targets: [String])] {
    var targets: [String: [String]] = [:]
    for claim in claims {
      for path in claim.outside where targets[path]?.contains(claim.name) != true {
        targets[path, default: []].append(claim.name)
      }
    }
    return targets.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Folders and Swift files that manifests name and that are missing or contain no code, sorted. A name with a suffix
  /// is that of another file.
  public func missingPaths(in listing: SourceListing) -> [String] {
    var present = Set(listing.links.values.joined())
    let walked = listing.files + listing.headers + listing.manifests
    for path in walked.map(\.path) + listing.skippedFolders where present.insert(path).inserted {
      var folder = String(path.parentPath)
      while !folder.isEmpty, present.insert(folder).inserted { folder = String(folder.parentPath) }
    }
    func isMissing(_ path: String) -> Bool {
      !path.isEmpty && !present.contains(path) && !SkippedFolders.liesOn(path)
    }
    var result: Set<String> = []
    for claim in claims where !claim.isInferred {
      result.formUnion(claim.files.filter { $0.isSwiftFile && isMissing($0) })
    }
    if !result.isEmpty {
      let foldedPaths = Set(listing.files.map { $0.path.lowercased() })
      result = result.filter { !foldedPaths.contains($0.lowercased()) }
    }
    for claim in claims where !claim.isInferred {
      result.formUnion(claim.folders.filter { isMissing($0) && !$0.lastPathComponent.contains(".") }.map { $0 + "/" })
    }
    return result.sorted()
  }
}
