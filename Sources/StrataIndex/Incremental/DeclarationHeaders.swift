import StrataModel

/// The headers of the declarations of a file: everything that other files can depend on, as bytes without positions.
/// Two declarations with equal headers are the same to other files.
struct DeclarationHeaders {
  private let facts: FileFacts
  /// By declaration; nil for accessors and declarations in bodies, which no other file can name.
  private(set) var headers: [[UInt8]?] = []
  /// By declaration: the names of the types around it, or the whole header of an extension.
  private var paths: [[UInt8]] = []
  /// The initial value of the last variable that has one: in `let (a, b) = value` only the first name has it.
  private var lastValue = Span.empty

  init(_ facts: FileFacts) {
    self.facts = facts
    headers.reserveCapacity(facts.declarations.count)
    for index in facts.declarations.indices { append(index) }
  }

  private mutating func append(_ index: Int) {
    let fact = facts.declarations[index]
    let around = fact.parent == noIndex ? [] : paths[Int(fact.parent)]
    if fact.kind == .variable, !fact.initialValue.isEmpty { lastValue = fact.initialValue }
    guard !facts.isInBody(fact), fact.kind != .accessor, fact.kind != .deinitializer else {
      headers.append(nil)
      paths.append(around)
      return
    }
    var writer = HeaderWriter(facts: facts)
    writer.bytes = around
    writer.add(fact, value: lastValue)
    headers.append(writer.bytes)
    if fact.kind == .extension {
      paths.append(writer.bytes)
    } else {
      var path = HeaderWriter(facts: facts)
      path.bytes = around
      path.add(number: UInt32(fact.kind.rawValue))
      path.add(fact.name)
      paths.append(path.bytes)
    }
  }
}

extension FileFacts {
  /// Whether a declaration is directly in a body, and not in a type that is declared there.
  func isInBody(_ fact: DeclarationFact) -> Bool { fact.isLocal }
}

/// Writes the parts of a header, with names as strings.
private struct HeaderWriter {
  let facts: FileFacts
  var bytes: [UInt8] = []

  init(facts: FileFacts) { self.facts = facts }

  mutating func add(number: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func add(_ name: NameID) {
    if !name.isNone { bytes.append(contentsOf: facts.names.bytes[facts.names.range(of: name)]) }
    bytes.append(0)
  }

  /// Writes a type, given by its root node.
  mutating func add(type root: UInt32) {
    guard root != noIndex else { return bytes.append(0xFF) }
    for index in Int(root)..<Int(facts.types[Int(root)].next) {
      let node = facts.types[index]
      bytes += [node.kind.rawValue, node.flags.rawValue]
      add(number: node.next - root)
      add(node.name)
    }
    bytes.append(0xFE)
  }

  mutating func add(code span: Span) {
    for index in span.range {
      let node = facts.code[index]
      bytes += [node.kind.rawValue, node.flags.rawValue]
      add(number: node.next - span.start)
      switch node.kind {
      case .type: add(type: node.payload)
      // The content of a nested declaration is not part of the node, so its offset stands for it.
      case .localDeclaration: add(number: facts.declarations[Int(node.payload)].start)
      case .conditional: add(condition: node.payload)
      default: add(node.name)
      }
    }
    bytes.append(0xFD)
  }

  mutating func add(condition: UInt32) {
    var condition = condition
    while condition != 0, Int(condition) < facts.conditions.count {
      add(facts.conditions[Int(condition)].text)
      bytes.append(facts.conditions[Int(condition)].excluded.rawValue)
      condition = facts.conditions[Int(condition)].parent
    }
    bytes.append(0xFC)
  }

  mutating func add(attributes span: Span) {
    for index in span.range {
      let attribute = facts.attributes[index]
      add(attribute.name)
      add(type: attribute.type)
      add(code: attribute.arguments)
    }
    bytes.append(0xFB)
  }

  mutating func add(_ fact: DeclarationFact, value: Span) {
    bytes += [fact.kind.rawValue, fact.access.rawValue, fact.setterAccess.rawValue, fact.marks.rawValue]
    add(number: fact.modifiers.rawValue)
    add(fact.name)
    add(condition: fact.condition)
    add(attributes: fact.attributes)
    for index in fact.inherited.range { add(type: facts.typeLists[index]) }
    bytes.append(0xFA)
    for index in fact.genericParameters.range {
      let generic = facts.genericParameters[index]
      bytes += [generic.isRequirement ? 1 : 0, generic.isSameType ? 1 : 0]
      add(generic.name)
      add(type: generic.subject)
      add(type: generic.constraint)
    }
    bytes.append(0xF9)
    for index in fact.parameters.range {
      let parameter = facts.parameters[index]
      bytes += [parameter.isVariadic ? 1 : 0, parameter.defaultValue.isEmpty ? 0 : 1]
      add(parameter.label)
      add(type: parameter.type)
      add(attributes: parameter.attributes)
    }
    bytes.append(0xF8)
    add(type: fact.type)
    add(type: fact.thrownType)
    if fact.kind == .variable, fact.type == noIndex { add(code: value) }
    if fact.kind == .macro { add(code: fact.body) }
  }
}
