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
    let names = try Self.names(name, exemplar)
    try Self.requireRoot(exemplar, in: files)
    let module = files.types[exemplar.compositionRoot]?.first.flatMap { files.modules.ofFile[$0] } ?? exemplar.module
    let fields = FieldText(exemplar: BuiltInExemplar.field, list: list)
    for (path, bytes) in exemplar.files {
      let copy = FeatureSlice.path(path, names)
      if files.sources[copy] != nil { throw .growth(.exists(copy)) }
      let renamed = RenamedSource(SwiftSource(bytes), names).text(bytes.indices)
        .replacingIdentifiers([exemplar.module: module])
      let text = fields.text(of: Array(renamed.utf8))
      precondition(text.left.isEmpty, "\(path) of the exemplar has a field where it cannot be repeated")
      self.files[copy] = Array(LongLines.breaking(String(decoding: text.bytes, as: UTF8.self)).utf8)
      exemplars[copy] = path
    }
    try Self.requireNames(list, name, self.files)
    next = exemplar.next.map { names.renaming.apply($0, as: .code) }
    do throws(GrowthProblem) {
      for path in self.files.keys.sorted() {
        if let bytes = self.files[path] { try files.requireNewTypes(bytes) }
      }
      try Redeclarations(in: files).require(self.files)
    } catch {
      throw .growth(error)
    }
  }

  private static func names(_ name: GrownName, _ exemplar: BuiltInExemplar) throws(FieldProblem) -> FeatureNames {
    guard let old = GrownName(BuiltInExemplar.name) else { throw .style(exemplar.style) }
    // What the exemplar uses and does not declare keeps its name.
    let known = FeatureFiles(exemplar.files)
    return FeatureNames(renaming: Renaming(from: old, to: name, protecting: known.project.foreign))
  }

  /// The feature extends the composition root, and uses its members.
  private static func requireRoot(_ exemplar: BuiltInExemplar, in files: FeatureFiles) throws(FieldProblem) {
    let root = exemplar.compositionRoot
    guard let places = files.types[root] else { throw .missing(root, style: exemplar.style) }
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
      let holders = Set(source.declarations.filter { fields.contains($0.name) && !$0.isLocal }.compactMap(\.owner))
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
