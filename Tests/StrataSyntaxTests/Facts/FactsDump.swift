import StrataModel

/// Facts as compact text: one line for each import and declaration, indented by nesting, its code after it.
struct FactsDump {
  let facts: FileFacts

  static func text(_ facts: FileFacts) -> String {
    let dump = FactsDump(facts: facts)
    var lines = facts.imports.map { dump.importLine($0) }
    for (index, declaration) in facts.declarations.enumerated() {
      let indent = String(repeating: "  ", count: dump.depth(index))
      lines.append(indent + dump.line(declaration))
      lines += dump.details(declaration).map { indent + "  | " + $0 }
    }
    if !facts.topLevelCode.isEmpty { lines += dump.code(facts.topLevelCode).map { "| " + $0 } }
    for suppression in facts.suppressions {
      lines.append(
        "disable:\(suppression.scope) \(dump.name(suppression.rules)) [\(dump.name(suppression.reason))]")
    }
    return lines.joined(separator: "\n")
  }

  private func depth(_ index: Int) -> Int {
    var depth = 0
    var parent = facts.declarations[index].parent
    while parent != noIndex {
      depth += 1
      parent = facts.declarations[Int(parent)].parent
    }
    return depth
  }

  func name(_ id: NameID) -> String { facts.names[id] }

  private func importLine(_ fact: ImportFact) -> String {
    var words = ["import"]
    if !fact.attributes.isEmpty { words.append(attributes(fact.attributes)) }
    if fact.access != .unspecified { words.append("\(fact.access)") }
    if !fact.scope.isNone { words.append(name(fact.scope)) }
    words.append(name(fact.module) + (fact.path.isNone ? "" : "." + name(fact.path)))
    return words.joined(separator: " ") + condition(fact.condition)
  }

  private func condition(_ index: UInt32) -> String {
    guard index != 0 else { return "" }
    let fact = facts.conditions[Int(index)]
    let text = fact.text.isNone ? "else" : name(fact.text)
    return " #\(text)" + (fact.isDebug ? "(debug)" : "") + condition(fact.parent)
  }

  // MARK: Declarations

  private func line(_ fact: DeclarationFact) -> String {
    var words = ["\(fact.kind)"]
    if !fact.attributes.isEmpty { words.append(attributes(fact.attributes)) }
    if fact.access != .unspecified { words.append("\(fact.access)") }
    if fact.setterAccess != .unspecified { words.append("\(fact.setterAccess)(set)") }
    words += modifiers(fact.modifiers)
    if fact.isLocal { words.append("local") }
    if fact.marks.contains(.preview) { words.append("!preview") }
    if fact.marks.contains(.debug) { words.append("!debug") }
    var text = name(fact.name)
    if !fact.genericParameters.isEmpty { text += "<" + generics(fact.genericParameters) + ">" }
    if !fact.parameters.isEmpty || fact.kind == .function || fact.kind == .initializer {
      text += "(" + fact.parameters.range.map { parameter(facts.parameters[$0]) }.joined(separator: ", ") + ")"
    }
    if fact.thrownType != noIndex { text += " throws(" + type(fact.thrownType) + ")" }
    if fact.type != noIndex { text += (fact.kind == .function ? " -> " : ": ") + type(fact.type) }
    if !fact.inherited.isEmpty {
      text += ": " + fact.inherited.range.map { type(facts.typeLists[$0]) }.joined(separator: ", ")
    }
    words.append(text)
    return words.joined(separator: " ") + condition(fact.condition)
  }

  private func details(_ fact: DeclarationFact) -> [String] {
    code(fact.initialValue).map { "= " + $0 } + code(fact.body)
  }

  private func modifiers(_ set: Modifiers) -> [String] {
    let names: [(Modifiers, String)] = [
      (.static, "static"), (.class, "class"), (.final, "final"), (.override, "override"), (.lazy, "lazy"),
      (.weak, "weak"), (.unowned, "unowned"), (.mutating, "mutating"), (.nonmutating, "nonmutating"),
      (.nonisolated, "nonisolated"), (.indirect, "indirect"), (.required, "required"), (.convenience, "convenience"),
      (.dynamic, "dynamic"), (.optional, "optional"), (.prefix, "prefix"), (.constant, "let"),
      (.computed, "computed"), (.hasSetter, "hasSetter"), (.async, "async"), (.throws, "throws"),
      (.rethrows, "rethrows"), (.failable, "failable"),
    ]
    return names.filter { set.contains($0.0) }.map { $0.1 }
  }

  private func parameter(_ fact: ParameterFact) -> String {
    var text = fact.attributes.isEmpty ? "" : attributes(fact.attributes) + " "
    text += (fact.label.isNone ? "_" : name(fact.label)) + " " + (fact.name.isNone ? "_" : name(fact.name))
    if fact.type != noIndex { text += ": " + type(fact.type) }
    if fact.isVariadic { text += "..." }
    if !fact.defaultValue.isEmpty { text += " = " + code(fact.defaultValue).joined(separator: "; ") }
    return text
  }

  private func attributes(_ span: Span) -> String {
    span.range.map { index in
      let fact = facts.attributes[index]
      let arguments = code(fact.arguments)
      return "@" + name(fact.name) + (arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")")
    }.joined(separator: " ")
  }

  private func generics(_ span: Span) -> String {
    span.range.map { index in
      let fact = facts.genericParameters[index]
      guard fact.isRequirement else {
        return name(fact.name) + (fact.constraint == noIndex ? "" : ": " + type(fact.constraint))
      }
      return "where " + type(fact.subject) + (fact.isSameType ? " == " : ": ") + type(fact.constraint)
    }.joined(separator: ", ")
  }

  // MARK: Code

  func code(_ span: Span) -> [String] {
    var result: [String] = []
    var index = span.start
    while index < span.end {
      result.append(code(index))
      index = facts.code[Int(index)].next
    }
    return result
  }

  private func code(_ index: UInt32) -> String {
    let node = facts.code[Int(index)]
    var text = "\(node.kind)"
    switch node.kind {
    case .type: text = "type:" + type(node.payload)
    case .localDeclaration: text += "=" + name(facts.declarations[Int(node.payload)].name)
    case .conditional: text += condition(node.payload)
    default: if !node.name.isNone { text += ":" + name(node.name) }
    }
    let flags: [(CodeNode.Flags, String)] = [
      (.trailing, "trailing"), (.constant, "let"), (.result, "result"), (.weak, "weak"), (.async, "async"),
      (.throws, "throws"), (.exempt, "exempt"), (.isDefault, "default"),
    ]
    for (flag, word) in flags where node.flags.contains(flag) { text += "!" + word }
    let children = code(Span(index + 1, node.next))
    return children.isEmpty ? text : text + "(" + children.joined(separator: " ") + ")"
  }

  // MARK: Types

  func type(_ root: UInt32) -> String {
    let node = facts.types[Int(root)]
    var parts: [String] = []
    var index = root + 1
    while index < node.next {
      parts.append(type(index))
      index = facts.types[Int(index)].next
    }
    var prefix = ""
    if node.flags.contains(.inout) { prefix += "inout " }
    if node.flags.contains(.escaping) { prefix += "@escaping " }
    if node.flags.contains(.attributed) { prefix += "@… " }
    return prefix + spelled(node, parts)
  }

  private func spelled(_ node: TypeNode, _ parts: [String]) -> String {
    func arguments(_ parts: ArraySlice<String>) -> String {
      parts.isEmpty ? "" : "<" + parts.joined(separator: ", ") + ">"
    }
    let first = parts.first ?? "∅"
    switch node.kind {
    case .name: return name(node.name) + arguments(parts[...])
    case .member: return first + "." + name(node.name) + arguments(parts.dropFirst())
    case .optional: return first + "?"
    case .implicitlyUnwrapped: return first + "!"
    case .array: return "[" + first + "]"
    case .dictionary: return "[" + parts.joined(separator: ": ") + "]"
    case .tuple: return "(" + parts.joined(separator: ", ") + ")"
    case .element: return name(node.name) + ": " + first
    case .function:
      let effects =
        (node.flags.contains(.async) ? " async" : "") + (node.flags.contains(.throws) ? " throws" : "")
      return "(" + parts.dropLast().joined(separator: ", ") + ")" + effects + " -> " + (parts.last ?? "∅")
    case .some: return "some " + first
    case .any: return "any " + first
    case .composition: return parts.joined(separator: " & ")
    case .metatype: return first + ".Type"
    case .suppressed: return "~" + first
    case .pack: return "pack " + first
    case .attributed: return first + " naming " + parts.dropFirst().joined(separator: ", ")
    case .placeholder: return "_"
    case .invalid: return "invalid"
    }
  }
}
