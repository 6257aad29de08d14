import StrataModel

/// One piece of executable code of a declaration: the statements of a function or accessor, or an initial value.
struct CodeBody {
  enum Kind { case function, initializer, accessor, initialValue }

  var kind: Kind
  /// The declaration that contains the code: function, initializer, accessor or variable.
  var declaration: DeclarationID
  /// The member of the type (or the declaration of the file) that it belongs to: for an accessor, the variable.
  var member: DeclarationID
  var tree: CodeTree
  var range: Range<Int>

  var file: FileID { declaration.file }
}

extension Graph {
  /// The facts of the file of a declaration.
  func facts(of id: DeclarationID) -> FileFacts { files[id.file.index].facts }

  /// All code of a type's own members, including extensions, without nested types; no debug or preview code.
  func bodies(of type: TypeID) -> [CodeBody] {
    var result: [CodeBody] = []
    for member in members(of: type) { appendBodies(of: member, to: &result) }
    return result
  }

  /// The code of one declaration: its body, its accessors, its initial value, the functions declared inside it.
  func bodies(of member: DeclarationID) -> [CodeBody] {
    var result: [CodeBody] = []
    appendBodies(of: member, to: &result)
    return result
  }

  private func appendBodies(of member: DeclarationID, to result: inout [CodeBody]) {
    let facts = facts(of: member)
    guard !facts.declarations[Int(member.index)].kind.isTypeLike else { return }
    let tree = facts.tree
    var index = Int(member.index)
    let end = max(index + 1, Int(facts.declarations[index].next))
    while index < end {
      let fact = facts.declarations[index]
      if !fact.marks.isEmpty || fact.kind.isTypeLike {
        index = max(index + 1, Int(fact.next))
        continue
      }
      let id = DeclarationID(member.file, UInt32(index))
      if !fact.initialValue.isEmpty, fact.kind == .variable {
        result.append(
          CodeBody(kind: .initialValue, declaration: id, member: member, tree: tree, range: fact.initialValue.range))
      }
      if !fact.body.isEmpty {
        result.append(
          CodeBody(kind: kind(of: fact), declaration: id, member: member, tree: tree, range: fact.body.range))
      }
      index += 1
    }
  }

  /// All code inside a declaration, including nested types; no debug or preview code.
  func allBodies(of id: DeclarationID) -> [CodeBody] {
    var result: [CodeBody] = []
    appendAllBodies(of: id, to: &result)
    return result
  }

  private func appendAllBodies(of id: DeclarationID, to result: inout [CodeBody]) {
    guard self[id].marks.isEmpty else { return }
    guard self[id].kind.isTypeLike else { return appendBodies(of: id, to: &result) }
    for child in children(of: id) { appendAllBodies(of: child, to: &result) }
  }

  private func kind(of fact: DeclarationFact) -> CodeBody.Kind {
    switch fact.kind {
    case .initializer: return .initializer
    case .accessor, .variable, .subscript: return .accessor
    default: return .function
    }
  }

  /// The types of the parameters of a function, as written: `String, [Item]`.
  package func parameterTypes(of id: DeclarationID) -> String {
    let facts = facts(of: id)
    return facts.parameters[facts.declarations[Int(id.index)].parameters.range].map {
      $0.type == noIndex ? "_" : facts.typeText(of: Int($0.type))
    }.joined(separator: ", ")
  }

  /// The name of a member in messages: `processPayment(amount:)`, `total`, `init(useCase:)`.
  package func signature(of id: DeclarationID) -> String {
    let facts = facts(of: id)
    let fact = facts.declarations[Int(id.index)]
    func withLabels(_ name: String) -> String {
      var parts: [String] = []
      parts.reserveCapacity(3 + 2 * fact.parameters.range.count)
      parts.append(name)
      parts.append("(")
      for parameter in facts.parameters[fact.parameters.range] {
        parts.append(parameter.label.isNone ? "_" : facts.names[parameter.label])
        parts.append(":")
      }
      parts.append(")")
      return StrataModel.text(of: parts)
    }
    switch fact.kind {
    case .initializer: return withLabels("init")
    case .deinitializer: return "deinit"
    case .subscript: return withLabels("subscript")
    case .function: return withLabels(facts.names[fact.name])
    case .macro where !fact.parameters.isEmpty: return withLabels(facts.names[fact.name])
    default: return facts.names[fact.name]
    }
  }
}

extension DeclarationKind {
  /// Whether a declaration has members of its own: a type or an extension.
  var isTypeLike: Bool { isNominalType || self == .extension }
}
