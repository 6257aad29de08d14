import StrataModel

/// Reads the dependencies of a target of a manifest in Swift, with their locations.
struct StatedDependencyReader {
  private let evaluator: ManifestEvaluator
  /// Of a Tuist project: its folder, and the folder to which `.relativeToRoot` is relative.
  private let folder: String
  private let root: String

  init(_ evaluator: ManifestEvaluator, folder: String = "", root: String = "") {
    self.evaluator = evaluator
    self.folder = folder
    self.root = root
  }

  /// - Parameter project: where the manifest creates the project, for targets that helpers create.
  func dependencies(of target: ManifestObject, named name: String, project: UInt32 = 0) -> StatedDependencies {
    let written = target.origin.flatMap { $0.source == 0 ? $0.offset : nil }
    let range = written.map(argumentRange)
    var stated = StatedDependencies(target: name, location: location(written ?? project))
    // A statement that could not be evaluated may add dependencies.
    stated.unread = evaluator.skipped.first.map(location)
    for item in target["dependencies"]?.spread ?? [] { add(item, range, &stated) }
    return stated
  }

  private func add(_ value: ManifestValue, _ range: Range<Int>?, _ stated: inout StatedDependencies) {
    switch value {
    case .none: return
    case .list(let items): for item in items { add(item, range, &stated) }
    case .string(let name):
      let offset = range.flatMap { self.offset(of: name, in: $0) }
      stated.items.append(
        StatedDependencies.Item(
          kind: .targetOrProduct, name: name, location: offset.map(location) ?? stated.location))
    case .object(let object):
      guard !Self.systemKinds.contains(object.name) else { return }
      guard let (kind, name) = meaning(of: object) else {
        stated.unread = stated.unread ?? object.origin.map(location) ?? stated.location
        return
      }
      var item = StatedDependencies.Item(kind: kind, name: name, location: stated.location)
      item.package = object["package"].flatMap(evaluator.description)
      if let origin = object.origin { item.location = location(ofItem: origin, range) }
      // A product of this kind is no library: `.package(product: "Lint", type: .plugin)`.
      if let type = object["type"]?.object?.name { item.needsNoImport = ["plugin", "macro"].contains(type) }
      stated.items.append(item)
    default: stated.unread = stated.unread ?? value.gap.map(location) ?? stated.location
    }
  }

  /// What the system provides, and what the target only runs or reads.
  private static let systemKinds: Set<String> = ["sdk", "xctest", "plugin", "bundle"]

  private func meaning(of object: ManifestObject) -> (StatedDependencies.Item.Kind, String)? {
    func text(_ label: String) -> String? { object[label].flatMap(evaluator.description) }
    switch object.name {
    case "target": return text("name").map { (.target, $0) }
    case "byName": return text("name").map { (.targetOrProduct, $0) }
    case "product", "external": return text("name").map { (.product, $0) }
    case "package": return text("product").map { (.product, $0) }
    case "project": return text("target").map { (.project(folder: path(object["path"])), $0) }
    case "framework", "xcframework", "library":
      guard let path = pathText(object["path"]) else { return nil }
      return (.file, String(path.lastPathComponent.prefix { $0 != "." }))
    default: return nil
    }
  }

  private func path(_ value: ManifestValue?) -> String? {
    guard let text = pathText(value) else { return nil }
    let base = value?.object?.name == "relativeToRoot" ? root : folder
    return RelativePath.join(base, text)
  }

  /// `"../Core"`, `.relativeToRoot("Projects/Core")`
  private func pathText(_ value: ManifestValue?) -> String? {
    value?.string ?? value?.object?.fields.lazy.compactMap { evaluator.description(of: $0.value) }.first
  }

  // MARK: Locations

  private func location(_ gap: ManifestGap) -> SourceLocation {
    let source = evaluator.sources.list[gap.source]
    let position = source.facts.position(of: gap.offset)
    return SourceLocation(file: source.path, line: position.line, column: position.column)
  }

  /// Where a dependency is written. For one that a helper declares, this is its use in the manifest (`.design`), or the
  /// line of the helper if the target does not name it.
  private func location(ofItem origin: ManifestGap, _ range: Range<Int>?) -> SourceLocation {
    guard origin.source != 0, let range else { return location(origin) }
    let bytes = evaluator.sources.list[0].bytes
    let names = evaluator.sources.list[origin.source].facts.names(of: [.variable, .function], around: origin.offset)
    guard let label = Self.first("dependencies", bytes, in: range) else { return location(origin) }
    let uses = names.lazy.compactMap { name in
      Self.firstUse(of: name, bytes, in: label..<range.upperBound)
    }
    return uses.first.map { location(UInt32($0)) } ?? location(origin)
  }

  /// Where `.name` is written, and no longer name.
  private static func firstUse(of name: String, _ bytes: [UInt8], in range: Range<Int>) -> Int? {
    var start = range.lowerBound
    while let found = first(".\(name)", bytes, in: start..<range.upperBound) {
      let end = found + name.utf8.count + 1
      if end >= bytes.count || !isPartOfName(bytes[end]) { return found }
      start = end
    }
    return nil
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return byte >= 0x80 || scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// A location in the manifest itself.
  private func location(_ offset: UInt32) -> SourceLocation { location(ManifestGap(source: 0, offset: offset)) }

  /// The bytes between the parentheses of the call at an offset.
  private func argumentRange(_ offset: UInt32) -> Range<Int> {
    let bytes = evaluator.sources.list[0].bytes
    let start = bytes[Int(offset)...].firstIndex(of: UInt8(ascii: "(")) ?? bytes.count
    return start..<max(start, ManifestSources.end(ofParentheses: start, bytes))
  }

  /// Where a string is written as a literal, after the label `dependencies`.
  private func offset(of text: String, in range: Range<Int>) -> UInt32? {
    let bytes = evaluator.sources.list[0].bytes
    guard let label = Self.first("dependencies", bytes, in: range) else { return nil }
    return Self.first("\"\(text)\"", bytes, in: label..<range.upperBound).map { UInt32($0) }
  }

  private static func first(_ text: String, _ bytes: [UInt8], in range: Range<Int>) -> Int? {
    let pattern = Array(text.utf8)
    guard range.count >= pattern.count else { return nil }
    return (range.lowerBound...range.upperBound - pattern.count).first { bytes[$0...].starts(with: pattern) }
  }
}

extension FileFacts {
  /// The names of the declarations of some kinds around an offset, the innermost first.
  fileprivate func names(of kinds: Set<DeclarationKind>, around offset: UInt32) -> [String] {
    declarations.filter { $0.start <= offset && offset < $0.end && kinds.contains($0.kind) }.reversed()
      .map { names[$0.name] }
  }
}
