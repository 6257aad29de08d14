import StrataClassification
import StrataDefinition
import StrataModel

/// The properties of a type that rules test most often.
struct TypeFlags: OptionSet, Sendable {
  let rawValue: UInt8
  /// Neither test, preview, debug nor local.
  static let production = TypeFlags(rawValue: 1)
  /// Builds the object graph.
  static let root = TypeFlags(rawValue: 2)
  static let alias = TypeFlags(rawValue: 4)
  static let interface = TypeFlags(rawValue: 8)
  /// Of a role whose types are injected.
  static let dependency = TypeFlags(rawValue: 16)
  /// A mock, fake or stub in a production target, or what only previews use.
  static let replacement = TypeFlags(rawValue: 32)
  /// Its role is that of the enclosing type, of which it is a part.
  static let part = TypeFlags(rawValue: 64)
}

extension TypeFlags {
  /// By type.
  static func all(in project: ClassifiedGraph, roleOfType: [RoleIndex?]) -> [TypeFlags] {
    let (graph, definition) = (project.graph, project.definition)
    let (valueProtocols, implementations) = (
      project.vocabulary[.valueProtocols], project.vocabulary[.implementationSuffixes]
    )
    return graph.typeIDs.map { id in
      // By field, since copying the whole type would cost more than the rest.
      let (index, kind) = (id.index, graph.types[id.index].kind)
      var flags: TypeFlags = []
      if !graph.types[index].isTest, graph.types[index].marks.isEmpty, !graph.types[index].isLocal {
        flags.insert(.production)
      }
      if project.assignments[id.index].isCompositionRoot { flags.insert(.root) }
      if kind == .typealias { flags.insert(.alias) }
      if kind == .protocol { flags.insert(.interface) }
      if project.assignments[id.index].isInherited { flags.insert(.part) }
      if let role = roleOfType[id.index], definition[role].isDependency, flags.isDisjoint(with: [.alias, .part]),
        !isValue(graph.types[index], in: graph, valueProtocols)
          || implementations.removed(from: graph.types[index].simpleName) != nil,
        !isRecord(id, in: project, roleOfType, definition[role].id),
        // `_session = KeychainStorage(account: "session")` says how a property is stored.
        !graph.types[index].attributes.contains("propertyWrapper")
      {
        flags.insert(.dependency)
      }
      if project.isReplacement(id) { flags.insert(.replacement) }
      return flags
    }
  }

  /// Whether a type is a plain value, whatever its name is: types that are compared, decoded or listed are not
  /// injected.
  private static func isValue(_ entity: TypeEntity, in graph: Graph, _ valueProtocols: WordList) -> Bool {
    guard entity.kind == .struct || entity.kind == .enum else { return false }
    return entity.supertypes.contains { target in
      guard let external = target.externalID else { return false }
      return valueProtocols.contains(graph.externals[external.index].name)
    }
  }

  /// Whether a type only carries the data with which it is created, whatever its name is: a struct without functions and
  /// singletons, with a stored property that its creator sets. It holds and uses no dependency, and nothing of the
  /// network, the storage or the device.
  /// - Parameter role: of an API, what functions return at once and without an error counts as data, too: an `OrderApi`
  ///   that makes a value for each request sends none of them. Nor does one whose properties have values. A service may
  ///   have such functions if it stores a model: a `TagManager` of tags calculates with these tags.
  private static func isRecord(
    _ type: TypeID, in project: ClassifiedGraph, _ roleOfType: [RoleIndex?], _ role: RoleID
  ) -> Bool {
    let (graph, vocabulary) = (project.graph, project.vocabulary)
    let describesRequests = role == .apiService
    guard graph[type].kind == .struct, graph.projectSupertypes(of: type).isEmpty,
      graph[graph[type].declaration].genericParameters.isEmpty
    else { return false }
    var (takesData, calculates) = (false, false)
    for member in graph.members(of: type) {
      let fact = graph[member]
      switch fact.kind {
      case .function where describesRequests && makesValue(member, of: type, in: graph): takesData = true
      case .function where role == .service && isCalculation(member, in: graph): calculates = true
      case .function, .subscript: return false
      case .variable where fact.isStatic: return false
      case .variable where !fact.modifiers.contains(.computed):
        guard fact.attributes.isEmpty, !isClosure(fact.type, graph.facts(of: member)) else { return false }
        if fact.initialValue.isEmpty || describesRequests { takesData = true }
      default: continue
      }
    }
    return takesData && (!calculates || storesModel(type, in: project, roleOfType))
      && graph.references(from: type).allSatisfy { reference in
        switch reference.target {
        case .type(let used):
          return isData(used, in: graph)
            && !(roleOfType[used.index].map { project.definition[$0].isDependency } ?? false)
        case .external(let used):
          let name = graph[used].name
          return !vocabulary[.networkTypes].matches(name) && !vocabulary[.storageTypes].contains(name)
            && !vocabulary[.deviceTypes].contains(name)
        case .declaration: return true
        }
      }
  }

  /// Whether a function returns a value of the project, and neither suspends, fails, changes the type nor calls back.
  private static func makesValue(_ function: DeclarationID, of type: TypeID, in graph: Graph) -> Bool {
    guard isCalculation(function, in: graph) else { return false }
    return graph.references(from: type).contains { reference in
      reference.kind == .returns && !reference.context.contains(.nested) && reference.file == function.file
        && reference.declaration == function.index && reference.target.typeID.map { isData($0, in: graph) } ?? false
    }
  }

  /// Whether a function returns something, and neither suspends, fails, changes the type nor calls back.
  private static func isCalculation(_ function: DeclarationID, in graph: Graph) -> Bool {
    let (fact, facts) = (graph[function], graph.facts(of: function))
    return !fact.isStatic && fact.type != noIndex && fact.modifiers.isDisjoint(with: [.async, .throws, .mutating])
      && !facts.parameters[fact.parameters.range].contains(where: { isClosure($0.type, facts) })
  }

  private static func storesModel(
    _ type: TypeID, in project: ClassifiedGraph, _ roleOfType: [RoleIndex?]
  ) -> Bool {
    project.graph.references(from: type).contains { reference in
      reference.kind == .stores
        && reference.target.typeID.flatMap { roleOfType[$0.index] }.map { project.definition[$0].id == .entity }
          ?? false
    }
  }

  /// A stored object may do work, and so may a function behind an alias.
  private static func isData(_ type: TypeID, in graph: Graph) -> Bool {
    switch graph[type].kind {
    case .struct, .enum: return true
    case .typealias:
      let declaration = graph[type].declaration
      return !isClosure(graph[declaration].type, graph.facts(of: declaration))
    default: return false
    }
  }

  private static func isClosure(_ type: UInt32, _ facts: FileFacts) -> Bool {
    type != noIndex && facts.typeSubtree(of: Int(type)).contains { facts.types[$0].kind == .function }
  }
}
