import StrataModel

extension Resolver {
  /// Lists the arguments of a call; the caller truncates ``arguments`` to the count from before.
  mutating func collectArguments(_ call: Int) {
    var child = call + 1
    let end = next(call)
    while child < end {
      let part = node(child)
      if part.kind == .argument {
        arguments.append(
          Argument(
            node: UInt32(child), label: place.file.symbol(part.name), isTrailing: part.flags.contains(.trailing),
            isDeferred: child + 1 < Int(part.next) && needsContext(child + 1),
            isOfLiterals: child + 1 < Int(part.next) && isOfLiterals(child + 1)))
      }
      child = Int(part.next)
    }
  }

  /// Whether an expression has no type, or an imprecise one, without the type that its context expects.
  func needsContext(_ index: Int) -> Bool {
    switch node(index).kind {
    case .closure, .implicitMember, .nilLiteral, .keyPath: return true
    case .identifier: return use(symbol(index)).contains(.operator)
    case .arrayLiteral: return next(index) == index + 1 || needsContext(index + 1)
    case .dictionaryLiteral:
      return next(index) == index + 1 || needsContext(index + 1)
        || (next(index + 1) < next(index) && needsContext(next(index + 1)))
    case .chain, .effect, .argument: return needsContext(index + 1)
    case .tuple, .prefixOperator: return index + 1 < next(index) && needsContext(index + 1)
    case .sequence: return sequenceNeedsContext(index)
    case .if, .switch: return true
    default: return false
    }
  }

  /// `flag ? .a : .b`, `[.a] + rest`
  private func sequenceNeedsContext(_ index: Int) -> Bool {
    var child = index + 1
    var isSum = false
    var isCast = false
    while child < next(index) {
      let part = node(child)
      if part.kind == .ternary { return child + 1 < Int(part.next) && needsContext(child + 1) }
      if part.kind == .cast { isCast = true }
      if part.kind == .binaryOperator {
        guard operatorRanks.rank(of: symbol(child)) == .addition else { return false }
        isSum = true
      }
      child = Int(part.next)
    }
    return isSum && !isCast && needsContext(index + 1)
  }

  /// Whether the parameters of a declaration match the arguments of a call, by labels, defaults and trailing closures.
  mutating func accepts(_ candidate: Candidate, _ call: Int, of base: Ty = .unknown) -> Bool {
    let declaration = candidate.declaration
    let home = table.file(of: declaration)
    let fact = home.declarations + Int(declaration - home.declarationBase)
    switch fact.pointee.kind {
    case let kind where kind.hasParameters: return match(fact, home, call, store: nil)
    case .variable:
      let type = substitute(
        valueType(declaration),
        Substitution(owner: candidate.owner, selfType: base.isKnown ? base : candidate.owner, mark: generics.count))
      return isCallable(type)
    default: return true
    }
  }

  /// Whether a value of the type can be called.
  private mutating func isCallable(_ type: Ty) -> Bool {
    let value = arena.unwrapped(type)
    guard let entity = arena.entity(value) else { return arena.kind(value) != .tuple }
    if known.isPlain(entity) || entity == known.set { return false }
    let search = findMembers(KnownName.callAsFunction.symbol, of: value, .instance)
    defer { candidates.truncate(to: search.mark) }
    return candidates.count > search.mark || table.entities[Int(entity)].isExternal
  }

  /// Matches arguments to parameters.
  /// - Parameter store: index of the first of the call's ``arguments``; the parameter of each argument is stored
  ///   there.
  @discardableResult
  func match(_ fact: UnsafePointer<DeclarationFact>, _ home: FileView, _ call: Int, store: Int?) -> Bool {
    let first = Int(fact.pointee.parameters.start)
    let count = Int(fact.pointee.parameters.end) - first
    var parameter = 0
    if call == place.wrapperCall {
      let takesValue = count > 0 && home.symbol(home.parameters[first].label) == KnownName.wrappedValue.symbol
      if takesValue ? !place.wrapsValue && !isOptional(home.parameters[first]) : place.wrapsValue { return false }
      if takesValue { parameter = 1 }
    }
    var variadic = -1
    var position = 0
    var isFirstTrailing = true
    var child = call + 1
    let end = next(call)
    while child < end {
      let part = node(child)
      defer { child = Int(part.next) }
      guard part.kind == .argument else { continue }
      defer { position += 1 }
      let label = place.file.symbol(part.name)
      var found = -1
      if part.flags.contains(.trailing), isFirstTrailing, label.isNone {
        isFirstTrailing = false
        variadic = -1
        while parameter < count, found < 0 {
          let candidate = home.parameters[first + parameter]
          if takesClosure(candidate, home, fact.pointee.genericParameters),
            !isOptional(candidate) || !leavesClosure(to: (first + parameter + 1)..<(first + count), home)
          {
            found = parameter
          } else if !isOptional(candidate) {
            return false
          }
          parameter += 1
        }
      } else if label.isNone, variadic >= 0 {
        found = variadic
      } else {
        variadic = -1
        while parameter < count, found < 0 {
          let candidate = home.parameters[first + parameter]
          if home.symbol(candidate.label) == label {
            found = parameter
            if candidate.isVariadic { variadic = parameter }
          } else if !isOptional(candidate) {
            return false
          }
          parameter += 1
        }
      }
      if found < 0 { return false }
      if let store { arguments.base[store + position].parameter = UInt32(found) }
    }
    while parameter < count {
      if !isOptional(home.parameters[first + parameter]) { return false }
      parameter += 1
    }
    return true
  }

  /// Whether a call may omit the argument.
  private func isOptional(_ parameter: ParameterFact) -> Bool {
    !parameter.defaultValue.isEmpty || parameter.isVariadic
  }

  /// Whether a trailing closure skips a parameter with a default, because a later parameter needs it.
  private func leavesClosure(to later: Range<Int>, _ home: FileView) -> Bool {
    for index in later {
      let parameter = home.parameters[index]
      if !isOptional(parameter), parameter.type != noIndex, isFunction(Int(parameter.type), home) { return true }
    }
    return false
  }

  private func isFunction(_ index: Int, _ home: FileView) -> Bool {
    let type = home.types[index]
    switch type.kind {
    case .function: return true
    case .optional, .implicitlyUnwrapped: return index + 1 < Int(type.next) && isFunction(index + 1, home)
    default: return false
    }
  }

  private func takesClosure(_ parameter: ParameterFact, _ home: FileView, _ own: Span) -> Bool {
    guard parameter.type != noIndex else { return true }
    return takesClosure(Int(parameter.type), home, own, depth: 0)
  }

  private func takesClosure(_ index: Int, _ home: FileView, _ own: Span, depth: Int) -> Bool {
    let type = home.types[index]
    switch type.kind {
    case .function: return true
    case .optional, .implicitlyUnwrapped, .some, .any, .pack, .attributed:
      return index + 1 < Int(type.next) && takesClosure(index + 1, home, own, depth: depth)
    case .array, .dictionary, .metatype, .tuple: return false
    case .name, .member:
      let binding = table.binding(home, index)
      guard let entity = binding.entity else {
        // A generic parameter of the callee may be a closure; an element of a collection is not.
        let number = Int(binding.payload) - Int(home.genericBase)
        if binding.tag == .parameter { return own.range.contains(number) && mayBeClosure(number, home) }
        return binding.tag == .external || binding.tag == .unresolved
      }
      let target = table.entities[Int(entity)]
      guard target.kind == .typealias, target.declaration != noIndex, depth < TypeLookup.longestAliasChain else {
        return false
      }
      let root = table.fact(target.declaration).pointee.type
      return root == noIndex || takesClosure(Int(root), table.file(of: target.declaration), .empty, depth: depth + 1)
    default: return true
    }
  }

  /// Functions conform to no protocol of a project.
  private func mayBeClosure(_ parameter: Int, _ home: FileView) -> Bool {
    let constraint = home.generics[parameter].constraint
    guard constraint != noIndex, let entity = table.binding(home, Int(constraint)).entity else { return true }
    return table.entities[Int(entity)].isExternal
  }

  /// Infers all arguments of a call of which nothing is known.
  mutating func inferArguments(_ call: Int) {
    var child = call + 1
    let end = next(call)
    while child < end {
      let part = node(child)
      if part.kind == .argument {
        inferArgument(child, expected: .unknown)
      } else {
        _ = infer(child, expected: .unknown)
      }
      child = Int(part.next)
    }
  }

  /// Infers the value of an `argument` node.
  @discardableResult
  mutating func inferArgument(_ argument: Int, expected: Ty) -> Ty {
    guard argument + 1 < next(argument) else { return .unknown }
    return infer(argument + 1, expected: expected)
  }
}
