import StrataModel

/// Numbers that are entered on a screen: of a view model, or of a view itself.
extension DecisionScanner {
  /// `if viewModel.minutes >= 45 { … }`, `guard weeks >= 2 else { return }`: such a number decides whether something is
  /// done.
  func isChoiceByInput(_ comparison: Comparison) -> Bool {
    guard setting == .view, let number = comparison.number, !Comparison.isTrivial(number),
      let subject = comparison.subjects.first, isInput(subject) || number >= 3 && isTextLength(subject)
    else { return false }
    guard let statement = comparison.statement ?? statement(named: comparison.node) else {
      return handsOver(comparison.node)
    }
    return acts(statement) || skipsAction(statement)
  }

  /// A number of the screen, or one that is read from a text.
  func isInput(_ operand: Operand) -> Bool {
    setting != .data && (operand.isEntered || isInputNumber(operand) || isNumberOfViewModel(operand))
  }

  /// `guests` of a view with `@State private var guests = 1`, or of a view model with `@Published var guests = 1`
  func isInputNumber(_ operand: Operand) -> Bool {
    guard setting != .data, operand.number == nil else { return false }
    let value = self.operand(core(operand.range))
    guard isOwnProperty(value), let property = property(named: value.names[0]), isNumber(property),
      !isOnlyShown(value, property)
    else { return false }
    let isWrapped = project.graph.attributes(of: property).contains {
      vocabulary[.ownStateWrappers].contains($0) || vocabulary[.bindingTypes].contains($0)
        || vocabulary[.publishedWrappers].contains($0)
    }
    return isWrapped || project.graph.isSettable(property) && isOfObservable(property)
  }

  /// Whether a property belongs to a type with `@Observable`, whose properties need no wrappers.
  func isOfObservable(_ property: DeclarationID) -> Bool {
    guard let type = project.graph.enclosingType(of: property) else { return false }
    return project.graph.attributes(of: project.graph[type].declaration).contains {
      vocabulary[.observableMacros].contains($0)
    }
  }

  /// `viewModel.minutes`, `viewModel.state.draft.minutes`, `draft.minutes`, also as `$draft.minutes.wrappedValue`: a
  /// number of a view model, of its state or of another value of Presentation.
  func isNumberOfViewModel(_ operand: Operand) -> Bool {
    guard setting != .data, operand.names.count > 1, operand.number == nil else { return false }
    let part = core(operand.range)
    guard
      let member = trailingMembers(of: part).last(where: { !tree.isNamed($0, oneOf: vocabulary[.wrappedValues].names) }
      ),
      let property = property(at: member), isNumber(property), let type = project.graph.enclosingType(of: property),
      isStateOfScreen(type)
    else { return false }
    let name = self.operand(member..<member + 1)
    return !isOnlyShown(name, property) && !name.mentions(vocabulary[.technicalInData])
      && !operand.mentions(vocabulary[.appearances])
  }

  /// Whether a type is a view model or a value of its layer that no view draws itself with.
  private func isStateOfScreen(_ type: TypeID) -> Bool {
    switch project.role(of: type) {
    case .viewModel, .baseViewModel, .uiState: return true
    case nil:
      guard project.graph[type].kind != .protocol, let layer = project.layer(of: type), layer != domainLayer,
        let own = project.graph.enclosingType(of: body.member)
      else { return false }
      return layer == project.layer(of: own)
        && !vocabulary.isTechnicalType(project.graph[type].name)
        && !isForDisplay(Words.split(project.graph[type].name))
    default: return false
    }
  }

  /// What somebody enters or hands over: a number or a date as a parameter, or a number of the screen.
  func isGiven(_ operand: Operand) -> Bool {
    guard setting != .data else { return false }
    let value = self.operand(core(operand.range))
    if isBoundedParameter(value) || value.names.count == 1 && isParameter(value.names[0], typed: vocabulary[.dateTypes])
    {
      return !value.isForDisplay && !value.mentions(vocabulary[.technicalInData])
    }
    return isInput(operand)
  }

  /// Whether the words of a value are those of a position, a size or a text, and of no time in units of people:
  /// `durationMinutes` is no time of a machine. A whole number such as `householdSize` is no size on a screen.
  private func isOnlyShown(_ operand: Operand, _ property: DeclarationID) -> Bool {
    guard operand.isForDisplay, !isAmountOfTime(operand) else { return false }
    let words = operand.names.last.map { Words.split($0) } ?? []
    guard words.count > 1, let last = words.last, vocabulary[.layout].contains(last), !isForDisplay(words.dropLast()),
      isWholeNumber(property)
    else { return true }
    return false
  }

  func isAmountOfTime(_ operand: Operand) -> Bool {
    operand.mentions(vocabulary[.timeUnits]) && !operand.mentions(vocabulary[.texts])
      && !operand.words.contains { vocabulary[.technical].contains($0) && !vocabulary[.measures].contains($0) }
  }

  // MARK: Products

  /// `teacher.hourly * Decimal(minutes)`: a number of the domain times another one, or times one that is entered.
  func multipliesOfDomain(_ use: OperatorUse, _ right: Operand) -> Bool {
    guard setting != .data else { return false }
    let factors = [lastTerm(before: use), right].map(element)
    guard factors.allSatisfy({ $0.number == nil }),
      let value = factors.first(where: { isNumberOfDomain($0) }), let name = value.names.last,
      !Words.split(name).contains(where: isMeasure), !isOfMachine(value),
      factors.allSatisfy({
        isNumberOfDomain($0) || isInputNumber($0) || isBoundedParameter(operand(core($0.range))) || isOwnValue($0)
      })
    else { return false }
    return isResultUsed(use.node)
  }

  /// `lap.time` for `$0` in `lap.time.map { $0 * lap.factor }`, and for `time` after `let time = lap.time ?? 0`
  func element(_ factor: Operand) -> Operand {
    guard factor.names.count == 1, factor.number == nil, !factor.hasText else { return factor }
    let value = original(factor.range)
    return value.names.count > 1 && isNumberOfDomain(value) && !tree.contains(.binaryOperator, in: core(value.range))
      ? value : factor
  }

  /// `book.execute(liters: Decimal(guests) * 0.75)`: a number that is entered, and one that the code knows.
  func changesInput(_ use: OperatorUse, _ right: Operand) -> Bool {
    let left = lastTerm(before: use)
    guard (left.number ?? right.number) != nil, isInputNumber(left.number == nil ? left : right) else { return false }
    return isHandedToDomain(use.sequence)
  }

  /// Whether an expression of a view model is an argument of a function of the domain.
  func isHandedToDomain(_ sequence: Int) -> Bool {
    guard setting == .viewModel, let argument = outcomes.parents[sequence], tree[argument].kind == .argument,
      let call = call(around: sequence)
    else { return false }
    return !isForDisplay(Words.split(tree.name(argument))) && isOfDomain(call.callee)
  }

  /// `total.value`, if `total` is a stream of the type itself.
  private func isOwnValue(_ operand: Operand) -> Bool {
    let names = operand.names.filter { !vocabulary[.numberTypes].contains($0) }
    guard names.count == 2, vocabulary[.subjectReads].contains(names[1]), !operand.isForDisplay else { return false }
    return property(named: names[0]) != nil
  }
}
