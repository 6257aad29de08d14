import StrataModel

/// Numbers of the domain that no property has: how many parts a value has, differences and ratios of its numbers.
extension DecisionScanner {
  /// Of `tour.members.count` and `Set(tour.groups.joined()).count`: `members` and `groups`, collections that a value has.
  func countedProperty(of operand: Operand) -> DeclarationID? {
    guard operand.names.count > 2 || isCodeOfModel || isCodeOfTransfer, isLength(operand),
      let first = core(operand.range).first,
      case let chain = tree.unwrapped(first), tree[chain].kind == .chain, let length = tree.lastMember(of: chain),
      tree.isNamed(length, oneOf: vocabulary[.lengths].names)
    else { return nil }
    return list(in: chain, before: length)
  }

  private func list(in chain: Int, before end: Int) -> DeclarationID? {
    let base = tree.base(of: chain)
    if tree.isNamed(base, oneOf: vocabulary[.collectionTypes].names) {
      let call = Int(tree[base].next)
      guard call < end, tree[call].kind == .call, Int(tree[call].next) == end, let argument = tree.onlyChild(of: call),
        case let value = tree.unwrapped(tree.value(of: argument)), tree[value].kind == .chain
      else { return nil }
      return list(in: value, before: Int(tree[value].next))
    }
    guard isNameOfValue(base) else { return nil }
    var (counted, isForm): (Int?, Bool) = (nil, false)
    for suffix in tree.suffixes(of: chain) where suffix < end {
      switch tree[suffix].kind {
      case .member:
        isForm = tree.isNamed(suffix, oneOf: vocabulary[.listForms].names)
        if !isForm { counted = suffix }
      case .call where !isForm: return nil
      default: continue
      }
    }
    if counted == nil { return ownList(base) }
    guard let counted, !Words.contains(tree.name(counted), in: vocabulary[.technicalInData]),
      let property = property(at: counted) ?? listOfModels(at: counted), isCollection(property)
    else { return nil }
    return property
  }

  /// `games` in an extension of a value of the domain or, in Data, of a DTO.
  private func ownList(_ base: Int) -> DeclarationID? {
    guard isCodeOfModel || isCodeOfTransfer, isOwnProperty(operand(base..<base + 1)),
      !Words.contains(tree.name(base), in: vocabulary[.technicalInData]),
      let property = property(named: tree.name(base)),
      isCollection(property)
    else { return nil }
    return property
  }

  /// `parcel.attempts`, if these are values of the domain: then they are no tries of a machine.
  private func listOfModels(at member: Int) -> DeclarationID? {
    guard Words.contains(tree.name(member), in: vocabulary[.repetitions]), let property = propertyRead(at: member),
      project.graph[property].type != noIndex
    else { return nil }
    let facts = project.graph.facts(of: property)
    var type = Int(project.graph[property].type)
    while facts.types[type].kind != .name, type + 1 < facts.types.count { type += 1 }
    let isModel = project.graph.references(in: property.file, at: facts.types[type].offset).contains {
      $0.target.typeID.map(self.isModel) ?? false
    }
    return isModel ? property : nil
  }

  private func isNameOfValue(_ base: Int) -> Bool {
    tree[base].kind == .identifier && tree.name(base).first?.isUppercase == false
  }

  func isCollection(_ property: DeclarationID) -> Bool {
    let facts = project.graph.facts(of: property)
    var type = project.graph[property].type
    guard type != noIndex else { return false }
    while facts.types[Int(type)].kind == .optional, Int(type) + 1 < facts.types.count { type += 1 }
    switch facts.types[Int(type)].kind {
    case .array, .dictionary: return true
    case .name: return vocabulary[.collectionTypes].contains(facts.names[facts.types[Int(type)].name])
    default: return false
    }
  }

  /// `hall.seats - hall.taken`, `parcel.weight / parcel.limit`, `hall.taken + 1`
  func isComputedOfDomain(_ operand: Operand) -> Bool {
    guard let type = ownerOfComputed(operand) else { return false }
    return isModel(type) || setting == .data && project.role(of: type) == .dto
  }

  /// The type of the first number of the domain in an expression that computes with nothing else.
  func ownerOfComputed(_ operand: Operand) -> TypeID? {
    guard operand.number == nil, operand.names.count > 1, tree.contains(.binaryOperator, in: operand.range) else {
      return nil
    }
    let parts = tree.siblings(in: core(operand.range))
    guard parts.count > 2, parts.count % 2 == 1 else { return nil }
    var owner: TypeID?
    for (position, node) in parts.enumerated() {
      if position % 2 == 1 {
        guard tree[node].kind == .binaryOperator, Self.arithmetic.contains(tree.operatorText(node)) else { return nil }
        continue
      }
      if isNumber(node) || isPartOfNow(node) { continue }
      let part = self.operand(tree.subtree(of: node))
      if constant(among: [part]) != nil { continue }
      let property = countedProperty(of: part) ?? (isNumberOfDomain(part) ? property(of: part) : nil)
      guard let type = property.flatMap({ project.graph.enclosingType(of: $0) }) ?? ownerOfComputed(part) else {
        return nil
      }
      owner = owner ?? type
    }
    return isRatioOfSizes(parts) ? nil : owner
  }

  /// `photo.width / photo.height`
  private func isRatioOfSizes(_ parts: [Int]) -> Bool {
    guard tree.operatorText(parts[1]) == "/", parts.count == 3 else { return false }
    let (left, right) = (operand(core(tree.subtree(of: parts[0]))), operand(core(tree.subtree(of: parts[2]))))
    return isShape(left, right) && left.isForDisplay && right.isForDisplay
  }

  /// A number of parts, a difference of numbers, or a whole number: of these, more than 1 is 2 at least.
  func isCountableValue(_ operand: Operand) -> Bool {
    guard isDomainValue(operand) else { return false }
    guard let property = property(of: operand) else { return true }
    return isWholeNumber(property)
  }

  func isWholeNumber(_ property: DeclarationID) -> Bool {
    let (fact, facts) = (project.graph[property], project.graph.facts(of: property))
    if fact.type == noIndex, !fact.initialValue.isEmpty {
      return facts.tree[Int(fact.initialValue.start)].kind == .integerLiteral
    }
    return facts.nominalName(of: fact.type).map { vocabulary[.wholeNumberTypes].contains($0) } ?? false
  }

  /// `$0` in `(1...5).map { $0 <= tour.rating }`, `star` in `for star in 1...5`: a position on a screen.
  func isLoopIndex(_ operand: Operand) -> Bool {
    guard operand.number == nil, !operand.names.isEmpty, operand.names.count < 3,
      let node = operand.range.first(where: { node in
        tree[node].kind == .identifier && !tree.isNamed(node, oneOf: vocabulary[.numberTypes].names)
      }), operand.names.allSatisfy({ $0 == tree.name(node) || vocabulary[.numberTypes].contains($0) })
    else { return false }
    let name = tree.name(node)
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .closure where name == "$0" || tree.parameterNames(ofClosure: ancestor).contains(name):
        guard let call = call(around: ancestor) else { return false }
        if !rangeBounds(tree.subtree(of: tree.base(of: call.chain))).isEmpty { return true }
        // `ForEach(1...5) { star in … }`
        return tree.firstChild(of: call.suffix).map { !rangeBounds(tree.inside($0)).isEmpty } ?? false
      case .for:
        guard let pattern = tree.firstChild(of: ancestor), tree.isNamed(pattern, name) else { continue }
        return !rangeBounds(tree.subtree(of: Int(tree[pattern].next))).isEmpty
      default: continue
      }
    }
    return false
  }

  /// `attempts` and `self.attempts`, if that is a property of the type.
  func isOwnProperty(_ operand: Operand) -> Bool {
    guard operand.names.count == 1, let name = operand.names.first else { return false }
    return locals.variable(named: name, at: operand.range.lowerBound) == nil && !isParameter(name)
      && property(named: name) != nil
  }
}
