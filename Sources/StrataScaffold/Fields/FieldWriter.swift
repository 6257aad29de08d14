import StrataModel

/// Gives files of the built-in exemplar the name of a feature, and its fields.
package struct FieldWriter: Sendable {
  private let names: FeatureNames
  private let fields: FieldText

  /// - Parameter files: the files that are written; what they use and do not declare keeps its name.
  package init(
    _ name: GrownName, _ list: FieldList, like exemplar: BuiltInExemplar, _ files: [String: [UInt8]]
  ) throws(FieldProblem) {
    guard let old = GrownName(BuiltInExemplar.name) else { throw .style(nil) }
    let project = FeatureFiles(files.filter { $0.key.isSwiftFile }).project
    let type = name.text(.upperCamel)
    if project.foreign(with: [type]).contains(type) || Self.systemTypes.contains(type) { throw .systemType(type) }
    let foreign = project.foreign(with: Renaming(from: old, to: name).words)
    names = FeatureNames(renaming: Renaming(from: old, to: name, protecting: foreign))
    fields = FieldText(
      exemplar: BuiltInExemplar.field, list: list, feature: FieldModel(name: type, text: ""),
      conversions: exemplar.conversions)
  }

  /// Types that each app may use: an entity of the same name would hide them.
  private static let systemTypes = Set(FieldType.Plain.allCases.map(\.rawValue)).union([
    "Any", "Array", "Character", "Codable", "Data", "Dictionary", "Error", "Float", "Never", "Optional", "Result",
    "Self",
    "Set", "Type", "Void",
  ])

  package func path(_ path: String) -> String { FeatureSlice.path(path, names) }

  /// A line of code with the name of the feature.
  func line(_ text: String) -> String { names.renaming.apply(text, as: .code) }

  /// - Parameter identifiers: other names of identifiers, such as that of the app's module.
  package func bytes(_ bytes: [UInt8], renaming identifiers: [String: String] = [:]) -> [UInt8] {
    let renamed = RenamedSource(SwiftSource(bytes), names).text(bytes.indices).replacingIdentifiers(identifiers)
    let text = fields.text(of: Array(renamed.utf8))
    // A test holds that for each exemplar.
    precondition(text.left.isEmpty, "a file of the exemplar has a field where it cannot be repeated")
    return Array(LongLines.breaking(String(decoding: text.bytes, as: UTF8.self)).utf8)
  }
}
