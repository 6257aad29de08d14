import StrataSyntax

/// A feature with fields that the project has, as the exemplar of another one: its files as they are now, in the names of the
/// built-in exemplar and with its one field. So what a person changed in the feature is repeated, too.
struct OwnExemplar {
  private let files: FeatureFiles
  /// With which the new fields are written.
  private let template: Field
  /// That the new feature does not have.
  private let dropped: [String]
  private let names: FeatureNames
  /// The types and the functions that the feature declares.
  private let declared: Set<String>

  /// The files by their paths.
  private(set) var result: [String: [UInt8]] = [:]

  init(
    _ feature: GrownName, at paths: Set<String>, like exemplar: BuiltInExemplar, in files: FeatureFiles
  ) throws(FieldProblem) {
    let type = feature.text(.upperCamel)
    guard let old = GrownName(BuiltInExemplar.name), let path = files.types(named: type).first(where: paths.contains),
      let properties = files.sources[path]?.properties(ofStructure: type).filter({ $0.name != Field.identity })
    else { throw .noExemplar(type) }
    let plain = properties.compactMap { property -> Field? in
      guard let type = property.type.flatMap({ FieldType($0) }), type.isPlain else { return nil }
      return Field(name: property.name, type: type)
    }
    guard let template = plain.first(where: { $0.type == .plain(.string) }) ?? plain.first else {
      throw .noPlainField(type)
    }
    self.files = files
    self.template = template
    dropped = properties.map(\.name).filter { $0 != template.name }
    let sources = paths.sorted().compactMap { path in files.sources[path].map { (path, $0) } }
    let names = Set(sources.flatMap { $0.1.declarations.filter { !$0.isLocal }.map(\.name) })
    declared = names.union(["init"])
    let renaming = Renaming(
      from: feature, to: old, protecting: files.project.foreign(with: Renaming(from: feature, to: old).words))
    self.names = FeatureNames(renaming: renaming)
    try requireUnambiguous([template.name] + dropped, exemplar)
    for (path, source) in sources {
      let (place, bytes) = (FeatureSlice.path(path, self.names), try text(of: source, path))
      let builtIn = exemplar.files[place]
      // With the imports and the line breaks that the new fields and names need, and not those of the old ones.
      result[place] = builtIn.map(Self.code) == Self.code(bytes) ? builtIn : bytes
    }
  }

  /// Without white space, and without the import that types of fields may need.
  private static func code(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }.replacing("importFoundation", with: "")
  }

  /// A name that the code of each such feature has in another sense tells nothing.
  private func requireUnambiguous(_ fields: [String], _ exemplar: BuiltInExemplar) throws(FieldProblem) {
    let sources = exemplar.files.values.map { SwiftSource($0) }
    for field in fields {
      let isUsed = sources.contains { source in
        let units = FieldUnits(source, of: FieldName(field), isExact: true)
        return !units.nodes.isEmpty || !units.left.isEmpty
      }
      if isUsed { throw .ambiguousField(field) }
    }
  }

  private func text(of source: SwiftSource, _ path: String) throws(FieldProblem) -> [UInt8] {
    let fields = [template.name] + dropped
    let units = fields.map { ($0, FieldUnits(source, of: FieldName($0), isExact: true)) }
    let all = units.flatMap { name, units in units.nodes.map { (name, $0) } }
    for (name, units) in units {
      let mixed = units.nodes.first { unit in
        all.contains { $0 != name && ($1 == unit || source.descendants(of: unit).contains($1)) }
          || !isRepeatable(unit, units, source)
      }
      if let node = units.left.first ?? mixed {
        throw .mixedField(name, place: GrownFeature.left(node, path, source).description)
      }
    }
    var edits: [(range: Range<Int>, text: String)] = []
    for (name, units) in units {
      for unit in units.nodes {
        edits +=
          name == template.name ? templateEdits(unit, source) : [(Self.removal(of: unit, units, all, source), "")]
      }
    }
    edits += identityEdits(source).filter { edit in !edits.contains { $0.range.overlaps(edit.range) } }
    var bytes: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += source.bytes[position..<edit.range.lowerBound] + Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    let plain = SwiftSource(bytes + source.bytes[position...])
    let renamed = Array(RenamedSource(plain, names).text(plain.bytes.indices).utf8)
    if let node = FieldUnits(SwiftSource(renamed), of: FieldName(BuiltInExemplar.field.name)).left.first {
      throw .mixedField(
        template.name, place: GrownFeature.left(node, path, SwiftSource(renamed)).description)
    }
    return renamed
  }

  /// Whether several of a unit, or none, may take its place: no value that a function returns, and no argument of other code.
  private func isRepeatable(_ unit: Int, _ units: FieldUnits, _ source: SwiftSource) -> Bool {
    let parent = source.parents[unit]
    if units.isElement(unit) {
      guard source.kind(unit) == .argument else { return true }
      return source.callee(of: parent).map { declared.contains(source.text($0)) } == true
    }
    guard SourceLines.areWhole(source.range(unit), source.bytes) else { return false }
    switch source.kind(parent) {
    case .codeBlock, .closure:
      if source.kind(unit) == .returnStatement { return false }
      let statements = source.children(of: parent).filter { source.kind($0) != .closureSignature }
      // Of views, a block may have any number.
      return statements.count > 1 || source.text(unit).first?.isUppercase == true || source.isAssignment(unit)
    default: return true
    }
  }

  /// With the comma that separates it from its neighbours.
  private static func removal(
    of unit: Int, _ units: FieldUnits, _ all: [(String, Int)], _ source: SwiftSource
  ) -> Range<Int> {
    let own = source.range(unit)
    guard units.isElement(unit) else { return SourceLines.range(own, source.bytes) }
    let elements = source.elements(of: source.parents[unit], like: unit)
    let removed = Set(all.map(\.1))
    guard let index = elements.firstIndex(of: unit) else { return own }
    if index > 0, elements[..<index].contains(where: { !removed.contains($0) }) {
      return source.range(elements[index - 1]).upperBound..<own.upperBound
    }
    return index + 1 < elements.count ? own.lowerBound..<source.range(elements[index + 1]).lowerBound : own
  }

  /// The field's name, its type and its samples as those of the built-in exemplar's field.
  private func templateEdits(_ unit: Int, _ source: SwiftSource) -> [(range: Range<Int>, text: String)] {
    let (old, new) = (FieldName(template.name), FieldName(BuiltInExemplar.field.name))
    var edits: [(range: Range<Int>, text: String)] = []
    let sample = sample(unit, template, source)
    for node in unit..<source.tree.nodes[unit].nextIndex where sample?.node != node {
      let isInSample = sample.map { source.range($0.node).contains(source.range(node).lowerBound) } == true
      guard !isInSample, FieldUnits.isMention(node, of: old, source, isExact: true) else { continue }
      edits.append((source.range(node), old.replaced(by: new, in: source.text(node))))
    }
    if let sample { edits.append((source.range(sample.node), sample.index == 0 ? "\"First\"" : "\"Second\"")) }
    if [.variableDeclaration, .parameter].contains(source.kind(unit)), let type = source.annotation(of: unit),
      source.text(type) == template.type.description
    {
      edits.append((source.range(type), BuiltInExemplar.field.type.description))
    }
    return edits
  }

  private func identityEdits(_ source: SwiftSource) -> [(range: Range<Int>, text: String)] {
    source.tree.nodes.indices.compactMap { node in
      switch source.kind(node) {
      case .variableDeclaration:
        guard source.kind(source.parents[node]) == .memberBlock, let type = source.annotation(of: node),
          FieldType(source.text(type))?.isIdentity == true,
          source.descendants(of: node).first(where: { source.kind($0) == .identifierPattern }).map(source.text)
            == Field.identity
        else { return nil }
        return (source.range(type), FieldType.Plain.string.rawValue)
      case .argument where source.name(of: node).map(source.text) == Field.identity:
        return sample(node, Field(name: Field.identity, type: .plain(.string)), source).map {
          (source.range($0.node), $0.index == 0 ? "\"1\"" : "\"2\"")
        }
      default: return nil
      }
    }
  }

  /// The value of an argument that is a literal or made of literals, and which of the two samples it is: the first one that a file has
  /// for the field is the first.
  private func sample(_ unit: Int, _ field: Field, _ source: SwiftSource) -> (node: Int, index: Int)? {
    guard source.kind(unit) == .argument else { return nil }
    let values = source.tree.nodes.indices.filter { node in
      source.kind(node) == .argument && source.name(of: node).map(source.text) == field.name
    }.compactMap { source.sampleValue(of: $0) }
    guard let value = source.sampleValue(of: unit) else { return nil }
    return (value, values.first.map(source.text) == source.text(value) ? 0 : 1)
  }
}

extension BuiltInExemplar {
  /// The exemplar as a feature of the project has it now.
  /// - Parameter paths: the files that were written for the feature.
  /// - Throws: the first place that has a field of the feature and cannot be repeated for others.
  package func replaced(
    by feature: GrownName, at paths: Set<String>, in files: FeatureFiles
  ) throws(FieldProblem) -> BuiltInExemplar {
    var copy = self
    copy.files = try OwnExemplar(feature, at: paths, like: self, in: files).result
    return copy
  }
}

extension SwiftSource {
  /// The value of an argument if it is made of literals.
  fileprivate func sampleValue(of argument: Int) -> Int? {
    guard let value = children(of: argument).first(where: { kind($0) != .name }) else { return nil }
    let isSample = (value..<tree.nodes[value].nextIndex).allSatisfy { node in
      kind(node) != .identifierExpression || text(node).first?.isUppercase == true
    }
    let hasMember = kind(value) == .postfixChain && !descendants(of: value).contains { kind($0) == .callSuffix }
    return isSample && !hasMember ? value : nil
  }
}
