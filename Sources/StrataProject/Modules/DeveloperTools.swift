import StrataModel

/// Finds the targets beside an app that only developers run: tools of its Xcode projects, plugins of the compiler, and the
/// packages with a command-line program that the code of the app does not import, with the packages that only these import.
///
/// Without an app among the sources, or beside a small one, a command-line program is what the project makes. A server is no
/// tool.
struct DeveloperTools {
  private let criteria: TestCodeCriteria
  private let claims: [ModuleClaim]
  private let files: [ReadFile]
  /// By file: the target that compiles it first.
  private let targets: [Int?]
  private let isTest: [Bool]

  /// - Parameters:
  ///   - claims: the targets of all manifests.
  ///   - isTest: by file, whether it is code of tests.
  init(
    _ criteria: TestCodeCriteria, _ claims: [ModuleClaim], _ files: [ReadFile], targets: [Int?], isTest: [Bool]
  ) {
    self.criteria = criteria
    self.claims = claims
    self.files = files
    self.targets = targets
    self.isTest = isTest
  }

  /// A package, or a target of another manifest: what is a tool as a whole.
  private struct Unit: Hashable {
    var manifest: String
    var target: Int?
  }

  /// Indices of targets.
  func found() -> Set<Int> {
    guard targets.contains(where: { $0.map { claims[$0].product == .app } == true }) else { return [] }
    let plugins = claims.indices.filter { claims[$0].product == .compilerPlugin }
    let found = units()
    // What is larger than the rest is what the project makes, and the app an example.
    let sizes = files.indices.filter { !isTest[$0] }.reduce(into: (tools: 0, others: 0)) { sizes, file in
      if targets[file].map({ found.contains(unit($0)) }) == true { sizes.tools += 1 } else { sizes.others += 1 }
    }
    if sizes.tools > sizes.others { return Set(plugins) }
    return Set(claims.indices.filter { !claims[$0].isTest && found.contains(unit($0)) }).union(plugins)
  }

  private func units() -> Set<Unit> {
    var tools = Set(claims.indices.filter { claims[$0].product == .tool }.map(unit))
    for file in files.indices where files[file].path.lastPathComponent == "main.swift" {
      guard let target = targets[file], claims[target].origin == .packageManifest, !isTest[file] else { continue }
      tools.insert(unit(target))
    }
    if tools.isEmpty { return [] }
    for file in files.indices where criteria.importsServerFramework(files[file]) {
      if let target = targets[file] { tools.remove(unit(target)) }
    }
    let importers = importers()
    while let used = tools.first(where: { importers[$0]?.isSubset(of: tools) == false }) { tools.remove(used) }
    // A package that only tools import is a part of them.
    while let part = importers.first(where: { imported, users in
      !tools.contains(imported) && imported.target == nil && !users.isEmpty
        && users.allSatisfy { $0.map(tools.contains) == true }
    }) { tools.insert(part.key) }
    return tools
  }

  private func unit(_ target: Int) -> Unit {
    let isPackage = claims[target].origin == .packageManifest
    return Unit(manifest: claims[target].manifest, target: isPackage ? nil : target)
  }

  /// What imports the modules of each unit, without tests; nil: files of no target.
  private func importers() -> [Unit: Set<Unit?>] {
    var units: [String: Set<Unit>] = [:]
    for target in claims.indices where !claims[target].isTest {
      units[claims[target].importName ?? claims[target].name, default: []].insert(unit(target))
    }
    var result: [Unit: Set<Unit?>] = [:]
    for file in files.indices where !isTest[file] {
      let user = targets[file].map(unit)
      for fact in files[file].facts.imports {
        for unit in units[files[file].facts.names[fact.module]] ?? [] where unit != user {
          result[unit, default: []].insert(user)
        }
      }
    }
    return result
  }
}
