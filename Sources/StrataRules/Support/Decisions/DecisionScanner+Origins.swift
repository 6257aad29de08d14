import StrataModel

/// Where the value of an expression comes from, however code reads it: directly, through a local constant, an optional
/// binding, a pattern, an element of a closure, a conversion, or a function of the domain.
extension DecisionScanner {
  /// An operand; of a name that only stands for a property, or for numbers of the domain, those: `weight` after
  /// `let weight = parcel.weight`, `end` after `if let end = plot.leaseEnd`, `$0` in `plot.leaseEnd.map { $0 > day }`.
  func original(_ range: Range<Int>, depth: Int = 3) -> Operand {
    let operand = self.operand(withoutArguments(range))
    guard depth > 0, operand.names.count == 1, operand.number == nil, !tree.contains(.call, in: operand.range),
      let source = source(of: operand)
    else { return parsed(operand) }
    let part = core(source)
    guard !tree.contains(.closure, in: part) || trailingMembers(of: part).count > 0 else { return operand }
    var original = self.original(part, depth: depth - 1)
    if operand.names[0] != "$0" { original.alias = operand.names[0] }
    original.isEntered = original.isEntered || isParsed(source)
    if isOrigin(original, part) {
      // `quota` of `client.get("stations/me").quota` is no text, whatever it is read with.
      if original.hasText, property(of: original) != nil { original.hasText = false }
      return original
    }
    var result = operand
    result.isEntered = original.isEntered
    return result
  }

  /// `(Double(text) ?? 0)`, if the text is one of the screen.
  private func parsed(_ operand: Operand) -> Operand {
    guard setting == .view, operand.number == nil, let first = operand.range.first, tree[first].kind == .tuple,
      isParsed(operand.range), isTextOfScreen(self.operand(core(operand.range)))
    else { return operand }
    var result = operand
    result.isEntered = true
    return result
  }

  /// `tonnes` of a view with `@State private var tonnes = ""`
  private func isTextOfScreen(_ value: Operand) -> Bool {
    guard isOwnProperty(value), let property = property(named: value.names[0]), !value.mentions(vocabulary[.technical])
    else { return false }
    return holdsText(property)
      && project.graph.attributes(of: property).contains {
        vocabulary[.ownStateWrappers].contains($0) || vocabulary[.bindingTypes].contains($0)
      }
  }

  private func isOrigin(_ original: Operand, _ part: Range<Int>) -> Bool {
    if tree.contains(.binaryOperator, in: part) { return isComputedOfDomain(original) }
    if tree.contains(.call, in: part) { return property(of: original) != nil || countedProperty(of: original) != nil }
    return !original.hasText && (original.names.count > 1 || isOwnProperty(original))
  }

  /// `Double(text)` in `if let height = Double(text)`, `Int(text) ?? 0`: a number that is read from a text.
  private func isParsed(_ source: Range<Int>) -> Bool {
    guard let first = source.first else { return false }
    var value = tree.unwrapped(first)
    let isBound = outcomes.parents[first].map { tree[$0].kind == .optionalBinding } ?? false
    var hasDefault = false
    if tree[value].kind == .sequence, let left = tree.firstChild(of: value) {
      hasDefault = tree.isNamed(Int(tree[left].next), "??")
      value = tree.unwrapped(left)
    }
    return (isBound || hasDefault) && tree.initializer(value, of: vocabulary[.numberTypes]) != nil
  }

  /// The expression that a name stands for.
  private func source(of operand: Operand) -> Range<Int>? {
    let use = operand.range.first { tree[$0].kind == .identifier && tree.isNamed($0, operand.names[0]) }
    guard let use else { return nil }
    if let value = locals.variable(named: operand.names[0], at: use)?.value { return tree.subtree(of: value) }
    return element(named: operand.names[0], at: use)
  }

  /// What an element of a closure stands for: `plot.leaseEnd` in `plot.leaseEnd.map { $0 > day }`, `lot.bids.count` in
  /// `lots.map { $0.bids.count }.map { $0 > 3 }`, `guests` in `onChange(of: guests) { … }`.
  private func element(named name: String, at use: Int) -> Range<Int>? {
    for closure in outcomes.parents.ancestors(of: use) where tree[closure].kind == .closure {
      let parameters = tree.parameterNames(ofClosure: closure)
      guard parameters.isEmpty ? name == "$0" : parameters.contains(name) else { continue }
      guard let call = call(around: closure) else { return nil }
      if tree.isNamed(call.callee, oneOf: vocabulary[.changeObservers].names) {
        return tree.firstChild(of: call.suffix).map { tree.inside($0) }
      }
      guard parameters.count < 2 else { return nil }
      return mapped(before: call) ?? optionalValue(before: call)
    }
    return nil
  }

  /// What the call before a suffix of a chain maps elements to; operators between them pass on elements as they are.
  private func mapped(before call: CodeCall) -> Range<Int>? {
    guard isElementwise(call) else { return nil }
    for other in tree.calls(ofChain: call.chain).reversed() where other.suffix < call.suffix {
      if keepsElements(other) { continue }
      guard isMap(other.callee), let argument = tree.onlyChild(of: other.suffix) else { return nil }
      let value = tree.value(of: argument)
      if tree[value].kind == .keyPath { return tree.subtree(of: value) }
      guard tree[value].kind == .closure else { return nil }
      let statements = tree.statements(ofClosure: value)
      guard let first = statements.first, Int(tree[first].next) == statements.upperBound else { return nil }
      return statements
    }
    return nil
  }

  /// `plot.leaseEnd` of `plot.leaseEnd.map { … }`, if that is an optional value and no list.
  private func optionalValue(before call: CodeCall) -> Range<Int>? {
    guard isElementwise(call), tree[call.callee].kind == .member else { return nil }
    let part = tree.base(of: call.chain)..<call.callee
    if isEntryOfTable(part) { return part }
    guard let member = trailingMembers(of: part).last, let property = propertyRead(at: member),
      project.graph[property].type != noIndex, !isCollection(property)
    else { return nil }
    let type = project.graph.facts(of: property).types[Int(project.graph[property].type)]
    return type.kind == .optional ? part : nil
  }

  private func isMap(_ callee: Int) -> Bool {
    tree.isNamed(callee, oneOf: vocabulary[.streamMaps].names)
      || tree.isNamed(callee, oneOf: vocabulary[.optionalMaps].names)
  }

  /// Whether the closure of a call is about one element.
  private func isElementwise(_ call: CodeCall) -> Bool {
    isMap(call.callee) || tree.isNamed(call.callee, oneOf: vocabulary[.elementFunctions].names)
  }

  // MARK: Shapes

  /// The value without a conversion to another type of number, without a default, and without the arguments of a
  /// function of the domain: `parcel.weight` of `Double(parcel.weight ?? 0)`.
  func core(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first else { return range }
    let next = Int(tree[first].next)
    if next < range.upperBound {
      return tree[next].kind == .binaryOperator && tree.isNamed(next, "??") ? core(first..<next) : range
    }
    let value = tree.unwrapped(first)
    switch tree[value].kind {
    case .sequence: return core(tree.inside(value))
    case .chain:
      guard let call = tree.initializer(value, of: vocabulary[.numberTypes]), let argument = tree.firstChild(of: call),
        tree[argument].next == tree[call].next
      else { return withoutArguments(unrounded(value)) }
      return core(tree.inside(argument))
    default: return tree.subtree(of: value)
    }
  }

  /// `parcel.weight` of `parcel.weight.rounded()`
  private func unrounded(_ chain: Int) -> Range<Int> {
    let end = Int(tree[chain].next)
    for suffix in tree.suffixes(of: chain) where tree[suffix].kind == .member {
      let call = Int(tree[suffix].next)
      guard call < end, tree[call].kind == .call, Int(tree[call].next) == end,
        tree.isNamed(suffix, oneOf: vocabulary[.roundings].names)
      else { continue }
      return chain..<suffix
    }
    return chain..<end
  }

  /// `tenant.age` of `tenant.age(on: day)`, if that is a function of the domain.
  private func withoutArguments(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, Int(tree[first].next) >= range.upperBound else { return range }
    let chain = tree.unwrapped(first)
    guard tree[chain].kind == .chain, Int(tree[chain].next) == range.upperBound else { return range }
    var (last, callee): (Int?, Int?)
    for suffix in tree.suffixes(of: chain) { (callee, last) = (last, suffix) }
    guard let callee, let last, tree[last].kind == .call, tree[callee].kind == .member, property(at: callee) != nil
    else { return range }
    return chain..<last
  }

  /// The members in which a chain or a key path ends, after its last call: `dimensions` and `longest` of
  /// `load(id: id).dimensions.longest`.
  func trailingMembers(of part: Range<Int>) -> [Int] {
    guard let first = part.first else { return [] }
    var result: [Int] = []
    let suffixes: CodeSiblings
    switch tree[first].kind {
    case .keyPath: suffixes = tree.children(of: first)
    case .chain: suffixes = tree.suffixes(of: first)
    // The part of a chain before a suffix.
    default: suffixes = tree.roots(in: Int(tree[first].next)..<part.upperBound)
    }
    for suffix in suffixes {
      if suffix >= part.upperBound { break }
      switch tree[suffix].kind {
      case .member: result.append(suffix)
      case .optionalChaining, .forceUnwrap: continue
      case .call, .subscriptCall, .genericArguments: result = []
      default: return []
      }
    }
    return result
  }
}
