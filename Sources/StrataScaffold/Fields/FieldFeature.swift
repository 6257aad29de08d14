import StrataModel
import StrataSyntax

/// A new feature with fields of its own, made like the exemplar that the program has for a style. All its files are new.
package struct FieldFeature: Sendable {
  /// By path, the content.
  package private(set) var files: [String: [UInt8]] = [:]
  /// By path, the file of the exemplar.
  package private(set) var exemplars: [String: String] = [:]
  /// Lines of code that show the feature, for a place that a person chooses.
  package let next: [String]

  /// - Parameters:
  ///   - files: those of the project.
  ///   - list: the fields; what the list does not say of the identity is as in the exemplar.
  package init(
    _ name: GrownName, _ list: FieldList, like exemplar: BuiltInExemplar, in files: FeatureFiles
  ) throws(FieldProblem) {
    let writer = try FieldWriter(name, list, like: exemplar, exemplar.files)
    try Self.requireRoot(exemplar, in: files)
    let module = Self.module(of: exemplar, in: files) ?? exemplar.module
    for (path, bytes) in exemplar.files {
      let copy = writer.path(path)
      if files.sources.has(copy) || self.files[copy] != nil { throw .growth(.exists(copy)) }
      self.files[copy] = writer.bytes(bytes, renaming: [exemplar.module: module])
      exemplars[copy] = path
    }
    try Self.requireNames(list, name, self.files)
    next = exemplar.next.map(writer.line)
    do throws(GrowthProblem) {
      let parsed = self.files.filter { $0.key.isSwiftFile }.mapValues { SwiftSource($0) }
      for (_, source) in parsed.sorted(by: { $0.key < $1.key }) { try files.requireNewTypes(source) }
      try Redeclarations(in: files).require(parsed)
    } catch {
      throw .growth(error)
    }
  }

  /// The module with the composition root. Of files in which variants of an app declare it, those of one variant belong to no
  /// target: the module with the most files is the app's.
  private static func module(of exemplar: BuiltInExemplar, in files: FeatureFiles) -> String? {
    let modules = Set(files.types(named: exemplar.compositionRoot).compactMap { files.modules.ofFile[$0] })
    if modules.count < 2 { return modules.first }
    let counts = files.modules.ofFile.values.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return modules.max { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) }
  }

  /// The feature extends the composition root, and uses its members.
  private static func requireRoot(_ exemplar: BuiltInExemplar, in files: FeatureFiles) throws(FieldProblem) {
    let root = exemplar.compositionRoot
    let places = files.types(named: root)
    if places.isEmpty { throw .missing(root, style: exemplar.style) }
    let used = Set(
      exemplar.files.values.map { SwiftSource($0) }.flatMap { source in
        source.uses.filter { source.owner(of: $0.node) == root }.map(\.name)
      })
    for path in places {
      guard let source = files.sources[path] else { continue }
      for declaration in source.declarations
      where declaration.owner == root && declaration.isPrivate && used.contains(declaration.name) {
        throw .privateMember(
          "\(root).\(declaration.name)", place: GrownFeature.left(declaration.node, path, source).description)
      }
    }
  }

  /// No field has the name of the feature, or of another member that the feature's types have.
  private static func requireNames(
    _ list: FieldList, _ name: GrownName, _ files: [String: [UInt8]]
  ) throws(FieldProblem) {
    let fields = Set(list.fields.map(\.name))
    var counts: Set<String> = [name.text(.lowerCamel)]
    for bytes in files.values {
      let source = SwiftSource(bytes)
      let holders = Set(
        source.declarations.filter { declaration in
          fields.contains(declaration.name)
            && source.isStoredProperty(declaration.node, in: source.parents[declaration.node])
        }.compactMap(\.owner))
      for declaration in source.declarations where declaration.owner.map(holders.contains) == true {
        if source.kind(declaration.node) == .functionDeclaration || source.isComputed(declaration.node) {
          counts.insert(declaration.name)
        }
      }
    }
    if let taken = list.fields.first(where: { counts.contains($0.name) }) { throw .reserved(taken.name) }
  }
}

extension SwiftSource {
  /// Whether a node is a property without storage.
  fileprivate func isComputed(_ node: Int) -> Bool {
    kind(node) == .variableDeclaration && !isStoredProperty(node, in: parents[node])
      && kind(parents[node]) == .memberBlock
  }
}
