import StrataModel

/// What is wrong with a list of fields, or why a feature cannot be made with them. Nothing has been written.
package enum FieldProblem: Error, Equatable, CustomStringConvertible {
  case none
  case empty
  case noType(String, suggestion: String)
  case name(String, suggestion: String?)
  case keyword(String)
  case repeated(String)
  case unknownType(String, field: String)
  case identity(String)
  case onlyIdentity
  case onlyModels
  /// A type of the project that cannot be the type of a field, since it does not come with this declaration.
  case noModel(String, missing: String)
  /// A feature that cannot be the exemplar of one with fields.
  case noExemplar(String)
  case noPlainField(String)
  /// A field of the exemplar whose name its code has in another sense, too.
  case ambiguousField(String)
  /// A place of the exemplar that cannot be there once for each field.
  case mixedField(String, place: String)
  /// The code of the feature uses this name itself.
  case reserved(String)
  /// The feature's entity would have the name of a type of the system that its code uses.
  case systemType(String)
  /// A style without a built-in exemplar.
  case style(String?)
  /// A member that the feature needs is private.
  case privateMember(String, place: String)
  /// A type of the app that the feature needs is not declared.
  case missing(String, style: String)
  case oldKit
  case growth(GrowthProblem)

  package var description: String {
    switch self {
    case .none: "--fields needs at least one field, such as --fields \"id: Int, title: String, price: Decimal?\""
    case .empty: "there is nothing between two commas of --fields, or before or after one; remove the comma"
    case .noType(let text, let suggestion):
      "'\(text)' in --fields has no type; write the name, a colon and the type, such as '\(suggestion)'"
    case .name(let name, let suggestion):
      "'\(name)' in --fields cannot be the name of a property: it begins with a small letter and consists of ASCII letters and "
        + "digits" + (suggestion.map { $0 == name || $0.first?.isLetter != true ? "" : "; use '\($0)'" } ?? "")
    case .keyword(let name):
      "'\(name)' in --fields is a word of Swift, or a member that each type has; choose another name, such as '\(name)Value'"
    case .repeated(let name): "the field '\(name)' is in --fields twice; remove one, or rename it"
    case .unknownType(let type, let field):
      "unknown type '\(type)' of the field '\(field)'\(Suggestion.hint(for: type, among: Self.types)); types are "
        + "\(Self.types.joined(separator: ", ")), optionals such as Int?, lists such as [String], and models of the project that 'strata add feature NAME --fields LIST' added"
    case .identity(let type): "the field 'id' cannot have the type \(type): use String, Int or UUID"
    case .onlyIdentity: "--fields needs a field other than 'id', such as title: String"
    case .onlyModels:
      "--fields needs a field that is no optional and no list of a model, such as title: String"
    case .noModel(let name, let missing):
      "'\(name)' cannot be the type of a field, since the project has no \(missing); a model can that "
        + "'strata add feature \(name) --fields LIST' added, with its samples and what the server sends for it"
    case .noExemplar(let name):
      "'\(name)' cannot be the exemplar of a feature with fields: its files are not those of a feature that 'strata add feature --fields' "
        + "added; \(Self.otherExemplar)"
    case .noPlainField(let name):
      "'\(name)' cannot be the exemplar of a feature with fields, since it has no field such as title: String; \(Self.otherExemplar)"
    case .ambiguousField(let field):
      "the exemplar has the field '\(field)', and other code of it has the same name, so that its places cannot be told; rename the "
        + "field, or \(Self.otherExemplar)"
    case .mixedField(let field, let place):
      "the exemplar has the field '\(field)' where there cannot be one for each field; change that, or \(Self.otherExemplar)\n  \(place)"
    case .reserved(let name):
      "the field '\(name)' would have the name of something in the feature's own code; choose another name"
    case .systemType(let name):
      "a type of the system has the name \(name), and an entity of this name would hide it; choose another name, such as My\(name)"
    case .style(let style):
      "--fields needs an exemplar of the project's style, and there is none for \(style.map { "'\($0)'" } ?? "a project without a style"); "
        + "styles that have one are \(BuiltInExemplar.styles.joined(separator: ", "))"
    case .privateMember(let member, let place):
      "the feature uses \(member), which is private; remove 'private' there\n  \(place)"
    case .missing(let type, let style):
      "the feature uses \(type), which the project does not declare; --fields needs an app that 'strata new app --style \(style)' made"
    case .oldKit:
      "the kit in Packages/StrataKit is older than this command, and has no FieldValue; update it with 'strata kit update'"
    case .growth(let problem): problem.description
    }
  }

  private static let otherExemplar =
    "leave out --like: then the exemplar is the one that Strata has; or leave out --fields, and edit the copy"
  private static let types = FieldType.Plain.allCases.map(\.rawValue)
}
