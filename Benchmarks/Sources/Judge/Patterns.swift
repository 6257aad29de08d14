import StrataSyntax
import SwiftSyntax

extension Translator {
  mutating func translatePattern(_ syntax: Syntax, _ form: SyntaxEnum) -> Bool {
    switch form {
    case .identifierPattern: node(.identifierPattern, syntax)
    case .wildcardPattern: node(.wildcardPattern, syntax)
    case .tuplePattern: node(.tuplePattern, syntax) { $0.visitChildren(syntax) }
    case .tuplePatternElement(let e):
      node(.tuplePatternElement, from: e.start, to: e.end(before: e.trailingComma)) {
        $0.leaf(.name, e.label)
        $0.visit(e.pattern)
      }
    case .valueBindingPattern(let p):
      node(.valueBindingPattern, p, flags: p.bindingSpecifier.isLet ? .isLet : []) { $0.visit(p.pattern) }
    case .isTypePattern: node(.isPattern, syntax) { $0.visitChildren(syntax) }
    case .expressionPattern: node(.expressionPattern, syntax) { $0.visitChildren(syntax) }
    default: return false
    }
    return true
  }
}
