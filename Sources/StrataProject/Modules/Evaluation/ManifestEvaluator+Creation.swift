import StrataModel

/// Values of types that helpers or the manifest's library declare.
extension ManifestEvaluator {
  func create(_ type: String, _ arguments: [Argument], _ scope: ManifestScope, at index: Int) -> ManifestValue {
    for site in sources.initializers(of: type) {
      guard let order = fit(arguments, site) else { continue }
      let fact = sources.fact(site)
      let inner = ManifestScope(outer: nil, type: type)
      bind(fact, site.source, arguments, order, scope, inner)
      let fields = inner.values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      var object = ManifestObject(type: type, name: "init", fields: fields)
      for (name, value) in defaults(of: type) where object[name] == nil { object[name] = value }
      inner.values["self"] = .object(object)
      let result = inside(site.source) { run(Array(tree.roots(of: fact.body)), inner) }
      if let result, result.isNone { return .none }
      return inner.values["self"] ?? unknown(index)
    }
    if ["String", "Array", "Set", "Optional", "TargetName"].contains(type), arguments.count == 1 {
      return value(arguments[0].node, scope)
    }
    if ["Array", "Set"].contains(type), arguments.isEmpty { return .list([]) }
    var types: [String: String] = [:]
    for site in sources.properties(of: type) {
      let fact = sources.fact(site)
      types[sources.name(fact.name, site.source)] = sources.simpleName(ofType: fact.type, site.source)
    }
    var object = made("init", type, arguments, scope, fieldTypes: types, at: index)
    for (name, value) in defaults(of: type) where object[name] == nil { object[name] = value }
    return .object(object)
  }

  /// The initial values of the properties of a type.
  private func defaults(of type: String) -> [(String, ManifestValue)] {
    sources.properties(of: type).filter { !sources.fact($0).initialValue.isEmpty }
      .map { (sources.name(sources.fact($0).name, $0.source), value(of: $0)) }
  }

  func made(
    _ name: String, _ type: String, _ arguments: [Argument], _ scope: ManifestScope, fieldTypes: [String: String] = [:],
    at index: Int
  ) -> ManifestObject {
    let fields = arguments.map { argument in
      let type = fieldTypes[argument.label] ?? Self.libraryTypes[argument.label] ?? ""
      return (argument.label, value(argument.node, scope, expected: type))
    }
    return ManifestObject(type: type, name: name, fields: fields, origin: unknown(index).gap)
  }

  /// Types of the library's parameters by label; only types that helpers extend.
  private static let libraryTypes = [
    "targets": "Target", "sources": "SourceFilesList", "dependencies": "TargetDependency", "product": "Product",
    "buildableFolders": "BuildableFolder",
  ]

  func fieldTypes(of site: ManifestSources.Site) -> [String: String] {
    let facts = sources.list[site.source].facts
    var result: [String: String] = [:]
    for index in sources.fact(site).parameters.range {
      let parameter = facts.parameters[index]
      let label = parameter.label.isNone ? "" : facts.names[parameter.label]
      result[label] = sources.simpleName(ofType: parameter.type, site.source)
    }
    return result
  }
}
