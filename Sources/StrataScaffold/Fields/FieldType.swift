/// The type of a field: one of a small table or a model of the project, an optional of one, or a list.
package indirect enum FieldType: Hashable, Sendable, CustomStringConvertible {
  package enum Plain: String, CaseIterable, Sendable {
    case string = "String"
    case int = "Int"
    case double = "Double"
    case decimal = "Decimal"
    case bool = "Bool"
    case date = "Date"
    case url = "URL"
    case uuid = "UUID"
  }

  case plain(Plain)
  case model(FieldModel)
  case optional(FieldType)
  /// Of elements that are plain or models.
  case list(FieldType)

  /// - Parameters:
  ///   - text: `Decimal`, `Decimal?`, `[String]`, `[String]?`, or the same with a model.
  ///   - models: by name, the models of the project that can be types of fields.
  package init?(_ text: String, models: [String: FieldModel] = [:]) {
    if text.hasSuffix("?") {
      guard let wrapped = FieldType(String(text.dropLast()), models: models), !wrapped.isOptional else { return nil }
      self = .optional(wrapped)
    } else if text.hasPrefix("["), text.hasSuffix("]") {
      let text = text.dropFirst().dropLast().filter { $0 != " " }
      guard let element = FieldType(text, models: models), element.isElement else { return nil }
      self = .list(element)
    } else if let plain = Plain(rawValue: text) {
      self = .plain(plain)
    } else {
      guard let model = models[text] else { return nil }
      self = .model(model)
    }
  }

  package var description: String { named(\.name) }

  /// The type in code, with the models under names of a kind: the model itself, or what the server sends for it.
  func named(_ name: (FieldModel) -> String) -> String {
    switch self {
    case .plain(let plain): plain.rawValue
    case .model(let model): name(model)
    case .optional(let wrapped): "\(wrapped.named(name))?"
    case .list(let element): "[\(element.named(name))]"
    }
  }

  /// The model that values of the type have or are.
  var model: FieldModel? {
    switch self {
    case .plain: nil
    case .model(let model): model
    case .optional(let wrapped), .list(let wrapped): wrapped.model
    }
  }

  var isOptional: Bool { if case .optional = self { true } else { false } }
  var isPlain: Bool { if case .plain = self { true } else { false } }
  var isModel: Bool { if case .model = self { true } else { false } }

  private var isElement: Bool {
    switch self {
    case .plain, .model: true
    case .optional, .list: false
    }
  }

  /// Whether the type is declared in Foundation.
  var needsFoundation: Bool {
    switch self {
    case .plain(let plain): [.decimal, .date, .url, .uuid].contains(plain)
    case .model: false
    case .optional(let wrapped), .list(let wrapped): wrapped.needsFoundation
    }
  }

  /// Whether values of it can be the identity of an entity, which is a part of paths.
  var isIdentity: Bool {
    switch self {
    case .plain(let plain): [.string, .int, .uuid].contains(plain)
    case .model, .optional, .list: false
    }
  }
}
