import StrataModel
import StrataProject

/// The properties of a code base besides its sources: from the manifests, and what was not read.
struct ProjectInventory: Sendable {
  var listing: SourceListing
  var manifests: ManifestClaims
  /// What could not be read of the manifests.
  var problems: [ManifestProblem]
  /// Paths of files that no target of a project compiles, in a folder with files of one.
  var filesWithoutTarget: [String]
  /// Those of them that are not checked, since nothing shows that they are in use.
  var uncompiledFiles: [String]
  /// Paths of all other files that no target of a manifest compiles, by the module that their folder stands for.
  var filesOfFolders: [String: [String]]
  /// Paths of Git submodules.
  var submodules: [String]
  /// Whether the project's own definition excludes a path.
  var isExcludedByProject: @Sendable (String) -> Bool

  /// The paths in a `.gitmodules`.
  static func submodules(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "path" else { return nil }
      return String(parts[1].drop { $0 == " " }.prefix { $0 != "\r" })
    }
  }

  /// Folders that were not read, sorted: of package managers, build products, those that the definition excludes,
  /// submodules that are not checked out.
  func skippedFolders() -> [String] {
    let missing = submodules.filter { path in !listing.files.contains { RelativePath.contains(path, $0.path) } }
    return (listing.skippedFolders.map { $0 + "/" } + missing.map { $0 + "/ (submodule without Swift files)" }).sorted()
  }

  /// Those of them that the definition excludes, with the number of Swift files in each.
  func excludedFolders() -> [Statistics.Count] {
    listing.excludedFiles.sorted { $0.key < $1.key }.map { Statistics.Count(name: $0.key + "/", count: $0.value) }
  }

  /// What was checked otherwise than the manifests of the project say.
  func notices() -> [Notice] { ManifestNotices(problems).list + outsideNotices() + targetNotices() + excludedNotices() }

  /// One notice for each folder that the style excludes because of its name, where no manifest says whether a target
  /// compiles it.
  private func excludedNotices() -> [Notice] {
    guard manifests.isEmpty || !problems.isEmpty else { return [] }
    let folders = listing.excludedFiles.keys.sorted().filter { folder in
      !folder.lastPathComponent.contains(".") && !isExcludedByProject(folder)
    }
    return folders.map { folder in
      let count = listing.excludedFiles[folder, default: 0]
      return Notice(
        kind: .excludedFolder,
        message: "\(counted(count, "Swift file")) \(count == 1 ? "is" : "are") not read: the style excludes folders "
          + "of this name; list the folder in `exclude` of the definition to confirm that, or in a target of a manifest "
          + "to have it read",
        origin: folder + "/")
    }
  }

  /// What targets compile and a run at this root cannot read: one notice for each target, since they may be many.
  private func outsideNotices() -> [Notice] {
    let paths = manifests.outsidePaths
    return Set(paths.flatMap(\.targets)).sorted().compactMap { target in
      let own = paths.filter { $0.targets.contains(target) }
      guard let first = own.first else { return nil }
      let more = own.count > 1 ? ", and \(own.count - 1) more" : ""
      return Notice(
        kind: .unreadFile,
        message: "outside the root of the project, so that it is not read; target `\(target)` compiles it\(more)",
        origin: first.path)
    }
  }

  /// One notice for all files: they are mostly left over, and nobody looks for them one by one.
  private func targetNotices() -> [Notice] {
    let outside = filesOfFolders.sorted { $0.key < $1.key }.map { module, files in
      Notice(
        kind: .fileWithoutTarget,
        message: "\(counted(files.count, "file")) \(inflected("belong", files.count)) to no target of the manifests, "
          + "and \(files.count == 1 ? "is" : "are") checked as module `\(module)`: \(listed(files, limit: 5))")
    }
    return adoptedNotices() + uncompiledNotices() + outside
  }

  private func adoptedNotices() -> [Notice] {
    guard !filesWithoutTarget.isEmpty else { return [] }
    let count = filesWithoutTarget.count
    return [
      Notice(
        kind: .fileWithoutTarget,
        message: "\(counted(count, "file")) \(inflected("belong", count)) to no target: "
          + "\(count == 1 ? "it sees" : "they see") the declarations of the files beside \(pronoun(count)), "
          + "which do not see \(count == 1 ? "its" : "theirs"): "
          + listed(filesWithoutTarget, limit: 5))
    ]
  }

  private func uncompiledNotices() -> [Notice] {
    guard !uncompiledFiles.isEmpty else { return [] }
    let count = uncompiledFiles.count
    return [
      Notice(
        kind: .fileWithoutTarget,
        message:
          "\(counted(count, "file")) \(inflected("belong", count)) to no target, and \(count == 1 ? "is" : "are") "
          + "not checked: " + listed(uncompiledFiles, limit: 5))
    ]
  }
}
