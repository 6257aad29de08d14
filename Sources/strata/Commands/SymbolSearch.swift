import StrataAnalysis
import StrataCommandLine
import StrataModel

/// Finds what a name on the command line refers to, or says what was found instead.
enum SymbolSearch {
  /// A type, or else a declaration outside types. Overloads with the same labels are one symbol.
  static func symbol(_ word: String, _ snapshot: Snapshot) throws(UserError) -> NamedSymbol {
    let types = snapshot.types(named: word)
    guard types.isEmpty else {
      try requireOneName(word, types, snapshot)
      return .types(types)
    }
    let declarations = snapshot.declarations(named: word)
    guard !declarations.isEmpty else { throw unknown(word, snapshot) }
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

  private static func unknown(_ word: String, _ snapshot: Snapshot) -> UserError {
    let graph = snapshot.graph
    if let dot = word.lastIndex(of: "."), let owner = snapshot.types(named: String(word[..<dot])).first {
      let name = graph[owner].name
      let member = word[word.index(after: dot)...].prefix { $0 != "(" }
      let isMember = graph.members(of: owner).contains { graph.text(graph[$0].name, in: $0.file) == member }
      return UserError(
        isMember
          ? "'\(word)' is a member of type '\(name)': name the type; its usages are listed with their members"
          : "type '\(name)' has no nested type '\(member)'")
    }
    let names = Set(graph.types.lazy.map(\.name)).sorted() + snapshot.freeNames
    return UserError(
      "there is no type '\(word)', and no function, variable, operator or macro outside types"
        + Suggestion.hint(for: word, among: names))
  }
}
