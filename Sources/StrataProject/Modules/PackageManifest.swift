import StrataModel

/// The targets of a `Package.swift`. The manifest is evaluated from top to bottom with an empty environment;
/// expressions and statements that cannot be evaluated are reported.
struct PackageManifest {
  private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  private let evaluator: ManifestEvaluator
  /// Folder of the manifest, relative to the project's root.
  private let folder: String
  private let hasFolder: (String) -> Bool

  /// - Parameter hasFolder: whether a path contains a source file.
  static func read(
    _ source: ManifestSources.Source, folder: String, hasFolder: @escaping (String) -> Bool
  ) -> EvaluatedManifest {
    var sources = ManifestSources()
    sources.add(source)
    let manifest = PackageManifest(evaluator: ManifestEvaluator(sources), folder: folder, hasFolder: hasFolder)
    let (claims, gaps) = manifest.targets()
    var result = EvaluatedManifest(claims, gaps, sources)
    result.offers = manifest.offers()
    return result
  }

  private func targets() -> ([ModuleClaim], [ManifestGap]) {
    evaluator.runFile()
    guard let package else { return ([], evaluator.skipped) }
    guard let object = package.object else { return ([], (package.gap.map { [$0] } ?? []) + evaluator.skipped) }
    var claims: [ModuleClaim] = []
    var gaps = evaluator.skipped
    let local = localPackages(object["dependencies"])
    let targets = object["targets"]?.spread ?? []
    ManifestValue.list(targets).forEachObject(&gaps) { add($0, local, &claims, &$1) }
    let own = targets.compactMap { $0.object?["name"].flatMap(evaluator.description) }
    for index in claims.indices { claims[index].outsideProducts.removeAll(where: own.contains) }
    return (claims, gaps)
  }

  private var package: ManifestValue? {
    let values = evaluator.globals?.values ?? [:]
    return values["package"] ?? firstPackage(values)
  }

  /// The products of the package, and its targets that nobody imports.
  private func offers() -> ManifestOffers {
    var offers = ManifestOffers()
    var none: [ManifestGap] = []
    ManifestValue.list(package?.object?["products"]?.spread ?? []).forEachObject(&none) { product, _ in
      guard let name = product["name"].flatMap(evaluator.description) else { return }
      offers.products[name, default: []] += (product["targets"]?.spread ?? []).compactMap(evaluator.description)
    }
    ManifestValue.list(package?.object?["targets"]?.spread ?? []).forEachObject(&none) { target, _ in
      guard let name = target["name"].flatMap(evaluator.description) else { return }
      let isLibrary = !["macro", "plugin", "executableTarget"].contains(target.name)
      if !isLibrary || holdsResourcesOnly(target, named: name) { offers.neverImported.insert(name) }
    }
    return offers
  }

  private func holdsResourcesOnly(_ target: ManifestObject, named name: String) -> Bool {
    guard !(target["resources"]?.spread ?? []).isEmpty else { return false }
    if let written = target["path"].flatMap(evaluator.description) {
      return !(RelativePath.join(folder, written).map(hasFolder) ?? false)
    }
    return !Self.sourceFolders.contains { RelativePath.join(folder, $0 + "/" + name).map(hasFolder) ?? false }
  }

  /// The first variable of the file that is a package, if none is called `package`.
  private func firstPackage(_ values: [String: ManifestValue]) -> ManifestValue? {
    let facts = evaluator.sources.list[0].facts
    return facts.declarations.lazy.filter { $0.kind == .variable && $0.parent == noIndex }
      .compactMap { values[facts.names[$0.name]] }.first { $0.object?.type == "Package" }
  }

  private func add(
    _ object: ManifestObject, _ local: LocalPackages, _ claims: inout [ModuleClaim], _ gaps: inout [ManifestGap]
  ) {
    guard Self.kinds.contains(object.name) else { return }
    guard let name = object["name"].flatMap(evaluator.description) else {
      if let gap = object["name"]?.gap { gaps.append(gap) }
      return
    }
    let isTest = object.name == "testTarget"
    if let gap = object["path"]?.gap { return gaps.append(gap) }
    guard let base = path(of: name, object, isTest) else { return }
    var claim = ModuleClaim(name: name, isTest: isTest, origin: .packageManifest)
    claim.product = ModuleClaim.Product(object.name)
    let importName = moduleIdentifier(ofTarget: name)
    if importName != name { claim.importName = importName }
    claim.folders = [base]
    var unread: [ManifestGap] = []
    claim.excluded = paths(object["exclude"], below: base, &unread)
    for index in unread.indices { unread[index].isExclusion = true }
    gaps += unread
    if let listed = object["sources"], !listed.isNone {
      claim.folders = paths(listed, below: base, &gaps)
      claim.files = Set(claim.folders.filter { $0.isSwiftFile })
    }
    addDependencies(object["dependencies"], local, &claim)
    claim.isOnMainActor = (object["swiftSettings"]?.spread ?? []).contains(where: isMainActorDefault)
    if object.name != "plugin" {
      claim.stated = StatedDependencyReader(evaluator).dependencies(of: object, named: name)
    }
    claims.append(claim)
  }

  /// `.defaultIsolation(MainActor.self)`
  private func isMainActorDefault(_ setting: ManifestValue) -> Bool {
    if let inner = setting.list { return inner.contains(where: isMainActorDefault) }
    guard let object = setting.object, object.name == "defaultIsolation", let value = object.fields.first?.value,
      case .type("MainActor") = value
    else { return false }
    return true
  }

  private func paths(_ value: ManifestValue?, below base: String, _ gaps: inout [ManifestGap]) -> [String] {
    (value?.spread ?? []).flatMap { item -> [String] in
      if let inner = item.list { return paths(.list(inner), below: base, &gaps) }
      if let gap = item.gap { gaps.append(gap) }
      return item.string.flatMap { RelativePath.join(base, $0) }.map { [$0] } ?? []
    }
  }

  private func path(of name: String, _ target: ManifestObject, _ isTest: Bool) -> String? {
    if let written = target["path"].flatMap(evaluator.description) { return RelativePath.join(folder, written) }
    let candidates = (isTest ? ["Tests"] : []) + Self.sourceFolders + (isTest ? [] : ["Tests", "Plugins"])
    for candidate in candidates {
      if let path = RelativePath.join(folder, candidate + "/" + name), hasFolder(path) { return path }
    }
    // A package with one target may keep its files directly in `Sources`.
    for candidate in Self.sourceFolders where !isTest {
      if let path = RelativePath.join(folder, candidate), hasFolder(path) { return path }
    }
    return nil
  }

  // MARK: Dependencies

  /// The packages inside the project that a manifest depends on.
  private struct LocalPackages {
    /// Their identities: the last part of the path, in lower case.
    var identities: Set<String> = []
    /// A dependency could not be evaluated: any product may come from inside the project.
    var isOpen = false
  }

  private func localPackages(_ dependencies: ManifestValue?) -> LocalPackages {
    var result = LocalPackages()
    for dependency in dependencies?.spread ?? [] {
      guard let package = dependency.object else {
        result.isOpen = true
        continue
      }
      guard let path = package["path"] else { continue }
      guard let written = path.string else {
        result.isOpen = true
        continue
      }
      // A path outside the project is ignored.
      guard let inside = RelativePath.join(folder, written), hasFolder(inside) else { continue }
      // The name of the package at the root is not known here.
      if inside.isEmpty { result.isOpen = true }
      result.identities.insert(inside.lastPathComponent.lowercased())
      if let name = package["name"]?.string { result.identities.insert(name.lowercased()) }
    }
    return result
  }

  /// Names of the modules that it depends on: `"B"`, `.target(name: "B")`, `.product(name: "P", package: "…")`.
  private func addDependencies(_ value: ManifestValue?, _ local: LocalPackages, _ claim: inout ModuleClaim) {
    var names: Set<String> = []
    var outside: Set<String> = []
    func add(_ item: ManifestValue) {
      if let inner = item.list { return inner.forEach(add) }
      guard let name = item.string ?? item.object?["name"].flatMap(evaluator.description) else { return }
      names.insert(name)
      if item.object?.name == "target" || local.isOpen { return }
      // A name alone is a target of this package or the product of any package.
      let package = item.object?["package"].flatMap(evaluator.description)?.lowercased()
      if package.map({ !local.identities.contains($0) }) ?? local.identities.isEmpty { outside.insert(name) }
    }
    value.map(add)
    claim.dependencies = names.sorted()
    claim.outsideProducts = outside.sorted()
  }
}
