import StrataDefinition
import StrataModel

/// What a view computes from values of the domain for more than drawing: the results of its properties and functions, and
/// local constants that it writes into a string.
extension DecisionScanner {
  /// Whether a number or a date becomes such a result. Arguments of views and modifiers, ranges and sizes do not.
  /// - Parameter isShown: whether a local constant that is only shown counts, too.
  func isResultOfView(_ node: Int, isShown: Bool = false) -> Bool {
    var child = node
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .sequence:
        if target(of: ancestor, for: child) != nil { return false }
        if tree.siblings(in: tree.inside(ancestor)).contains(where: { Self.ranges.contains(tree.name($0)) }) {
          return false
        }
      case .tuple, .effect, .prefixOperator, .ternary, .argument, .call: break
      case .chain: guard isNumber(child, afterChain: ancestor) else { return false }
      case .closure: guard isOnlyStatement(child, of: ancestor), isElementOfStream(ancestor) else { return false }
      case .return: return !isInClosure(ancestor) && answersResult
      case .localVariable: return isLocalResult(ancestor, isShown: isShown)
      default: return false
      }
      child = ancestor
    }
    return body.range.lowerBound == child && Int(tree[child].next) == body.range.upperBound && answersResult
  }

  /// Whether a part of a chain still stands for the value: `Double(…)`, `max(…, 0)`, `date(byAdding: .day, value: …, to: …)`,
  /// `(…).rounded()`, `crates.map { … }.max()`.
  private func isNumber(_ part: Int, afterChain chain: Int) -> Bool {
    guard tree[part].kind == .call else { return tree.base(of: chain) == part && endsInNumber(chain, after: nil) }
    guard let call = call(part, of: chain) else { return false }
    let lists: [Vocabulary.List] = [.numberTypes, .numberFunctions, .calendarFunctions, .dateFunctions, .streamMaps]
    return lists.contains { tree.isNamed(call.callee, oneOf: vocabulary[$0].names) }
      && endsInNumber(chain, after: part)
  }

  private func endsInNumber(_ chain: Int, after part: Int?) -> Bool {
    tree.suffixes(of: chain).filter { $0 > part ?? -1 }.allSatisfy { suffix in
      tree[suffix].kind != .member || tree.isNamed(suffix, oneOf: vocabulary[.roundings].names)
        || tree.isNamed(suffix, oneOf: vocabulary[.numberFunctions].names)
    }
  }

  private var answersResult: Bool {
    answersNumber && !isAppearance(words) || hasType(body.member, in: .dateTypes) && !isForDisplay(words)
  }

  private func isLocalResult(_ variable: Int, isShown: Bool) -> Bool {
    let facts = project.graph.facts(of: body.declaration)
    guard let name = tree.firstChild(of: variable), tree[name].kind == .bindingPattern,
      !isAppearance(Words.split(tree.name(name))),
      !(tree.child(.type, of: variable).map { isDrawingType(tree[$0].payload, in: facts) } ?? false)
    else { return false }
    let uses = uses(ofConstant: variable)
    return !uses.isEmpty
      && uses.allSatisfy { isResultOfView($0, isShown: isShown) || isShown && isInString($0) }
  }

  private func isInString(_ node: Int) -> Bool {
    outcomes.parents.ancestors(of: node).prefix { tree[$0].kind != .block && tree[$0].kind != .closure }
      .contains { tree[$0].kind == .stringLiteral }
  }

  // MARK: Numbers that a bound selects

  /// `nest.eggs > 3 ? 14 : 21`, if the numbers become a result.
  func choosesResultOfView(_ values: [Int], _ ternary: Int) -> Bool {
    guard setting == .view, values.count == 2, values.allSatisfy(isNumber),
      areQuotas(values) || areFractions(values)
    else { return false }
    return isResultOfView(ternary)
  }

  // MARK: Amounts by their labels

  /// `LabeledContent("Cost", value: viewModel.state.distance * 0.3)`: what the screen calls an amount is one.
  func labelledAmounts() -> [Decision] {
    guard setting == .view else { return [] }
    return tree.operators(in: range) { $0 == "*" || $0 == "/" }.compactMap { use in
      let (left, right) = (lastTerm(before: use), operand(use.right))
      guard !tree[use.node].flags.contains(.exempt), let number = left.number ?? right.number, abs(number) != 1,
        !isConversion(number, tree.name(use.node)), isNumberOfScreen(left.number == nil ? left : right),
        isLabelledAmount(use.node)
      else { return nil }
      return decision(.calculation, at: use.left.lowerBound, subject: "amounts", text: tree.text(of: use))
    }
  }

  /// A number of the domain or of a view model or its state.
  private func isNumberOfScreen(_ value: Operand) -> Bool {
    guard value.names.count > 1, let member = trailingMembers(of: core(value.range)).last,
      let property = propertyRead(at: member), isNumber(property), !isDrawnMember(value),
      let owner = project.graph.enclosingType(of: property)
    else { return false }
    return isModel(owner) || [.viewModel, .baseViewModel, .uiState].contains(project.role(of: owner))
  }

  /// Whether the first argument of the call around a number is a string that names an amount.
  private func isLabelledAmount(_ node: Int) -> Bool {
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .block, .closure: return false
      case .call:
        guard let first = tree.firstChild(of: ancestor), tree.nameID(first).isNone,
          let text = tree.text(tree.value(of: first))
        else { continue }
        return Words.contains(text, in: vocabulary[.amounts])
      default: continue
      }
    }
    return false
  }
}
