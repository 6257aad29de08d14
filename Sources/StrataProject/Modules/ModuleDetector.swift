import StrataModel

/// Finds the modules of a code base: from the definition, then from the manifests (SwiftPM, Tuist, Xcode), otherwise
/// from the folders. Nothing is built or executed.
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
  private let testCode: TestCodeCriteria
  let projectFiles: [String]
  private let links: [String: [String]]
  let planned: PlannedFiles
  let read: @Sendable (String) -> [UInt8]?

  /// - Parameters:
  ///   - rootName: name of the module of files that nothing else claims.
  ///   - explicit: modules of the definition; the first match wins.
  ///   - testCode: what says that a file is test code, beside the target that compiles it.
  ///   - projectFiles: paths of the manifests of the code base: `Package.swift`, `Project.swift` and the helpers of
  ///     Tuist, `project.pbxproj`, `project.yml` and the specs that it may include.
  ///   - links: by path of a file or folder, the links that lead to it: targets may name the links.
  ///   - planned: files that are not in the manifests yet.
  ///   - read: the bytes of a file by its relative path.
  public init(
    rootName: String, explicit: [Explicit] = [], testCode: TestCodeCriteria = TestCodeCriteria(),
    projectFiles: [String] = [], links: [String: [String]] = [:], planned: PlannedFiles = PlannedFiles(),
    read: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.rootName = rootName
    self.explicit = explicit
    self.testCode = testCode
    self.projectFiles = projectFiles
    self.links = links
    self.planned = planned
    self.read = read
  }

  /// The layout of files sorted by path.
  public func layout(of files: [ReadFile]) -> ModuleLayout {
    layout(of: files, stated: manifests(paths: files.map(\.path)))
  }

  /// The layout of files sorted by path, with the claims of the manifests on them.
  public func layout(of files: [ReadFile], stated manifests: ManifestClaims) -> ModuleLayout {
    let stated = manifests.claims
    // Folders decide only if there is no manifest: manifests with targets define the modules completely.
    var claims = ClaimIndex(stated.isEmpty ? FolderConvention.claims(files, testCode) : stated)
    // Candidates by number, since most files share one of few.
    let candidates = candidates(claims, isTaken: stated.contains { $0.name == rootName })
    var table = ModuleTable(candidates)
    var moduleOfFile: [Int] = []
    var tests = TestFiles(testCode, targets: claims.claims)
    var others: [Int: [Int]] = [:]
    var adopting: [Int: Int] = [:]
    var uncovered = UncoveredFolders(manifests.problems)
    for (position, file) in files.enumerated() {
      var path = file.path
      var number = candidate(of: path, &claims)
      if number == claims.claims.count + explicit.count, let listed = claims.listedPath(of: path, among: files) {
        path = listed
        number = candidate(of: path, &claims)
      }
      if !manifests.problems.isEmpty { uncovered.note(file.path, claims.claims, number, explicit: explicit.count) }
      let home = table.module(number)
      moduleOfFile.append(home)
      let targets = number < claims.claims.count ? furtherClaims(of: path, home: number, &claims) : []
      tests.add(
        file, module: home, isTestModule: candidates[number].isTest, target: claims.target(number), further: targets)
      guard number < claims.claims.count else {
        // A file that an Xcode project does not list is missing there, or no longer used.
        if number == claims.claims.count + explicit.count, let target = claims.target(beside: file.path) {
          adopting[position] = table.module(target)
        }
        continue
      }
      if targets.isEmpty { continue }
      let further = Set(targets.map { table.module($0) }).subtracting([home])
      if !further.isEmpty { others[position] = further.sorted() }
    }
    var modules = table.modules
    let isTestFile = tests.decided(for: files, moduleOfFile: moduleOfFile, modules: &modules)
    let order = modules.indices.sorted { modules[$0].name < modules[$1].name }
    var rank = [Int](repeating: 0, count: order.count)
    for (position, index) in order.enumerated() { rank[index] = position }
    var layout = ModuleLayout(
      modules: order.map { modules[$0] }, moduleOfFile: moduleOfFile.map { rank[$0] },
      isTestFile: isTestFile,
      otherModulesOfFile: others.mapValues { $0.map { rank[$0] }.sorted() },
      adoptingModuleOfFile: adopting.mapValues { rank[$0] }, manifestProblems: uncovered.problems)
    layout.namesThatDecide = tests.namesThatDecide(in: files)
    // What cannot be read of a manifest may compile them.
    if manifests.problems.isEmpty, !adopting.isEmpty {
      let uncompiled = UncompiledFiles(among: adopting.keys.sorted(), in: files)
      layout.uncompiledFiles = uncompiled.found
      layout.namesThatDecide.merge(uncompiled.namesThatDecide) { first, _ in first }
    }
    return layout
  }

  /// The module of each claim, then those of the definition, then the one of files that nothing else claims.
  /// - Parameter isTaken: a target has the name of the root folder; the files that no target claims are not part of
  ///   it.
  private func candidates(_ claims: ClaimIndex, isTaken: Bool) -> [Module] {
    // A project that is generated from a manifest has its targets once more, without their dependencies.
    let declared = Dictionary(
      claims.claims.compactMap { claim in claim.declared.map { (claim.name, $0) } }, uniquingKeysWith: { $0.joined($1) }
    )
    let stated = claims.claims.map { claim in
      var module = Module(
        name: claim.name, isTest: claim.isTest, origin: claim.origin, dependencies: claim.dependencies,
        outsideProducts: claim.outsideProducts, importName: claim.importName)
      module.declared = declared[claim.name]
      module.isOnMainActor = claim.isOnMainActor
      return module
    }
    return stated + explicit.map { Module(name: $0.name, isTest: $0.isTest, origin: .definition) }
      + [Module(name: isTaken ? rootName + " (no target)" : rootName, isTest: false, origin: .folder)]
  }

  private func candidate(of path: String, _ claims: inout ClaimIndex) -> Int {
    if let own = explicit.firstIndex(where: { $0.matches(path) }) { return claims.claims.count + own }
    let direct = claims.home(of: path)
    // The home of a file that several targets compile is the first one that is not a test target.
    if let direct, links.isEmpty || !claims.claims[direct].isTest { return direct }
    let linked = strongestThroughLinks(path, &claims, besidesTests: direct != nil)
    return linked ?? direct ?? claims.claims.count + explicit.count
  }

  /// The claims of all other targets that compile a file.
  private func furtherClaims(of path: String, home: Int, _ claims: inout ClaimIndex) -> [Int] {
    let direct = claims.further(for: path, home: home)
    if links.isEmpty { return direct }
    // Where a link leads to the home, the target with the file itself is a further one.
    let own = claims.home(of: path).map { [$0] } ?? []
    return direct + own + claimsThroughLinks(path, &claims)
  }

  /// The targets that list a file, or a folder above it, under the name of a link.
  private func claimsThroughLinks(_ path: String, _ claims: inout ClaimIndex) -> [Int] {
    var found: [Int] = []
    var real = path
    var rest = ""
    while !real.isEmpty {
      for link in links[real] ?? [] {
        if let claim = claims.home(of: link + rest) { found.append(claim) }
      }
      rest = "/" + String(real.lastPathComponent) + rest
      real = String(real.parentPath)
    }
    return found
  }

  /// Of the targets that reach a file through links, the one that most of the others depend on.
  /// - Parameter besidesTests: only targets that are not test targets.
  private func strongestThroughLinks(_ path: String, _ claims: inout ClaimIndex, besidesTests: Bool) -> Int? {
    guard !links.isEmpty else { return nil }
    let all = claims.claims
    let found = claimsThroughLinks(path, &claims).filter { !besidesTests || !all[$0].isTest }
    func dependents(_ claim: Int) -> Int {
      found.count { all[$0].dependencies.contains(all[claim].name) }
    }
    guard let most = found.map(dependents).max() else { return nil }
    return found.first { dependents($0) == most }
  }
}
