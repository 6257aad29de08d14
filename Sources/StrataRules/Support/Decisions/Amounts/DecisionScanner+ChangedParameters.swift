import StrataDefinition
import StrataModel

/// Numbers that code of Data changes before it hands them on: `api.withdraw(grams: grams * 1.02)`.
extension DecisionScanner {
  /// Whether a part of a sequence is such a number.
  func changesParameter(in sequence: Int) -> Bool {
    setting == .data
      && tree.operators(in: tree.subtree(of: sequence)) { $0 == "*" }.contains {
        changesParameter($0, operand($0.right))
      }
  }

  /// A number with a fraction that a caller passes, times one of the code, that is handed on under its own name or as an
  /// amount. Factors of units have another name as their result, or more decimals.
  func changesParameter(_ use: OperatorUse, _ right: Operand) -> Bool {
    guard setting == .data, body.kind == .function, tree.isNamed(use.node, "*") else { return false }
    let left = lastTerm(before: use)
    let value = left.number == nil ? left : right
    guard let number = left.number ?? right.number, number > 0, number != number.rounded(), isPercentage(number),
      value.names.count == 1, let name = value.names.first, isFraction(name), !isOfMachine(Words.split(name))
    else { return false }
    return isHandedOn(use.sequence, as: name) || isFormula(use.sequence)
  }

  /// A parameter that counts nothing, and is neither a position nor a size.
  private func isFraction(_ name: String) -> Bool {
    isParameter(name, typed: vocabulary[.numberTypes]) && !isParameter(name, typed: vocabulary[.wholeNumberTypes])
      && !isParameter(name, typed: vocabulary[.drawingTypes]) && !Words.contains(name, in: vocabulary[.coordinates])
  }

  /// `cents * 0.98 + 0.4`: a factor and a summand, other than those of temperatures.
  private func isFormula(_ sequence: Int) -> Bool {
    tree.operators(in: tree.subtree(of: sequence)) { $0 == "+" || $0 == "-" }.contains { use in
      operand(use.right).number.map { $0 != 0 && !Self.zeroPoints.contains($0) } ?? false
    }
  }

  private static let zeroPoints: Set<Double> = [32, 273.15, 459.67]

  /// Whether a value is an argument with the label of the number or of an amount, also through a local constant.
  private func isHandedOn(_ node: Int, as name: String) -> Bool {
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .argument:
        let label = tree.name(ancestor)
        if !label.isEmpty { return label == name || areOfAmount(Words.split(label)) }
      case .tuple, .effect, .call, .chain: break
      case .sequence: guard tree.child(.assignment, of: ancestor) == nil else { return false }
      case .localVariable: return uses(ofConstant: ancestor).contains { isHandedOn($0, as: name) }
      default: return false
      }
    }
    return false
  }
}
