import StrataModel

/// Dates that the code computes from a date of the domain, and years since one: `loan.start` and 14 days.
extension DecisionScanner {
  func computedDates() -> [Decision] {
    calls.compactMap { call in
      guard tree[call.callee].kind == .member, !tree[call.callee].flags.contains(.exempt),
        shiftsDate(call) || setting == .view && isTimeSinceDate(call)
      else { return nil }
      var result = decision(
        .calculation, at: call.chain, subject: "dates", text: tree.text(of: tree.subtree(of: call.chain)))
      result.isAboutValue = true
      return result
    }
  }

  /// `calendar.date(byAdding: .day, value: 14, to: loan.start)`, `loan.start.addingTimeInterval(14 * 86_400)`
  private func shiftsDate(_ call: CodeCall) -> Bool {
    guard let shift = shift(by: call) else { return false }
    return dateOfDomain(in: shift.date).map { !isKept($0) } ?? false && isComputedDateUsed(call.chain)
  }

  /// `loan.start + 14 * 86_400`
  func shiftedDates() -> [Decision] {
    guard setting != .view else { return [] }
    return tree.operators(in: range) { $0 == "+" || $0 == "-" }.compactMap { use in
      let shift = operand(use.node + 1..<Int(tree[use.sequence].next))
      guard let number = shift.number, abs(number) > 1, !isUnitOfTime(number), tree.siblings(in: use.left).count == 1,
        !tree[use.node].flags.contains(.exempt), let date = dateOfDomain(in: use.left, depth: 0), !isKept(date),
        !tree.contains(.call, in: use.left), isComputedDateUsed(use.sequence)
      else { return nil }
      var result = decision(
        .calculation, at: use.left.lowerBound, subject: "dates", text: tree.text(of: tree.inside(use.sequence)))
      result.isAboutValue = true
      return result
    }
  }

  /// The number by which a call shifts a date, the unit of a calendar if it names one, and the date. A day or an hour
  /// later is the end of something to show.
  private func shift(by call: CodeCall) -> (number: Double, unit: Int?, date: Range<Int>)? {
    let (shift, date): (Range<Int>, Range<Int>)
    var unit: Int?
    if tree.isNamed(call.callee, oneOf: vocabulary[.calendarFunctions].names) {
      unit = tree.argument(oneOf: vocabulary[.dateShiftLabels].names, of: call.suffix)
      guard let start = tree.argument("to", of: call.suffix) else { return nil }
      if let value = tree.argument("value", of: call.suffix) {
        (shift, date) = (tree.inside(value - 1), tree.inside(start - 1))
      } else {
        // `DateComponents(day: 14)`
        guard let components = unit, tree[components].kind == .chain,
          let creation = tree.calls(ofChain: components).last, let part = tree.onlyChild(of: creation.suffix),
          !tree.nameID(part).isNone
        else { return nil }
        (unit, shift, date) = (part, tree.inside(part), tree.inside(start - 1))
      }
    } else {
      guard tree.isNamed(call.callee, oneOf: vocabulary[.dateShifts].names),
        let argument = tree.onlyChild(of: call.suffix)
      else { return nil }
      (shift, date) = (tree.inside(argument), tree.base(of: call.chain)..<call.callee)
    }
    // `14 * 86_400` is one node.
    let amount = operand(shift.first.map { tree[$0].kind == .sequence ? tree.inside($0) : shift } ?? shift)
    guard let number = amount.number ?? constant(among: [amount]), abs(number) > 1, !isUnitOfTime(number) else {
      return nil
    }
    return (number, unit, date)
  }

  /// `$0.issuedOn < limit` after `let limit = calendar.date(byAdding: .day, value: -30, to: day)`, and
  /// `$0.issuedOn.addingTimeInterval(30 * 86_400) < day`: a date of the domain, of which one side is shifted by some
  /// days. Seven are a page of a calendar.
  func isBoundOnShiftedDate(_ comparison: Comparison) -> Bool {
    guard comparison.form == .ordering else { return false }
    let sides = [comparison.left, comparison.right]
    return sides.contains { dateOfDomain(in: $0.range).map { !isKept($0) } ?? false }
      && sides.contains { side in
        guard let first = side.range.first, tree[first].kind == .identifier,
          let value = locals.variable(named: tree.name(first), at: first)?.value
        else { return isShiftedByDays(side.range) }
        return isShiftedByDays(tree.subtree(of: value))
      }
  }

  private func isShiftedByDays(_ part: Range<Int>) -> Bool {
    tree.calls(in: part).contains { call in
      guard let shift = shift(by: call) else { return false }
      guard let unit = shift.unit else { return abs(shift.number) > 86_400 && abs(shift.number) != 7 * 86_400 }
      return vocabulary[.dayUnits].contains(tree.name(unit)) && abs(shift.number) != 7
    }
  }

  private func isUnitOfTime(_ number: Double) -> Bool { Self.unitsOfTime.contains(abs(number)) }

  private static let unitsOfTime: Set<Double> = [60, 3600, 86_400]

  /// Whether a date is what the property or function returns, or is kept.
  private func isComputedDateUsed(_ chain: Int) -> Bool {
    if setting == .view { return isResultOfView(chain) }
    var child = chain
    for ancestor in outcomes.parents.ancestors(of: chain) {
      switch tree[ancestor].kind {
      case .sequence:
        if let target = target(of: ancestor, for: child) {
          return !isAppearance(tree.path(of: target).last.map { Words.split($0) } ?? [])
        }
      case .tuple, .effect, .ternary, .argument: break
      // `Loan(due: dto.start.addingTimeInterval(14 * 86_400))`
      case .call where setting == .data: break
      case .chain where setting == .data:
        return call(child, of: ancestor).map { isConstruction($0) && isOfDomain($0.callee) } ?? false
      case .return: return !isInClosure(ancestor) && answersDate
      default: return false
      }
      child = ancestor
    }
    return body.range.lowerBound == child && Int(tree[child].next) == body.range.upperBound && answersDate
  }

  private var answersDate: Bool { hasType(body.member, in: .dateTypes) && !isAppearance(words) }

  /// `calendar.dateComponents([.year], from: licence.issuedOn, to: .now).year`
  private func isTimeSinceDate(_ call: CodeCall) -> Bool {
    guard tree.isNamed(call.callee, oneOf: vocabulary[.calendarDifferences].names),
      let date = dateOfDomain(in: tree.subtree(of: call.suffix)), !isKept(date),
      let last = tree.siblings(in: Int(tree[call.suffix].next)..<Int(tree[call.chain].next)).first,
      tree[last].kind == .member, Int(tree[last].next) == Int(tree[call.chain].next)
    else { return false }
    return isResultOfView(call.chain)
  }
}
