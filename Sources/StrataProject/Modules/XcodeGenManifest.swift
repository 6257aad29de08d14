import StrataModel
import StrataYAML

/// The targets of an XcodeGen `project.yml`, with the specs that it includes and the templates that targets use.
struct XcodeGenManifest {
  private var targets: [Entry] = []
  private var templates: [String: YAMLNode] = [:]
  private var settings = XcodeGenSettings()
  private let read: (String) -> [UInt8]?
  private var seen: Set<String> = []
  private var faults: [(path: String, fault: ManifestFault)] = []

  private struct Entry {
    var name: String
    var body: YAMLNode
    /// The folder to which paths are relative.
    var folder: String
    /// One of several platforms; nil if the target has only one.
    var platform: String?
    /// Where the spec names it.
    var location: SourceLocation
  }

  /// - Parameter read: the bytes of a file by its relative path.
  static func read(_ path: String, read: @escaping (String) -> [UInt8]?) -> EvaluatedManifest {
    var manifest = XcodeGenManifest(read: read)
    manifest.load(path)
    var result = EvaluatedManifest()
    result.claims = manifest.claims()
    result.faults = manifest.faults
    result.included = manifest.seen.subtracting([path])
    return result
  }

  private init(read: @escaping (String) -> [UInt8]?) { self.read = read }

  /// - Parameter base: the folder to which paths are relative, if it is not the spec's own.
  private mutating func load(_ path: String, base: String? = nil) {
    // A spec may be included in several ways, also by itself.
    guard seen.insert(path).inserted, let root = parsed(path) else { return }
    let folder = base ?? String(path.parentPath)
    for include in root["include"].map({ includes($0) }) ?? [] {
      guard let other = RelativePath.join(String(path.parentPath), include.path) else {
        faults.append((include.path, .unreadable))
        continue
      }
      load(other, base: include.isRelative ? nil : folder)
    }
    settings.add(root, folder: folder)
    for entry in root["targetTemplates"]?.merged ?? [] { templates[entry.key] = entry.value }
    for entry in root["targets"]?.merged ?? [] {
      let location = SourceLocation(file: path, line: entry.keyLine, column: entry.keyColumn)
      targets.append(Entry(name: entry.key, body: entry.value, folder: folder, location: location))
    }
  }

  /// The document of a spec; nil if it is empty or cannot be read, which is noted.
  private mutating func parsed(_ path: String) -> YAMLNode? {
    guard let bytes = read(path) else {
      faults.append((path, .unreadable))
      return nil
    }
    do {
      return try YAMLParser.parse(bytes, takesMergeKeys: true)
    } catch {
      let first = error.issues.first
      let fault = ManifestFault.malformed(first?.message ?? "this is not YAML", line: first?.line)
      faults.append((path, ManifestFault.mergeConflict(in: bytes) ?? fault))
      return nil
    }
  }

  /// `include: a.yml`, `include: [a.yml, { path: b.yml, relativePaths: false }]`
  private func includes(_ node: YAMLNode) -> [(path: String, isRelative: Bool)] {
    node.items.compactMap { item in
      guard let path = item.text ?? item["path"]?.text else { return nil }
      return (path, item["relativePaths"]?.text != "false")
    }
  }

  /// A target for several platforms is one target for each; all have the same product.
  private func claims() -> [ModuleClaim] {
    var claims: [ModuleClaim] = []
    var entries: [Entry] = []
    for var target in targets {
      let platforms = platforms(of: target)
      for platform in platforms.count > 1 ? platforms.map(Optional.some) : [nil] {
        target.platform = platform
        guard var claim = claim(of: target) else { continue }
        claim.separate(from: claims, asTarget: platform.map { "\(target.name)_\($0)" } ?? target.name)
        claims.append(claim)
        entries.append(target)
      }
    }
    for index in claims.indices {
      claims[index].dependencies = dependencies(of: entries[index], entries, claims).sorted()
      claims[index].stated = statedDependencies(of: entries[index])
    }
    return claims
  }

  /// The modules of the targets that a target depends on, those for its own platform if there is one.
  private func dependencies(of target: Entry, _ entries: [Entry], _ claims: [ModuleClaim]) -> Set<String> {
    var names: Set<String> = []
    for dependency in bodies(of: target).flatMap({ $0["dependencies"]?.items ?? [] }) {
      guard let other = dependency["target"]?.text.map({ filled($0, target) }) else { continue }
      let found = entries.indices.filter { entries[$0].name == other }
      let own = found.filter { platform(of: entries[$0]) == platform(of: target) }
      names.formUnion((own.isEmpty ? found : own).map { claims[$0].name })
      if found.isEmpty { names.insert(moduleIdentifier(ofTarget: other)) }
    }
    return names
  }

  /// The dependencies of a target; those of its templates are at the target.
  private func statedDependencies(of target: Entry) -> StatedDependencies {
    var stated = StatedDependencies(target: target.name, location: target.location)
    let bodies = bodies(of: target)
    let type = bodies.lazy.compactMap { $0["type"]?.text }.first ?? ""
    // Apps and extensions are embedded, bundles copied, tools run.
    stated.isNeverImported = !(type.contains("framework") || type.contains("library"))
    stated.embeds = type.hasPrefix("application")
    for (number, body) in bodies.enumerated() {
      for node in body["dependencies"]?.items ?? [] {
        var location = target.location
        if number == 0 { (location.line, location.column) = (node.line, node.column) }
        stated.items += items(node, target).map { kind, name in
          StatedDependencies.Item(kind: kind, name: name, package: node["package"]?.text, location: location)
        }
      }
    }
    return stated
  }

  /// What one entry of `dependencies` names; nothing for what the system provides and what is only copied.
  private func items(_ node: YAMLNode, _ target: Entry) -> [(StatedDependencies.Item.Kind, String)] {
    if let name = node["target"]?.text {
      // `Other/Core` is a target of another project.
      let filled = filled(name, target)
      return filled.contains("/")
        ? [(.project(folder: nil), String(filled.lastPathComponent))] : [(.target, filled)]
    }
    if let package = node["package"]?.text {
      let products = (node["products"] ?? node["product"])?.items.compactMap(\.text) ?? [package]
      return products.map { (.product, filled($0, target)) }
    }
    guard let file = node["framework"]?.text ?? node["carthage"]?.text else { return [] }
    return [(.file, String(filled(file, target).lastPathComponent.prefix { $0 != "." }))]
  }

  private func platforms(of target: Entry) -> [String] {
    bodies(of: target).lazy.compactMap { $0["platform"]?.items.compactMap(\.text) }.first ?? []
  }

  private func platform(of target: Entry) -> String? { target.platform ?? platforms(of: target).first }

  private func bodies(of target: Entry) -> [YAMLNode] {
    var used: Set<String> = []
    return [target.body] + templates(of: target.body, &used)
  }

  private func claim(of target: Entry) -> ModuleClaim? {
    let bodies = bodies(of: target)
    let type = bodies.lazy.compactMap { $0["type"]?.text }.first ?? ""
    let name = settings.moduleName(
      of: bodies, target.name, platform: target.platform, folder: target.folder, read: read
    ) { filled($0, target) }
    var claim = ModuleClaim(name: name, isTest: type.contains("test"), origin: .xcodeProject)
    claim.product = ModuleClaim.Product(type)
    claim.isOnMainActor = XcodeSettings.areOnMainActor(
      settings.settings(of: bodies, target.name, platform: target.platform, folder: target.folder, read: read) {
        filled($0, target)
      })
    var unrestricted: [String] = []
    for source in bodies.flatMap({ $0["sources"]?.items ?? [] }) where isCompiled(source) {
      guard let written = source.text ?? source["path"]?.text else { continue }
      let prefix = TuistManifest.literalPrefix(filled(written, target))
      guard let path = RelativePath.join(target.folder, prefix) else {
        let path = RelativePath.resolve(prefix, in: target.folder)
        claim.outside.append(path.isSwiftFile ? path : path + "/")
        continue
      }
      if path.isSwiftFile { claim.files.insert(path) } else { claim.folders.append(path) }
      for glob in source["excludes"]?.items ?? [] { exclude(glob.text, from: path, &claim) }
      let included = (source["includes"]?.items ?? []).compactMap(\.text)
      if included.isEmpty { unrestricted.append(path) }
      claim.includedGlobs += included.compactMap { RelativePath.join(path, $0) }.map(PathGlob.init)
    }
    if !claim.includedGlobs.isEmpty { claim.includedGlobs += unrestricted.map { PathGlob($0 + "/**") } }
    return claim.files.isEmpty && claim.folders.isEmpty ? nil : claim
  }

  /// Whether the Swift files of an entry are compiled: not those of a folder reference, nor those for another build
  /// phase.
  private func isCompiled(_ source: YAMLNode) -> Bool {
    if source["type"]?.text == "folder" { return false }
    guard let phase = source["buildPhase"], !phase.isNull else { return true }
    return phase.text == "sources"
  }

  private func exclude(_ pattern: String?, from folder: String, _ claim: inout ModuleClaim) {
    guard let pattern else { return }
    let prefix = TuistManifest.literalPrefix(pattern)
    if !prefix.isEmpty, pattern == prefix || pattern == prefix + "/**" || pattern == prefix + "/**/*" {
      if let path = RelativePath.join(folder, prefix), path != folder { claim.excluded.append(path) }
    } else if let path = RelativePath.join(folder, pattern) {
      claim.excludedGlobs.append(PathGlob(path))
    }
  }

  /// The templates of a target, and the templates of these, each once.
  private func templates(of body: YAMLNode, _ used: inout Set<String>) -> [YAMLNode] {
    var result: [YAMLNode] = []
    for name in (body["templates"]?.items ?? []).compactMap(\.text) where used.insert(name).inserted {
      guard let template = templates[name] else { continue }
      result += [template] + templates(of: template, &used)
    }
    return result
  }

  private func filled(_ text: String, _ target: Entry) -> String {
    guard text.contains("${") else { return text }
    var result = text.replacing("${target_name}", with: target.name)
    if let platform = platform(of: target) { result = result.replacing("${platform}", with: platform) }
    for attribute in target.body["templateAttributes"]?.merged ?? [] {
      if let value = attribute.value.text { result = result.replacing("${\(attribute.key)}", with: value) }
    }
    return result
  }
}
