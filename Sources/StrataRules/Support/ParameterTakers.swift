import StrataModel

/// What can take a dependency that code needs, for remedies that can be followed.
extension RuleContext {
  static var initializerAsTaker: String { "the initializer" }

  /// The initializer of the type that the code is in, if something of the app calls it: a storyboard creates screens by
  /// itself, and static functions have no object. Outside types, the function takes the dependency, or one instead of a property.
  func parameterTaker(_ reference: Reference) -> String {
    let graph = project.graph
    guard reference.declaration != noIndex,
      let member = graph.outermostMember(around: DeclarationID(reference.file, reference.declaration))
    else { return Self.initializerAsTaker }
    let name = quoted(graph.signature(of: member))
    let function = graph[member].kind == .variable ? "a function instead of \(name)" : name
    guard let source = reference.source else { return function }
    if let creator = creator(of: source) {
      return "a function that sets up \(quoted(graph[source].name)), since a \(creator) creates it"
    }
    if has(.view, source), graph[source].kind == .struct { return "the initializer, or from the environment" }
    guard graph[member].isStatic, graph[member].kind != .initializer else { return Self.initializerAsTaker }
    return hasObjects(source)
      ? function
      : "the initializer of \(quoted(graph[source].name)), whose static functions become functions of an object"
  }

  /// What calls the initializer of a type, if nothing of the app does: a storyboard where it has outlets or actions, or inherits
  /// from a type that does; a list where it is one of its cells.
  private func creator(of type: TypeID) -> String? {
    let graph = project.graph
    guard graph[type].kind == .class else { return nil }
    let types = [type] + graph.allProjectSupertypes(of: type)
    if graph.allSupertypeNames(of: type).contains(where: Self.cells.contains) { return "list" }
    let hasOutlets = types.contains { type in
      graph[type].kind == .class
        && graph.members(of: type).contains { member in
          let facts = graph.facts(of: member)
          return facts.attributes[graph[member].attributes.range].contains {
            Self.storyboardAttributes.contains(facts.names[$0.name])
          }
        }
    }
    let isCreatedInCode = graph.references(to: type).contains { $0.kind == .creates && project.isProduction($0) }
    return hasOutlets && !isCreatedInCode ? "storyboard or nib" : nil
  }

  private static let cells: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell", "UITableViewHeaderFooterView",
    "UICollectionReusableView", "NSTableCellView", "NSCollectionViewItem",
  ]
  private static let storyboardAttributes: Set<String> = ["IBOutlet", "IBAction", "IBSegueAction"]

  /// Whether anything of a type belongs to an object: a property, a function, a case.
  private func hasObjects(_ type: TypeID) -> Bool {
    let graph = project.graph
    return graph[type].kind == .protocol
      || graph.members(of: type).contains { member in
        let fact = graph[member]
        switch fact.kind {
        case .enumCase: return true
        case .function, .variable, .subscript: return !fact.isStatic
        default: return false
        }
      }
  }

  /// `App.shared.orders.load()`: the dependency that a shared object holds, if the code needs only that, and its type.
  func heldDependency(after reference: Reference) -> (property: String, type: TypeID)? {
    let graph = project.graph
    guard let holder = reference.target.typeID, let last = endOfChain(at: reference, .member) else { return nil }
    let references = graph.references(in: reference.file)
    let start = references.partitionPoint { $0.offset <= reference.offset }
    let next = references[start...].prefix { $0.offset <= last }.first { other in
      other.target.typeID == holder
        && other.memberDeclaration.map { graph[$0].kind == .variable && !graph[$0].isStatic } ?? false
    }
    guard let property = next?.memberDeclaration,
      let held = graph.references(of: property).first(where: isType)?.target.typeID,
      [.class, .actor, .protocol].contains(graph[held].kind), project.isProduction(held)
    else { return nil }
    return (graph.name(of: property), held)
  }

  /// `let orders: Orders`, `let orders = Orders()`
  private func isType(_ reference: Reference) -> Bool {
    switch reference.kind {
    case .stores, .returns: true
    case .creates: reference.context.contains(.propertyInitializer) && !reference.context.contains(.nestedCreation)
    default: false
    }
  }
}
