import StrataModel

extension Lowering {
  mutating func lowerControlFlow(_ index: UInt32) {
    switch kind(index) {
    case .codeBlock: lowerBlock(index)
    case .ifStatement: lowerIf(index)
    case .guardStatement: lowerConditions(index, as: .guard)
    case .whileStatement: lowerConditions(index, as: .while)
    case .repeatStatement: lowerConditions(index, as: .repeatWhile)
    case .forStatement: lowerFor(index)
    case .whereGuard: lowerAll(index, as: .whereClause)
    case .switchStatement: lowerSwitch(index)
    case .switchCase: lowerSwitchCase(index)
    case .deferStatement: lowerConditions(index, as: .defer)
    case .doStatement: lowerDo(index)
    case .catchClause: lowerCatch(index)
    case .returnStatement: lowerAll(index, as: .return)
    case .throwStatement: lowerAll(index, as: .throw)
    case .yieldStatement: lowerAll(index, as: .yield)
    case .discardStatement, .thenStatement: lowerAll(index, as: .otherStatement)
    case .breakStatement: lowerJump(index, .break)
    case .continueStatement: lowerJump(index, .continue)
    case .fallthroughStatement: leaf(.fallthrough, at: start(index))
    case .optionalBindingCondition, .matchingCondition: lowerBindingCondition(index)
    case .availabilityCondition: leaf(.availability, at: start(index))
    case .name, .attribute, .modifier, .effect, .conditionText: break
    default: leaf(.invalid, at: start(index))
    }
  }

  private mutating func lowerJump(_ index: UInt32, _ kind: CodeNode.Kind) {
    let label = child(.name, of: index)
    leaf(kind, name: label.map { internName($0) } ?? .none, at: start(index))
  }

  /// Conditions and a block, in the order in which they are written.
  private mutating func lowerConditions(_ index: UInt32, as kind: CodeNode.Kind) {
    let node = open(kind, at: start(index))
    for child in children(index) { lowerExpression(child) }
    close(node)
  }

  private mutating func lowerIf(_ index: UInt32) {
    let node = open(.if, at: start(index))
    var hasBlock = false
    for child in children(index) {
      if hasBlock {
        let other = open(.elseBranch, at: start(child))
        lowerExpression(child)
        close(other)
      } else {
        hasBlock = kind(child) == .codeBlock
        lowerExpression(child)
      }
    }
    close(node)
  }

  private mutating func lowerFor(_ index: UInt32) {
    let node = open(.for, at: start(index))
    var hasPattern = false
    for child in children(index) {
      switch kind(child) {
      case .effect, .name:
        if hasText(child, "await") { code[node].flags.insert(.async) }
        if hasText(child, "try") { code[node].flags.insert(.throws) }
      case .typeAnnotation: lowerTypeCode(in: child)
      default:
        if hasPattern {
          lowerExpression(child)
        } else {
          hasPattern = true
          lowerPattern(child, .constant)
        }
      }
    }
    close(node)
  }

  // MARK: switch, do

  private mutating func lowerSwitch(_ index: UInt32) {
    let node = open(.switch, at: start(index))
    lowerStatements(of: index)
    close(node)
  }

  private mutating func lowerSwitchCase(_ index: UInt32) {
    let node = open(.switchCase, at: start(index))
    var block: Int?
    var isDefault = true
    for child in children(index) {
      switch kind(child) {
      case .attribute: break
      case .casePattern where block == nil:
        isDefault = false
        lowerCasePattern(child)
      default:
        if block == nil { block = open(.block, at: start(child)) }
        lowerStatement(child)
      }
    }
    close(block ?? open(.block, at: end(index)))
    if isDefault { code[node].flags.insert(.isDefault) }
    close(node)
  }

  private mutating func lowerCasePattern(_ index: UInt32) {
    for child in children(index) {
      if kind(child) == .whereGuard { lowerExpression(child) } else { lowerPattern(child) }
    }
  }

  private mutating func lowerDo(_ index: UInt32) {
    let node = open(.do, at: start(index))
    for child in children(index) {
      switch kind(child) {
      case .effect: break
      case .thrownType: lowerTypeCode(in: child)
      default: lowerExpression(child)
      }
    }
    close(node)
  }

  private mutating func lowerCatch(_ index: UInt32) {
    let node = open(.catchClause, at: start(index))
    for child in children(index) {
      if kind(child) == .casePattern { lowerCasePattern(child) } else { lowerExpression(child) }
    }
    close(node)
  }
}
