import StrataClassification
import StrataDefinition
import StrataModel

/// Properties of values of the domain. What they are called says nothing: `boat.width` is no position on a screen.
extension DecisionScanner {
  /// Whether an operand is a property of an entity or another value of the domain, the number of its parts, or computed
  /// from such numbers; in Data, also of a DTO. Positions, pages and what an app records for itself are none:
  /// ``Vocabulary/List/technical`` without ``Vocabulary/List/measures``.
  func isDomainValue(_ operand: Operand) -> Bool {
    guard let type = owner(of: operand) else { return false }
    return isModel(type) || setting == .data && project.role(of: type) == .dto
  }

  /// The same, in Data without DTOs.
  func isOfEntity(_ operand: Operand) -> Bool { owner(of: operand).map(isModel) ?? false }

  private func owner(of operand: Operand) -> TypeID? {
    guard operand.number == nil else { return nil }
    if let property = property(of: operand) ?? countedProperty(of: operand) {
      return project.graph.enclosingType(of: property)
    }
    return ownerOfComputed(operand) ?? ownerOfChosen(operand) ?? ownerOfArgument(operand)
  }

  /// The same, of a number: `crate.quantity`.
  func isNumberOfDomain(_ operand: Operand) -> Bool {
    guard isDomainValue(operand), let property = property(of: operand) else { return false }
    return isNumber(property) || listOfNumbers(around: core(operand.range)) == property
  }

  /// The property that an operand reads, if its own name is not a technical one.
  func property(of operand: Operand) -> DeclarationID? {
    let part = core(operand.range)
    guard operand.number == nil, let first = part.first,
      operand.names.count > 1 || tree[first].kind == .keyPath
    else { return ownProperty(of: operand) }
    if let list = listOfNumbers(around: part) { return list }
    guard let member = trailingMembers(of: part).last(where: { !tree.isNamed($0, "rawValue") }),
      !tree.isNamed(member, oneOf: vocabulary[.lengths].names) || isStoredNumber(member),
      !isOnScreen(member, of: operand.names.dropLast()), let property = property(at: member),
      // Of a type itself, only what it computes: `Tariff.zone(of: ride)`.
      isReadable(first) || project.graph[property].kind == .function
    else { return nil }
    return property
  }

  /// Of `parcel.weights.max()` and `parcel.weights.first`: `weights`, a list of numbers that a value has.
  private func listOfNumbers(around part: Range<Int>) -> DeclarationID? {
    guard let chain = part.first, tree[chain].kind == .chain else { return nil }
    var members: [Int] = []
    for suffix in tree.suffixes(of: chain) {
      switch tree[suffix].kind {
      case .member: members.append(suffix)
      case .call where tree.firstChild(of: suffix) == nil: continue
      case .optionalChaining, .forceUnwrap: continue
      default: return nil
      }
    }
    guard members.count > 1, tree.isNamed(members[members.count - 1], oneOf: vocabulary[.chosenNumbers].names),
      let property = property(at: members[members.count - 2]), isListOfNumbers(property)
    else { return nil }
    return property
  }

  /// Whether an expression begins with a value, and not with a type.
  private func isReadable(_ expression: Int) -> Bool {
    let base = tree.base(of: expression)
    switch tree[base].kind {
    case .identifier: return tree.name(base).first?.isUppercase == false
    case .tuple, .keyPath: return true
    default: return false
    }
  }

  /// `weight` in an extension of `Parcel`.
  private func ownProperty(of operand: Operand) -> DeclarationID? {
    guard isCodeOfModel || isCodeOfTransfer, operand.number == nil, operand.names.count == 1,
      let name = operand.names.first,
      !tree.contains(.call, in: operand.range), !isParameter(name),
      locals.variable(named: name, at: operand.range.lowerBound) == nil,
      !namesTechnicalValue(name)
    else { return nil }
    return property(named: name)
  }

  /// `lines[0].height`: a measure of what is named like a part of a screen.
  func isOnScreen(_ member: Int, of names: some Sequence<String>) -> Bool {
    let words = Words.split(tree.name(member))
    guard words.contains(where: { vocabulary[.measures].contains($0) && vocabulary[.technical].contains($0) }) else {
      return false
    }
    return names.contains { Words.contains($0, in: vocabulary[.technical]) }
  }

  /// The property that is read at a node, or the function of the domain that computes a number or a date, if its name is
  /// not a technical one.
  func property(at member: Int) -> DeclarationID? {
    guard
      let property = project.graph.references(in: body.file, at: tree[member].offset)
        .first(where: { $0.memberDeclaration != nil })?.memberDeclaration,
      project.graph[property].kind == .variable || isFunctionOfModel(property)
    else { return nil }
    let isTechnical = Words.split(tree.name(member)).contains { word in
      !vocabulary[.measures].contains(word) && !vocabulary[.bounds].contains(word) && isTechnicalWord(word)
    }
    return isTechnical ? nil : property
  }

  /// `func age(on day: Date) -> Int` of a value of the domain.
  private func isFunctionOfModel(_ function: DeclarationID) -> Bool {
    guard project.graph[function].kind == .function, isNumber(function) || hasType(function, in: .dateTypes),
      let type = project.graph.enclosingType(of: function)
    else { return false }
    return isModel(type)
  }

  /// Whether the type of a property, or the result of a function, is written and is one of a list.
  func hasType(_ declaration: DeclarationID, in list: Vocabulary.List) -> Bool {
    isType(project.graph[declaration].type, oneOf: vocabulary[list], in: declaration.file)
  }

  /// Whether a name is one of a position, a size, a text or a value of a program, and of nothing that is measured.
  func namesTechnicalValue(_ name: String) -> Bool {
    Words.split(name).contains { isTechnicalWord($0) && !vocabulary[.measures].contains($0) }
  }

  private func isTechnicalWord(_ word: String) -> Bool {
    if vocabulary[.technical].contains(word) || vocabulary[.texts].contains(word) { return true }
    return setting == .data && vocabulary[.technicalInData].contains(word) && !vocabulary[.ages].contains(word)
  }

  /// Whether a type is an entity or another value of the domain.
  func isModel(_ type: TypeID) -> Bool {
    guard project.graph[type].kind != .protocol, isInDomain(type) else { return false }
    return project.role(of: type).map { $0 == .entity } ?? true
  }

  /// Whether a property is a number, by its type or its initial value; a function, by its result.
  func isNumber(_ property: DeclarationID) -> Bool {
    let (fact, facts) = (project.graph[property], project.graph.facts(of: property))
    guard fact.type == noIndex else { return hasType(property, in: .numberTypes) }
    guard !fact.initialValue.isEmpty else { return false }
    return facts.tree.number(Int(fact.initialValue.start), orIn: vocabulary[.numberTypes]) != nil
  }

  /// Whether a value may decide wherever it is compared: one of the domain, or one with a name that rules compare.
  func isEvident(_ operand: Operand) -> Bool {
    if isDomainValue(operand) || isTrait(operand) || isResultOfUseCase(operand) { return true }
    return operand.mentions(vocabulary[.criteria]) && !isNamedBound(operand) && !isLength(operand) && !isTotal(operand)
      && (isBoundedParameter(operand) || isPropertyOfValue(operand)) && !operand.isForDisplay
  }

  // MARK: Decisions

  /// A comparison of such a value with a bound, wherever it chooses between outcomes that are more than displayed.
  func isChoiceByValue(_ comparison: Comparison) -> Bool {
    guard let value = comparison.subjects.first(where: isEvident),
      hasBound(comparison) || setting != .data && isBoundFromZero(comparison, value),
      setting != .data || isOfEntity(value) || isTrait(value)
    else { return false }
    return choosesOutcome(comparison)
  }

  /// `hall.seats - hall.taken > 0`, in the action of a view also `member.credits > 0`.
  private func isBoundFromZero(_ comparison: Comparison, _ value: Operand) -> Bool {
    guard let number = comparison.number else { return false }
    if isComputedOfDomain(value) || ownerOfArgument(value) != nil { return true }
    return comparison.statement.map(skipsAction) ?? false && isBoundOfValue(number, comparison.subjects)
  }

  /// Whether a value is compared with a number other than 0 and 1, or with a bound that has a name, is computed, is a
  /// case of an enum, or is another property of the domain; two properties of the same name are an order.
  func hasBound(_ comparison: Comparison) -> Bool {
    if comparison.number != nil { return !comparison.isTrivial }
    let subjects = comparison.subjects
    if let number = constant(among: subjects) { return !Comparison.isTrivial(number) }
    guard subjects.count == 2, subjects.contains(where: isDomainValue),
      !isOrder(subjects) || subjects.contains(where: isComputed)
    else { return false }
    return subjects.allSatisfy {
      isDomainValue($0) || isNamedBound($0) || isComputed($0) || isCase($0.range, $0)
        || isGiven($0) && !isSkipped(comparison)
    }
  }

  /// `a.due < b.due`: the same property of two values. One that is entered, or another type has, is another value.
  func isOrder(_ subjects: [Operand]) -> Bool {
    guard subjects.count == 2, subjects[0].names.last == subjects[1].names.last else { return false }
    let properties = subjects.map { declaration(readBy: $0) }
    if let left = properties[0], let right = properties[1] { return left == right }
    return !subjects.contains { isGiven($0) }
  }

  /// `func precedes(_ lhs: Episode, _ rhs: Episode) -> Bool`: which of two elements comes first.
  func comparesElements() -> Bool {
    let (fact, facts) = (project.graph[body.member], project.graph[body.member.file].facts)
    guard fact.kind == .function, fact.parameters.range.count >= 2, answersYesOrNo else { return false }
    let pair = facts.parameters[fact.parameters.range].prefix(2)
    let types = pair.map { facts.nominalName(of: $0.type) }
    // With a label, the second one has another part: `canStart(_ duty: Duty, after first: Duty)`.
    return types[0] != nil && types[0] == types[1] && pair.allSatisfy { $0.label.isNone }
  }

  private func declaration(readBy operand: Operand) -> DeclarationID? {
    if isOwnProperty(operand) { return property(named: operand.names[0]) }
    return trailingMembers(of: core(operand.range)).last.flatMap { propertyRead(at: $0) }
  }

  /// Whether a comparison only leaves out elements of a loop: the bound may be what somebody searches for.
  private func isSkipped(_ comparison: Comparison) -> Bool {
    guard let statement = comparison.statement else { return false }
    return outcomes.blocks(of: statement).contains { block in
      tree.onlyChild(of: block).map { tree[$0].kind == .continue } ?? false
    }
  }

  /// Whether a bound may be a rule about a value of the domain: of an entity any number, unless it asks only whether
  /// there are any elements.
  func isBoundOfValue(_ number: Double?, _ subjects: [Operand]) -> Bool {
    guard let value = subjects.first(where: isDomainValue), let name = value.names.last else { return false }
    guard let number else { return subjects.allSatisfy { isDomainValue($0) || isNamedBound($0) } }
    if isStatusCode(number, subjects) { return false }
    // How many elements a response has says whether it is complete.
    if setting == .data, isLength(value), !isOfEntity(value) { return false }
    if !Comparison.isTrivial(number) { return true }
    // `hall.seats - hall.taken > 0`: whether any are left is a rule, whether there are any elements is none.
    if ownerOfComputed(value) != nil { return isOfEntity(value) }
    let isCount = vocabulary[.totals].contains(name) || Words.split(name).contains { vocabulary[.lengths].contains($0) }
    return !isCount && isOfEntity(value)
  }

  /// Whether two measures of one value are compared: `photo.width > photo.height` is its shape.
  func isShape(_ left: Operand, _ right: Operand) -> Bool {
    left.names.count > 1 && left.names.dropLast() == right.names.dropLast() && left.names.last != right.names.last
      && [left, right].allSatisfy { operand in
        operand.names.last.map { vocabulary[.measures].containsAll(Words.split($0)) } ?? false
      }
  }
}
