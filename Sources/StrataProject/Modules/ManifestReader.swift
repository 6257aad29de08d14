import StrataModel

extension ModuleDetector {
  /// The targets of the manifests. Of the files only the paths are needed, so that this can run while they are read.
  public func manifests(paths: [String]) -> ManifestClaims {
    var reader = ManifestReader(projectFiles, paths: paths, read: read)
    for path in projectFiles.sorted() { reader.add(path) }
    reader.addNamedSpecs(projectFiles.sorted())
    let claims = EqualNames.separated(reader.claimsWithDependencies)
    return ManifestClaims(
      claims: planned.added(to: claims), stated: claims, problems: reader.problems,
      askedFolders: reader.helpers == nil ? reader.folders.asked : nil)
  }
}

/// Reads manifests of all kinds, one after the other.
private struct ManifestReader {
  private(set) var claims: [ModuleClaim] = []
  private(set) var problems: [ManifestProblem] = []
  /// By path of the manifest.
  private var offers: [String: ManifestOffers] = [:]
  /// The specs that other specs include.
  private var included: Set<String> = []
  let folders: SourceFolders
  let helpers: TuistHelpers?
  private let read: (String) -> [UInt8]?

  init(_ projectFiles: [String], paths: [String], read: @escaping (String) -> [UInt8]?) {
    self.read = read
    folders = SourceFolders(of: paths)
    helpers =
      projectFiles.contains { $0.lastPathComponent == "Project.swift" }
      ? TuistHelpers(projectFiles.filter(SkippedFolders.isHelper), paths: paths, read: read) : nil
    for path in helpers?.unreadable ?? [] { note(.unreadable, path) }
  }

  mutating func add(_ path: String) {
    let folder = String(path.parentPath)
    switch path.lastPathComponent {
    case "project.yml", "project.yaml": addSpec(path)
    case "Package.swift":
      guard let source = source(path) else { return }
      add(PackageManifest.read(source, folder: folder, hasFolder: folders.contains), path)
    case "Project.swift":
      guard let helpers, let source = source(path) else { return }
      let sources = helpers.sources(with: source, in: folder)
      add(
        TuistManifest.read(sources, folder: folder, root: helpers.root(for: folder), hasFolder: folders.contains), path)
    // Elsewhere, it is a file of this name.
    case "project.pbxproj" where folder.hasSuffix(".xcodeproj"): addXcodeProject(path, in: folder)
    default: break
    }
  }

  private mutating func addSpec(_ path: String) {
    let manifest = XcodeGenManifest.read(path, read: read)
    included.formUnion(manifest.included)
    add(manifest, path)
  }

  /// Specs with a longer name, such as `project-beta.yml`. They count if they describe targets and no other spec includes them:
  /// what a spec includes is read with it.
  mutating func addNamedSpecs(_ paths: [String]) {
    let candidates = paths.filter { XcodeGenManifest.mayBeNamedSpec($0.lastPathComponent) && !included.contains($0) }
    let found = candidates.compactMap { path -> (path: String, manifest: EvaluatedManifest)? in
      XcodeGenManifest.readNamed(path, read: read).map { (path, $0) }
    }
    for (_, manifest) in found { included.formUnion(manifest.included) }
    for (path, manifest) in found where !included.contains(path) { add(manifest, path) }
  }

  /// A manifest in Swift. It is evaluated as far as possible also with the markers of a merge conflict.
  private mutating func source(_ path: String) -> ManifestSources.Source? {
    guard let bytes = bytes(path) else { return nil }
    if let fault = ManifestFault.mergeConflict(in: bytes) { note(fault, path) }
    return ManifestSources.Source(path: path, bytes: bytes)
  }

  private mutating func addXcodeProject(_ path: String, in folder: String) {
    guard let bytes = bytes(path) else { return }
    let project = folder.lastPathComponent
    let name = project.hasSuffix(".xcodeproj") ? project.dropLast(10) : project
    do {
      add(try XcodeProject(bytes, folder: String(folder.parentPath), name: String(name), read: read).claims(), path)
    } catch {
      note(error, path)
    }
  }

  private mutating func bytes(_ path: String) -> [UInt8]? {
    let bytes = read(path)
    if bytes == nil { note(.unreadable, path) }
    return bytes
  }

  /// The claims, with what their dependencies mean.
  var claimsWithDependencies: [ModuleClaim] {
    let lookup = DependencyLookup(claims, offers)
    return claims.map { claim in
      var claim = claim
      claim.declared = lookup.declared(by: claim)
      return claim
    }
  }

  private mutating func add(_ manifest: EvaluatedManifest, _ path: String) {
    offers[path] = manifest.offers
    add(manifest.claims, path)
    problems += manifest.problems(of: path)
    for pattern in manifest.claims.flatMap({ $0.includedGlobs + $0.excludedGlobs }) where pattern.isTooLong {
      let limit = PathGlob.maximumAlternatives
      note(.malformed("its pattern '\(pattern.pattern)' has more than \(limit) alternatives"), path)
    }
  }

  private mutating func add(_ found: [ModuleClaim], _ manifest: String) {
    for var claim in found {
      claim.manifest = manifest
      claims.append(claim)
    }
  }

  private mutating func note(_ fault: ManifestFault, _ path: String) {
    problems.append(ManifestProblem(manifest: path, path: path, line: fault.line, cause: fault.cause))
  }
}

/// The folders that contain a source file, at any depth, and for which of them manifests asked.
private final class SourceFolders {
  private let folders: Set<String>
  /// By folder, the answer.
  private(set) var asked: [String: Bool] = [:]

  init(of paths: [String]) {
    var folders: Set<String> = []
    var last: String?
    for path in paths {
      var folder = String(path.parentPath)
      if folder == last { continue }
      last = folder
      while folders.insert(folder).inserted, !folder.isEmpty { folder = String(folder.parentPath) }
    }
    self.folders = folders
  }

  func contains(_ folder: String) -> Bool {
    let answer = folders.contains(folder)
    asked[folder] = answer
    return answer
  }
}
