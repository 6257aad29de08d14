import StrataSyntax

/// Calls of a new feature that would pass a value of a new type to code that stays and takes a value of the exemplar's type, and
/// members of values of unknown types, of which nothing says whether they are the exemplar's.
///
/// A heuristic, by names: a call that may mean a function with another type fits.
struct MisfitArguments {
  private struct Parameter {
    let path: String
    let node: Int
  }

  private let slice: FeatureSlice
  private let files: FeatureFiles
  private let names: FeatureNames

  init(_ slice: FeatureSlice) {
    self.slice = slice
    files = slice.files
    names = slice.names
  }

  /// By path, the arguments.
  var all: [String: [Int]] {
    slice.units.reduce(into: [:]) { all, file in
      let found = arguments(file.key, file.value)
      if !found.isEmpty { all[file.key] = found }
    }
  }

  private func arguments(_ path: String, _ units: RepeatedUnits) -> [Int] {
    guard let source = files.sources[path] else { return [] }
    let isOwn = slice.own.contains(path)
    return source.tree.nodes.indices.compactMap { node in
      let kind = source.kind(node)
      guard kind == .callSuffix || kind == .name, isOwn || isRepeated(node, source, units) else { return nil }
      if kind == .name { return isAmbiguous(node, source, units.renamed) ? node : nil }
      return misfit(of: node, source, units.renamed) ?? (isGivenExemplar(by: node, source, units) ? node : nil)
    }
  }

  /// Whether a variable of a new type gets what a function that stays returns: `var first: CouponViewModel? = makeWindow()`,
  /// where that makes the exemplar's view model.
  private func isGivenExemplar(by call: Int, _ source: SwiftSource, _ units: RepeatedUnits) -> Bool {
    let value = source.parents[source.parents[call]]
    guard source.kind(value) == .initializerValue, let callee = source.callee(of: call),
      source.kind(callee) == .identifierExpression, !units.renamed.changes(source.range(callee)),
      let type = source.children(of: source.parents[value]).first(where: { source.kind($0) == .typeAnnotation }),
      units.renamed.changes(source.range(type))
    else { return false }
    let functions = source.tree.nodes.indices.filter { node in
      source.kind(node) == .functionDeclaration && source.name(of: node).map(source.text) == source.text(callee)
    }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        let result = source.children(of: function).first { source.kind($0) == .returnType }
        return !isRepeated(function, source, units) && result.map { units.renamed.changes(source.range($0)) } ?? false
      }
  }

  private func isAmbiguous(_ name: Int, _ source: SwiftSource, _ renamed: RenamedSource) -> Bool {
    names.ambiguousNames.contains(source.text(name)) && source.memberUse(name) == .gap
      && renamed.changes(source.range(name))
  }

  private func isRepeated(_ node: Int, _ source: SwiftSource, _ units: RepeatedUnits) -> Bool {
    units.nodes.contains(node) || source.ancestors(of: node).contains(where: units.nodes.contains)
      || units.calls.contains { source.tree.nodes[$0].nextIndex == node }
  }

  /// The first argument that does not fit.
  private func misfit(of call: Int, _ source: SwiftSource, _ renamed: RenamedSource) -> Int? {
    guard let callee = source.callee(of: call), [.name, .identifierExpression].contains(source.kind(callee)),
      !renamed.changes(source.range(callee)), !source.isMemberOfOutside(callee)
    else { return nil }
    return source.children(of: call).first { argument in
      guard source.kind(argument) == .argument,
        let value = source.children(of: argument).first(where: { source.kind($0) != .name }),
        source.kind(value) != .closure, isOfNewType(value, source, renamed),
        !files.project.isForeign(source.text(callee))
      else { return false }
      let label = source.name(of: argument).map(source.text) ?? "_"
      let parameters = parameters(labelled: label, of: source.text(callee))
      return !parameters.isEmpty && parameters.allSatisfy(takesExemplar)
    }
  }

  /// Whether a value has the name of the feature, or is a parameter with a type of it.
  private func isOfNewType(_ value: Int, _ source: SwiftSource, _ renamed: RenamedSource) -> Bool {
    if source.kind(value) == .identifierExpression, let type = source.parameterType(of: value) {
      return renamed.changes(source.range(type))
    }
    guard [.identifierExpression, .postfixChain].contains(source.kind(value)) else { return false }
    return renamed.changes(source.range(value))
  }

  /// Whether a parameter has a type of the exemplar, and its function is not repeated with the new one.
  private func takesExemplar(_ parameter: Parameter) -> Bool {
    guard let source = files.sources[parameter.path], !slice.own.contains(parameter.path),
      let type = source.type(ofParameter: parameter.node)
    else { return false }
    if let units = slice.units[parameter.path], isRepeated(parameter.node, source, units) { return false }
    return RenamedSource(source, names).changes(source.range(type))
  }

  /// The parameters of a label of the functions of a name, or of the initializers of a type of that name.
  private func parameters(labelled label: String, of name: String) -> [Parameter] {
    files.sources.callables(named: name).flatMap { path, source, functions in
      functions.flatMap { function in
        source.children(of: function).filter { source.kind($0) == .parameterList }.flatMap { list in
          source.children(of: list).filter { source.name(of: $0).map(source.text) == label }
        }
      }.map { Parameter(path: path, node: $0) }
    }
  }
}

extension SwiftSource {
  /// The type of the parameter of a function around a name; nil if it names none.
  func parameterType(of use: Int) -> Int? {
    for ancestor in ancestors(of: use) {
      guard let list = children(of: ancestor).first(where: { kind($0) == .parameterList }) else { continue }
      let parameter = children(of: list).first { parameter in
        children(of: parameter).filter { kind($0) == .name }.last.map(text) == text(use)
      }
      if let parameter { return type(ofParameter: parameter) }
    }
    return nil
  }

  func type(ofParameter parameter: Int) -> Int? {
    children(of: parameter).first { ![.attribute, .modifier, .name, .ellipsis, .initializerValue].contains(kind($0)) }
  }
}
