import StrataModel

extension Lowering {
  /// `let` and `var` outside bodies: one declaration for each name.
  mutating func lowerVariable(_ index: UInt32) {
    var fact = newFact(.variable, index)
    if tree.flags(index).contains(.isLet) { fact.modifiers.insert(.constant) }
    var bindings = 0
    // The arguments of attributes may declare something, in a closure.
    let base = pending.count
    for child in children(index) where !lowerHeader(child, into: &fact) {
      if kind(child) == .binding { bindings += 1 }
    }
    for child in children(index) where kind(child) == .binding {
      if bindings > 1 {
        fact.start = start(child)
        fact.end = end(child)
      }
      lowerBinding(child, of: index, fact)
    }
    lowerPending(from: base)
  }

  private mutating func lowerBinding(_ index: UInt32, of variable: UInt32, _ template: DeclarationFact) {
    var parts = tree.bindingParts(index)
    if parts.annotation == nil, parts.value == nil {
      parts.annotation = tree.laterAnnotation(of: variable, after: index)
    }
    let base = pending.count
    var type = parts.annotation.map { lowerOnlyType(in: $0) } ?? noIndex
    var isFirst = true
    if let pattern = parts.pattern {
      if kind(pattern) != .identifierPattern, type != noIndex, types[Int(type)].kind != .tuple { type = noIndex }
      eachName(in: pattern, type: type) { lowering, name, type in
        var fact = template
        fact.name = lowering.internName(name)
        fact.nameOffset = lowering.start(name)
        fact.type = type
        let declaration = lowering.begin(fact)
        if isFirst {
          isFirst = false
          lowering.lowerStorage(parts, of: declaration, pendingFrom: base)
        }
        lowering.finish(declaration)
      }
    }
  }

  /// Initial value and accessors.
  private mutating func lowerStorage(_ parts: BindingParts, of declaration: Int, pendingFrom base: Int) {
    if let value = parts.value {
      declarations[declaration].initialValue = lowerValue(value)
      lowerPending(from: base)
    }
    let outer = isLocal
    isLocal = true
    if let getter = parts.getter {
      declarations[declaration].modifiers.insert(.computed)
      declarations[declaration].body = lowerBody(getter)
      lowerPending(from: base)
    }
    if let accessors = parts.accessors { lowerAccessors(accessors, of: declaration) }
    isLocal = outer
  }

  /// Calls `body` with each name of a pattern and the part of the type that belongs to it.
  private mutating func eachName(
    in pattern: UInt32, type: UInt32, _ body: (inout Lowering, _ name: UInt32, _ type: UInt32) -> Void
  ) {
    switch kind(pattern) {
    case .identifierPattern: body(&self, pattern, type)
    case .tuplePattern:
      var position = 0
      for element in children(pattern) {
        for child in children(element) where kind(child) != .name {
          eachName(in: child, type: elementType(position, of: type), body)
        }
        position += 1
      }
    default:
      for child in children(pattern) { eachName(in: child, type: type, body) }
    }
  }

  /// Root of an element of a tuple type.
  private mutating func elementType(_ position: Int, of type: UInt32) -> UInt32 {
    guard type != noIndex, types[Int(type)].kind == .tuple else { return noIndex }
    var element = type + 1
    var rest = position
    while element < types[Int(type)].next {
      if rest == 0 { return types[Int(element)].kind == .element ? element + 1 : element }
      rest -= 1
      element = types[Int(element)].next
    }
    return noIndex
  }

  // MARK: Enum cases

  mutating func lowerEnumCase(_ index: UInt32) {
    var template = newFact(.enumCase, index)
    var count = 0
    let base = pending.count
    for child in children(index) where !lowerHeader(child, into: &template) {
      if kind(child) == .enumCaseElement { count += 1 }
    }
    for element in children(index) where kind(element) == .enumCaseElement {
      var fact = template
      if count > 1 {
        fact.start = start(element)
        fact.nameOffset = fact.start
        fact.end = end(element)
      }
      let own = pending.count
      for child in children(element) {
        switch kind(child) {
        case .name:
          fact.name = internName(child)
          fact.nameOffset = start(child)
        case .parameterList: fact.parameters = lowerParameters(child, hasLabels: true)
        case .initializerValue: fact.initialValue = lowerValue(child)
        default: break
        }
      }
      let declaration = begin(fact)
      lowerPending(from: own)
      finish(declaration)
    }
    lowerPending(from: base)
  }

  // MARK: Macros as members

  /// `#name(…)` as a member of a type: its code is the body.
  mutating func lowerMemberMacro(_ index: UInt32) {
    var fact = newFact(.macro, index)
    if let name = child(.name, of: index) {
      fact.name = internName(name)
      fact.nameOffset = start(name)
      if hasText(name, "Preview") { fact.marks.insert(.preview) }
    }
    let base = pending.count
    let declaration = begin(fact)
    let outer = isLocal
    isLocal = true
    let start = code.end
    lowerMacro(index)
    declarations[declaration].body = Span(start, code.end)
    lowerPending(from: base)
    isLocal = outer
    finish(declaration)
  }
}

/// The children of a `binding`.
struct BindingParts {
  var pattern: UInt32?
  var annotation: UInt32?
  var value: UInt32?
  var accessors: UInt32?
  /// The block of an implicit getter.
  var getter: UInt32?
}

extension Lowering {
}

extension TreeText {
  /// `var a, b: Int`: a type annotation also applies to the names before it.
  func laterAnnotation(of variable: UInt32, after index: UInt32) -> UInt32? {
    for child in children(variable) where kind(child) == .binding && child > index {
      let parts = bindingParts(child)
      if parts.annotation != nil || parts.value != nil { return parts.annotation }
    }
    return nil
  }

  func bindingParts(_ index: UInt32) -> BindingParts {
    var parts = BindingParts()
    for child in children(index) {
      switch kind(child) {
      case .typeAnnotation: parts.annotation = child
      case .initializerValue: parts.value = child
      case .accessorBlock: parts.accessors = child
      case .codeBlock: parts.getter = child
      case .skipped: break
      default: if parts.pattern == nil { parts.pattern = child }
      }
    }
    return parts
  }
}
