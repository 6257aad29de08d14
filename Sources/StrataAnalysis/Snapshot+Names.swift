import StrataModel
import StrataRules

extension Snapshot {
  /// The declarations outside types with a name: `Module.loadOrders(from:)`, otherwise `loadOrders(from:)` or
  /// `String.trimmed`, otherwise the same without labels, otherwise the last part alone.
  public func declarations(named word: String) -> [DeclarationID] {
    // Full names are built only for declarations whose own name the word contains.
    let candidates = graph.freeDeclarations.filter { id in
      let name = graph.name(of: id)
      return name.isEmpty || word.contains(name)
    }
    let forms: [(DeclarationID) -> String] = [
      { fullName(of: $0) }, { graph.freeName(of: $0) }, { Self.withoutLabels(fullName(of: $0)) },
      { Self.withoutLabels(graph.freeName(of: $0)) }, { graph.name(of: $0) },
    ]
    for form in forms {
      let found = candidates.filter { form($0) == word }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// `Module.loadOrders(from:)`, `Module.String.trimmed`
  public func fullName(of declaration: DeclarationID) -> String {
    graph[graph[declaration.file].module].name + "." + graph.freeName(of: declaration)
  }

  /// `function`, `variable`, `operator`, `macro`, `initializer` or `subscript`.
  public func noun(of declaration: DeclarationID) -> String {
    graph.isOperator(declaration) ? "operator" : "\(graph[declaration].kind)"
  }

  /// Names of all declarations outside types, sorted.
  public var freeNames: [String] { Set(graph.freeDeclarations.map { graph.freeName(of: $0) }).sorted() }

  /// Names of operators contain no parenthesis.
  private static func withoutLabels(_ name: String) -> String {
    guard name.hasSuffix(")"), let open = name.firstIndex(of: "(") else { return name }
    return String(name[..<open])
  }

  /// Whether a header of the project declares a name.
  public func isDeclaredInObjectiveC(_ name: String) -> Bool { basis.resolved.objectiveC.contains(name) }

  /// The extensions of a type that the project does not declare in Swift, in the order of their files.
  public func extensions(ofOutsideType name: String) -> [DeclarationID] {
    graph.files.indices.flatMap { file in
      let facts = graph.files[file].facts
      return facts.declarations.indices.filter { index in
        facts.declarations[index].kind == .extension && graph.typeOfDeclaration[file][index] == nil
          && facts.names[facts.declarations[index].name] == name
      }.map { DeclarationID(FileID(UInt32(file)), UInt32($0)) }
    }
  }

  /// What the project uses or extends and does not declare: a type, a member of one, or what a finding names.
  public func outside(named word: String) -> NamedSymbol? {
    let extensions = extensions(ofOutsideType: word)
    let owner = word.lastIndex(of: ".").map { String(word[..<$0]) }
    let isKnown =
      !extensions.isEmpty || graph.externals.contains { $0.name == word || $0.name == owner }
      || check().findings.contains { $0.target == word && !$0.declarations.contains { $0.name == word } }
    return isKnown ? .outside(word, extensions: extensions) : nil
  }

  /// How many references there are to a type that the project does not declare in Swift.
  public func references(toOutsideType name: String) -> Int {
    graph.references.count { reference in reference.target.externalID.map { graph[$0].name == name } ?? false }
  }

  func name(of symbol: NamedSymbol) -> String {
    switch symbol {
    case .types(let types): return types.first.map { fullName(of: $0) } ?? ""
    case .declarations(let declarations): return declarations.first.map { fullName(of: $0) } ?? ""
    case .outside(let name, _): return name
    }
  }

  /// The layer of a file, by its folder or module.
  public func layer(of file: FileID) -> String? { project.layerOfFile[file.index] }

  func layer(of symbol: NamedSymbol) -> String? {
    switch symbol {
    case .types(let types): return types.first.flatMap { project.layer(of: $0) }
    case .declarations(let declarations): return declarations.first.flatMap { project.layerOfFile[$0.file.index] }
    case .outside: return nil
    }
  }
}

extension Graph {
  /// Functions, variables, operators and macros at file level, and members of extensions of types that the project does
  /// not declare, in the order of their files.
  fileprivate var freeDeclarations: [DeclarationID] {
    files.indices.flatMap { file in
      files[file].facts.declarations.indices.map { DeclarationID(FileID(UInt32(file)), UInt32($0)) }.filter(isFree)
    }
  }

  private func isFree(_ id: DeclarationID) -> Bool {
    let fact = self[id]
    guard Self.freeKinds.contains(fact.kind), !fact.isLocal else { return false }
    guard fact.parent != noIndex else { return true }
    // As a member it is the use of a macro.
    return fact.kind != .macro && self[DeclarationID(id.file, fact.parent)].kind == .extension
      && typeOfDeclaration[id.file.index][Int(fact.parent)] == nil
  }

  private static let freeKinds: Set<DeclarationKind> = [.function, .variable, .initializer, .subscript, .macro]
}
