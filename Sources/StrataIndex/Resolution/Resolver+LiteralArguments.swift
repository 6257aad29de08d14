import StrataModel

/// Literals have the type that their context needs. Where something else determines a generic parameter, a literal
/// does not; where nothing else does, it has its default type.
extension Resolver {
  /// Whether an expression consists of literals only: `0`, `-1`, `60 * 60`, `["a"]`.
  func isOfLiterals(_ index: Int) -> Bool {
    switch node(index).kind {
    case .integerLiteral, .floatLiteral, .stringLiteral: return true
    case .arrayLiteral, .dictionaryLiteral, .tuple, .argument, .prefixOperator, .sequence:
      var child = index + 1
      guard child < next(index) else { return false }
      while child < next(index) {
        guard node(child).kind == .binaryOperator || isOfLiterals(child) else { return false }
        child = next(child)
      }
      return true
    default: return false
    }
  }

  /// Whether an integer literal is all that an expression consists of. A number with a fraction decides before it.
  func isInteger(_ index: Int) -> Bool {
    switch node(index).kind {
    case .integerLiteral: return true
    case .tuple, .argument, .prefixOperator: return index + 1 < next(index) && isInteger(index + 1)
    default: return false
    }
  }

  /// A type of numbers that literals have where nothing else determines it.
  func isNumber(_ type: Ty) -> Bool {
    guard let entity = arena.entity(type) else { return false }
    return entity == known.int || entity == known.double
  }

  /// Of the types of two values that have the same type: that of the one that is no literal.
  func withoutLiteral(_ left: Ty, _ right: Ty) -> Ty? {
    guard left.isKnown, right.isKnown, left != right else { return nil }
    if isNumber(left), arena.entity(left) == known.int || !isNumber(right), canBeLiteral(right) { return right }
    return isNumber(right) && canBeLiteral(left) ? left : nil
  }

  /// Whether a literal may have a type: that of another number or string, not a protocol.
  func canBeLiteral(_ type: Ty) -> Bool {
    switch arena.kind(type) {
    case .external: return type != .outside
    case .parameter, .selfType, .dependent: return true
    case .optional: return canBeLiteral(arena.operand(type, 0))
    case .nominal:
      let entity = arena[type].payload
      let kind = table.entities[Int(entity)].kind
      return kind != .protocol && kind != .class && entity != known.bool
    default: return false
    }
  }

  /// Binds the generic parameters that only literals determine, so that any other value can change it.
  mutating func bindLiterals(
    _ declared: Ty, _ home: FileView, _ firstParameter: UInt32, from first: Int, _ open: Substitution,
    _ bindable: Bindable
  ) {
    var weak = bindable
    weak.isWeak = true
    for takesIntegers in [false, true] {
      for index in first..<arguments.count where arguments[index].isOfLiterals {
        guard arguments[index].parameter != noIndex else { continue }
        let node = Int(arguments[index].node) + 1
        guard isInteger(node) == takesIntegers else { continue }
        let wanted = parameterType(declared, home, firstParameter, index, open)
        guard arena.isOpen(wanted) else { continue }
        unify(autoclosed(wanted, index), literalType(index, node), weak)
      }
    }
  }

  /// Infers the literals, whose type is certain now.
  mutating func finishLiterals(
    _ declared: Ty, _ home: FileView, _ firstParameter: UInt32, from first: Int, _ open: Substitution,
    _ bindable: Bindable
  ) {
    let closed = open.closing(bindable)
    let last = arguments.count
    for index in first..<last where arguments[index].isOfLiterals && !arguments[index].isDone {
      guard arguments[index].parameter != noIndex else {
        finishArgument(index, expected: .unknown)
        continue
      }
      let wanted = substitute(parameterType(declared, home, firstParameter, index, open), closed)
      finishArgument(index, expected: autoclosed(wanted, index))
    }
  }

  /// The arguments of a call without generic parameters, whose types do not depend on each other.
  mutating func passPlainArguments(
    _ declared: Ty, _ home: FileView, _ firstParameter: UInt32, from first: Int, _ open: Substitution
  ) {
    let last = arguments.count
    for index in first..<last where !arguments[index].isDone {
      var expected = Ty.unknown
      if arguments[index].parameter != noIndex {
        expected = autoclosed(parameterType(declared, home, firstParameter, index, open), index)
      }
      finishArgument(index, expected: expected)
    }
  }

  private mutating func literalType(_ argument: Int, _ node: Int) -> Ty {
    if arguments[argument].isDone { return arguments[argument].type }
    switch self.node(node).kind {
    case .integerLiteral: return nominal(known.int)
    case .floatLiteral: return nominal(known.double)
    case .stringLiteral: return nominal(known.string)
    default: return finishArgument(argument, expected: .unknown)
    }
  }

  /// The type of the parameter of an argument, with a substitution.
  mutating func parameterType(
    _ declared: Ty, _ home: FileView, _ first: UInt32, _ argument: Int, _ substitution: Substitution
  ) -> Ty {
    let parameter = arguments[argument].parameter
    let wanted = substitute(arena.operand(declared, Int(parameter)), substitution)
    return home.parameters[Int(first + parameter)].isVariadic ? arena.operand(wanted, 0) : wanted
  }

  /// `reduce(0, +)`, `reduce(0, max)`: a standard operator that is a value has two operands of one type.
  mutating func unifyOperands(ofValue argument: Int, _ wanted: Ty, _ bindable: Bindable) {
    let index = Int(arguments[argument].node) + 1
    guard node(index).kind == .identifier, next(index) == next(Int(arguments[argument].node)),
      arena.kind(wanted) == .function, arena.parameterCount(wanted) == 2
    else { return }
    let symbol = symbol(index)
    let rank = operatorRanks.rank(of: symbol)
    guard
      rank == .addition || rank == .multiplication || symbol == KnownName.max.symbol || symbol == KnownName.min.symbol
    else { return }
    let (left, right) = (arena.operand(wanted, 0), arena.operand(wanted, 1))
    if arena.isOpen(left), !arena.isOpen(right) { unify(left, right, bindable) }
    if arena.isOpen(right), !arena.isOpen(left) { unify(right, left, bindable) }
  }
}
