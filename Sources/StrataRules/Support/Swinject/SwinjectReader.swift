import StrataModel

/// Reads the registrations and resolutions of one file.
struct SwinjectReader {
  let context: RuleContext
  let graph: Graph
  let file: FileID
  let facts: FileFacts
  let tree: CodeTree
  /// Factories in the current span: the range of their code, and the service that they create.
  private var factories: [(range: Range<Int>, title: String)] = []
  /// The declaration whose code is being read, and the range of that code.
  private(set) var declaration = noIndex
  private var code = 0..<0
  /// The calls in that code, and its local variables if an entry may be stored in one.
  private(set) var calls: [CodeCall] = []
  private(set) var locals: LocalVariables?
  /// Nodes of metatypes that are part of a registration or resolution.
  private var taken: Set<Int> = []

  init(_ context: RuleContext, file: FileID) {
    self.context = context
    self.file = file
    graph = context.project.graph
    facts = graph.files[file.index].facts
    tree = facts.tree
  }

  mutating func read(into model: inout SwinjectModel) {
    for (index, fact) in facts.declarations.enumerated() where fact.marks.isEmpty {
      let symbol = symbol(of: DeclarationID(file, UInt32(index)))
      declaration = UInt32(index)
      for span in [fact.initialValue, fact.body] where !span.isEmpty {
        read(span.range, symbol: symbol, into: &model)
      }
    }
    declaration = noIndex
    read(facts.topLevelCode.range, symbol: context.fileName(file), into: &model)
  }

  private mutating func read(_ range: Range<Int>, symbol: String, into model: inout SwinjectModel) {
    guard !range.isEmpty else { return }
    factories = []
    taken = []
    code = range
    calls = tree.calls(in: range)
    let hasFurtherTypes = calls.contains {
      tree.isNamed($0.callee, Swinject.furtherTypes) || tree.isNamed($0.callee, Swinject.forwarding)
    }
    locals = hasFurtherTypes ? LocalVariables(of: tree, in: range) : nil
    for call in calls where isRegistration(call) { readRegistration(call, into: &model) }
    for call in calls where tree.isNamed(call.callee, oneOf: context.vocabulary[.resolvingFunctions].names) {
      readResolution(
        arguments: Array(tree.children(of: call.suffix)), at: call.callee, symbol: symbol, into: &model)
    }
    for node in range where tree.nodes[node].kind == .binaryOperator && tree.isNamed(node, Swinject.inference) {
      let operand = Int(tree.nodes[node].next)
      guard operand < range.upperBound else { continue }
      if tree.nodes[operand].kind == .tuple {
        readResolution(arguments: Array(tree.children(of: operand)), at: operand, symbol: symbol, into: &model)
      } else {
        readResolution(value: operand, rest: [], at: operand, symbol: symbol, into: &model)
      }
    }
    readInference(range, into: &model)
    model.mentioned.formUnion(metatypes(in: range))
  }

  /// Metatypes in arguments of attributes, the types of properties that a wrapper resolves, and metatypes in code if it
  /// was not read yet.
  func readNames(inCode: Bool, into model: inout SwinjectModel) {
    let wrappers = context.vocabulary[.injectionWrappers].names
    for fact in facts.declarations where fact.marks.isEmpty {
      let attributes = facts.attributes[fact.attributes.range]
      let code = inCode ? [fact.initialValue, fact.body] : []
      for span in attributes.map(\.arguments) + code { model.named.formUnion(metatypes(in: span.range)) }
      guard attributes.contains(where: { facts.names.isOne(of: wrappers, $0.name) }),
        let type = facts.nominalType(of: fact.type)
      else { continue }
      for reference in graph.references(in: file, at: facts.types[type].offset) {
        model.named.insert(real(reference.target))
      }
    }
    if inCode { model.named.formUnion(metatypes(in: facts.topLevelCode.range)) }
  }

  /// The types of metatypes that are no part of a registration or resolution.
  private func metatypes(in range: Range<Int>) -> [Target] {
    range.filter { tree.nodes[$0].kind == .chain && !taken.contains($0) }.compactMap { service(of: $0)?.service.target }
  }

  // MARK: Registrations

  /// `register…(X.self …)` with a factory or an initializer, or for a storyboard's controller.
  private func isRegistration(_ call: CodeCall) -> Bool {
    guard context.vocabulary[.registeringFunctions].matches(tree.name(call.callee)) else { return false }
    let arguments = Array(tree.children(of: call.suffix))
    guard let first = arguments.first, tree.nodes[first].name.isNone, tree.isMetatype(tree.value(of: first)) else {
      return false
    }
    return arguments.dropFirst().contains {
      tree.nodes[$0].flags.contains(.trailing) || tree.isNamed($0, oneOf: Swinject.factories)
    }
  }

  private mutating func readRegistration(_ call: CodeCall, into model: inout SwinjectModel) {
    let arguments = Array(tree.children(of: call.suffix))
    let first = tree.value(of: arguments[0])
    taken.insert(first)
    let isImplicit = context.vocabulary[.frameworkRegistrations].matches(tree.name(call.callee))
    let name = keyName(arguments)
    let closure = tree.closures(of: call.suffix).last
    guard let service = service(of: first) else {
      model.unknown += 1
      if let word = lastName(first) { model.unknownNames.insert(word) }
      return
    }
    var needs: [Service] = []
    var count: Int?
    if let closure {
      count = isImplicit ? nil : argumentCount(of: closure)
      factories.append((tree.subtree(of: closure), service.title))
    } else if let initializer = arguments.first(where: { tree.isNamed($0, Swinject.initializer) }) {
      count = passed(arguments)
      needs = parameters(of: tree.value(of: initializer))
      for value in arguments.map(tree.value) where tree.isMetatype(value) { taken.insert(value) }
    }
    var keys = [ServiceKey(service: service.service, name: name.text, arguments: count)]
    for more in furtherTypes(of: call) {
      taken.insert(more.value)
      guard let other = self.service(of: more.value) else { continue }
      let name = more.arguments.map { keyName($0) } ?? name
      keys.append(ServiceKey(service: other.service, name: name.text, arguments: count))
    }
    model.add(
      Registration(
        keys: keys, title: service.title + (name.text.isEmpty ? "" : " named \(name.text)"), file: file,
        offset: tree.nodes[base(of: first)].offset, hasDynamicName: name.isDynamic, site: site(of: call),
        isImplicit: isImplicit,
        needs: needs))
  }

  private func site(of call: CodeCall) -> RegistrationSite {
    RegistrationSite(
      file: file, declaration: declaration, container: tree.path(of: call.chain).dropLast(),
      branch: tree.branch(around: call.chain, in: code) ?? -1)
  }

  /// The number of arguments of a factory besides the resolver.
  private func argumentCount(of closure: Int) -> Int {
    let parameters = tree.children(of: closure).filter { tree.nodes[$0].kind == .closureParameter }
    if !parameters.isEmpty { return max(0, parameters.count - 1) }
    var highest = 0
    for node in tree.statements(ofClosure: closure) where tree.nodes[node].kind == .identifier {
      let name = tree.name(node)
      if name.hasPrefix("$"), let index = Int(name.dropFirst()) { highest = max(highest, index) }
    }
    return highest
  }

  /// The types that an initializer needs: `XImpl.init`, if there is only one.
  private mutating func parameters(of value: Int) -> [Service] {
    let names = tree.path(of: value)
    guard names.count > 1, names.contains("init"), let type = target(at: base(of: value))?.typeID else { return [] }
    let initializers = graph.initializers(of: type)
    guard initializers.count == 1 else { return [] }
    let id = initializers[0]
    let parameters = graph.files[id.file.index].facts.parameters[graph[id].parameters.range]
    let kinds = graph.files[id.file.index].facts
    var result: [Service] = []
    for parameter in parameters where parameter.defaultValue.isEmpty {
      guard let node = kinds.nominalType(of: parameter.type), Int(kinds.types[node].next) == node + 1 else { continue }
      for reference in graph.references(in: id.file, at: kinds.types[node].offset) {
        result.append(Service(target: real(reference.target), generics: ""))
      }
    }
    return result
  }

  // MARK: Resolutions

  private mutating func readResolution(
    arguments: [Int], at node: Int, symbol: String, into model: inout SwinjectModel
  ) {
    guard let first = arguments.first, tree.nodes[first].name.isNone else { return }
    readResolution(
      value: tree.value(of: first), rest: Array(arguments.dropFirst()), at: node, symbol: symbol, into: &model)
  }

  private mutating func readResolution(
    value: Int, rest: [Int], at node: Int, symbol: String, into model: inout SwinjectModel
  ) {
    guard tree.isMetatype(value) else { return }
    taken.insert(value)
    guard let service = service(of: value) else {
      model.unknown += 1
      return
    }
    let name = keyName(rest)
    let factory = factories.last { $0.range.contains(node) }?.title
    model.resolutions.append(
      Resolution(
        key: ServiceKey(service: service.service, name: name.text, arguments: passed(rest)), title: service.title,
        file: file, offset: tree.nodes[base(of: value)].offset, hasDynamicName: name.isDynamic, factory: factory,
        symbol: symbol))
  }

  /// `Service(a: r~>, b: r~>)`: assumes that all parameters of the initializers are resolved.
  private func readInference(_ range: Range<Int>, into model: inout SwinjectModel) {
    guard range.contains(where: { tree.nodes[$0].kind == .postfixOperator && tree.isNamed($0, Swinject.inference) })
    else { return }
    for node in range {
      for reference in graph.references(in: file, at: tree.nodes[node].offset) {
        model.mentioned.insert(real(reference.target))
        guard reference.kind == .creates, let type = reference.target.typeID else { continue }
        for taken in graph.references(from: type) where taken.context.contains(.initializerParameter) {
          model.mentioned.insert(real(taken.target))
        }
      }
    }
  }
}
