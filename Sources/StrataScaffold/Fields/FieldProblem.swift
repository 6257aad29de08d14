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
        + "\(Self.types.joined(separator: ", ")), optionals such as Int?, and lists such as [String]"
    case .identity(let type): "the field 'id' cannot have the type \(type): use String, Int or UUID"
    case .onlyIdentity: "--fields needs a field other than 'id', such as title: String"
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

  private static let types = FieldType.Plain.allCases.map(\.rawValue)
}
