import StrataSyntax
import SwiftSyntax

extension Translator {
  mutating func translateStatement(_ syntax: Syntax, _ form: SyntaxEnum) -> Bool {
    switch form {
    case .labeledStmt(let s):
      node(.labeledStatement, s) {
        $0.leaf(.name, s.label)
        $0.visit(s.statement)
      }
    case .ifExpr: wrap(.ifStatement, syntax)
    case .guardStmt: wrap(.guardStatement, syntax)
    case .whileStmt: wrap(.whileStatement, syntax)
    case .repeatStmt: wrap(.repeatStatement, syntax)
    case .forStmt(let s): forStatement(s)
    case .whereClause: wrap(.whereGuard, syntax)
    case .switchExpr: wrap(.switchStatement, syntax)
    case .switchCase: wrap(.switchCase, syntax)
    case .switchCaseItem(let c): casePattern(c, to: c.end(before: c.trailingComma))
    case .catchItem(let c): casePattern(c, to: c.end(before: c.trailingComma))
    case .deferStmt: wrap(.deferStatement, syntax)
    case .doStmt: wrap(.doStatement, syntax)
    case .catchClause: wrap(.catchClause, syntax)
    case .returnStmt: wrap(.returnStatement, syntax)
    case .throwStmt: wrap(.throwStatement, syntax)
    case .yieldStmt: wrap(.yieldStatement, syntax)
    case .discardStmt: wrap(.discardStatement, syntax)
    case .breakStmt(let s): node(.breakStatement, s) { $0.leaf(.name, s.label) }
    case .continueStmt(let s): node(.continueStatement, s) { $0.leaf(.name, s.label) }
    case .fallThroughStmt: node(.fallthroughStatement, syntax)
    case .optionalBindingCondition(let c):
      node(.optionalBindingCondition, c, flags: c.bindingSpecifier.isLet ? .isLet : []) { $0.visitChildren(syntax) }
    case .matchingPatternCondition: wrap(.matchingCondition, syntax)
    case .availabilityCondition: node(.availabilityCondition, syntax)
    default: return false
    }
    return true
  }

  private mutating func wrap(_ kind: Kind, _ syntax: Syntax) {
    node(kind, syntax) { $0.visitChildren(syntax) }
  }

  private mutating func casePattern(_ item: some SyntaxProtocol, to end: AbsolutePosition) {
    guard item.start < end else { return }
    node(.casePattern, from: item.start, to: end) { $0.visitChildren(Syntax(item)) }
  }

  private mutating func forStatement(_ s: ForStmtSyntax) {
    node(.forStatement, s) {
      $0.leaf(.effect, s.tryKeyword)
      $0.leaf(.effect, s.awaitKeyword)
      $0.leaf(.effect, s.unsafeKeyword)
      $0.visit(s.pattern)
      $0.visit(s.typeAnnotation)
      $0.visit(s.sequence)
      $0.visit(s.whereClause)
      $0.visit(s.body)
    }
  }
}

extension TokenSyntax {
  var isLet: Bool { tokenKind == .keyword(.let) }
}
