import StrataModel
import StrataYAML

/// The targets of an XcodeGen `project.yml`, with the specs that it includes and the templates that targets stand on.
struct XcodeGenManifest {
  private var targets: [Entry] = []
  private var templates: [String: YAMLNode] = [:]
  private let read: (String) -> [UInt8]?
  private var seen: Set<String> = []

  private struct Entry {
    var name: String
    var body: YAMLNode
    /// Paths of sources are relative to it.
    var folder: String
  }

  /// The claims of a spec; empty when it cannot be read.
  /// - Parameter read: the bytes of a file by its relative path.
  static func claims(_ path: String, read: @escaping (String) -> [UInt8]?) -> [ModuleClaim] {
    var manifest = XcodeGenManifest(read: read)
    manifest.load(path, depth: 0)
    return manifest.targets.compactMap(manifest.claim)
  }

  private init(read: @escaping (String) -> [UInt8]?) { self.read = read }

  private mutating func load(_ path: String, depth: Int) {
    guard depth < 16, seen.insert(path).inserted, let bytes = read(path),
      let root = try? YAMLParser.parse(bytes, takesMergeKeys: true)
    else { return }
    let folder = RelativePath.folder(of: path)
    for name in root["include"].map(includes) ?? [] {
      if let other = RelativePath.join(folder, name) { load(other, depth: depth + 1) }
    }
    for entry in root["targetTemplates"]?.merged ?? [] { templates[entry.key] = entry.value }
    for entry in root["targets"]?.merged ?? [] {
      targets.append(Entry(name: entry.key, body: entry.value, folder: folder))
    }
  }

  /// `include: a.yml`, `include: [a.yml, { path: b.yml }]`
  private func includes(_ node: YAMLNode) -> [String] {
    node.items.compactMap { $0.text ?? $0["path"]?.text }
  }

  private func claim(of target: Entry) -> ModuleClaim? {
    let bodies = [target.body] + templates(of: target.body, depth: 0)
    let type = bodies.lazy.compactMap { $0["type"]?.text }.first ?? ""
    let name = bodies.lazy.compactMap { $0["name"]?.text }.first ?? target.name
    var claim = ModuleClaim(
      name: XcodeProject.moduleName(filled(name, target)), isTest: type.contains("test"), origin: .xcodeProject)
    for source in bodies.flatMap({ $0["sources"]?.items ?? [] }) {
      guard let written = source.text ?? source["path"]?.text,
        let path = RelativePath.join(target.folder, TuistManifest.literalPrefix(filled(written, target)))
      else { continue }
      if path.hasSuffix(".swift") { claim.files.insert(path) } else { claim.folders.append(path) }
      for glob in source["excludes"]?.items ?? [] {
        guard let text = glob.text, !text.hasPrefix("*") else { continue }
        if let left = RelativePath.join(path, TuistManifest.literalPrefix(text)), left != path {
          claim.excluded.append(left)
        }
      }
    }
    for dependency in bodies.flatMap({ $0["dependencies"]?.items ?? [] }) {
      if let other = dependency["target"]?.text { claim.dependencies.append(XcodeProject.moduleName(other)) }
    }
    claim.dependencies.sort()
    return claim.files.isEmpty && claim.folders.isEmpty ? nil : claim
  }

  /// What a target's templates say, and theirs.
  private func templates(of body: YAMLNode, depth: Int) -> [YAMLNode] {
    guard depth < 8 else { return [] }
    return (body["templates"]?.items ?? []).compactMap(\.text).compactMap { templates[$0] }
      .flatMap { [$0] + templates(of: $0, depth: depth + 1) }
  }

  private func filled(_ text: String, _ target: Entry) -> String {
    text.replacing("${target_name}", with: target.name)
  }
}

extension YAMLNode {
  /// The value of a key of a mapping.
  fileprivate subscript(key: String) -> YAMLNode? { merged.first { $0.key == key }?.value }

  /// The entries of a mapping, with those that `<<` brings in behind its own.
  fileprivate var merged: [YAMLEntry] {
    guard case .mapping(let entries) = content else { return [] }
    let own = entries.filter { $0.key != "<<" }
    let brought = entries.filter { $0.key == "<<" }.flatMap { $0.value.items.flatMap(\.merged) }
    return own + brought.filter { entry in !own.contains { $0.key == entry.key } }
  }

  /// The items of a list; a single value stands for a list of one.
  fileprivate var items: [YAMLNode] {
    if case .sequence(let items) = content { return items }
    return isNull ? [] : [self]
  }

  fileprivate var text: String? {
    if case .scalar(let text, _) = content { return text }
    return nil
  }
}
