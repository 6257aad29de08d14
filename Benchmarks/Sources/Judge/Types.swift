import StrataSyntax
import SwiftSyntax

extension Translator {
  mutating func translateType(_ syntax: Syntax, _ form: SyntaxEnum) -> Bool {
    switch form {
    case .identifierType(let t) where t.name.tokenKind == .wildcard:
      node(.placeholderType, t)
    case .identifierType(let t):
      node(.identifierType, t) {
        $0.leaf(.name, t.name)
        $0.visit(t.genericArgumentClause)
      }
    case .memberType(let t):
      node(.memberType, t) {
        $0.visit(t.baseType)
        $0.leaf(.name, t.name)
        $0.visit(t.genericArgumentClause)
      }
    case .optionalType: wrap(.optionalType, syntax)
    case .implicitlyUnwrappedOptionalType: wrap(.implicitlyUnwrappedType, syntax)
    case .arrayType: wrap(.arrayType, syntax)
    case .inlineArrayType: wrap(.inlineArrayType, syntax)
    case .dictionaryType: wrap(.dictionaryType, syntax)
    case .metatypeType: wrap(.metatype, syntax)
    case .suppressedType: wrap(.suppressedType, syntax)
    case .packElementType, .packExpansionType: wrap(.packType, syntax)
    case .someOrAnyType(let t):
      wrap(t.someOrAnySpecifier.tokenKind == .keyword(.some) ? .someType : .anyType, syntax)
    case .compositionType: wrap(.compositionType, syntax)
    case .tupleType: wrap(.tupleType, syntax)
    case .tupleTypeElement(let e): tupleElement(e)
    case .functionType(let t): functionType(t)
    case .attributedType: wrap(.attributedType, syntax)
    case .simpleTypeSpecifier, .nonisolatedTypeSpecifier: node(.modifier, syntax)
    case .classRestrictionType(let t): node(.identifierType, t) { $0.leaf(.name, t.classKeyword) }
    case .genericArgumentClause: wrap(.genericArguments, syntax)
    default: return false
    }
    return true
  }

  private mutating func wrap(_ kind: Kind, _ syntax: Syntax) {
    node(kind, syntax) { $0.visitChildren(syntax) }
  }

  private mutating func tupleElement(_ e: TupleTypeElementSyntax) {
    node(.tupleElement, from: e.start, to: e.end(before: e.trailingComma)) {
      $0.leaf(.modifier, e.inoutKeyword)
      $0.leaf(.name, e.firstName)
      $0.leaf(.name, e.secondName)
      $0.visit(e.type)
      $0.leaf(.ellipsis, e.ellipsis)
    }
  }

  private mutating func functionType(_ t: FunctionTypeSyntax) {
    node(.functionType, t) {
      $0.node(.tupleType, from: t.leftParen.start, to: t.rightParen.end) { $0.visit(t.parameters) }
      $0.visit(t.effectSpecifiers)
      $0.visit(t.returnClause.type)
    }
  }
}
