import StrataModel

extension Resolver {
  /// Whether a type may have a member of an extension with a where clause. The clause excludes it only if the types are
  /// certain to differ: an array of strings has no members of `extension Array where Element == Item`.
  /// - Parameters:
  ///   - level: the extended type with the generic arguments of `base`.
  ///   - base: the type whose member is searched.
  mutating func clauseAllows(_ declaration: DeclarationNumber, at level: Ty, of base: Ty) -> Bool {
    let home = table.file(of: declaration)
    let parent = home.declarations[Int(declaration - home.declarationBase)].parent
    guard parent != noIndex else { return true }
    let around = home.declarations + Int(parent)
    guard around.pointee.kind == .extension else { return true }
    guard depth < Self.maximumDepth / 2 else {
      noteCutOff()
      return true
    }
    depth += 1
    defer { depth -= 1 }
    guard hasArguments(of: around.pointee.type, home, level) else { return false }
    if around.pointee.genericParameters.isEmpty { return true }
    let substitution = Substitution(owner: level, selfType: base, mark: generics.count)
    for index in around.pointee.genericParameters.range {
      let requirement = home.generics[index]
      guard requirement.isRequirement, requirement.subject != noIndex, requirement.constraint != noIndex else {
        continue
      }
      var subject = substitute(convert(Int(requirement.subject), home), substitution)
      if arena.kind(subject) == .selfType { subject = selfNominal(arena[subject].payload) }
      guard subject.isKnown, !arena.isOpen(subject), !isProtocol(subject) else { continue }
      let wanted = substitute(convert(Int(requirement.constraint), home), substitution)
      let isExcluded =
        requirement.isSameType ? differ(subject, wanted) : isKnownCompletely(wanted) && !mayBe(subject, wanted)
      if isExcluded { return false }
    }
    return true
  }

  /// Whether a type may have the arguments that an extension names: `extension [Order]`, `extension Result<Order, Failure>`.
  private mutating func hasArguments(of extended: UInt32, _ home: FileView, _ level: Ty) -> Bool {
    guard home.namesArguments(extended) else { return true }
    var child = Int(extended) + 1
    var index = 0
    while child < Int(home.types[Int(extended)].next) {
      let argument = arena.operand(level, index)
      if argument.isKnown, !arena.isOpen(argument), !isProtocol(argument), differ(argument, convert(child, home)) {
        return false
      }
      child = Int(home.types[child].next)
      index += 1
    }
    return true
  }

  /// On a protocol itself, only members for one particular type can be used: `static var plain` where `Self == Plain`.
  private func isProtocol(_ type: Ty) -> Bool {
    guard let entity = arena.entity(type) else { return false }
    return table.entities[Int(entity)].kind == .protocol
  }

  /// Whether it is known which types conform to a type or inherit from it: one of the project, or a class. The conformances
  /// of framework types are not known completely.
  private func isKnownCompletely(_ type: Ty) -> Bool {
    guard let entity = arena.entity(type) else { return false }
    return !table.entities[Int(entity)].isExternal || table.entities[Int(entity)].kind == .class
  }

  /// Whether two types are certain to differ.
  private func differ(_ first: Ty, _ second: Ty) -> Bool {
    if first == second || !first.isKnown || !second.isKnown { return false }
    let left = arena[first]
    let right = arena[second]
    switch (left.kind, right.kind) {
    case (.nominal, .nominal):
      guard left.payload == right.payload else { return true }
      return (0..<Int(min(left.count, right.count))).contains {
        differ(arena.operand(first, $0), arena.operand(second, $0))
      }
    case (.optional, .optional): return differ(arena.operand(first, 0), arena.operand(second, 0))
    case (.nominal, .optional), (.optional, .nominal), (.nominal, .tuple), (.tuple, .nominal), (.nominal, .function),
      (.function, .nominal):
      return true
    default: return false
    }
  }
}
