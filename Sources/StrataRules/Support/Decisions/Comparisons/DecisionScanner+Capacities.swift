import StrataModel

/// Counts that are compared with what a value has room for.
extension DecisionScanner {
  /// `room.guests.count < room.seats`, also `==`: in Data only what leads to an error, elsewhere wherever it is asked,
  /// except in a view that chooses what it shows.
  func isAboutCapacity(_ comparison: Comparison) -> Bool {
    let (left, right) = (comparison.left, comparison.right)
    guard comparison.form == .ordering || comparison.form == .equality else { return false }
    if setting == .data { return isFull(comparison) }
    if setting == .view, !disables(comparison) {
      guard ternary(of: comparison.node) == nil, choosesOutcome(comparison) else { return false }
    }
    return isOccupancy(left, of: bound(right)) || isOccupancy(right, of: bound(left))
  }

  /// The limit that a name stands for: `guard let limit = frame?.requiredPhotos, photos.count <= limit`.
  private func bound(_ operand: Operand) -> Operand {
    guard setting == .viewModel, operand.names.count == 1, operand.number == nil,
      let value = locals.variable(named: operand.names[0], at: operand.range.lowerBound)?.value
    else { return operand }
    return self.operand(tree.subtree(of: value))
  }

  /// `event.guests.count >= event.maxGuests`: a value has a limit of its own, and beyond it is an error.
  private func isFull(_ comparison: Comparison) -> Bool {
    let (left, right) = (comparison.left, comparison.right)
    guard let statement = comparison.statement, outcomes.reportsError(statement) else { return false }
    if isDemandForRoom(left, right) || isDemandForRoom(right, left) { return true }
    return left.names.count > 1 && right.names.count > 1 && left.names[0] == right.names[0]
      && left.names[0] != "self" && left.names[0].first?.isLowercase == true && isLimit(left) != isLimit(right)
      && !left.mentions(vocabulary[.technical]) && !right.mentions(vocabulary[.technical])
      && !Words.contains(left.names[0], in: vocabulary[.technicalInData])
  }

  /// `guests.count > event.seats`, `cargo.weight > ship.capacity`: more is handed in than a value of the domain has room
  /// for.
  private func isDemandForRoom(_ count: Operand, _ capacity: Operand) -> Bool {
    guard capacity.mentions(vocabulary[.capacities]), typeOfMember(capacity).map(isInDomain) ?? false else {
      return false
    }
    if isLength(count), count.names.count == 2, isParameter(count.names[0]) { return true }
    return count.names.count > 1 && count.number == nil && typeOfMember(count).map(isInDomain) ?? false
  }

  /// `event.maxGuests`, `event.seats`
  private func isLimit(_ operand: Operand) -> Bool {
    isNamedBound(operand) || operand.mentions(vocabulary[.capacities])
  }

  /// Whether one side is a number of things, and the other the room for them that a value of the domain has.
  func isOccupancy(_ count: Operand, of capacity: Operand) -> Bool {
    guard isNumberOfThings(count) || isOwnLimit(capacity, of: count), let name = capacity.names.last,
      capacity.names.count > 1, capacity.number == nil,
      capacity.names[0].first?.isUppercase == false,
      !tree.contains(.call, in: capacity.range), isPlainOrScaled(capacity)
    else { return false }
    let owner = typeOfMember(capacity)
    guard setting == .viewModel && owner.map(isInDomain) ?? false || !capacity.mentions(vocabulary[.technical]) else {
      return false
    }
    let words = Words.split(name)
    let isCapacity = words.contains { vocabulary[.capacities].contains($0) }
    // A bound that says of nothing in particular may be one of a page: `query.limit`.
    guard isCapacity || words.count > 1 && words.contains(where: { vocabulary[.bounds].contains($0) }),
      !capacity.names.dropLast().contains(where: { Words.contains($0, in: vocabulary[.technicalInData]) })
    else { return false }
    if let owner { return isInDomain(owner) }
    return count.names.count > 2 && count.names[0] == capacity.names[0]
      && !Words.contains(count.names[0], in: vocabulary[.models]) && !count.mentions(vocabulary[.technical])
  }

  /// `room.capacity`, `room.capacity * 9 / 10`
  private func isPlainOrScaled(_ operand: Operand) -> Bool {
    var chains = 0
    for node in operand.range {
      switch tree[node].kind {
      case .binaryOperator where !tree.isNamed(node, "*") && !tree.isNamed(node, "/"): return false
      case .chain: chains += 1
      default: break
      }
    }
    return chains == 1
  }

  /// `lane.maxSwimmers` and `lane.capacity`, of `lane.swimmers`
  private func isOwnLimit(_ bound: Operand, of amount: Operand) -> Bool {
    guard amount.number == nil, bound.names.count > 1, bound.names.dropLast() == amount.names.dropLast(),
      let name = bound.names.last, let own = amount.names.last, !tree.contains(.call, in: amount.range),
      !tree.contains(.binaryOperator, in: amount.range)
    else { return false }
    let words = Words.split(name)
    if words.contains(where: { vocabulary[.capacities].contains($0) }) { return name != own }
    return words.contains { vocabulary[.bounds].contains($0) }
      && words.filter { !vocabulary[.bounds].contains($0) } == Words.split(own)
  }

  /// `guests.count`, `guestCount`
  private func isNumberOfThings(_ operand: Operand) -> Bool {
    guard operand.number == nil, let name = operand.names.last, !tree.contains(.binaryOperator, in: operand.range),
      let last = Words.split(name).last
    else { return false }
    return vocabulary[.lengths].contains(last)
  }

  /// `order.total`, `request.shift.hours`: a number of a value of the domain, neither a length nor a technical one.
  func isPropertyOfDomain(_ operand: Operand) -> Bool {
    if isNumberOfDomain(operand)
      || countedProperty(of: operand).flatMap({ project.graph.enclosingType(of: $0) })
        .map(isModel) ?? false
    {
      return true
    }
    guard operand.names.count > 1, operand.number == nil, operand.names[0].first?.isLowercase ?? true,
      !tree.contains(.call, in: operand.range), !tree.contains(.binaryOperator, in: operand.range),
      !isLength(operand), !operand.isForDisplay
    else { return false }
    return typeOfMember(operand).map(isInDomain) ?? false
  }

  /// The type of the project that declares the last member of an operand.
  func typeOfMember(_ operand: Operand) -> TypeID? {
    operand.range.last { tree[$0].kind == .member }.flatMap { typeUsed(at: $0) }
  }

  /// The type of the project whose member or initializer is used at a node.
  func typeUsed(at node: Int) -> TypeID? {
    project.graph.references(in: body.file, at: tree[node].offset).lazy
      .filter { $0.kind == .calls || $0.kind == .creates }.compactMap(\.target.typeID).first
  }

  /// Whether a type belongs to the domain, or to what a module shows other modules of it.
  func isInDomain(_ type: TypeID) -> Bool {
    project.layer(of: type).map { $0 == domainLayer || $0 == project.interfaceLayer } ?? false
  }
}
