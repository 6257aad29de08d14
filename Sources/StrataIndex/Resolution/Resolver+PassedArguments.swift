import StrataModel

extension Resolver {
  /// Infers the arguments of a call of a member that was not found. If some function of this name passes an argument on to
  /// its closures and takes these arguments, as `subscribe(with:onNext:)` of a stream whose type is not known, that
  /// argument's type is the one of the closures' parameters.
  /// - Returns: whether no argument contains a type of the project.
  mutating func inferUnfoundArguments(_ call: Int, of symbol: Symbol, isOutside: Bool = true) -> Bool {
    guard use(symbol).contains(.passing), let function = passingFunction(symbol, call) else {
      return inferOutsideArguments(call, isOutside: isOutside)
    }
    let first = arguments.count
    collectArguments(call)
    defer { arguments.truncate(to: first) }
    let home = table.file(of: function)
    match(table.fact(function), home, call, store: first)
    let declared = valueType(function)
    let own = table.genericParameters(ofDeclaration: function)
    let bindable = Bindable(first: own.first, count: UInt32(own.count), mark: generics.count)
    defer { generics.truncate(to: bindable.mark) }
    var isPlain = true
    for isDeferred in [false, true] {
      let last = arguments.count
      for index in first..<last where arguments[index].isDeferred == isDeferred {
        let wanted = arena.operand(declared, Int(arguments[index].parameter))
        let expected = isDeferred ? passed(wanted, bindable) : .unknown
        let type = finishArgument(index, expected: expected.isKnown ? expected : isOutside ? .outside : .unknown)
        if arena.kind(wanted) == .parameter { unify(wanted, type, bindable) }
        if !isFreeOfProject(type) { isPlain = false }
      }
    }
    return isPlain
  }

  private mutating func passingFunction(_ symbol: Symbol, _ call: Int) -> DeclarationNumber? {
    for declaration in table.passing[0, symbol.id]
    where table.isVisible(declaration, from: place.file) && table.isAdded(declaration, for: place.file) {
      if accepts(Candidate(declaration: declaration, owner: .unknown), call) { return declaration }
    }
    return nil
  }

  /// A closure's type of which only those parameters are known that are generic parameters of the function itself.
  private mutating func passed(_ wanted: Ty, _ bindable: Bindable) -> Ty {
    let closure = arena.unwrapped(wanted)
    guard arena.kind(closure) == .function else { return .unknown }
    let mark = arena.scratch.count
    for parameter in 0..<arena.parameterCount(closure) {
      let type = arena.operand(closure, parameter)
      var bound = Ty.unknown
      for index in bindable.mark..<generics.count
      where arena.kind(type) == .parameter && generics[index].parameter == arena[type].payload {
        bound = generics[index].type
      }
      arena.scratch.append(bound.id)
    }
    arena.scratch.append(Ty.unknown.id)
    return arena.close(.function, 0, from: mark)
  }
}
