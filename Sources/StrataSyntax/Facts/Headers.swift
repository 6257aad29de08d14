import StrataModel

extension Lowering {
  /// Stores an attribute or modifier of a declaration in its fact. False if the child is something else.
  mutating func lowerHeader(_ child: UInt32, into fact: inout DeclarationFact) -> Bool {
    switch kind(child) {
    case .attribute:
      lowerAttribute(child, into: &fact.attributes)
    case .modifier:
      lowerModifier(child, into: &fact)
    case .conditional:
      lowerBranches(of: child) { lowering, branch in
        for inner in lowering.children(branch) { _ = lowering.lowerHeader(inner, into: &fact) }
      }
    default: return false
    }
    return true
  }

  /// Adds an attribute at the end of a span of attributes.
  mutating func lowerAttribute(_ index: UInt32, into span: inout Span) {
    var type = noIndex
    var name = NameID.none
    var call: Int?
    for child in children(index) {
      if kind(child).isType {
        type = lowerType(child)
        name = attributeName(child, root: type)
      } else if kind(child) == .argument {
        if call == nil { call = open(.call, at: start(child)) }
        lowerArgument(child)
      }
    }
    var arguments = Span.empty
    if let call {
      close(call)
      arguments = Span(UInt32(call), code.end)
    }
    attributes.append(
      AttributeFact(name: name, type: type, arguments: arguments, offset: start(index)))
    let count = attributes.end
    span = Span(span.isEmpty ? count - 1 : span.start, count)
  }

  private mutating func attributeName(_ type: UInt32, root: UInt32) -> NameID {
    let node = types[Int(root)]
    guard node.kind == .member, let last = child(.name, of: type) else { return node.name }
    return intern(start(type), end(last))
  }

  // MARK: Modifiers

  mutating func lowerModifier(_ index: UInt32, into fact: inout DeclarationFact) {
    let text = tree.text(index)
    var length = 0
    while length < text.count, text[length] != UInt8(ascii: "("), text[length] > UInt8(ascii: " ") { length += 1 }
    let word = UnsafeBufferPointer(rebasing: text[..<length])
    if let access = AccessLevel(keyword: word) {
      if length < text.count, text.last == UInt8(ascii: ")"), text[length...].contains(UInt8(ascii: "s")) {
        fact.setterAccess = access
      } else {
        fact.access = access
      }
    } else {
      fact.modifiers.formUnion(Modifiers(keyword: word))
    }
  }

  /// An `effect` child: `async`, `throws` …
  @inline(__always) func effects(_ index: UInt32) -> Modifiers { Modifiers(keyword: tree.text(index)) }

  // MARK: Imports

  mutating func lowerImport(_ index: UInt32) {
    var fact = newFact(.extension, index)
    var scope = NameID.none
    var module: UInt32?
    var path: (start: UInt32, end: UInt32)?
    for child in children(index) where !lowerHeader(child, into: &fact) {
      switch kind(child) {
      case .importScope: scope = intern(start(child), end(child))
      case .name where module == nil: module = child
      case .name: path = (path?.start ?? start(child), end(child))
      default: break
      }
    }
    guard let module else { return }
    let name = internName(module)
    imports.append(
      ImportFact(
        module: name, path: path.map { intern($0.start, $0.end) } ?? .none, scope: scope, access: fact.access,
        attributes: fact.attributes, condition: condition, offset: start(module)))
  }
}
