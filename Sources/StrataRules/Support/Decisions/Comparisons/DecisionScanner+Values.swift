import StrataModel

/// Kinds of values that a comparison is about.
extension DecisionScanner {
  /// The number that a named constant has: `let most = 400`, of the function or of the type.
  func constant(among subjects: [Operand]) -> Double? {
    for subject in subjects {
      let names = subject.names.filter { $0 != "Self" }
      guard names.count == 1, let name = names.first, !tree.contains(.call, in: subject.range) else { continue }
      if let local = locals.variable(named: name, at: subject.range.lowerBound) {
        if let value = local.value, let number = tree.number(tree.unwrapped(value)) { return number }
        continue
      }
      if isParameter(name) { continue }
      if let number = property(named: name).flatMap({ constantValue(of: $0) }) { return number }
    }
    return nil
  }

  /// `plant.liters * 400`, or a property of a value that a parameter is compared with: `seats <= flight.freeSeats`.
  func isDerivedBound(_ subjects: [Operand]) -> Bool {
    guard subjects.count == 2, !subjects.contains(where: { isLengthAnywhere($0) }) else { return false }
    if subjects.contains(where: { isComputed($0) }) { return true }
    return subjects.contains { isPropertyOfValue($0) } && subjects.contains { isBoundedParameter($0) }
  }

  /// `account.balance <= account.creditLimit * 0.8`, `total >= minimumOrder`: the bound has a name or is computed. Two
  /// properties of the same name are an order.
  func hasOwnLimit(_ subjects: [Operand]) -> Bool {
    guard subjects.count == 2, subjects[0].names.last != subjects[1].names.last else { return false }
    return subjects.contains { isNamedBound($0) } || isDerivedBound(subjects)
      || subjects.allSatisfy { isPropertyOfValue($0) }
  }

  private func isLengthAnywhere(_ operand: Operand) -> Bool {
    operand.names.contains { vocabulary[.lengths].contains($0) }
  }

  func isComputed(_ operand: Operand) -> Bool {
    operand.range.contains { node in
      guard tree[node].kind == .binaryOperator else { return false }
      return Self.factors.contains(tree.operatorText(node))
    }
  }

  /// `parcel.weight`: a property of a value, neither a length nor the number of a protocol.
  func isTraitOfValue(_ operand: Operand, _ number: Double) -> Bool {
    isPropertyOfValue(operand) && !isLength(operand) && !isStatusCode(number, [operand])
      && !Words.contains(operand.names[1], in: vocabulary[.technicalInData])
      && !words.contains { vocabulary[.appearances].contains($0) }
  }

  /// `hive.frameCount`: a value of the domain counts its parts, whatever they are called elsewhere.
  func isCountOfDomain(_ operand: Operand) -> Bool {
    guard operand.names.count > 1, operand.number == nil, !tree.contains(.call, in: operand.range),
      !tree.contains(.binaryOperator, in: operand.range), let name = operand.names.last
    else { return false }
    let words = Words.split(name)
    return words.count > 1 && words.last == "count"
      && !words.dropLast().contains {
        vocabulary[.technicalInData].contains($0) || vocabulary[.repetitions].contains($0)
      }
      && typeOfMember(operand).map(isInDomain) ?? false
  }

  /// `name.count`, if `name` is a string, an element or the current value of a stream of strings.
  func isTextLength(_ operand: Operand) -> Bool {
    guard isLength(operand), let value = core(operand.range).first else { return false }
    let names = namesOfText(value)
    guard let name = names.last else { return false }
    if names.count == 1, isParameter(name) { return isParameter(name, typed: vocabulary[.textTypes]) }
    if isTextName(name) || isLengthOfDomainText(operand) { return true }
    if names.count == 1, isLocalText(name, at: value) { return true }
    if names.count == 1 || Int(name) != nil, let stream = streamOfElement(value) {
      return namesOfStream(value).last.map(isTextName) ?? false || isStreamOfText(stream)
    }
    guard tree.path(of: value).contains(where: { vocabulary[.subjectReads].contains($0) }) || names.count == 1 else {
      return false
    }
    return !Words.contains(name, in: vocabulary[.technical]) && property(named: name).map(holdsText) ?? false
  }

  /// `licence.number.count`, if that is a string of a value of the domain.
  private func isLengthOfDomainText(_ operand: Operand) -> Bool {
    var members = trailingMembers(of: core(operand.range))
    if members.count == 1, let first = operand.range.first {
      // `note` of `order.note.split(separator: " ").count`
      let parts = tree.suffixes(of: tree.unwrapped(first)).first {
        tree[$0].kind == .member && tree.isNamed($0, oneOf: vocabulary[.textParts].names)
      }
      if let parts { members = trailingMembers(of: tree.unwrapped(first)..<parts) + members }
    }
    guard setting == .viewModel, members.count > 1, let property = property(at: members[members.count - 2]),
      holdsText(property), let type = project.graph.enclosingType(of: property)
    else { return false }
    return isModel(type)
  }

  /// `code` after `let code = state.draft`
  private func isLocalText(_ name: String, at use: Int) -> Bool {
    guard setting == .viewModel, let value = locals.variable(named: name, at: use)?.value,
      let member = tree.lastMember(of: tree.unwrapped(value)), let property = propertyRead(at: member)
    else { return false }
    let name = tree.name(member)
    return holdsText(property) && !Words.contains(name, in: vocabulary[.technical])
      && !Words.contains(name, in: vocabulary[.searchWords])
  }

  /// The names of a string without those of functions that return it in another form and of its length: `note` of
  /// `note.value.trimmingCharacters(in: .whitespaces).count`.
  private func namesOfText(_ value: Int) -> [String] {
    var names = tree.path(of: value).filter { $0 != "self" }
    while let last = names.last, names.count > 1,
      vocabulary[.lengths].contains(last) || vocabulary[.textConversions].contains(last)
        || vocabulary[.subjectReads].contains(last) || vocabulary[.textParts].contains(last)
    {
      names.removeLast()
    }
    return names
  }

  /// Whether a length of a part of a parameter is that of a string: `note.text.count`.
  func isOfText(_ operand: Operand) -> Bool {
    operand.names.count == 2 || operand.names.dropLast().last.map { isTextName($0) } ?? false
  }

  func isTextName(_ name: String) -> Bool {
    Words.split(name).last.map { vocabulary[.texts].contains($0) || vocabulary[.codes].contains($0) } ?? false
  }

  /// `id.count == 3 && id.allSatisfy { $0.isNumber }`
  func checksCharacters(_ comparison: Comparison) -> Bool {
    sequence(around: comparison.node).map { sequence in
      tree.inside(sequence).contains { tree.isNamed($0, oneOf: vocabulary[.characterTests].names) }
    } ?? false
  }

  /// A stored property of the type that contains the code.
  func property(named name: String) -> DeclarationID? {
    project.graph.property(named: name, of: body.member)
  }

  private func constantValue(of property: DeclarationID) -> Double? {
    let fact = project.graph[property]
    guard fact.modifiers.contains(.constant), !fact.initialValue.isEmpty else { return nil }
    let tree = project.graph.facts(of: property).tree
    let value = tree.unwrapped(Int(fact.initialValue.start))
    return Int(tree[value].next) == Int(fact.initialValue.end) ? tree.number(value) : nil
  }

  // MARK: Bookkeeping

  /// A counter of attempts: a variable that the code itself increments by one, or that is named after failures. Not a
  /// quantity that users choose.
  func isBookkeeping(_ operand: Operand) -> Bool {
    guard operand.names.count == 1, let name = operand.names.first, !operand.mentions(vocabulary[.criteria]) else {
      return false
    }
    if operand.mentions(vocabulary[.failures]) || isIncremented(name) { return true }
    if let value = locals.variable(named: name, at: operand.range.lowerBound)?.value {
      let counter = tree.path(of: value).filter { $0 != "self" }
      if counter.count == 1, counter[0] != name, isIncremented(counter[0]) { return true }
    }
    return isParameter(name) && words.contains { vocabulary[.repetitions].contains($0) }
  }

  private func isIncremented(_ name: String) -> Bool {
    tree.operators(in: range) { Self.steps.contains($0) }.contains { use in
      guard tree.number(use.right.lowerBound) == 1 else { return false }
      return operand(use.left).names == [name]
    }
  }

  /// Whether the type sets a property to the current time: when it last loaded something, since when it is shown. What
  /// a screen can set as well (`@Published var start = Date()`, or by a function) only begins with the current time.
  func isRecordedTime(_ name: String) -> Bool {
    guard let property = property(named: name), let type = project.graph.enclosingType(of: body.member),
      !isEntered(name, in: type)
    else { return false }
    let (initial, facts) = (project.graph[property].initialValue, project.graph.facts(of: property))
    let isInput =
      project.graph.isSettable(property)
      && project.graph.attributes(of: property).contains { vocabulary[.publishedWrappers].contains($0) }
    if !isInput, isNow(Operand(initial.range, in: facts.tree, vocabulary)) { return true }
    return project.graph.bodies(of: type).contains { body in
      body.tree.operators(in: body.range) { $0 == "=" }.contains { use in
        guard body.tree.path(of: use.left.lowerBound).last == name else { return false }
        return isNow(Operand(use.right, in: body.tree, vocabulary))
      }
    }
  }

  /// Whether a function of the type sets a property to its own parameter: `func pick(day: Date) { self.day = day }`.
  private func isEntered(_ name: String, in type: TypeID) -> Bool {
    project.graph.bodies(of: type).contains { body in
      guard body.kind == .function else { return false }
      return body.tree.operators(in: body.range) { $0 == "=" }.contains { use in
        guard body.tree.path(of: use.left.lowerBound).last == name, let value = use.right.first,
          body.tree[value].kind == .identifier, Int(body.tree[value].next) == use.right.upperBound
        else { return false }
        let facts = project.graph.facts(of: body.declaration)
        return facts.parameters[facts.declarations[Int(body.declaration.index)].parameters.range].contains {
          facts.names.equals($0.name, body.tree.name(value))
        }
      }
    }
  }

  private static let factors: Set<OperatorText> = ["*", "/"]
  private static let steps: Set<OperatorText> = ["+=", "-=", "+", "-"]
}
