import StrataModel

/// Values of a screen that have names like those of a business.
extension DecisionScanner {
  /// `query.count >= 3`, unless a shorter string is an error; `total > 500`, if `total` is a sum of heights.
  func isSearchOrLayout(_ comparison: Comparison) -> Bool {
    guard setting != .data else { return false }
    return [comparison.left, comparison.right].contains { operand in
      guard operand.number == nil else { return false }
      return isLength(operand) ? !comparison.fails && !isCheck && isSearched(operand) : isDrawn(operand)
    }
  }

  /// `errorMessage.count` in a view: the length of what it shows.
  func isMessageLength(_ operand: Operand) -> Bool {
    setting == .view && isLength(operand) && operand.mentions(vocabulary[.failures]) && !isDomainValue(operand)
  }

  /// `query.count`, `$query.map { $0.count > 3 }`
  private func isSearched(_ length: Operand) -> Bool {
    if length.mentions(vocabulary[.searchWords]) { return true }
    guard let element = core(length.range).first else { return false }
    return namesOfStream(element).contains { Words.contains($0, in: vocabulary[.searchWords]) }
  }

  /// A local variable or a property with a size: its type says so, or what it is computed from.
  private func isDrawn(_ operand: Operand) -> Bool {
    guard operand.names.count == 1, let name = operand.names.first, !tree.contains(.call, in: operand.range) else {
      return false
    }
    if let local = locals.variable(named: name, at: operand.range.lowerBound) {
      if let type = local.type {
        return isDrawingType(tree[type].payload, in: project.graph.facts(of: body.declaration))
      }
      return setting == .view && local.value.map { isMeasured(tree.subtree(of: $0)) } ?? false
    }
    guard !isParameter(name), let property = property(named: name) else { return false }
    return isDrawingType(project.graph[property].type, in: project.graph.facts(of: property))
  }

  /// `chart.total`, if that is a size.
  func isDrawnMember(_ operand: Operand) -> Bool {
    guard let member = operand.range.last(where: { tree[$0].kind == .member }), let property = property(at: member)
    else { return false }
    return isDrawingType(project.graph[property].type, in: project.graph.facts(of: property))
  }

  func isDrawingType(_ type: UInt32, in facts: FileFacts) -> Bool {
    facts.nominalName(of: type).map { vocabulary[.drawingTypes].contains($0) } ?? false
  }

  /// `heights.reduce(0, +)`, `view.bounds.width / 4`
  private func isMeasured(_ part: Range<Int>) -> Bool {
    part.contains { node in
      switch tree[node].kind {
      case .identifier, .member:
        return Words.split(tree.name(node)).contains { word in
          vocabulary[.layout].contains(word) || vocabulary[.layout].contains(word.singular)
            || vocabulary[.viewParts].contains(word) || vocabulary[.touchMeasures].contains(word)
        }
      default: return false
      }
    }
  }
}
