import StrataCommandLine
import StrataDefinition
import StrataModel
import StrataRules

/// `strata explain TYPE` and `strata explain FILE`.
enum SymbolExplanation {
  static func run(_ word: String, _ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let isPath = Files.kind(Paths.absolute(word, in: console.directory)) == .file
    if !isPath { try rejectMisspelledRule(word) }
    let project = try ProjectOptions.project(
      arguments, paths: isPath && arguments[ProjectOptions.style] == nil ? [word] : [], needsDefinition: true, console,
      progress)
    let classified = project.classified().graph
    progress.show("Running rules …")
    let result = RuleEngine(classified, rules: RuleRegistry.all, jobs: project.jobs).run()
    progress.finish()
    let writer = ExplanationWriter(classified, result, usesColor: console.usesColor, width: console.width)
    if isPath {
      let real = Files.real(Paths.absolute(word, in: console.directory)) ?? word
      let path = Paths.relative(real, from: project.location.root)
      guard let file = classified.graph.files.firstIndex(where: { $0.path == path }) else {
        throw UserError("\(word) is not among the Swift files of the project; the definition may leave it out")
      }
      try console.print(writer.text(of: FileID(UInt32(file))))
      return .clean
    }
    let types = TypeLookup(classified.graph).types(named: word)
    guard !types.isEmpty else { throw unknown(word, classified.graph) }
    let names = Set(types.map { TypeLookup.fullName($0, classified.graph) })
    if names.count > 1 { throw ambiguous(word, types, classified.graph) }
    try console.print(types.map { writer.text(of: $0) }.joined(separator: "\n"))
    return .clean
  }

  /// A word like `skiped-layer` is no type; there is no need to read the project to say so.
  private static func rejectMisspelledRule(_ word: String) throws(UserError) {
    guard word.contains("-") || word.contains("/") else { return }
    let hint = Suggestion.hint(for: word, among: RuleRegistry.everything.map(\.id))
    throw UserError(
      word.contains("/") || word.hasSuffix(".swift")
        ? "\(word): no such file" : "unknown rule '\(word)'\(hint.isEmpty ? "; 'strata rules' lists them" : hint)")
  }

  private static func unknown(_ word: String, _ graph: Graph) -> UserError {
    let names = Set(graph.types.lazy.map(\.name)).sorted()
    let rules = RuleRegistry.everything.map(\.id)
    return UserError(
      "there is no rule, type or file '\(word)'" + Suggestion.hint(for: word, among: rules + names))
  }

  private static func ambiguous(_ word: String, _ types: [TypeID], _ graph: Graph) -> UserError {
    var error = UserError("'\(word)' is the name of \(types.count) types; which one?")
    error.messages[0] += types.map { type in
      let place = graph.location(of: type)
      return "\n  \(TypeLookup.fullName(type, graph))  \(place.file):\(place.line)"
    }.joined()
    return error
  }
}

/// Finds types by what people call them.
struct TypeLookup {
  private let graph: Graph

  init(_ graph: Graph) { self.graph = graph }

  /// `Module.Outer.Inner`, `Outer.Inner`, else `Inner`: the first of these that anything is called.
  func types(named word: String) -> [TypeID] {
    let full = graph.typeIDs.filter { Self.fullName($0, graph) == word }
    if !full.isEmpty { return full }
    let qualified = graph.typeIDs.filter { graph[$0].name == word }
    if !qualified.isEmpty { return qualified }
    return graph.typeIDs.filter { graph[$0].simpleName == word }
  }

  static func fullName(_ type: TypeID, _ graph: Graph) -> String {
    graph[graph[type].module].name + "." + graph[type].name
  }
}
