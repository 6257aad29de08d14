import StrataClassification
import StrataDefinition
import StrataModel

/// Which objects that live while the app runs keep which models of the domain.
struct KeptModels {
  /// A type that keeps a model, and one of its properties that does.
  struct Holder {
    var type: TypeID
    var property: DeclarationID
  }

  private let context: RuleContext
  private var longLived: LongLivedTypes
  private var changes: [FileID: NameChanges] = [:]
  private var graph: Graph { context.project.graph }
  private var vocabulary: Vocabulary { context.vocabulary }

  init(_ context: RuleContext) {
    self.context = context
    longLived = LongLivedTypes(context)
  }

  /// A struct or a class of the domain with properties, and no query.
  func isModel(_ type: TypeID) -> Bool {
    let kind = graph.types[type.index].kind
    guard kind == .struct || kind == .class, context.isDomainModel(type), !context.project.isReplacement(type) else {
      return false
    }
    let entity = graph[type]
    return !entity.isError(in: graph, vocabulary[.errorProtocols])
      && !(Words.split(entity.simpleName).last.map {
        vocabulary[.queryWords].contains($0) || vocabulary[.recordIdentities].contains($0)
      } ?? false)
      && !graph.storedProperties(of: type).isEmpty
  }

  /// The properties that keep a model, each once, in source order. Of types of one family, only the first counts.
  mutating func holders(of model: TypeID) -> [Holder] {
    var result: [Holder] = []
    for reference in graph.references(to: model)
    where reference.kind == .stores && context.project.isProduction(reference) {
      guard reference.declaration != noIndex, let type = reference.source,
        !context.project.graph.isSameOrNested(type, in: model),
        !result.contains(where: { $0.type != type && context.isSameFamily($0.type, type) })
      else { continue }
      let property = DeclarationID(reference.file, reference.declaration)
      if result.contains(where: { $0.property == property }) { continue }
      guard isKept(reference, property, of: model), isLasting(property, of: type),
        mayChange(property, of: type)
      else { continue }
      result.append(Holder(type: type, property: property))
    }
    return result
  }

  private mutating func isLasting(_ property: DeclarationID, of type: TypeID) -> Bool {
    guard context.isProduction(type), !context.project.isReplacement(type), graph[type].kind != .protocol else {
      return false
    }
    return graph[property].isStatic || longLived.contains(type)
  }

  // MARK: Properties

  /// Whether a property stores the model in a way that changes.
  private func isKept(_ reference: Reference, _ property: DeclarationID, of model: TypeID) -> Bool {
    let fact = graph[property]
    guard fact.kind == .variable, fact.marks.isEmpty,
      fact.modifiers.isDisjoint(with: [.computed, .weak, .unowned]),
      !Words.contains(graph.name(of: property), in: vocabulary[.passingWords])
    else { return false }
    guard let path = containers(of: model, reference, property) else { return false }
    guard !fact.modifiers.contains(.constant) || path.contains(where: holdsChange) else { return false }
    return graph.hasIdentity(model, vocabulary) || path.contains { vocabulary[.collectionTypes].contains($0) }
      || isNamed(property, after: model) && !vocabulary.isTechnicalType(graph[model].simpleName)
  }

  private func isNamed(_ property: DeclarationID, after model: TypeID) -> Bool {
    guard let word = Words.split(graph[model].simpleName).last else { return false }
    return Words.split(graph.name(of: property)).contains(word)
  }

  /// The types around the model in the type of a property, from the outside in: `Array` for `[User]?`. Nil if one of them
  /// does not keep the model: a closure, a publisher without a current value, a task.
  private func containers(of model: TypeID, _ reference: Reference, _ property: DeclarationID) -> [String]? {
    let (fact, facts) = (graph[property], graph.facts(of: property))
    if fact.type != noIndex { return path(to: model, from: Int(fact.type), facts, property.file) }
    guard !fact.initialValue.isEmpty else { return nil }
    let tree = facts.tree
    let base = tree.base(of: Int(fact.initialValue.start))
    if tree[base].kind == .type { return path(to: model, from: Int(tree[base].payload), facts, property.file) }
    guard tree[base].kind == .identifier else { return reference.context.contains(.nested) ? [Self.array] : [] }
    let name = tree.name(base)
    if keepsValue(name) { return [name] }
    // The model itself, or the result of a function.
    return isNamed(model, at: tree[base].offset, property.file) || name.first?.isLowercase == true ? [] : nil
  }

  private static let array = "Array"
  private static let dictionary = "Dictionary"

  private func keepsValue(_ name: String) -> Bool {
    vocabulary[.collectionTypes].contains(name) || holdsChange(name)
  }

  private func holdsChange(_ name: String) -> Bool {
    vocabulary[.stateStreams].contains(name) || vocabulary[.valueHolders].contains(name)
  }

  private func isNamed(_ model: TypeID, at offset: UInt32, _ file: FileID) -> Bool {
    graph.references(in: file, at: offset).contains { $0.target.typeID == model }
  }

  private func path(to model: TypeID, from node: Int, _ facts: FileFacts, _ file: FileID) -> [String]? {
    let name: String?
    switch facts.types[node].kind {
    case .optional, .implicitlyUnwrapped, .attributed, .some, .any, .tuple, .element: name = nil
    case .array: name = Self.array
    case .dictionary: name = Self.dictionary
    case .name, .member:
      if isNamed(model, at: facts.types[node].offset, file) { return [] }
      let text = facts.names[facts.types[node].name]
      guard text == Self.optional || keepsValue(text) else { return nil }
      name = text
    default: return nil
    }
    for child in facts.typeChildren(of: node) {
      if let rest = path(to: model, from: child, facts, file) { return [name].compactMap { $0 } + rest }
    }
    return nil
  }

  private static let optional = "Optional"

  /// Whether code changes a property after initialization. Code of other files may set one that is not private.
  private mutating func mayChange(_ property: DeclarationID, of type: TypeID) -> Bool {
    if graph[property].modifiers.contains(.constant) || graph.isSettable(property) { return true }
    if graph[property].modifiers.contains(.lazy) { return true }
    let known = changes[property.file] ?? NameChanges(in: property.file, context)
    changes[property.file] = known
    return known.mayChange(property, of: type)
  }
}
