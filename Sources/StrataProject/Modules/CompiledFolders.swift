import StrataModel

extension ManifestClaims {
  /// Of folders that a walk skips because of their names, those that a target compiles: it names the folder, or one
  /// inside, or has it among its sources. Package managers keep theirs beside a manifest: a target whose sources are
  /// everything beside it does not compile these. With the single files that a target lists in the other folders.
  public func compiled(_ skipped: [String], _ listing: SourceListing) -> [String] {
    let packages = listing.foldersOfManifests
    var files: Set<String> = []
    let folders = skipped.filter { folder in
      let name = folder.lastPathComponent
      let isFetched = SkippedFolders.mayHoldCode(name) && packages.contains(String(folder.parentPath))
      let sample = SkippedFolders.anyFile(of: folder)
      return claims.contains { claim in
        if claim.isInferred { return false }
        if claim.folders.contains(where: { RelativePath.covers(folder, $0) }) { return true }
        if !isFetched, claim.strength(for: sample) != nil { return true }
        files.formUnion(claim.files.lazy.filter { $0.isSwiftFile && RelativePath.contains(folder, $0) })
        return false
      }
    }
    return folders + files.filter { file in !folders.contains { RelativePath.contains($0, file) } }.sorted()
  }
}

extension SourceListing {
  fileprivate var foldersOfManifests: Set<String> {
    Set(manifests.map { String($0.path.parentPath).withoutProject })
  }

  /// A path in each folder that a walk skips, since a manifest may mean a folder by its name alone.
  public var samplesOfSkippedFolders: [String] { skippedFolders.map(SkippedFolders.anyFile) }

  /// Those of the folders that a walk skips which a target may compile: they are in a folder with other sources. Beside
  /// an Xcode project only, a package manager puts its own: large projects are not read again for these.
  public var foldersToCompile: [String] {
    let skipped = skippedFolders.filter { folder in
      let parent = String(folder.parentPath)
      // No target compiles what is in a bundle, such as a playground.
      return !folder.lastPathComponent.contains(".") && files.contains { RelativePath.contains(parent, $0.path) }
    }
    if skipped.isEmpty || manifests.isEmpty { return [] }
    let written = manifests.contains { !$0.path.parentPath.hasSuffix(".xcodeproj") }
    let places = foldersOfManifests
    if written { return skipped }
    return skipped.filter {
      !SkippedFolders.mayHoldCode($0.lastPathComponent) || !places.contains(String($0.parentPath))
    }
  }

  /// With the files of folders that the walk skipped.
  public func adding(_ more: SourceListing, in folders: [String]) -> SourceListing {
    var result = self
    result.files = (files + more.files).sorted { PathOrder.precedes($0.path, $1.path) }
    result.headers = (headers + more.headers).sorted { PathOrder.precedes($0.path, $1.path) }
    result.problems = (problems + more.problems).sorted()
    result.skippedFolders.removeAll { folders.contains($0) }
    result.skippedFolders = (result.skippedFolders + more.skippedFolders).sorted()
    result.excludedFiles.merge(more.excludedFiles) { $1 }
    return result
  }
}

extension String {
  /// The folder of a project file: `App` of `App/App.xcodeproj`.
  fileprivate var withoutProject: String { hasSuffix(".xcodeproj") ? String(parentPath) : self }
}
