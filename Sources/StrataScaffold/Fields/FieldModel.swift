import StrataSyntax

/// An entity of the project that can be the type of a field: one of a feature with fields, whose other types come with it.
package struct FieldModel: Hashable, Sendable {
  package let name: String
  /// What follows a value in code to make the text that names it for a person: `.title`, `.id.fieldText`.
  let text: String

  /// A name of the built-in exemplar as that of the model's feature: `AuthorDto` for `EntryDto`.
  func renamed(_ text: String) -> String {
    guard let old = GrownName(BuiltInExemplar.name), let new = GrownName(name) else { return text }
    return Renaming(from: old, to: new).apply(text, as: .code)
  }
}

extension BuiltInExemplar {
  /// How a value of the entity becomes what the server sends or takes, or the other way around; `$0` is the value.
  struct Conversion: Hashable, Sendable {
    let source: String
    let target: String
    let code: String
  }

  /// The model of the project with a name; nil if the project declares no type of this name.
  /// - Throws: what the model does not have.
  package func model(named name: String, in files: FeatureFiles) throws(FieldProblem) -> FieldModel? {
    guard GrownName(name)?.text(.upperCamel) == name, let path = files.types(named: name).first,
      let source = files.sources[path]
    else { return nil }
    let properties = source.properties(ofStructure: name)
    guard properties.contains(where: { $0.name == Field.identity }) else { throw .noModel(name, missing: "\(name).id") }
    let texts = properties.filter { $0.type == FieldType.Plain.string.rawValue && $0.name != Field.identity }
    let model = FieldModel(name: name, text: texts.first.map { "." + $0.name } ?? ".\(Field.identity).fieldText")
    try require(of: model, in: files)
    return model
  }

  /// Refuses a model without the types and members that code of the feature uses.
  private func require(of model: FieldModel, in files: FeatureFiles) throws(FieldProblem) {
    let samples = model.renamed("\(Self.name)Samples")
    var needed = ["first", "second", "all"].map { (owner: samples, member: $0) }
    for conversion in conversions {
      let wire = conversion.source == Self.name ? conversion.target : conversion.source
      let parts = conversion.code.prefix { $0 != "(" }.split(separator: ".").map(String.init)
      guard parts.count == 2 else {
        needed.append((model.renamed(wire), ""))
        continue
      }
      needed.append((model.renamed(parts[0] == "$0" ? wire : parts[0]), model.renamed(parts[1])))
    }
    for (owner, member) in needed where !Self.declares(owner, member, files) {
      throw .noModel(model.name, missing: member.isEmpty ? owner : "\(owner).\(member)")
    }
  }

  private static func declares(_ owner: String, _ member: String, _ files: FeatureFiles) -> Bool {
    guard !files.types(named: owner).isEmpty else { return false }
    return member.isEmpty
      || files.declarations(at: files.sources.mentioning(owner)).contains { _, declarations in
        declarations.contains { $0.owner == owner && $0.name == member && !$0.isPrivate }
      }
  }
}

extension SwiftSource {
  /// The stored properties of a structure with their types, in the order of the text.
  func properties(ofStructure name: String) -> [(name: String, type: String?)] {
    declarations.compactMap { declaration in
      let members = parents[declaration.node]
      guard declaration.owner == name, !declaration.isLocal, !declaration.isPrivate,
        isStoredProperty(declaration.node, in: members), !isStaticMember(declaration.node, in: members),
        kind(parents[members]) == .structDeclaration
      else { return nil }
      return (declaration.name, annotation(of: declaration.node).map(text))
    }
  }
}
