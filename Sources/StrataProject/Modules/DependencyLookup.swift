import StrataModel

/// Finds what dependencies mean: the modules that targets and products contain.
struct DependencyLookup {
  private struct Target: Hashable {
    var manifest: String
    var name: String
  }

  private var claims: [Target: [ModuleClaim]] = [:]
  private var manifestsOfTarget: [String: [String]] = [:]
  private let offers: [String: ManifestOffers]

  /// - Parameter offers: by path of the manifest.
  init(_ claims: [ModuleClaim], _ offers: [String: ManifestOffers]) {
    self.offers = offers
    for claim in claims {
      guard let stated = claim.stated else { continue }
      let target = Target(manifest: claim.manifest, name: stated.target)
      if self.claims[target] == nil { manifestsOfTarget[stated.target, default: []].append(claim.manifest) }
      self.claims[target, default: []].append(claim)
    }
  }

  func declared(by claim: ModuleClaim) -> DeclaredDependencies? {
    guard let stated = claim.stated else { return nil }
    let dependencies = stated.items.map { item in
      let found = modules(of: item, in: claim.manifest)
      return DeclaredDependencies.Dependency(
        name: item.name, modules: found?.names ?? [moduleIdentifier(ofTarget: item.name)],
        needsNoImport: item.needsNoImport || found?.needsNoImport == true, package: item.package,
        location: item.location)
    }
    var declared = DeclaredDependencies(
      target: stated.target, location: stated.location, dependencies: dependencies, unread: stated.unread)
    declared.embeds = stated.embeds
    return declared
  }

  private typealias Modules = (names: [String], needsNoImport: Bool)

  /// Nil for what is outside the project.
  private func modules(of item: StatedDependencies.Item, in manifest: String) -> Modules? {
    switch item.kind {
    case .file: return nil
    case .target: return target(item.name, in: manifest)
    case .targetOrProduct: return target(item.name, in: manifest) ?? product(item.name)
    case .product: return product(item.name)
    case .project(let folder):
      let manifests = manifestsOfTarget[item.name] ?? []
      let named = manifests.filter { $0.parentPath == folder ?? "" }
      return joined((folder == nil || named.isEmpty ? manifests : named).compactMap { target(item.name, in: $0) })
    }
  }

  private func product(_ name: String) -> Modules? {
    let manifests = offers.keys.sorted().filter { offers[$0]?.products[name] != nil }
    let found = manifests.flatMap { manifest in
      (offers[manifest]?.products[name] ?? []).map { target in
        self.target(target, in: manifest) ?? ([moduleIdentifier(ofTarget: target)], false)
      }
    }
    return joined(found)
  }

  private func target(_ name: String, in manifest: String) -> Modules? {
    let isNeverImported = offers[manifest]?.neverImported.contains(name) == true
    guard let found = claims[Target(manifest: manifest, name: name)] else {
      return isNeverImported ? ([moduleIdentifier(ofTarget: name)], true) : nil
    }
    let needsNoImport = isNeverImported || found.allSatisfy { $0.stated?.isNeverImported == true }
    return (found.map { $0.importName ?? $0.name }, needsNoImport)
  }

  private func joined(_ found: [Modules]) -> Modules? {
    if found.isEmpty { return nil }
    return (Set(found.flatMap(\.names)).sorted(), found.allSatisfy(\.needsNoImport))
  }
}
