import StrataProject
import StrataAnalysis
import StrataCommandLine
import StrataModel
import StrataRules

/// `strata explain TYPE`, `strata explain FILE`, `strata explain FILE:LINE` and `strata explain FOLDER`.
enum SymbolExplanation {
  static func run(_ word: String, _ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let named = PathAndLine(word, in: console.directory)
    let word = named.path
    let kind = Files.kind(Paths.absolute(word, in: console.directory))
    let isPath = kind == .file
    let isFolder = kind == .folder
    if !isPath, !isFolder { try rejectMisspelledRule(word) }
    let hasOwnRoot = arguments[ProjectOptions.style] == nil && (isPath || isFolder && word.contains("/"))
    let project = try ProjectOptions.project(
      arguments, paths: hasOwnRoot ? [word] : [], needsDefinition: true, console, progress)
    let snapshot = project.analyzer.snapshot()
    let result = snapshot.check()
    progress.finish()
    let writer = ExplanationWriter(snapshot, result, usesColor: console.usesColor, width: console.width)
    if isPath {
      let real = realPath(Paths.absolute(word, in: console.directory)) ?? word
      let path = Paths.relative(real, from: project.location.root)
      guard let file = snapshot.graph.files.firstIndex(where: { $0.path == path }) else {
        throw UserError("\(word) is not a Swift file of the project; the definition may exclude it")
      }
      let id = FileID(UInt32(file))
      let lines = snapshot.graph[id].facts.lineStarts.count
      if let line = named.line, line > lines { throw UserError("\(word) has only \(counted(lines, "line"))") }
      let type = named.line.flatMap { snapshot.graph.type(in: id, line: $0) }
      try console.print(type.map { writer.text(of: $0) } ?? writer.text(of: id))
      return .clean
    }
    let types = snapshot.types(named: word)
    // A word like `Login` may name both a folder and a type: with a slash it is a folder.
    if isFolder, types.isEmpty || word.contains("/") {
      let real = realPath(Paths.absolute(word, in: console.directory)) ?? word
      guard Paths.contains(project.location.root, real),
        let text = writer.text(ofFolder: Paths.relative(real, from: project.location.root))
      else { throw UserError("\(word) contains no Swift file of the project; the definition may exclude it") }
      try console.print(text)
      return .clean
    }
    // The layer and the role of a type are those of the definition that rules its folder.
    if !arguments.has(ProjectOptions.config), let folder = project.nestedFolder(of: [.types(types)], snapshot) {
      return try run(word, arguments, project.console(console, in: folder))
    }
    try requireOne(word, types, snapshot)
    try console.print(types.map { writer.text(of: $0) }.joined(separator: "\n"))
    return .clean
  }

  /// The only type with a name.
  static func type(_ word: String, _ snapshot: Snapshot) throws(UserError) -> TypeID {
    let types = snapshot.types(named: word)
    guard let type = types.first else {
      let names = Set(snapshot.graph.types.lazy.map(\.name)).sorted()
      throw UserError("there is no type '\(word)'" + Suggestion.hint(for: word, among: names))
    }
    if types.count > 1 { throw SymbolSearch.ambiguous(word, types, snapshot) }
    return type
  }

  private static func requireOne(_ word: String, _ types: [TypeID], _ snapshot: Snapshot) throws(UserError) {
    guard !types.isEmpty else { throw unknown(word, snapshot) }
    try SymbolSearch.requireOneName(word, types, snapshot)
  }

  /// A word like `skiped-layer` cannot be a type; this is reported without reading the project.
  private static func rejectMisspelledRule(_ word: String) throws(UserError) {
    guard word.contains("-") || word.contains("/") else { return }
    let hint = Suggestion.hint(for: word, among: RuleRegistry.everything.map(\.id))
    throw UserError(
      word.contains("/") || word.isSwiftFile
        ? "\(word): no such file" : "unknown rule '\(word)'\(hint.isEmpty ? "; 'strata rules' lists them" : hint)")
  }

  private static func unknown(_ word: String, _ snapshot: Snapshot) -> UserError {
    if let declaration = snapshot.declarations(named: word).first {
      let location = snapshot.graph.location(declaration.file, snapshot.graph[declaration].nameOffset)
      let (file, line) = (location.file, location.line)
      return UserError(
        "'\(word)' is a name outside types (\(snapshot.noun(of: declaration)), \(file):\(line)) and has the "
          + "layer of its file: 'strata explain \(file)'; 'strata explain A \(word)' lists its usages by A")
    }
    if let declared = SymbolSearch.objectiveC(word, snapshot) { return UserError(declared) }
    let names = Set(snapshot.graph.types.lazy.map(\.name)).sorted()
    let rules = RuleRegistry.everything.map(\.id)
    return UserError(
      "there is no rule, type, file or folder '\(word)'" + Suggestion.hint(for: word, among: rules + names))
  }
}
