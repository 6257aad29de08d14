/// A field of a feature's entity: a stored property.
package struct Field: Hashable, Sendable {
  package let name: String
  package let type: FieldType

  /// The property that identifies an entity.
  static let identity = "id"

  package init(name: String, type: FieldType) {
    self.name = name
    self.type = type
  }
}

/// The fields of a new feature, as the command line names them.
package struct FieldList: Hashable, Sendable {
  /// In the given order; without the identity.
  package let fields: [Field]
  /// The type of `id`; nil where the list does not name it.
  package let identity: FieldType?

  /// - Parameters:
  ///   - text: `id: Int, title: String, price: Decimal?`.
  ///   - model: the model of the project with a name; nil where there is none.
  /// - Throws: what is wrong with the first field that is.
  package init(
    _ text: String, model: (String) throws(FieldProblem) -> FieldModel? = { _ in nil }
  ) throws(FieldProblem) {
    var fields: [Field] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let field = try Self.field(part.trimmed, isOnly: !text.contains(","), model)
      if fields.contains(where: { $0.name == field.name }) { throw .repeated(field.name) }
      fields.append(field)
    }
    let identity = fields.first { $0.name == Field.identity }?.type
    if let identity, !identity.isIdentity { throw .identity(identity.description) }
    self.identity = identity
    self.fields = fields.filter { $0.name != Field.identity }
    if self.fields.isEmpty { throw .onlyIdentity }
    // The form would have nothing to read.
    if self.fields.allSatisfy({ $0.type.model != nil && !$0.type.isModel }) { throw .onlyModels }
  }

  private static func field(
    _ text: Substring, isOnly: Bool, _ model: (String) throws(FieldProblem) -> FieldModel?
  ) throws(FieldProblem) -> Field {
    if text.isEmpty { throw isOnly ? .none : .empty }
    guard let colon = text.firstIndex(of: ":") else { throw .noType(String(text), suggestion: suggestion(for: text)) }
    let (name, type) = (text[..<colon].trimmed, text[text.index(after: colon)...].trimmed)
    try requireName(String(name))
    if type.isEmpty { throw .noType(String(text), suggestion: "\(name): String") }
    let word = String(type.filter { $0.isLetter || $0.isNumber })
    let found = FieldType.Plain(rawValue: word) == nil ? try model(word) : nil
    guard let known = FieldType(String(type), models: found.map { [word: $0] } ?? [:]) else {
      throw .unknownType(String(type), field: String(name))
    }
    return Field(name: String(name), type: known)
  }

  private static func requireName(_ name: String) throws(FieldProblem) {
    let isIdentifier = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && name.first?.isLetter == true
    guard isIdentifier else {
      throw .name(name, suggestion: GrownName(name).map { $0.text(.lowerCamel) })
    }
    guard name.first?.isLowercase == true else {
      throw .name(name, suggestion: GrownName(name).map { $0.text(.lowerCamel) })
    }
    if keywords.contains(name) { throw .keyword(name) }
  }

  /// `id Int` without its colon.
  private static func suggestion(for text: Substring) -> String {
    let words = text.split(separator: " ")
    return words.count == 2 && FieldType(String(words[1])) != nil ? "\(words[0]): \(words[1])" : "\(words[0]): String"
  }

  /// Words that cannot name a property without backticks, and members that each type has.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "hash", "hashValue",
    "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension StringProtocol {
  /// Without the white space around it.
  fileprivate var trimmed: SubSequence {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = self[start...].lastIndex { !$0.isWhitespace }.map(index(after:)) ?? start
    return self[start..<end]
  }
}
