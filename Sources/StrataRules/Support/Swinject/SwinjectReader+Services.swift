import StrataModel

/// The types that code names as services.
extension SwinjectReader {
  /// The type of `X.self`; nil if it is not known.
  func service(of value: Int) -> (service: Service, title: String)? {
    guard tree.isMetatype(value), let target = target(at: base(of: value)) else { return nil }
    var generics = ""
    for suffix in tree.suffixes(of: value) where tree.nodes[suffix].kind == .genericArguments {
      for node in tree.inside(suffix) where tree.nodes[node].kind == .type {
        generics += facts.typeText(of: Int(tree.nodes[node].payload)) + ","
      }
    }
    let title = graph.name(of: target) + (generics.isEmpty ? "" : "<\(generics.dropLast())>")
    return (Service(target: target, generics: generics), title)
  }

  /// The node of `X` in `A.X.self` or `X<B>.self`.
  func base(of value: Int) -> Int {
    guard tree.nodes[value].kind == .chain else { return value }
    var result = tree.base(of: value)
    for suffix in tree.suffixes(of: value) where tree.nodes[suffix].kind == .member {
      if tree.isNamed(suffix, "self") || tree.isNamed(suffix, "init") { break }
      result = suffix
    }
    return result
  }

  func lastName(_ value: Int) -> String? { tree.name(base(of: value)) }

  func target(at node: Int) -> Target? {
    let references = graph.references(in: file, at: tree.nodes[node].offset)
    // An initializer that an extension adds is used beside the type.
    let found = Set(references.filter { $0.target.declaringFile == nil }.map { real($0.target) })
    return found.count == 1 ? found.first : nil
  }

  /// The target of an alias; every other type unchanged.
  func real(_ target: Target) -> Target {
    guard let type = target.typeID, let aliased = graph.types[type.index].aliased else { return target }
    return aliased
  }

  func symbol(of declaration: DeclarationID) -> String {
    guard let type = graph.enclosingType(of: declaration) else { return context.fileName(file) }
    return graph[context.owner[type.index]].name
  }
}
