import StrataSyntax
import SwiftSyntax

extension Translator {
  mutating func translateExpression(_ syntax: Syntax, _ form: SyntaxEnum) -> Bool {
    switch form {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .postfixOperatorExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
      chain(syntax)
    case .declReferenceExpr, .superExpr: node(.identifierExpression, syntax)
    case .integerLiteralExpr: node(.integerLiteral, syntax)
    case .floatLiteralExpr: node(.floatLiteral, syntax)
    case .booleanLiteralExpr: node(.booleanLiteral, syntax)
    case .nilLiteralExpr: node(.nilLiteral, syntax)
    case .regexLiteralExpr: node(.regexLiteral, syntax)
    case .stringLiteralExpr(let e): stringLiteral(e)
    case .arrayExpr: node(.arrayLiteral, syntax) { $0.visitChildren(syntax) }
    case .dictionaryExpr: node(.dictionaryLiteral, syntax) { $0.visitChildren(syntax) }
    case .tupleExpr(let e): node(.tupleExpression, e) { $0.arguments(e.elements) }
    case .closureExpr: node(.closure, syntax) { $0.visitChildren(syntax) }
    case .closureSignature, .closureCaptureClause, .closureCapture, .closureShorthandParameter:
      closurePart(syntax)
    case .typeExpr: node(.typeExpression, syntax) { $0.visitChildren(syntax) }
    case .keyPathExpr(let e): keyPath(e)
    case .macroExpansionExpr(let e): macroExpression(e)
    case .discardAssignmentExpr: node(.discardExpression, syntax)
    case .patternExpr: node(.patternExpression, syntax) { $0.visitChildren(syntax) }
    case .editorPlaceholderExpr: node(.identifierExpression, syntax)
    default: return translateOperator(syntax, form)
    }
    return true
  }

  private mutating func stringLiteral(_ literal: StringLiteralExprSyntax) {
    node(.stringLiteral, literal) {
      var text = literal.openingQuote.end
      for case .expressionSegment(let s) in literal.segments {
        $0.stringText(from: text, to: s.start)
        $0.node(.interpolation, s) { $0.arguments(s.expressions) }
        text = s.end
      }
      $0.stringText(from: text, to: literal.closingQuote.start)
    }
  }

  /// The reader keeps text between interpolations in one piece; SwiftSyntax cuts it at line ends.
  private mutating func stringText(from start: AbsolutePosition, to end: AbsolutePosition) {
    if start < end { node(.stringSegment, from: start, to: end) }
  }

  private mutating func closurePart(_ syntax: Syntax) {
    switch syntax.as(SyntaxEnum.self) {
    case .closureSignature: node(.closureSignature, syntax) { $0.visitChildren(syntax) }
    case .closureCaptureClause: node(.captureList, syntax) { $0.visitChildren(syntax) }
    case .closureCapture(let c):
      node(.capture, from: c.start, to: c.end(before: c.trailingComma)) {
        $0.leaf(.modifier, c.specifier)
        $0.leaf(.name, c.name)
        $0.visit(c.initializer?.value)
      }
    case .closureShorthandParameter(let p): node(.closureParameterName, p.name)
    default: break
    }
  }

  private mutating func macroExpression(_ e: MacroExpansionExprSyntax) {
    node(.macroExpression, e) {
      $0.leaf(.name, e.macroName)
      $0.visit(e.genericArgumentClause)
      $0.callSuffix(
        .callSuffix, open: e.leftParen, e.arguments, close: e.rightParen, trailing: e.trailingClosure,
        e.additionalTrailingClosures)
    }
  }

  private mutating func keyPath(_ e: KeyPathExprSyntax) {
    node(.keyPathExpression, e) {
      $0.visit(e.root)
      for component in e.components {
        switch Syntax(component.component).as(SyntaxEnum.self) {
        case .keyPathPropertyComponent(let p):
          let start = component.period?.start ?? p.start
          $0.node(.memberSuffix, from: start, to: p.declName.end) { $0.leaf(.name, p.declName) }
          $0.visit(p.genericArgumentClause)
        case .keyPathSubscriptComponent(let s):
          $0.callSuffix(.subscriptSuffix, open: s.leftSquare, s.arguments, close: s.rightSquare, trailing: nil, nil)
        case .keyPathOptionalComponent(let o):
          let mark = o.questionOrExclamationMark
          $0.leaf(mark.tokenKind == .exclamationMark ? .forceUnwrapSuffix : .optionalChainingSuffix, mark)
        default: $0.visit(component.component)
        }
      }
    }
  }
}
