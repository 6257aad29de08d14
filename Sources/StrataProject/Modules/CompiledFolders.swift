import StrataModel

extension ManifestClaims {
  /// Of folders that a walk skips because of their names, those that a target compiles: it names the folder, or one
  /// inside, or has it among its sources, away from any manifest, where package managers keep theirs.
  public func compiled(_ skipped: [String], _ listing: SourceListing) -> [String] {
    let packages = listing.foldersOfManifests
    return skipped.filter { folder in
      let isBesideManifest = packages.contains(String(folder.parentPath))
      return claims.contains { claim in
        if claim.isInferred { return false }
        if claim.folders.contains(where: { RelativePath.covers(folder, $0) }) { return true }
        guard !isBesideManifest, claim.folders.contains(where: { !$0.isEmpty && RelativePath.contains($0, folder) })
        else { return false }
        return !claim.excluded.contains { RelativePath.covers($0, folder) }
      }
    }
  }
}

extension SourceListing {
  fileprivate var foldersOfManifests: Set<String> {
    Set(manifests.map { String($0.path.parentPath).withoutProject })
  }

  /// Those of the folders that a walk skips which a target may compile: they are in a folder with other sources. Beside an
  /// Xcode project only, a package manager puts its own: large projects are not read again for these.
  public var foldersToCompile: [String] {
    let skipped = skippedFolders.filter { folder in
      let parent = String(folder.parentPath)
      return !folder.lastPathComponent.hasPrefix(".") && files.contains { RelativePath.contains(parent, $0.path) }
    }
    if skipped.isEmpty || manifests.isEmpty { return [] }
    let written = manifests.contains { !$0.path.parentPath.hasSuffix(".xcodeproj") }
    let places = foldersOfManifests
    return written ? skipped : skipped.filter { !places.contains(String($0.parentPath)) }
  }

  /// With the files of folders that the walk skipped.
  public func adding(_ more: SourceListing, in folders: [String]) -> SourceListing {
    var result = self
    result.files = (files + more.files).sorted { PathOrder.precedes($0.path, $1.path) }
    result.headers = (headers + more.headers).sorted { PathOrder.precedes($0.path, $1.path) }
    result.problems = (problems + more.problems).sorted()
    result.skippedFolders.removeAll { folders.contains($0) }
    return result
  }
}

extension String {
  /// The folder of a project file: `App` of `App/App.xcodeproj`.
  fileprivate var withoutProject: String { hasSuffix(".xcodeproj") ? String(parentPath) : self }
}
