/// The values that samples in tests and previews have: two for each type, which differ.
struct SampleValue {
  let type: FieldType
  let field: String
  /// 0 or 1.
  let index: Int

  /// An expression in Swift.
  var code: String { Self.code(type, field, index) }

  private static func code(_ type: FieldType, _ field: String, _ index: Int) -> String {
    switch type {
    case .plain(let plain): code(plain, field, index)
    case .model(let model): model.renamed("\(BuiltInExemplar.name)Samples") + (index == 0 ? ".first" : ".second")
    // Both forms of an optional occur.
    case .optional(let wrapped): index == 0 ? code(wrapped, field, index) : "nil"
    case .list(let element):
      index == 0 ? "[\(code(element, field, 0)), \(code(element, field, 1))]" : "[\(code(element, field, 1))]"
    }
  }

  private static func code(_ plain: FieldType.Plain, _ field: String, _ index: Int) -> String {
    let number = index + 1
    return switch plain {
    case .string: "\"\(index == 0 ? "First" : "Second") \(FieldName(field).words)\""
    case .int: "\(number)"
    case .double: "\(number).5"
    case .decimal: "\(number).25"
    case .bool: "\(index == 0)"
    case .date: "Date(timeIntervalSince1970: \(1_700_000_000 + index * 86_400))"
    case .url: "URL(filePath: \"/\(index == 0 ? "first" : "second")\")"
    case .uuid: "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \(number)))"
    }
  }
}
