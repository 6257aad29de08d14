import StrataSyntax

/// Writes a file of an exemplar with other fields: each part that is there for the exemplar's field once for each new one.
struct FieldText {
  /// The field of the exemplar.
  let exemplar: Field
  let list: FieldList
  /// The feature, by whose name the fields have models.
  var feature: FieldModel?
  var conversions: [BuiltInExemplar.Conversion] = []

  /// - Returns: the text, and the nodes with the exemplar's field that could not be repeated.
  func text(of bytes: [UInt8]) -> (bytes: [UInt8], left: [Int]) {
    let source = SwiftSource(bytes)
    let units = FieldUnits(source, of: FieldName(exemplar.name))
    var edits = units.nodes.map { unit in (range(of: unit, units, source), repeated(unit, units, source)) }
    edits += identityEdits(source).filter { edit in !edits.contains { $0.0.overlaps(edit.0) } }
    var result: [UInt8] = []
    var position = 0
    for (range, text) in edits.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      result += bytes[position..<range.lowerBound]
      result += text.utf8
      position = range.upperBound
    }
    result += bytes[position...]
    return (Self.importingFoundation(result, where: needsFoundation), units.left)
  }

  private var needsFoundation: Set<String> {
    Set(FieldType.Plain.allCases.filter { FieldType.plain($0).needsFoundation }.map(\.rawValue))
  }

  private func range(of unit: Int, _ units: FieldUnits, _ source: SwiftSource) -> Range<Int> {
    units.isElement(unit) ? source.range(unit) : SourceLines.range(source.range(unit), source.bytes)
  }

  /// The text of a unit for each of the new fields.
  private func repeated(_ unit: Int, _ units: FieldUnits, _ source: SwiftSource) -> String {
    let range = range(of: unit, units, source)
    let copies = list.fields.map { copy(of: unit, range, for: $0, source) }
    guard units.isElement(unit) else { return copies.joined() }
    let start = SourceLines.lineStart(range.lowerBound, source.bytes)
    let before = source.bytes[start..<range.lowerBound]
    return copies.joined(
      separator: SourceLines.isBlank(before) ? ",\n" + String(decoding: before, as: UTF8.self) : ", ")
  }

  private func copy(of unit: Int, _ range: Range<Int>, for field: Field, _ source: SwiftSource) -> String {
    let (old, new) = (FieldName(exemplar.name), FieldName(field.name))
    func text(_ range: Range<Int>) -> String {
      old.renamed(to: new, in: String(decoding: source.bytes[range], as: UTF8.self))
    }
    if field.type.model != nil {
      let unit = ModelUnit(source: source, node: unit, range: range, feature: feature, conversions: conversions)
      return unit.text(field, renamed: text)
    }
    guard let (part, typed) = typed(unit, field, source) else { return text(range) }
    return text(range.lowerBound..<part.lowerBound) + typed + text(part.upperBound..<range.upperBound)
  }

  /// The part of a unit that has the type of the exemplar's field, or a value of it, and what the new field has there.
  private func typed(_ unit: Int, _ field: Field, _ source: SwiftSource) -> (Range<Int>, String)? {
    switch source.kind(unit) {
    case .variableDeclaration, .parameter:
      guard let type = source.annotation(of: unit), source.text(type) == exemplar.type.description else { return nil }
      return (source.range(type), field.type.description)
    case .argument:
      guard let index = source.sampleIndex(of: unit) else { return nil }
      let value = source.children(of: unit).first { source.kind($0) == .stringLiteral }
      return value.map { (source.range($0), SampleValue(type: field.type, field: field.name, index: index).code) }
    default: return nil
    }
  }

  /// Where the identity has its type, or a value of it.
  private func identityEdits(_ source: SwiftSource) -> [(Range<Int>, String)] {
    guard let type = list.identity, type != .plain(.string) else { return [] }
    let identity = Field(name: Field.identity, type: type)
    return source.tree.nodes.indices.compactMap { node in
      switch source.kind(node) {
      case .variableDeclaration:
        guard source.kind(source.parents[node]) == .memberBlock,
          source.descendants(of: node).first(where: { source.kind($0) == .identifierPattern }).map(source.text)
            == Field.identity
        else { return nil }
      case .argument where source.name(of: node).map(source.text) == Field.identity: break
      default: return nil
      }
      return typed(node, identity, source)
    }
  }

  /// With an import of Foundation where a type of it is used and the file does not import it.
  private static func importingFoundation(_ bytes: [UInt8], where types: Set<String>) -> [UInt8] {
    let source = SwiftSource(bytes)
    guard !source.imports.contains("Foundation"), source.uses.contains(where: { types.contains($0.name) }) else {
      return bytes
    }
    let line = Array("import Foundation\n".utf8)
    let imports = source.children(of: 0).filter {
      source.kind($0) == .importDeclaration && !source.text($0).hasPrefix("@")
    }
    guard let first = imports.first(where: { source.text($0) > "import Foundation" }) ?? imports.first else {
      return line + [SourceLines.newline] + bytes
    }
    let start = SourceLines.lineStart(source.range(first).lowerBound, bytes)
    return bytes[..<start] + line + bytes[start...]
  }
}

extension SwiftSource {
  /// The type that a property or a parameter is declared with.
  func annotation(of node: Int) -> Int? {
    let annotation = descendants(of: node).first { kind($0) == .typeAnnotation }
    if let annotation { return children(of: annotation).first { _ in true } }
    guard kind(node) == .parameter else { return nil }
    return children(of: node).first { [.identifierType, .optionalType, .arrayType].contains(kind($0)) }
  }

  /// Which of the exemplar's two samples an argument has: a string literal that begins with `First` or `Second`, or is 1 or 2.
  func sampleIndex(of argument: Int) -> Int? {
    guard let literal = children(of: argument).first(where: { kind($0) == .stringLiteral }) else { return nil }
    let text = children(of: literal).filter { kind($0) == .stringSegment }.map(text).joined()
    return [["First", "1"], ["Second", "2"]].firstIndex { $0.contains(text) }
  }
}
