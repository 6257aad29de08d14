import StrataDefinition
import StrataModel

/// Edits one user of a type so that it depends on a protocol: replaces the type in signatures, and injects what the
/// user created through its initializers.
struct UserReplacement {
  private(set) var limits: [String] = []
  /// Whether the initializers of the user take what it created before.
  var isInjected = false

  let graph: Graph
  let user: TypeID
  let target: TypeID
  let protocolName: String
  let vocabulary: Vocabulary
  /// Names of the properties that are injected.
  var properties: [String] = []
  /// Initializers that assign an injected property themselves.
  var assigning: Set<DeclarationID> = []

  init(_ graph: Graph, user: TypeID, target: TypeID, protocolName: String, _ vocabulary: Vocabulary) {
    self.graph = graph
    self.user = user
    self.target = target
    self.protocolName = protocolName
    self.vocabulary = vocabulary
  }

  private var targetName: String { graph[target].simpleName }

  mutating func apply(_ uses: TypeUses, _ changes: inout SourceChanges) throws(WhatIfError) {
    let stored = storedProperty(uses)
    var needsProperty = false
    for reference in uses.all {
      let scanner = SourceScanner(bytes: try changes.read(graph[reference.file].path))
      switch reference.kind {
      case .inherits:
        throw WhatIfError(
          "`\(graph[user].name)` inherits from `\(graph[target].name)`; a protocol cannot replace a superclass")
      case .creates:
        needsProperty = try replaceCreation(reference, scanner, stored, &changes) || needsProperty
      case .calls where reference.context.contains(.staticMember):
        guard isInstance(reference) else {
          note(
            "static member `\(graph.text(reference.member, in: reference.file))` cannot be used through a protocol",
            reference)
          continue
        }
        needsProperty = try replaceCreation(reference, scanner, stored, &changes) || needsProperty
      case .calls: continue
      default: try replaceName(reference, scanner, &changes)
      }
    }
    if needsProperty, stored == nil { try addProperty(&changes) }
    if !properties.isEmpty { try inject(&changes) }
  }

  private mutating func note(_ reason: String, _ reference: Reference) {
    let location = graph.location(reference.file, reference.offset)
    let limit = "`\(graph[user].name)` keeps using `\(targetName)` at \(location.file):\(location.line): \(reason)"
    if !limits.contains(limit) { limits.append(limit) }
  }

  // MARK: Names

  private mutating func replaceName(
    _ reference: Reference, _ scanner: SourceScanner, _ changes: inout SourceChanges
  ) throws(WhatIfError) {
    if reference.context.contains(.inferred) { return }
    if reference.context.contains(.attribute) { return note("it is an attribute", reference) }
    if TypeTests(graph).contains(reference) {
      return note("a value is tested for the type, and other types may conform to a protocol", reference)
    }
    guard let range = nameRange(reference, scanner) else {
      return note("`\(targetName)` is named through an alias or another name", reference)
    }
    // `Store.shared`: the member has a reference of its own.
    let dot = range.upperBound
    if dot + 1 < scanner.bytes.count, scanner.bytes[dot] == UInt8(ascii: ".") {
      let next = graph.references(in: reference.file, at: UInt32(dot + 1))
      if next.contains(where: { $0.target.typeID == target }) { return }
      if next.contains(where: { $0.target.typeID.map { graph[$0].outer == target } ?? false }) {
        return note("a type inside `\(targetName)` is used", reference)
      }
    }
    try changes.edit(graph[reference.file].path, TextEdit(range, protocolName))
  }

  /// The range of the name, with the module before it if that is written.
  private func nameRange(_ reference: Reference, _ scanner: SourceScanner) -> Range<Int>? {
    let offset = Int(reference.offset)
    guard scanner.isWord(targetName, at: offset) else { return nil }
    var start = offset
    if start > 1, scanner.bytes[start - 1] == UInt8(ascii: ".") {
      start = scanner.startOfIdentifier(endingAt: start - 1)
    }
    return start..<offset + targetName.utf8.count
  }

  // MARK: Creations

  /// Whether a static member is an instance of the type, such as `shared`.
  private func isInstance(_ reference: Reference) -> Bool {
    let name = graph.text(reference.member, in: reference.file)
    let member =
      reference.memberDeclaration
      ?? graph.members(of: target).first { graph.name(of: $0) == name }
    guard let member, graph[member].kind == .variable else { return false }
    let fact = graph[member]
    let facts = graph[member.file].facts
    if fact.type != noIndex { return facts.names.equals(facts.types[Int(fact.type)].name, targetName) }
    // References of a type to itself are not in the graph.
    let tree = CodeTree(facts)
    return tree.roots(of: fact.initialValue).contains { root in
      let base = tree.base(of: root)
      return tree.isNamed(base, targetName) || tree.isNamed(base, "Self")
    }
  }

  /// - Returns: whether the user needs a property for what it created.
  private mutating func replaceCreation(
    _ reference: Reference, _ scanner: SourceScanner, _ stored: String?, _ changes: inout SourceChanges
  ) throws(WhatIfError) -> Bool {
    let path = graph[reference.file].path
    guard let range = expressionRange(reference, scanner) else {
      note("the expression that creates `\(targetName)` is not modelled", reference)
      return false
    }
    let equals = scanner.lastVisible(before: range.lowerBound).flatMap {
      scanner.bytes[$0] == UInt8(ascii: "=") ? $0 : nil
    }
    if reference.context.contains(.defaultArgument) {
      guard let equals else {
        note("the default argument creates `\(targetName)` as a part of something else", reference)
        return false
      }
      let start = (scanner.lastVisible(before: equals) ?? equals) + 1
      try changes.edit(path, TextEdit(start..<range.upperBound, ""))
      isInjected = true
      return false
    }
    guard reference.declaration != noIndex else { return false }
    let declaration = DeclarationID(reference.file, reference.declaration)
    if reference.context.contains(.propertyInitializer) {
      return try removeInitialValue(of: declaration, range, equals, reference, scanner, &changes)
    }
    guard canHold, !graph[declaration].isStatic
    else {
      note("no instance of `\(graph[user].name)` is available here", reference)
      return false
    }
    let property = stored ?? propertyName
    try changes.edit(path, TextEdit(range, property))
    if graph[declaration].kind == .initializer { assigning.insert(declaration) }
    if !properties.contains(property) { properties.append(property) }
    return true
  }

  /// `let gateway = Gateway()` becomes `let gateway: GatewayProtocol`.
  private mutating func removeInitialValue(
    of property: DeclarationID, _ range: Range<Int>, _ equals: Int?, _ reference: Reference, _ scanner: SourceScanner,
    _ changes: inout SourceChanges
  ) throws(WhatIfError) -> Bool {
    let fact = graph[property]
    let name = graph.text(fact.name, in: property.file)
    guard let equals, range.upperBound >= Int(fact.end), fact.kind == .variable, canHold,
      !fact.isStatic, graph.enclosingType(of: property) == user
    else {
      note("`\(targetName)` is created as a part of the initial value of `\(name)`", reference)
      return false
    }
    let path = graph[property.file].path
    let start = (scanner.lastVisible(before: equals) ?? equals) + 1
    try changes.edit(path, TextEdit(start..<range.upperBound, fact.type == noIndex ? ": \(protocolName)" : ""))
    if !properties.contains(name) { properties.append(name) }
    return false
  }

  /// The range of the expression that creates the type: `Gateway(a: 1)`, `.init()`, `Gateway.shared`.
  private func expressionRange(_ reference: Reference, _ scanner: SourceScanner) -> Range<Int>? {
    let offset = Int(reference.offset)
    let bytes = scanner.bytes
    var start = offset
    var end = offset
    if reference.kind == .calls {
      // The reference is at the member; the type before it is written or implied: `Gateway.shared`, `.shared`.
      let member = graph.text(reference.member, in: reference.file)
      guard scanner.isWord(member, at: offset), offset > 1, bytes[offset - 1] == UInt8(ascii: ".") else { return nil }
      start = scanner.startOfIdentifier(endingAt: offset - 1)
      guard start < offset - 1 ? scanner.isWord(targetName, at: start) : isImplied(memberAt: offset, scanner) else {
        return nil
      }
      return start..<offset + member.utf8.count
    }
    if let name = nameRange(reference, scanner) {
      start = name.lowerBound
      end = name.upperBound
      if bytes[end...].starts(with: ".init".utf8) { end += 5 }
    } else if scanner.isWord("init", at: offset), offset > 0, bytes[offset - 1] == UInt8(ascii: ".") {
      // `.init()` and `Store.init()`
      start = scanner.startOfIdentifier(endingAt: offset - 1)
      guard start == offset - 1 || scanner.isWord(targetName, at: start) else { return nil }
      end = offset + 4
    } else {
      return nil
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "(") else { return nil }
    return start..<scanner.end(ofGroupAt: end)
  }

  /// Whether the dot before a member begins the expression; the code before it may be on the line above.
  private func isImplied(memberAt offset: Int, _ scanner: SourceScanner) -> Bool {
    guard let before = scanner.lastVisible(before: offset - 1) else { return false }
    if SourceScanner.isIdentifier(scanner.bytes[before]) {
      let start = scanner.startOfIdentifier(endingAt: before + 1)
      return ["return", "in", "else", "case"].contains(scanner.text(start..<before + 1))
    }
    let isAdjacent = before == offset - 2
    return isAdjacent
      ? "([{,:".utf8.contains(scanner.bytes[before]) : !")]}>\"`".utf8.contains(scanner.bytes[before])
  }
}
