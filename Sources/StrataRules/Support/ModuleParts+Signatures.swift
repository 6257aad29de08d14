import StrataDefinition
import StrataModel

/// What the Interface of a module says of types.
extension ModuleParts {
  /// The usages in the signatures of a file that other files can see; no previews and debug code.
  func signatures(of file: FileID, _ context: RuleContext) -> [Usage] {
    context.usages(in: file).filter { usage in
      switch usage.site.excuse {
      case .test, .preview, .debug, .testDouble: return false
      default: break
      }
      return Self.isSignature(usage.reference, context)
    }
  }

  /// Whether a reference is in a signature that other files can see: not in a body, and not in a value.
  static func isSignature(_ reference: Reference, _ context: RuleContext) -> Bool {
    switch reference.kind {
    case .inherits, .stores, .takes, .returns, .mentions: break
    case .creates, .calls: return false
    }
    guard
      reference.context.isDisjoint(
        with: [.body, .propertyInitializer, .defaultArgument, .attribute, .preview, .debug])
    else { return false }
    guard reference.declaration != noIndex else { return true }
    let declaration = DeclarationID(reference.file, reference.declaration)
    return !context.project.graph[declaration].isLocal && context.isVisible(reference)
  }

  /// The type of an Implementation that a signature of an Interface names, except views and routers.
  func exposedType(by usage: Usage, _ context: RuleContext) -> TypeID? {
    let graph = context.project.graph
    guard let target = usage.target, context.isProduction(target), !context.isTransparentAlias(target),
      isImplementation(target, in: graph)
    else { return nil }
    let outer = context.outermost(target)
    let isHandedOut = [target, outer].contains { context.has(.view, $0) || context.has(.router, $0) }
    return isHandedOut || isNamedByAlias(usage.reference, graph) ? nil : target
  }

  /// Whether an alias of an Interface gives the type its name here.
  private func isNamedByAlias(_ reference: Reference, _ graph: Graph) -> Bool {
    guard reference.context.contains(.throughAlias) else { return false }
    return graph.references(in: reference.file, at: reference.offset).contains { other in
      guard let alias = other.target.typeID, graph.types[alias.index].kind == .typealias else { return false }
      return isIn(.interface, graph.types[alias.index].declaration.file)
    }
  }
}
