import StrataModel

/// Targets of one name in several manifests. They are different modules, unless they compile some of the same files: a
/// project that is generated from a manifest has the targets of that manifest once more.
struct EqualNames {
  private var claims: [ModuleClaim]
  /// By manifest and name as written, the name of the module.
  private var names: [Target: String] = [:]
  /// By name as written, the names of all modules that it may mean.
  private var modules: [String: [String]] = [:]

  private struct Target: Hashable {
    var manifest: String
    var name: String
  }

  /// The claims, with the folder of the manifest after the name of all but the first of several modules. Files import
  /// each of them by the name as written.
  static func separated(_ claims: [ModuleClaim]) -> [ModuleClaim] {
    var manifests: [String: Set<String>] = [:]
    for claim in claims { manifests[claim.name, default: []].insert(claim.manifest) }
    let shared = manifests.filter { $0.value.count > 1 }
    if shared.isEmpty { return claims }
    var names = EqualNames(claims: claims)
    for (name, manifests) in shared.sorted(by: { $0.key < $1.key }) { names.separate(name, manifests) }
    return names.renamed()
  }

  private init(claims: [ModuleClaim]) { self.claims = claims }

  /// The manifest closest to the root keeps the name.
  private mutating func separate(_ name: String, _ manifests: Set<String>) {
    let order = manifests.sorted { ($0.pathComponents.count, $0) < ($1.pathComponents.count, $1) }
    var kept: [(name: String, claims: [ModuleClaim])] = []
    for manifest in order {
      let own = claims.filter { $0.name == name && $0.manifest == manifest }
      let twin = kept.firstIndex { other in own.contains { claim in other.claims.contains { claim.overlaps($0) } } }
      if let twin {
        kept[twin].claims += own
        names[Target(manifest: manifest, name: name)] = kept[twin].name
      } else {
        let new = kept.isEmpty ? name : Self.name(name, of: manifest, besides: kept.map(\.name))
        kept.append((new, own))
        names[Target(manifest: manifest, name: name)] = new
      }
    }
    if kept.count > 1 { modules[name] = kept.map(\.name) }
  }

  /// `Core (Packages/Net)`, or the manifest itself if its folder does not tell two modules apart.
  private static func name(_ name: String, of manifest: String, besides others: [String]) -> String {
    let bundle = manifest.parentPath
    let folder = bundle.hasSuffix(".xcodeproj") ? bundle.parentPath : bundle
    let short = "\(name) (\(folder))"
    return folder.isEmpty || others.contains(short) ? "\(name) (\(manifest))" : short
  }

  /// A dependency means the target of the same manifest; if it has none of that name, any of the others.
  private func renamed() -> [ModuleClaim] {
    claims.map { claim in
      var claim = claim
      let manifest = claim.manifest
      if modules[claim.name] != nil, let new = names[Target(manifest: manifest, name: claim.name)], new != claim.name {
        claim.importName = claim.importName ?? claim.name
        claim.name = new
      }
      if claim.dependencies.contains(where: { modules[$0] != nil }) {
        claim.dependencies = claim.dependencies.flatMap { name in
          guard let all = modules[name] else { return [name] }
          return names[Target(manifest: manifest, name: name)].map { [$0] } ?? all
        }.sorted()
      }
      return claim
    }
  }
}

extension ModuleClaim {
  /// Whether a file or folder of one claim is part of the other one.
  fileprivate func overlaps(_ other: ModuleClaim) -> Bool {
    files.contains { other.strength(for: $0) != nil } || other.files.contains { strength(for: $0) != nil }
      || folders.contains { own in
        other.folders.contains { RelativePath.covers(own, $0) || RelativePath.covers($0, own) }
      }
  }
}
