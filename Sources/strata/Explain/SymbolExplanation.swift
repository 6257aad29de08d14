import StrataAnalysis
import StrataCommandLine
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
    let snapshot = project.analyzer.snapshot()
    let result = snapshot.check()
    progress.finish()
    let writer = ExplanationWriter(snapshot, result, usesColor: console.usesColor, width: console.width)
    if isPath {
      let real = Files.real(Paths.absolute(word, in: console.directory)) ?? word
      let path = Paths.relative(real, from: project.location.root)
      guard let file = snapshot.graph.files.firstIndex(where: { $0.path == path }) else {
        throw UserError("\(word) is not among the Swift files of the project; the definition may leave it out")
      }
      try console.print(writer.text(of: FileID(UInt32(file))))
      return .clean
    }
    let types = snapshot.types(named: word)
    guard !types.isEmpty else { throw unknown(word, snapshot.graph) }
    let names = Set(types.map(snapshot.fullName))
    if names.count > 1 { throw ambiguous(word, types, snapshot) }
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

  private static func ambiguous(_ word: String, _ types: [TypeID], _ snapshot: Snapshot) -> UserError {
    var error = UserError("'\(word)' is the name of \(types.count) types; which one?")
    error.messages[0] += types.map { type in
      let location = snapshot.graph.location(of: type)
      return "\n  \(snapshot.fullName(of: type))  \(location.file):\(location.line)"
    }.joined()
    return error
  }
}
