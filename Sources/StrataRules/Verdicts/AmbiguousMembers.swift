import StrataDefinition
import StrataModel

/// The members that a usage may mean where resolution knows the type and not which of its extensions declares the member.
struct AmbiguousMembers {
  let context: RuleContext

  private var graph: Graph { context.project.graph }

  /// What to say of a usage that is allowed by the layer of the type, although a member that it may mean is in a layer that
  /// the user may not use; nil if all of them are allowed.
  func doubt(about usage: Usage) -> String? {
    let reference = usage.reference
    guard reference.kind == .calls, reference.memberDeclaration == nil, !reference.member.isNone,
      let target = usage.target, let layer = usage.site.layer
    else { return nil }
    let name = graph.text(reference.member, in: reference.file)
    let candidates = graph.members(of: target).filter { member in
      graph.name(of: member) == name && isVisible(member, from: reference.file)
    }
    guard candidates.count > 1 else { return nil }
    let homes = candidates.map { home(of: $0, target, reference) }
    guard homes.contains(where: { home in home.map { !context.mayUse(layer, $0) } ?? false }) else { return nil }
    return zip(candidates, homes).map { member, home in
      let location = graph.location(member.file, graph[member].nameOffset)
      let isForbidden = home.map { !context.mayUse(layer, $0) } ?? false
      let verdict = isForbidden ? "which \(context.layerName(layer)) may not use" : "allowed"
      return "\(location.file):\(location.line) (\(context.layerName(home)), \(verdict))"
    }.joined(separator: "; ")
  }

  /// The layer of the extension that declares a member, or that of the type.
  private func home(of member: DeclarationID, _ target: TypeID, _ reference: Reference) -> LayerID? {
    var use = reference
    use.memberDeclaration = member
    return context.usedLayer(use, target)
  }

  /// Whether a file may mean a member: it is in its own module, or public in one that it imports.
  private func isVisible(_ member: DeclarationID, from file: FileID) -> Bool {
    let access = graph.effectiveAccess(of: member)
    if access == .private || access == .fileprivate { return member.file == file }
    let modules = graph[member.file].modules
    let own = graph[file].modules
    if modules.contains(where: own.contains) { return true }
    let facts = graph[file].facts
    let isImported = facts.imports.contains { fact in
      modules.contains { graph[$0].importedName == facts.names[fact.module] }
    }
    return isImported && access >= .package || modules.contains { graph[$0].origin == .folder }
  }
}
