import StrataAnalysis
import StrataCommandLine
import StrataModel

/// Finds what a name on the command line refers to, or says what was found instead.
enum SymbolSearch {
  /// A type, or else a declaration outside types, or else what the project uses and does not declare. Overloads with the
  /// same labels are one symbol.
  static func symbol(_ word: String, _ snapshot: Snapshot) throws(UserError) -> NamedSymbol {
    let types = snapshot.types(named: word)
    guard types.isEmpty else {
      try requireOneName(word, types, snapshot)
      return .types(types)
    }
    let declarations = snapshot.declarations(named: word)
    guard !declarations.isEmpty else {
      if objectiveC(word, snapshot) == nil, let outside = snapshot.outside(named: word) { return outside }
      throw unknown(word, snapshot)
    }
    if Set(declarations.map(snapshot.fullName)).count > 1 { throw ambiguous(word, declarations, snapshot) }
    return .declarations(declarations)
  }

  static func requireOneName(_ word: String, _ types: [TypeID], _ snapshot: Snapshot) throws(UserError) {
    if Set(types.map(snapshot.fullName)).count > 1 { throw ambiguous(word, types, snapshot) }
  }

  static func ambiguous(_ word: String, _ types: [TypeID], _ snapshot: Snapshot) -> UserError {
    choice(
      "'\(word)' is the name of \(types.count) types",
      types.map { (snapshot.fullName(of: $0), snapshot.graph.location(of: $0)) })
  }

  static func severalImplementations(of type: TypeID, _ types: [TypeID], _ snapshot: Snapshot) -> UserError {
    choice(
      "'\(snapshot.fullName(of: type))' is a protocol that \(types.count) types implement",
      types.map { (snapshot.fullName(of: $0), snapshot.graph.location(of: $0)) })
  }

  private static func ambiguous(_ word: String, _ declarations: [DeclarationID], _ snapshot: Snapshot) -> UserError {
    let graph = snapshot.graph
    let nouns = declarations.map(snapshot.noun)
    let counts = Set(nouns).sorted().map { noun in counted(nouns.count { $0 == noun }, noun) }
    return choice(
      "'\(word)' is the name of \(listed(counts))",
      declarations.map { (snapshot.fullName(of: $0), graph.location($0.file, graph[$0].nameOffset)) })
  }

  private static func choice(_ sentence: String, _ options: [(name: String, location: SourceLocation)]) -> UserError {
    var error = UserError(sentence + "; which one?")
    error.messages[0] += options.map { "\n  \($0.name)  \($0.location.file):\($0.location.line)" }.joined()
    return error
  }

  /// What is known of a name that a header of the project declares; nil for any other.
  static func objectiveC(_ word: String, _ snapshot: Snapshot) -> String? {
    guard snapshot.isDeclaredInObjectiveC(word) else { return nil }
    let graph = snapshot.graph
    let extensions = snapshot.extensions(ofOutsideType: word)
    let rows = extensions.map { id in
      let location = graph.location(id.file, graph[id].nameOffset)
      return "\n  \(location.file):\(location.line) (layer \(snapshot.layer(of: id.file) ?? "none"))"
    }
    let sentence =
      "'\(word)' is declared in Objective-C, in a header of the project: its declaration and its own uses are not read. "
    let count = snapshot.references(toOutsideType: word)
    return sentence
      + "Swift code names it at \(counted(count, "location"))"
      + (rows.isEmpty ? ", and does not extend it" : "; its extensions in Swift:" + rows.joined())
  }

  private static func unknown(_ word: String, _ snapshot: Snapshot) -> UserError {
    let graph = snapshot.graph
    if let dot = word.lastIndex(of: "."), let owner = snapshot.types(named: String(word[..<dot])).first {
      let name = graph[owner].name
      let member = word[word.index(after: dot)...].prefix { $0 != "(" }
      let isMember = graph.members(of: owner).contains { graph.name(of: $0) == member }
      return UserError(
        isMember
          ? "'\(word)' is a member of type '\(name)'; name '\(name)' instead: each of its usages is listed with the member"
          : "type '\(name)' has no nested type '\(member)'")
    }
    if let declared = objectiveC(word, snapshot) { return UserError(declared) }
    let names = Set(graph.types.lazy.map(\.name)).sorted() + snapshot.freeNames
    return UserError(
      "there is no type '\(word)', and no function, variable, operator or macro outside types"
        + Suggestion.hint(for: word, among: names))
  }
}
