import StrataModel

extension Resolver {
  /// Infers the generic arguments in a parameter's type from an argument.
  mutating func unify(_ pattern: Ty, _ actual: Ty, _ bindable: Bindable) {
    guard actual.isKnown, actual != .outside, arena.isOpen(pattern), pattern != actual else { return }
    guard enter() else { return }
    defer { leave() }
    let node = arena[pattern]
    switch node.kind {
    case .parameter: bind(node.payload, actual, bindable)
    case .optional: unify(arena.operand(pattern, 0), arena.unwrapped(actual), bindable)
    case .nominal:
      guard arena.kind(actual) != .function, let same = asSupertype(actual, node.payload) else { return }
      unifyOperands(pattern, same, bindable)
    case .external:
      if arena.kind(actual) == .external, arena[actual].payload == node.payload {
        unifyOperands(pattern, actual, bindable)
      }
    case .metatype:
      if arena.kind(actual) == .metatype {
        unify(arena.operand(pattern, 0), arena.operand(actual, 0), bindable)
      }
    case .function:
      if arena.kind(actual) == .function { unifyFunctions(pattern, actual, bindable) }
    case .tuple:
      guard arena.kind(actual) == .tuple, arena.elementCount(actual) == arena.elementCount(pattern) else { return }
      for index in 0..<arena.elementCount(pattern) {
        unify(arena.element(pattern, index), arena.element(actual, index), bindable)
      }
    default: break
    }
  }

  private mutating func unifyOperands(_ pattern: Ty, _ actual: Ty, _ bindable: Bindable) {
    let count = Int(min(arena[pattern].count, arena[actual].count))
    for index in 0..<count { unify(arena.operand(pattern, index), arena.operand(actual, index), bindable) }
  }

  private mutating func unifyFunctions(_ pattern: Ty, _ actual: Ty, _ bindable: Bindable) {
    unify(arena.result(pattern), arena.result(actual), bindable)
    guard arena.parameterCount(pattern) == arena.parameterCount(actual) else { return }
    for index in 0..<arena.parameterCount(pattern) {
      unify(arena.operand(pattern, index), arena.operand(actual, index), bindable)
    }
  }

  private mutating func bind(_ parameter: UInt32, _ type: Ty, _ bindable: Bindable) {
    guard bindable.contains(parameter) else { return }
    for index in bindable.mark..<generics.count where generics[index].parameter == parameter {
      if generics[index].isWeak, !bindable.isWeak, canBeLiteral(type) {
        generics.base[index] = GenericBinding(parameter: parameter, type: type)
      }
      return
    }
    generics.append(GenericBinding(parameter: parameter, type: type, isWeak: bindable.isWeak))
  }

  /// Infers generic arguments from `where T.Element == U` and `T: Base<U>` of a callee, after its arguments are known.
  mutating func unifyRequirements(_ declaration: DeclarationNumber, _ substitution: Substitution, _ bindable: Bindable)
  {
    if bindable.isEmpty { return }
    let home = table.file(of: declaration)
    let fact = home.declarations + Int(declaration - home.declarationBase)
    unifyRequirements(fact.pointee.genericParameters, home, substitution, bindable)
    guard bindable.typeCount > 0, fact.pointee.parent != noIndex else { return }
    let around = home.declarations + Int(fact.pointee.parent)
    if around.pointee.kind == .extension {
      unifyRequirements(around.pointee.genericParameters, home, substitution, bindable)
    }
  }

  private mutating func unifyRequirements(
    _ span: Span, _ home: FileView, _ substitution: Substitution, _ bindable: Bindable
  ) {
    for index in span.range {
      let requirement = home.generics[index]
      guard requirement.isRequirement, requirement.isSameType, requirement.subject != noIndex,
        requirement.constraint != noIndex
      else { continue }
      let left = substitute(convert(Int(requirement.subject), home), substitution)
      let right = substitute(convert(Int(requirement.constraint), home), substitution)
      if !arena.isOpen(right) { unify(left, right, bindable) }
      if !arena.isOpen(left) { unify(right, left, bindable) }
    }
  }
}
