import StrataDefinition
import StrataModel

/// The reasons of verdicts as text, with the lines of the definition from which they follow.
struct DependencyReasons {
  let context: RuleContext

  private var definition: Definition { context.project.definition }

  func text(_ permission: DependencyVerdict.Permission, _ usage: Usage) -> String {
    let from = usage.site.layer
    let role = usage.site.role.map { definition[$0] }
    let home = context.layer(of: usage.reference.target)
    switch permission {
    case .noLayer: return "not checked: the user is in no layer"
    case .targetHasNoLayer: return "not checked: the used type is in no layer"
    case .sameLayer: return extensionLayer(usage).map { usesLayer(from, $0) + throughExtension(usage) } ?? "same layer"
    case .usesLayer:
      return inFolderOfRoot(usage) + usesLayer(from, extensionLayer(usage) ?? home) + throughExtension(usage)
    case .usesRole: return usage.target.map { usesRole(from, $0) } ?? ""
    case .roleUses: return user(role) + " uses \(context.layerName(home))" + origin(role)
    case .roleUsesRole:
      return user(role) + " uses role \(usage.target.flatMap { context.role($0) }?.id.rawValue ?? "")" + origin(role)
    case .sameType: return "declared inside the same type"
    case .facade: return "a layer that \(context.layerName(from)) may use exports the type through a public alias"
    case .suppliesData: return "a view that supplies data to another object"
    case .misplaced: return "misplaced-type reports one of the two"
    }
  }

  /// Of what the project does not declare.
  func outsideText(_ layer: LayerID?) -> String {
    guard let layer = layer.map({ definition[$0] }) else { return "not checked: the user is in no layer" }
    if layer.forbiddenFrameworks.isEmpty { return "declared outside the project; \(layer.name) forbids no frameworks" }
    return "declared outside the project, in no family that \(layer.name) forbids "
      + "(\(layer.forbiddenFrameworks.joined(separator: ", ")))"
  }

  private func user(_ role: Role?) -> String { role.map { "role \($0.id.rawValue)" } ?? "the role of the user" }

  private func origin(_ role: Role?) -> String { role.map { " (\($0.origin))" } ?? "" }

  private func usesLayer(_ from: LayerID?, _ home: LayerID?) -> String {
    guard let from, let home else { return "" }
    let (user, used) = (definition[from], definition[home])
    if user.isCompositionRoot, !user.uses.contains(used.name) {
      return "\(user.name) is a composition root (\(user.origin))"
    }
    return "\(user.name) uses \(used.name) (\(user.usesOrigins[used.name] ?? user.origin))"
  }

  /// The layer of the extension that declares the used member, if the user's layer may use it: then that is what the line
  /// allows, and not the layer of the type.
  private func extensionLayer(_ usage: Usage) -> LayerID? {
    guard let from = usage.site.layer, let target = usage.target,
      let layer = context.extensionLayer(usage.reference, target), layer != from, context.mayUse(from, layer)
    else { return nil }
    return layer
  }

  /// A member that an extension in another layer declares: both layers count.
  private func throughExtension(_ usage: Usage) -> String {
    guard let layer = context.layerOfExtension(declaringMemberOf: usage.reference) else { return "" }
    return layer == context.layerName(usage.site.layer)
      ? "; the member is of an extension in the same layer" : "; the member is of an extension in \(layer)"
  }

  /// The only code of the layer that is judged by what the layer may use.
  private func inFolderOfRoot(_ usage: Usage) -> String {
    guard let layer = usage.site.layer, definition[layer].isCompositionRoot else { return "" }
    return "in the folder of \(definition[layer].name), without evidence of wiring: "
  }

  private func usesRole(_ from: LayerID?, _ target: TypeID) -> String {
    guard let from else { return "" }
    let layer = definition[from]
    guard let role = context.role(target) else { return "\(layer.name) uses the role (\(layer.origin))" }
    return "\(layer.name) uses role \(role.id.rawValue) (\(layer.usesRolesOrigins[role.id] ?? layer.origin))"
  }

  func text(_ excuse: DependencyVerdict.Excuse, of usage: Usage) -> String {
    switch excuse {
    case .test: return "test code"
    case .preview: return "preview"
    case .debug: return "debug code"
    case .generated: return "generated code"
    case .uncompiled: return "in a file that no target compiles"
    case .testDouble: return "test double that has to name what its protocol names"
    case .compositionRoot: return "composition root" + origin(ofRootOf: usage.reference)
    case .targetIsOutOfReach: return "the used type is local to a function or declared in a test target"
    case .alias: return "named through an alias, whose own type is judged at the same location"
    case .argumentOfAlias: return "argument of a generic type behind an alias, judged where the alias is declared"
    case .qualifier: return "names the type around the one that is used"
    case .injectedValue: return "injected by a framework; the type of the value is judged"
    case .logger: return "writes to the log, as every layer may"
    case .defaultArgument: return "default argument of an initializer, which this definition allows"
    }
  }

  /// ` (role coordinator, common.yml:112)`: the role or layer that makes the user a composition root.
  private func origin(ofRootOf reference: Reference) -> String {
    if let source = reference.source {
      let owner = context.owner[source.index]
      if context.isRoot(owner), let role = context.role(owner), role.isCompositionRoot {
        return " (role \(role.id.rawValue), \(role.origin))"
      }
      if let layer = context.layerOfType[owner.index], definition[layer].isCompositionRoot {
        return text(ofLayer: layer)
      }
    }
    guard let layer = context.layerOfFile[reference.file.index], definition[layer].isCompositionRoot else { return "" }
    return text(ofLayer: layer)
  }

  private func text(ofLayer layer: LayerID) -> String {
    " (layer \(definition[layer].name), \(definition[layer].origin))"
  }
}
