import StrataModel
import StrataSyntax

/// Finds the modules of a code base: the definition's own first, then the manifests' (SwiftPM, Tuist, Xcode), then
/// by the shape of the folders. Nothing is built or evaluated.
public struct ModuleDetector: Sendable {
  /// A module given by the definition.
  public struct Explicit: Sendable {
    public var name: String
    public var isTest: Bool
    public var matches: @Sendable (String) -> Bool

    public init(name: String, isTest: Bool, matches: @escaping @Sendable (String) -> Bool) {
      self.name = name
      self.isTest = isTest
      self.matches = matches
    }
  }

  private let rootName: String
  private let explicit: [Explicit]
  private let isTest: @Sendable (String) -> Bool
  private let projectFiles: [String]
  private let links: [String: [String]]
  private let read: @Sendable (String) -> [UInt8]?

  /// - Parameters:
  ///   - rootName: name of the module of files that nothing else claims.
  ///   - explicit: modules of the definition, the first match wins.
  ///   - isTest: whether the definition calls a path test code.
  ///   - projectFiles: paths of the manifests of the code base: `Package.swift`, `Project.swift`,
  ///     `project.pbxproj`, `project.yml`.
  ///   - links: for real files and folders the links that lead to them: targets may name the links.
  ///   - read: the bytes of a file by its relative path.
  public init(
    rootName: String, explicit: [Explicit] = [], isTest: @escaping @Sendable (String) -> Bool = { _ in false },
    projectFiles: [String] = [], links: [String: [String]] = [:],
    read: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.rootName = rootName
    self.explicit = explicit
    self.isTest = isTest
    self.projectFiles = projectFiles
    self.links = links
    self.read = read
  }

  /// The layout of files sorted by path.
  public func layout(of files: [ReadFile]) -> ModuleLayout {
    layout(of: files, stated: manifests(paths: files.map(\.path)))
  }

  /// The layout of files sorted by path, with what the manifests say of them.
  public func layout(of files: [ReadFile], stated manifests: ManifestClaims) -> ModuleLayout {
    let stated = manifests.claims
    // Folders are asked only where no manifest is: a project with targets says itself what its modules are.
    var claims = ClaimIndex(stated.isEmpty ? FolderConvention.claims(files) : stated)
    // Candidates by number, since most files share one of few.
    let candidates = candidates(claims, isTaken: stated.contains { $0.name == rootName })
    var indices: [String: Int] = [:]
    var modules: [Module] = []
    var moduleOfCandidate = [Int?](repeating: nil, count: candidates.count)
    var moduleOfFile: [Int] = []
    var tests: [Bool] = []
    for file in files {
      let number = candidate(of: file.path, &claims)
      let candidate = candidates[number]
      let index = moduleOfCandidate[number] ?? indices[candidate.name] ?? modules.count
      if index == modules.count {
        modules.append(candidate)
        indices[candidate.name] = index
      } else if modules[index].isTest, !candidate.isTest {
        modules[index].isTest = false
      }
      moduleOfCandidate[number] = index
      moduleOfFile.append(index)
      tests.append(candidate.isTest || FolderConvention.isTest(file.path) || isTest(file.path))
    }
    let order = modules.indices.sorted { modules[$0].name < modules[$1].name }
    var rank = [Int](repeating: 0, count: order.count)
    for (position, index) in order.enumerated() { rank[index] = position }
    return ModuleLayout(
      modules: order.map { modules[$0] }, moduleOfFile: moduleOfFile.map { rank[$0] }, isTestFile: tests)
  }

  /// The module of each claim, then those of the definition, then the one of files that nothing else claims.
  /// - Parameter isTaken: a target bears the folder's name; what no target claims is no part of it.
  private func candidates(_ claims: ClaimIndex, isTaken: Bool) -> [Module] {
    claims.claims.map {
      Module(name: $0.name, isTest: $0.isTest, origin: $0.origin, dependencies: $0.dependencies)
    } + explicit.map { Module(name: $0.name, isTest: $0.isTest, origin: .definition) }
      + [Module(name: isTaken ? rootName + " (no target)" : rootName, isTest: false, origin: .folder)]
  }

  private func candidate(of path: String, _ claims: inout ClaimIndex) -> Int {
    if let own = explicit.firstIndex(where: { $0.matches(path) }) { return claims.claims.count + own }
    return claims.strongest(for: path) ?? strongestThroughLinks(path, &claims)
      ?? claims.claims.count + explicit.count
  }

  /// The target that lists a file, or a folder above it, under the name of a link; of several the one that most of
  /// the others depend on.
  private func strongestThroughLinks(_ path: String, _ claims: inout ClaimIndex) -> Int? {
    guard !links.isEmpty else { return nil }
    var found: [Int] = []
    var real = path
    var rest = ""
    while !real.isEmpty {
      for link in links[real] ?? [] {
        if let claim = claims.strongest(for: link + rest) { found.append(claim) }
      }
      rest = "/" + RelativePath.name(of: real) + rest
      real = RelativePath.folder(of: real)
    }
    let all = claims.claims
    func dependents(_ claim: Int) -> Int {
      found.count { all[$0].dependencies.contains(all[claim].name) }
    }
    guard let most = found.map(dependents).max() else { return nil }
    return found.first { dependents($0) == most }
  }

  /// What the manifests say. Asks nothing of the files but their paths, so that it can be worked out while they are
  /// read.
  public func manifests(paths: [String]) -> ManifestClaims {
    var folders: Set<String> = []
    var last: String?
    for path in paths {
      var folder = RelativePath.folder(of: path)
      if folder == last { continue }
      last = folder
      while folders.insert(folder).inserted, !folder.isEmpty { folder = RelativePath.folder(of: folder) }
    }
    let claims = projectFiles.sorted().flatMap { path -> [ModuleClaim] in
      let name = RelativePath.name(of: path)
      if name == "project.yml" || name == "project.yaml" { return XcodeGenManifest.claims(path, read: read) }
      guard let bytes = read(path) else { return [] }
      let folder = RelativePath.folder(of: path)
      switch name {
      case "Package.swift":
        return PackageManifest.claims(facts(of: bytes), folder: folder, hasFolder: folders.contains)
      case "Project.swift":
        return TuistManifest.claims(facts(of: bytes), folder: folder, hasFolder: folders.contains)
      case "project.pbxproj":
        let project = RelativePath.name(of: folder)
        let name = project.hasSuffix(".xcodeproj") ? String(project.dropLast(10)) : project
        return XcodeProject(bytes, folder: RelativePath.folder(of: folder), name: name)?.claims() ?? []
      default: return []
      }
    }
    return ManifestClaims(claims: claims)
  }

  private func facts(of bytes: [UInt8]) -> FileFacts {
    bytes.withUnsafeBufferPointer { SwiftReader.facts(of: $0) }
  }
}

/// The modules that manifests state.
public struct ManifestClaims: Sendable {
  let claims: [ModuleClaim]
}

/// Claims by folder and by file, so that each file costs its depth and not the number of claims.
private struct ClaimIndex {
  let claims: [ModuleClaim]
  private var byFile: [String: Int] = [:]
  private var byFolder: [String: [Int]] = [:]
  /// The claims on the folder that was asked for last and on those above it, the deepest first: files are asked for
  /// folder by folder.
  private var last: (folder: Substring, claims: [Int])?

  init(_ claims: [ModuleClaim]) {
    self.claims = claims
    for (i, claim) in claims.enumerated() {
      for file in claim.files {
        // A file that an app and its extensions or tests share belongs to the first target that is no test.
        if let other = byFile[file], !(claims[other].isTest && !claim.isTest) { continue }
        byFile[file] = i
      }
      for folder in claim.folders { byFolder[folder, default: []].append(i) }
    }
  }

  /// The number of the claim that covers a file most closely. An Xcode project beside a package may make one target of
  /// all that the package has in several: there the package counts.
  mutating func strongest(for path: String) -> Int? {
    let exact = byFile.isEmpty ? nil : byFile[path]
    if let exact, claims[exact].origin != .xcodeProject { return exact }
    let folder = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
    let near: [Int]
    if let last, last.folder == folder {
      near = last.claims
    } else {
      near = self.near(String(folder))
      last = (folder, near)
    }
    return near.first { claim in
      (exact == nil || claims[claim].origin == .packageManifest) && claims[claim].strength(for: path) != nil
    } ?? exact
  }

  private func near(_ folder: String) -> [Int] {
    var folder = folder
    var result = byFolder[folder] ?? []
    while !folder.isEmpty {
      folder = RelativePath.folder(of: folder)
      result += byFolder[folder] ?? []
    }
    return result
  }
}
