import StrataDefinition
import StrataFrameworks
import StrataModel
import StrataRules

/// Which types and functions outside the project are the network or a storage.
extension FlowTracer {
  /// Whether nothing is known of a type, or of a function outside types.
  func isUnknown(_ name: String) -> Bool {
    KnownTypes.modules(declaring: outermost(name)).isEmpty && !KnownFunctions.contains(name)
  }

  /// The network or a storage, if a module of it declares the type and the file imports that: `Session` of Alamofire.
  func familyOfModule(declaring type: String, in file: FileID) -> String? {
    let declaring = KnownTypes.modules(declaring: outermost(type))
    var imported = graph.imports(of: file).map(\.module)
    if declaring.isEmpty {
      // The only library that a file imports declares what is unknown in it.
      imported.removeAll { KnownTypes.knows($0) || ownModules.contains($0) }
      guard type.first?.isUppercase ?? false, isUnknown(type), imported.count == 1 else { return nil }
    } else {
      imported = imported.filter(declaring.contains)
    }
    return [FrameworkFamily.network, FrameworkFamily.persistence].first { name in
      project.definition.family(name)?.modules.contains { glob in imported.contains { glob.matches($0) } } ?? false
    }
  }

  /// Whether a type is what a library of streams puts around an object: `provider.rx`.
  func isAdapter(_ type: String) -> Bool { project.vocabulary[.streamAdapters].contains(type) }

  /// `provider.rx.request(target)`: a call of which nothing is known, of an object of the network or a storage.
  func step(ofFamilyAt callee: Int, _ frame: Frame) -> FlowStep? {
    let tree = frame.tree
    guard tree[callee].kind == .member, let chain = frame.region.parents[callee], tree[chain].kind == .chain else {
      return nil
    }
    let before = [tree.base(of: chain)] + Array(tree.suffixes(of: chain).prefix { $0 < callee })
    guard !before.contains(where: { tree[$0].kind == .call || tree[$0].kind == .subscriptCall }) else { return nil }
    for part in before.reversed() {
      guard let type = outsideType(of: part, frame),
        let family = family(of: type, function: "")
          ?? (runs(callee, chain, frame) ? familyOfModule(declaring: type, in: frame.file) : nil)
      else { continue }
      // `container.mainContext.insert(order)` is no function of the container.
      let between = before.filter { $0 > part && tree[$0].kind == .member }.map { tree.name($0) }
        .filter { !project.vocabulary[.streamOperators].contains($0) }
      let name = (between + [tree.name(callee)]).joined(separator: ".")
      var step = FlowStep(.external, name, at: location(of: callee, frame))
      (step.owner, step.family) = (type, family)
      if family == FrameworkFamily.network { step.request = requestText(ofCallAt: callee, frame) }
      return step
    }
    return nil
  }

  /// The type outside the project with which a property is declared.
  private func outsideType(of node: Int, _ frame: Frame) -> String? {
    guard let member = graph.meaning(of: node, frame.tree, in: frame.file)?.memberDeclaration,
      graph[member].kind == .variable, values.declaredType(of: member) == nil
    else { return nil }
    return graph[member.file].facts.nominalName(of: graph[member].type)
  }

  /// The family of what is called, if it is the network or a storage.
  func family(of type: String, function: String) -> String? {
    let vocabulary = project.vocabulary
    if !type.isEmpty {
      let outer = outermost(type)
      if Self.requestValues.contains(outer) { return nil }
      if vocabulary[.networkTypes].matches(type) || vocabulary[.networkTypes].matches(outer) {
        return FrameworkFamily.network
      }
      if vocabulary[.storageTypes].contains(outer) || vocabulary[.directStorages].matches(outer) {
        return FrameworkFamily.persistence
      }
    }
    for name in [FrameworkFamily.network, FrameworkFamily.persistence] {
      guard let family = project.definition.family(name) else { continue }
      if !type.isEmpty, family.types.contains(where: { $0.matches(type) || $0.matches(outermost(type)) }) {
        return name
      }
      if !function.isEmpty, family.functions.contains(where: { $0.matches(function) }) { return name }
    }
    return nil
  }

  /// Values that describe a request or its answer: what is done with them sends nothing.
  private static let requestValues: Set<String> = [
    "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse",
  ]

  func outermost(_ name: String) -> String { String(name.prefix { $0 != "." }) }
}
