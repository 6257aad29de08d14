import StrataSyntax

/// A part of an exemplar's file that is there for its field, for a field whose type is a model of the project. The form shows the
/// model and keeps it: a person edits it where it is at home.
struct ModelUnit {
  let source: SwiftSource
  let node: Int
  let range: Range<Int>
  /// The feature whose files are written.
  let feature: FieldModel?
  let conversions: [BuiltInExemplar.Conversion]

  /// - Parameter renamed: a part of the text with the name of the new field.
  func text(_ field: Field, renamed: (Range<Int>) -> String) -> String {
    func replacing(_ part: Range<Int>, _ text: String) -> String {
      renamed(range.lowerBound..<part.lowerBound) + text + renamed(part.upperBound..<range.upperBound)
    }
    let owner = source.owner(of: node)
    let isDraft = owner.map { $0 == name("EntryDraft") } == true
    switch source.kind(node) {
    case .variableDeclaration, .parameter:
      if let type = source.annotation(of: node) {
        return replacing(source.range(type), field.type.named { $0.renamed(exemplarName(owner)) })
      }
      return declaration(field, renamed) ?? renamed(range)
    case .argument:
      if let index = source.sampleIndex(of: node), let value = source.value(of: node) {
        return replacing(source.range(value), SampleValue(type: field.type, field: field.name, index: index).code)
      }
      guard let value = source.value(of: node) else { return renamed(range) }
      let callee = source.callee(of: source.parents[node]).map(source.text)
      return replacing(source.range(value), converted(value, to: callee == "init" ? owner : callee, field, renamed))
    case .ifStatement, .guardStatement:
      return isDraft ? check(field, renamed) : renamed(range)
    case .sequenceExpression where source.isAssignment(node):
      guard let value = source.children(of: node).reversed().first else { return renamed(range) }
      if isDraft { return renamed(range).replacing(".fieldText", with: "") }
      return replacing(source.range(value), converted(value, to: owner, field, renamed))
    default: return shown(renamed(range), field)
    }
  }

  /// A draft holds the value, which a person does not type; one that has to be there is missing at first.
  private func declaration(_ field: Field, _ renamed: (Range<Int>) -> String) -> String? {
    let text = renamed(range)
    guard let end = text.lastIndex(of: "\"") else { return nil }
    let name = Self.beforeSign(text)
    let tail = text[text.index(after: end)...]
    if case .list = field.type { return "\(name): \(field.type) = []\(tail)" }
    return "\(name): \(field.type.isOptional ? field.type.description : "\(field.type)?")\(tail)"
  }

  /// Where the draft looks whether there is a value.
  private func check(_ field: Field, _ renamed: (Range<Int>) -> String) -> String {
    guard field.type.isModel, let call = source.descendants(of: node).first(where: { isRead($0) }) else { return "" }
    let part = source.range(call)
    let after = renamed(part.upperBound..<range.upperBound)
    // `guard let author = Self.read(…)` needs no value of its own.
    if source.kind(node) == .guardStatement { return "\(Self.beforeSign(renamed(range))) else { return nil }\n" }
    return renamed(range.lowerBound..<part.lowerBound) + field.name + after
  }

  private static func beforeSign(_ text: String) -> String {
    let head = text.prefix { $0 != "=" }
    return String(head[..<(head.lastIndex { $0 != " " }.map(head.index(after:)) ?? head.startIndex)])
  }

  private func isRead(_ node: Int) -> Bool {
    source.kind(node) == .postfixChain && source.text(node).hasPrefix("Self.read(")
  }

  /// The text that names the model stands where the field's text does, and cannot be edited.
  private func shown(_ text: String, _ field: Field) -> String {
    guard let model = field.type.model else { return text }
    func name(of value: String, isOptional: Bool) -> String {
      switch field.type {
      case .list: "\(value).map(\\\(model.text)).joined(separator: \"; \")"
      case .optional(.list): "(\(value) ?? []).map(\\\(model.text)).joined(separator: \"; \")"
      default: isOptional ? "\(value)?\(model.text) ?? \"\"" : "\(value)\(model.text)"
      }
    }
    var result = text
    if let start = result.firstRange(of: ", text: $"), let end = result[start.upperBound...].firstIndex(of: ")") {
      let value = String(result[start.upperBound..<end])
      result.replaceSubrange(start.lowerBound..<end, with: ", value: \(name(of: value, isOptional: true))")
      return result.replacing("TextField(", with: "LabeledContent(")
    }
    if let start = result.firstRange(of: "(verbatim: "), let end = result.firstRange(of: ".fieldText)") {
      let value = String(result[start.upperBound..<end.lowerBound])
      result.replaceSubrange(
        start.upperBound..<end.upperBound, with: name(of: value, isOptional: field.type.isOptional) + ")")
    }
    return result
  }

  /// A value as the type that it is passed to has it.
  private func converted(
    _ value: Int, to target: String?, _ field: Field, _ renamed: (Range<Int>) -> String
  ) -> String {
    let text = renamed(source.range(value))
    guard let model = field.type.model, let type = sourceType(of: value),
      let conversion = conversions.first(where: { name($0.source) == type && name($0.target) == target })
    else { return text }
    let code = model.renamed(conversion.code)
    switch field.type {
    case .plain: return text
    case .model: return code.replacing("$0", with: text)
    case .list, .optional(.model): return "\(text).map { \(code) }"
    case .optional: return "\(text).map { $0.map { \(code) } }"
    }
  }

  /// The type whose field a value is: that around it, or that of a parameter.
  private func sourceType(of value: Int) -> String? {
    guard source.kind(value) == .postfixChain, let base = source.children(of: value).first(where: { _ in true }) else {
      return source.owner(of: node)
    }
    for ancestor in source.ancestors(of: value) {
      guard let list = source.children(of: ancestor).first(where: { source.kind($0) == .parameterList }) else {
        continue
      }
      for parameter in source.children(of: list) {
        let names = source.children(of: parameter).filter { source.kind($0) == .name }.map(source.text)
        if names.contains(source.text(base)) { return source.annotation(of: parameter).map(source.text) }
      }
    }
    return nil
  }

  /// A name of the exemplar in the feature whose files are written.
  private func name(_ name: String) -> String { feature?.renamed(name) ?? name }

  /// A type of the feature as the exemplar has it.
  private func exemplarName(_ owner: String?) -> String {
    let names = [BuiltInExemplar.name] + conversions.flatMap { [$0.source, $0.target] }
    return names.first { name($0) == owner } ?? BuiltInExemplar.name
  }
}

extension SwiftSource {
  /// The value of an argument.
  fileprivate func value(of argument: Int) -> Int? { children(of: argument).first { kind($0) != .name } }
}
