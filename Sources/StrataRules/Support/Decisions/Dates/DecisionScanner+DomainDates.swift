import StrataModel

/// Dates that values of the domain have, whatever they are called and however code reads them.
extension DecisionScanner {
  /// The property of an entity, in Data also of a DTO, with the date that an expression is about; local names stand for
  /// their values.
  func dateOfDomain(in part: Range<Int>, depth: Int = 3) -> DeclarationID? {
    var found: DeclarationID?
    tree.walk(part) { node in
      guard found == nil else { return false }
      switch tree[node].kind {
      case .closure: return false
      case .member: found = dateProperty(at: node)
      case .identifier where depth > 0:
        if let value = locals.variable(named: tree.name(node), at: node)?.value {
          found = dateOfDomain(in: tree.subtree(of: value), depth: depth - 1)
        }
      default: break
      }
      return true
    }
    return found
  }

  private func dateProperty(at member: Int) -> DeclarationID? {
    let property = project.graph.references(in: body.file, at: tree[member].offset).lazy
      .compactMap(\.memberDeclaration).first
    guard let property, project.graph[property].kind == .variable,
      hasType(property, in: .dateTypes), let owner = project.graph.enclosingType(of: property),
      isModel(owner) || setting == .data && project.role(of: owner) == .dto
    else { return nil }
    return property
  }

  /// Whether a program keeps such a date for itself: when an entity was loaded, until when a token is valid.
  func isKept(_ date: DeclarationID) -> Bool {
    let words = Words.split(project.graph.name(of: date))
    if vocabulary[.keptTimes].containsAny(of: words) { return true }
    guard let type = project.graph.enclosingType(of: date) else { return false }
    if setting == .data, vocabulary[.technicalInData].containsAny(of: words), !isExpiryOfDomain(words, of: type) {
      return true
    }
    return vocabulary[.keptTimes].containsAny(of: Words.split(project.graph[type].name))
  }

  /// `lease.endsOn < day`: a date of the domain, and one that a caller passes.
  func isLimitOfDates(_ left: Operand, _ right: Operand) -> Bool {
    [(left, right), (right, left)].contains { date, other in
      guard other.names.count == 1, isParameter(other.names[0], typed: vocabulary[.dateTypes]),
        !other.mentions(vocabulary[.keptTimes]), !other.mentions(vocabulary[.technical])
      else { return false }
      return dateOfDomain(in: date.range).map { !isKept($0) } ?? false
    }
  }

  /// A time between dates of which one is a date of the domain, whatever a local name for it says.
  func isTimeOfDomain(_ operand: Operand) -> Bool {
    guard readsTime, isTimeSpan(operand) || isDateDifference(operand) else { return false }
    return dateOfDomain(in: operand.range) != nil
  }

  /// `Calendar.current.date(byAdding: .day, value: -30, to: Date())`, `calendar.startOfDay(for: .now)`
  func isCalendarDateOfNow(_ operand: Operand) -> Bool {
    guard let first = operand.names.first, operand.names.count > 2,
      Words.contains(first, in: vocabulary[.calendarWords]),
      operand.names.contains(where: { vocabulary[.calendarFunctions].contains($0) }),
      operand.names.contains(where: {
        vocabulary[.dateTypes].contains($0) || vocabulary[.currentTimes].contains($0) || clocks.contains($0)
      }),
      !operand.names.contains(where: { vocabulary[.timeSpans].contains($0) })
    else { return false }
    return dateOfDomain(in: operand.range) == nil
  }

  /// `Date(timeIntervalSinceNow: -86_400)`
  func isCreatedFromNow(_ operand: Operand) -> Bool {
    operand.range.contains { tree[$0].kind == .argument && tree.isNamed($0, oneOf: vocabulary[.nowLabels].names) }
  }
}
