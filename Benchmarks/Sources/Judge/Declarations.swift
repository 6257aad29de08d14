import StrataSyntax
import SwiftSyntax

extension Translator {
  /// Declarations, `#if` and the file's code blocks.
  mutating func translateDeclaration(_ syntax: Syntax, _ form: SyntaxEnum) -> Bool {
    switch form {
    case .importDecl(let d): importDeclaration(d)
    case .classDecl(let d): typeDeclaration(.classDeclaration, d, name: d.name)
    case .structDecl(let d): typeDeclaration(.structDeclaration, d, name: d.name)
    case .enumDecl(let d): typeDeclaration(.enumDeclaration, d, name: d.name)
    case .actorDecl(let d): typeDeclaration(.actorDeclaration, d, name: d.name)
    case .protocolDecl(let d): typeDeclaration(.protocolDeclaration, d, name: d.name)
    case .extensionDecl(let d): node(.extensionDeclaration, d) { $0.visitChildren(syntax) }
    case .typeAliasDecl(let d): typeDeclaration(.typealiasDeclaration, d, name: d.name)
    case .associatedTypeDecl(let d): typeDeclaration(.associatedtypeDeclaration, d, name: d.name)
    case .functionDecl(let d): functionDeclaration(d)
    case .initializerDecl(let d): initializerDeclaration(d)
    case .deinitializerDecl(let d): deinitializerDeclaration(d)
    case .subscriptDecl(let d): node(.subscriptDeclaration, d) { $0.visitChildren(syntax) }
    case .variableDecl(let d): variableDeclaration(d)
    case .enumCaseDecl(let d): enumCaseDeclaration(d)
    case .macroDecl(let d): macroDeclaration(d)
    case .macroExpansionDecl(let d): macroExpansionDeclaration(d)
    case .operatorDecl(let d):
      node(.operatorDeclaration, d) {
        $0.leaf(.modifier, d.fixitySpecifier)
        $0.leaf(.name, d.name)
      }
    case .precedenceGroupDecl(let d):
      node(.precedencegroupDeclaration, d) {
        $0.visit(d.attributes)
        $0.visit(d.modifiers)
        $0.leaf(.name, d.name)
      }
    case .ifConfigDecl(let d): conditional(d)
    default: return false
    }
    return true
  }

  private mutating func importDeclaration(_ d: ImportDeclSyntax) {
    node(.importDeclaration, d) {
      $0.visit(d.attributes)
      $0.visit(d.modifiers)
      $0.leaf(.importScope, d.importKindSpecifier)
      for component in d.path { $0.leaf(.name, component.name) }
    }
  }

  /// A declaration whose only token of interest is its name, after attributes and modifiers.
  private mutating func typeDeclaration(_ kind: Kind, _ d: some SyntaxProtocol, name: TokenSyntax) {
    node(kind, d) {
      for child in d.children(viewMode: .sourceAccurate) {
        if let token = child.as(TokenSyntax.self) {
          if token.id == name.id { $0.leaf(.name, token) }
        } else {
          $0.visit(child)
        }
      }
    }
  }

  private mutating func functionDeclaration(_ d: FunctionDeclSyntax) {
    node(.functionDeclaration, d) {
      $0.visit(d.attributes)
      $0.visit(d.modifiers)
      $0.leaf(.name, d.name)
      $0.visit(d.genericParameterClause)
      $0.visit(d.signature)
      $0.visit(d.genericWhereClause)
      $0.visit(d.body)
    }
  }

  private mutating func initializerDeclaration(_ d: InitializerDeclSyntax) {
    node(.initializerDeclaration, d) {
      $0.visit(d.attributes)
      $0.visit(d.modifiers)
      $0.leaf(.optionalMark, d.optionalMark)
      $0.visit(d.genericParameterClause)
      $0.visit(d.signature)
      $0.visit(d.genericWhereClause)
      $0.visit(d.body)
    }
  }

  private mutating func deinitializerDeclaration(_ d: DeinitializerDeclSyntax) {
    node(.deinitializerDeclaration, d) {
      $0.visit(d.attributes)
      $0.visit(d.modifiers)
      $0.leaf(.effect, d.effectSpecifiers?.asyncSpecifier)
      $0.visit(d.body)
    }
  }

  private mutating func variableDeclaration(_ d: VariableDeclSyntax) {
    let isLet = d.bindingSpecifier.tokenKind == .keyword(.let)
    node(.variableDeclaration, d, flags: isLet ? .isLet : []) {
      $0.visit(d.attributes)
      $0.visit(d.modifiers)
      for binding in d.bindings {
        $0.node(.binding, from: binding.start, to: binding.end(before: binding.trailingComma)) {
          $0.visitChildren(Syntax(binding))
        }
      }
    }
  }

  private mutating func enumCaseDeclaration(_ d: EnumCaseDeclSyntax) {
    node(.enumCaseDeclaration, d) {
      $0.visit(d.attributes)
      $0.visit(d.modifiers)
      for element in d.elements {
        $0.node(.enumCaseElement, from: element.start, to: element.end(before: element.trailingComma)) {
          $0.leaf(.name, element.name)
          $0.visit(element.parameterClause)
          $0.visit(element.rawValue)
        }
      }
    }
  }

  private mutating func macroDeclaration(_ d: MacroDeclSyntax) {
    node(.macroDeclaration, d) {
      $0.visit(d.attributes)
      $0.visit(d.modifiers)
      $0.leaf(.name, d.name)
      $0.visit(d.genericParameterClause)
      $0.visit(d.signature)
      $0.visit(d.definition)
      $0.visit(d.genericWhereClause)
    }
  }

  private mutating func macroExpansionDeclaration(_ d: MacroExpansionDeclSyntax) {
    node(.macroExpansionDeclaration, d) {
      $0.visit(d.attributes)
      $0.visit(d.modifiers)
      $0.leaf(.name, d.macroName)
      $0.visit(d.genericArgumentClause)
      $0.callSuffix(
        .callSuffix, open: d.leftParen, d.arguments, close: d.rightParen, trailing: d.trailingClosure,
        d.additionalTrailingClosures)
    }
  }

  private mutating func conditional(_ d: IfConfigDeclSyntax) {
    node(.conditional, d) {
      for clause in d.clauses {
        $0.node(.conditionalBranch, clause) {
          $0.leaf(.conditionText, clause.condition)
          switch clause.elements {
          case .postfixExpression(let e)?: $0.suffixes(e)
          case let elements?: $0.visit(elements)
          case nil: break
          }
        }
      }
    }
  }
}
