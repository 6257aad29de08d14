import StrataDefinition
import StrataModel

/// DTOs by evidence. What a folder of the domain calls a DTO is one if the data layer uses it, or anything decodes or
/// encodes it; otherwise it is a value that may be stored.
struct Transfers {
  private let context: RuleContext
  private let domain: LayerID?
  /// The layers in which DTOs belong.
  private let homes: Set<String>
  private var known: [TypeID: Bool] = [:]

  init(_ context: RuleContext) {
    self.context = context
    domain = DomainLayer.id(in: context.project.definition)
    let role = context.project.definition.role(.dto)
    homes = Set([role?.layer].compactMap { $0 } + (role?.alsoIn ?? []))
  }

  mutating func contains(_ type: TypeID) -> Bool {
    guard domain != nil, context.folderLayerOfType[type.index] == domain else { return true }
    if let answer = known[type] { return answer }
    let answer = context.usages(of: type).contains { usage in
      if usage.reference.context.contains(.metatype) || isInMetatype(usage.reference) { return true }
      // The type itself is in such a layer only by its role.
      guard usage.isJudged, usage.user.map({ !context.isSameFamily($0, type) }) ?? true else { return false }
      return homes.contains(context.layerName(usage.site.layer)) && usage.site.folder != domain
    }
    known[type] = answer
    return answer
  }

  /// `[Order].self`, as `decode` takes it.
  private func isInMetatype(_ reference: Reference) -> Bool {
    guard reference.kind == .mentions, reference.declaration != noIndex else { return false }
    let facts = context.project.graph[reference.file].facts
    let (fact, tree) = (facts.declarations[Int(reference.declaration)], facts.tree)
    return [fact.body, fact.initialValue].contains { span in
      span.range.contains { node in
        tree[node].kind == .chain && tree.isMetatype(node) && isNamed(reference, in: tree.subtree(of: node), facts)
      }
    }
  }

  private func isNamed(_ reference: Reference, in range: Range<Int>, _ facts: FileFacts) -> Bool {
    range.contains { node in
      if facts.code[node].offset == reference.offset { return true }
      // `[String: Order].self` is a type where an expression is expected.
      guard facts.code[node].kind == .type else { return false }
      return facts.typeSubtree(of: Int(facts.code[node].payload)).contains {
        facts.types[$0].offset == reference.offset
      }
    }
  }
}
