import StrataSyntax
import SwiftSyntax

extension Translator {
  /// A postfix expression, flattened: SwiftSyntax nests it to the left.
  mutating func chain(_ syntax: Syntax) {
    if let member = syntax.as(MemberAccessExprSyntax.self), member.base == nil {
      implicitMember(member)
    } else {
      node(.postfixChain, syntax) { $0.links(of: syntax, head: true) }
    }
  }

  /// The suffixes of an expression in a branch of a postfix `#if`, which begins with a suffix.
  mutating func suffixes(_ e: ExprSyntax) {
    links(of: Syntax(e), head: false)
  }

  private mutating func implicitMember(_ member: MemberAccessExprSyntax) {
    node(.implicitMemberExpression, member) { $0.leaf(.name, member.declName) }
  }

  private mutating func links(of syntax: Syntax, head: Bool) {
    switch syntax.as(SyntaxEnum.self) {
    case .memberAccessExpr(let e):
      guard let base = e.base else {
        if head { return implicitMember(e) }
        return memberSuffix(e)
      }
      links(of: Syntax(base), head: head)
      memberSuffix(e)
    case .functionCallExpr(let e):
      links(of: Syntax(e.calledExpression), head: head)
      callSuffix(
        .callSuffix, open: e.leftParen, e.arguments, close: e.rightParen, trailing: e.trailingClosure,
        e.additionalTrailingClosures)
    case .subscriptCallExpr(let e):
      links(of: Syntax(e.calledExpression), head: head)
      callSuffix(
        .subscriptSuffix, open: e.leftSquare, e.arguments, close: e.rightSquare, trailing: e.trailingClosure,
        e.additionalTrailingClosures)
    case .optionalChainingExpr(let e):
      links(of: Syntax(e.expression), head: head)
      leaf(.optionalChainingSuffix, e.questionMark)
    case .forceUnwrapExpr(let e):
      links(of: Syntax(e.expression), head: head)
      leaf(.forceUnwrapSuffix, e.exclamationMark)
    case .postfixOperatorExpr(let e):
      links(of: Syntax(e.expression), head: head)
      leaf(.postfixOperatorSuffix, e.operator)
    case .genericSpecializationExpr(let e):
      links(of: Syntax(e.expression), head: head)
      visit(e.genericArgumentClause)
    case .postfixIfConfigExpr(let e):
      if let base = e.base { links(of: Syntax(base), head: head) }
      visit(e.config)
    default: visit(syntax)
    }
  }

  private mutating func memberSuffix(_ e: MemberAccessExprSyntax) {
    node(.memberSuffix, from: e.period.start, to: e.declName.end) { $0.leaf(.name, e.declName) }
  }

  /// The arguments of a call or subscript with its trailing closures; nothing when it has neither.
  mutating func callSuffix(
    _ kind: Kind, open: TokenSyntax?, _ arguments: LabeledExprListSyntax, close: TokenSyntax?,
    trailing: ClosureExprSyntax?, _ additional: MultipleTrailingClosureElementListSyntax?
  ) {
    guard let start = open?.start ?? trailing?.start,
      let end = additional?.last?.end ?? trailing?.end ?? close?.end
    else { return }
    node(kind, from: start, to: end) {
      $0.arguments(arguments)
      if let trailing { $0.node(.argument, trailing, flags: .isTrailing) { $0.visit(trailing) } }
      for element in additional ?? [] {
        $0.node(.argument, element, flags: .isTrailing) {
          $0.leaf(.name, element.label)
          $0.visit(element.closure)
        }
      }
    }
  }

  mutating func arguments(_ list: LabeledExprListSyntax) {
    for argument in list {
      node(.argument, from: argument.start, to: argument.expression.end) {
        $0.leaf(.name, argument.label)
        $0.visit(argument.expression)
      }
    }
  }
}
