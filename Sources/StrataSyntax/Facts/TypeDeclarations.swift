import StrataModel

extension Lowering {
  /// Types, extensions, aliases and associated types.
  mutating func lowerTypeDeclaration(_ index: UInt32, _ declared: DeclarationKind) {
    var fact = newFact(declared, index)
    let base = pending.count
    let outer = (marks, codeFlags)
    var members: UInt32?
    for child in children(index) where !lowerHeader(child, into: &fact) {
      switch kind(child) {
      case .name:
        fact.name = internName(child)
        fact.nameOffset = start(child)
      case .genericParameterList, .whereClause: lowerGenerics(child, into: &fact.genericParameters)
      case .inheritanceClause:
        fact.inherited = lowerInheritance(child)
        if mentionsPreviewProvider(fact.inherited) {
          mark(.preview)
          fact.marks = marks
        }
      case .primaryAssociatedTypes: fact.parameters = lowerPrimaryAssociatedTypes(child)
      case .memberBlock: members = child
      case let kind where kind.isType:
        fact.type = lowerType(child)
        if declared == .extension {
          let extended = types[Int(fact.type)]
          fact.name = extended.name
          fact.nameOffset = extended.offset
        }
      default: break
      }
    }
    let declaration = begin(fact)
    lowerPending(from: base)
    if let members { lowerMembers(of: members, atFileLevel: false) }
    finish(declaration)
    (marks, codeFlags) = outer
  }

  private mutating func lowerInheritance(_ index: UInt32) -> Span {
    let start = typeLists.end
    for child in children(index) where kind(child).isType { typeLists.append(lowerType(child)) }
    return Span(start, typeLists.end)
  }

  private mutating func lowerPrimaryAssociatedTypes(_ index: UInt32) -> Span {
    let start = parameters.end
    for child in children(index) where kind(child) == .name {
      parameters.append(
        ParameterFact(
          label: .none, name: internName(child), type: noIndex, defaultValue: .empty, attributes: .empty,
          isVariadic: false, offset: self.start(child)))
    }
    return Span(start, parameters.end)
  }

  private mutating func mentionsPreviewProvider(_ inherited: Span) -> Bool {
    inherited.range.contains { i in
      names.text(types[Int(typeLists[i])].name).isEqual(to: "PreviewProvider")
    }
  }

  // MARK: Generics

  /// Adds a generic parameter list or a where clause to a span of both.
  mutating func lowerGenerics(_ index: UInt32, into span: inout Span) {
    let start = genericParameters.end
    for child in children(index) {
      switch kind(child) {
      case .genericParameter: lowerGenericParameter(child)
      case .conformanceRequirement: lowerRequirement(child, isSameType: false)
      case .sameTypeRequirement: lowerRequirement(child, isSameType: true)
      default: break
      }
    }
    span = Span(span.isEmpty ? start : span.start, genericParameters.end)
  }

  private mutating func lowerGenericParameter(_ index: UInt32) {
    var fact = GenericParameterFact(
      name: .none, subject: noIndex, constraint: noIndex, isRequirement: false, isSameType: false,
      offset: start(index))
    for child in children(index) {
      if kind(child) == .name {
        fact.name = internName(child)
        fact.offset = start(child)
      } else if kind(child).isType {
        fact.constraint = lowerType(child)
      }
    }
    genericParameters.append(fact)
  }

  private mutating func lowerRequirement(_ index: UInt32, isSameType: Bool) {
    var fact = GenericParameterFact(
      name: .none, subject: noIndex, constraint: noIndex, isRequirement: true, isSameType: isSameType,
      offset: start(index))
    for child in children(index) where kind(child).isType {
      if fact.subject == noIndex { fact.subject = lowerType(child) } else { fact.constraint = lowerType(child) }
    }
    genericParameters.append(fact)
  }
}
