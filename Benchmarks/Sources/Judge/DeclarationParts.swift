import StrataSyntax
import SwiftSyntax

extension Translator {
  mutating func translateDeclarationPart(_ syntax: Syntax, _ form: SyntaxEnum) -> Bool {
    switch form {
    case .memberBlock: node(.memberBlock, syntax) { $0.visitChildren(syntax) }
    case .codeBlock: node(.codeBlock, syntax) { $0.visitChildren(syntax) }
    case .accessorBlock(let b): accessorBlock(b)
    case .accessorDecl(let a): accessor(a)
    case .attribute(let a): attribute(a)
    case .declModifier: node(.modifier, syntax)
    case .throwsClause(let c): throwsClause(c)
    case .functionEffectSpecifiers(let e): effects(e.asyncSpecifier, e.throwsClause)
    case .accessorEffectSpecifiers(let e): effects(e.asyncSpecifier, e.throwsClause)
    case .typeEffectSpecifiers(let e): effects(e.asyncSpecifier, e.throwsClause)
    case .genericParameterClause: node(.genericParameterList, syntax) { $0.visitChildren(syntax) }
    case .genericParameter(let p):
      node(.genericParameter, from: p.start, to: p.end(before: p.trailingComma)) {
        $0.visit(p.attributes)
        $0.leaf(.name, p.name)
        $0.visit(p.inheritedType)
      }
    case .primaryAssociatedTypeClause(let c):
      node(.primaryAssociatedTypes, c) { for each in c.primaryAssociatedTypes { $0.leaf(.name, each.name) } }
    case .inheritanceClause(let c):
      node(.inheritanceClause, from: c.start, to: c.inheritedTypes.last?.type.end ?? c.end) { $0.visitChildren(syntax) }
    case .genericWhereClause: node(.whereClause, syntax) { $0.visitChildren(syntax) }
    case .conformanceRequirement: node(.conformanceRequirement, syntax) { $0.visitChildren(syntax) }
    case .layoutRequirement: node(.conformanceRequirement, syntax) { $0.visitChildren(syntax) }
    case .sameTypeRequirement: node(.sameTypeRequirement, syntax) { $0.visitChildren(syntax) }
    case .functionParameterClause, .enumCaseParameterClause, .closureParameterClause:
      node(.parameterList, syntax) { $0.visitChildren(syntax) }
    case .functionParameter(let p):
      parameter(p, to: p.end(before: p.trailingComma), [p.firstName, p.secondName], p.attributes, p.modifiers) {
        $0.visit(p.type)
        $0.leaf(.ellipsis, p.ellipsis)
        $0.visit(p.defaultValue)
      }
    case .enumCaseParameter(let p):
      parameter(p, to: p.end(before: p.trailingComma), [p.firstName, p.secondName], nil, p.modifiers) {
        $0.visit(p.type)
        $0.visit(p.defaultValue)
      }
    case .closureParameter(let p):
      parameter(p, to: p.end(before: p.trailingComma), [p.firstName, p.secondName], p.attributes, p.modifiers) {
        $0.visit(p.type)
        $0.leaf(.ellipsis, p.ellipsis)
      }
    case .returnClause: node(.returnType, syntax) { $0.visitChildren(syntax) }
    case .typeAnnotation: node(.typeAnnotation, syntax) { $0.visitChildren(syntax) }
    case .initializerClause: node(.initializerValue, syntax) { $0.visitChildren(syntax) }
    default: return false
    }
    return true
  }

  private mutating func parameter(
    _ p: some SyntaxProtocol, to end: AbsolutePosition, _ names: [TokenSyntax?], _ attributes: AttributeListSyntax?,
    _ modifiers: DeclModifierListSyntax, _ rest: (inout Translator) -> Void
  ) {
    node(.parameter, from: p.start, to: end) {
      $0.visit(attributes)
      $0.visit(modifiers)
      for name in names { $0.leaf(.name, name) }
      rest(&$0)
    }
  }

  private mutating func accessorBlock(_ block: AccessorBlockSyntax) {
    let isImplicitGetter = Syntax(block.accessors).is(CodeBlockItemListSyntax.self)
    node(isImplicitGetter ? .codeBlock : .accessorBlock, block) { $0.visit(block.accessors) }
  }

  private mutating func accessor(_ a: AccessorDeclSyntax) {
    node(.accessor, a) {
      $0.visit(a.attributes)
      $0.visit(a.modifier)
      $0.leaf(.name, a.accessorSpecifier)
      if let parameters = a.parameters {
        $0.node(.parameterList, parameters) {
          $0.node(.parameter, parameters.name) { $0.leaf(.name, parameters.name) }
        }
      }
      $0.visit(a.effectSpecifiers)
      $0.visit(a.body)
    }
  }

  private mutating func attribute(_ a: AttributeSyntax) {
    node(.attribute, a) {
      $0.visit(a.attributeName)
      switch a.arguments {
      case .argumentList(let list)?: $0.arguments(list)
      case .specializeArguments(let list)?:
        for case .genericWhereClause(let clause) in list { $0.typeArguments(clause) }
      case .specializedArguments(let arguments)?: $0.typeArguments(arguments.genericWhereClause)
      case .implementsArguments(let arguments)?: $0.typeArgument(arguments.type)
      default: break
      }
    }
  }

  /// Each type of an attribute's requirements is an argument: `@_specialize(where T == Int)`.
  private mutating func typeArguments(_ clause: GenericWhereClauseSyntax) {
    for each in clause.requirements {
      switch each.requirement {
      case .sameTypeRequirement(let requirement):
        typeArgument(requirement.leftType)
        typeArgument(requirement.rightType)
      case .conformanceRequirement(let requirement):
        typeArgument(requirement.leftType)
        typeArgument(requirement.rightType)
      case .layoutRequirement(let requirement):
        typeArgument(requirement.type)
        node(.argument, requirement.layoutSpecifier) {
          $0.node(.identifierType, requirement.layoutSpecifier) { $0.leaf(.name, requirement.layoutSpecifier) }
        }
      @unknown default: break
      }
    }
  }

  private mutating func typeArgument(_ type: some SyntaxProtocol) {
    node(.argument, type) { $0.visit(type) }
  }

  mutating func effects(_ asyncSpecifier: TokenSyntax?, _ throwsClause: ThrowsClauseSyntax?) {
    leaf(.effect, asyncSpecifier)
    visit(throwsClause)
  }

  private mutating func throwsClause(_ clause: ThrowsClauseSyntax) {
    leaf(.effect, clause.throwsSpecifier)
    if let type = clause.type { node(.thrownType, type) { $0.visit(type) } }
  }
}

extension SyntaxProtocol {
  /// The end of a list element without its comma.
  func end(before comma: TokenSyntax?) -> AbsolutePosition {
    guard let comma, let last = comma.previousToken(viewMode: .sourceAccurate) else { return end }
    return last.end
  }
}
