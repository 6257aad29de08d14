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

  /// The type of an Implementation that a signature of an Interface names, except views and routers; and where aliases of
  /// an Interface name it, if they give it its name here.
  func exposedType(by usage: Usage, _ context: RuleContext) -> (type: TypeID, aliases: Set<CodeLocation>)? {
    let graph = context.project.graph
    guard let target = usage.target, context.isProduction(target), !context.isTransparentAlias(target),
      isImplementation(target, in: graph)
    else { return nil }
    let outer = context.outermost(target)
    let isHandedOut = [target, outer].contains { context.has(.view, $0) || context.has(.router, $0) }
    return isHandedOut ? nil : (target, aliases(of: target, at: usage.reference, context))
  }

  private func aliases(of type: TypeID, at reference: Reference, _ context: RuleContext) -> Set<CodeLocation> {
    guard reference.context.contains(.throughAlias) else { return [] }
    let graph = context.project.graph
    let aliases = context.aliases(in: reference.file, at: reference.offset).filter {
      isIn(.interface, graph[$0].declaration.file)
    }
    return Set(
      aliases.flatMap { context.usages(by: $0) }.filter { $0.target == type }
        .map { CodeLocation($0.reference.file, $0.reference.offset) })
  }
}
