import StrataSyntax
import SwiftSyntax

extension Translator {
  mutating func translateOperator(_ syntax: Syntax, _ form: SyntaxEnum) -> Bool {
    switch form {
    case .sequenceExpr(let e): node(.sequenceExpression, e) { $0.sequence(Array(e.elements)[...]) }
    case .binaryOperatorExpr, .arrowExpr: node(.binaryOperator, syntax)
    case .assignmentExpr: node(.assignmentOperator, syntax)
    case .unresolvedTernaryExpr: node(.ternaryOperator, syntax) { $0.visitChildren(syntax) }
    case .prefixOperatorExpr, .inOutExpr: node(.prefixExpression, syntax) { $0.visitChildren(syntax) }
    case .tryExpr(let e):
      effect(e, from: e.tryKeyword, to: e.questionOrExclamationMark ?? e.tryKeyword, e.expression)
    case .awaitExpr(let e): effect(e, from: e.awaitKeyword, to: e.awaitKeyword, e.expression)
    case .consumeExpr(let e): effect(e, from: e.consumeKeyword, to: e.consumeKeyword, e.expression)
    case .copyExpr(let e): effect(e, from: e.copyKeyword, to: e.copyKeyword, e.expression)
    case .borrowExpr(let e): effect(e, from: e.borrowKeyword, to: e.borrowKeyword, e.expression)
    case .unsafeExpr(let e): effect(e, from: e.unsafeKeyword, to: e.unsafeKeyword, e.expression)
    case .packElementExpr(let e): effect(e, from: e.eachKeyword, to: e.eachKeyword, e.pack)
    case .packExpansionExpr(let e): effect(e, from: e.repeatKeyword, to: e.repeatKeyword, e.repetitionPattern)
    default: return false
    }
    return true
  }

  private mutating func effect(
    _ e: some SyntaxProtocol, from first: TokenSyntax, to last: TokenSyntax, _ inner: ExprSyntax
  ) {
    node(.effectExpression, e) {
      $0.node(.name, from: first.start, to: last.end)
      $0.visit(inner)
    }
  }

  /// Operands and operators; `as T` and `is T` are two elements for SwiftSyntax and one operator here.
  private mutating func sequence(_ elements: ArraySlice<ExprSyntax>) {
    var rest = elements
    while let element = rest.popFirst() {
      guard element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self),
        let type = rest.first?.as(TypeExprSyntax.self)
      else {
        visit(element)
        continue
      }
      rest.removeFirst()
      node(.castOperator, from: element.start, to: type.end) { $0.visit(type.type) }
    }
  }
}
