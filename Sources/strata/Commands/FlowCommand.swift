import StrataAnalysis
import StrataCommandLine
import StrataFlow
import StrataModel

/// `strata flow`
enum FlowCommand: Command {
  enum Format: String, CaseIterable { case text, mermaid, json }

  static let format = Option<Format>.choice(
    "format", "FORMAT", initial: .text,
    help: "text (the default), mermaid (a sequence diagram for Markdown and GitHub) or json.")

  static let depth = Option.number(
    "depth", "N", in: 1...1_000, help: "Follow at most N calls into each other. Default: all.")
  static let without = Option.list(
    "without", "KIND,…",
    help: "Leave out: logs, changes, creations, errors, libraries, unknown. Default: logs; 'none' leaves out nothing.")

  static let spec = CommandSpec(
    name: "flow", summary: "follow a call from a screen to the server and back",
    discussion: [
      "Follows each call through protocols to the implementations that production code creates and passes on: by "
        + "initializers, factories and containers. A step shows the type and the member that runs, its layer and role, "
        + "the result (←) and the errors (✗), and where it is in the code. ⇢ leads out of the project: a request, the "
        + "network, a storage. ? is a call whose target is not known. Calls that lead nowhere else are left out.",
      "What runs in some cases only is below its condition, and what several implementations may do below "
        + "\"one of these\". A step that was shown before is not repeated.",
      "A flow that is too large is followed to a smaller depth, which the last line says.",
      "--without leaves out what loggers do (logs), state that is set (changes), values that are created of nothing "
        + "(creations), errors that are thrown (errors), libraries other than the network and storages (libraries), and calls "
        + "whose target is not known (unknown).",
      "SYMBOL is a type (all its members that others can use), a member (LoginViewModel.login, or with labels: "
        + "\"LoginViewModel.login(phone:)\") or a function outside types.",
    ],
    operands: OperandSpec(placeholder: "SYMBOL", count: 1...1, help: "A type, a member of a type, or a function."),
    groups: [
      ProjectOptions.definition,
      OptionGroup("Report", [depth.declared, without.declared, format.declared, ReportTarget.option.declared]),
      ProjectOptions.work,
    ],
    examples: [
      CommandExample("strata flow LoginViewModel.sendOTP", "Where sending a code leads, and what comes back."),
      CommandExample(
        "strata flow LoginViewModel.sendOTP --format mermaid", "The same as a sequence diagram for a document."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let target = try ReportTarget(arguments, console)
    let selection = try selection(arguments)
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let project = try ProjectOptions.project(arguments, paths: [], needsDefinition: false, console, progress)
    var analyzer = project.analyzer
    analyzer.recordsCalls = true
    let snapshot = analyzer.snapshot()
    let workspace = analyzer.workspace
    let flow = try flow(arguments.operands[0], snapshot, depth: selection.depth) { try? workspace.read($0) }
      .showing(selection)
    progress.finish()
    switch arguments[format] {
    case .text:
      let relative = Paths.relative(project.location.root, from: console.directory)
      try target.write(FlowText.bytes(flow, prefix: relative.isEmpty ? "" : relative + "/"))
    case .mermaid: try target.write(FlowMermaid.bytes(flow))
    case .json: try target.write(FlowJSON.bytes(flow))
    }
    return .clean
  }

  private static func selection(_ arguments: ParsedArguments) throws(UserError) -> FlowSelection {
    guard arguments.has(without) else { return FlowSelection(depth: arguments[depth], leavesOut: [.logs]) }
    var details: Set<FlowSelection.Detail> = []
    for word in arguments[without] where word != "none" {
      guard let detail = FlowSelection.Detail(rawValue: word) else {
        let known = FlowSelection.Detail.allCases.map(\.rawValue)
        throw UserError(
          "--without: '\(word)' is unknown; the values are \(known.joined(separator: ", ")) and none"
            + Suggestion.hint(for: word, among: known))
      }
      details.insert(detail)
    }
    return FlowSelection(depth: arguments[depth], leavesOut: details)
  }

  /// A type, or a member after the last dot outside parentheses, or a function.
  private static func flow(
    _ word: String, _ snapshot: Snapshot, depth: Int?, _ source: @escaping (String) -> [UInt8]?
  ) throws(UserError) -> Flow {
    let types = snapshot.types(named: word)
    if let type = types.first {
      if types.count > 1 { try SymbolSearch.requireOneName(word, types, snapshot) }
      let type = try implementation(of: type, snapshot) ?? type
      if let flow = snapshot.flow(of: type, member: nil, depth: depth, source: source) { return flow }
    }
    let name = word.prefix { $0 != "(" }
    if let dot = name.lastIndex(of: ".") {
      let owners = snapshot.types(named: String(word[..<dot]))
      if let owner = owners.first {
        if owners.count > 1 { try SymbolSearch.requireOneName(String(word[..<dot]), owners, snapshot) }
        let member = String(word[word.index(after: dot)...])
        if let flow = snapshot.flow(of: owner, member: member, depth: depth, source: source) { return flow }
        if let type = try implementation(of: owner, snapshot),
          let flow = snapshot.flow(of: type, member: member, depth: depth, source: source)
        {
          return flow
        }
        throw UserError(
          "type '\(snapshot.graph[owner].name)' has no member '\(member)' with code"
            + Suggestion.hint(for: member, among: snapshot.memberNames(of: owner)))
      }
    }
    if case .declarations(let found) = try SymbolSearch.symbol(word, snapshot) {
      return snapshot.flow(of: found, depth: depth, source: source)
    }
    throw UserError("'\(word)' is not declared by the project: a flow begins in its code")
  }

  /// The only type that implements a protocol, in which a flow can begin. Nil for a type that is no protocol, and for a
  /// protocol that no type implements.
  private static func implementation(of type: TypeID, _ snapshot: Snapshot) throws(UserError) -> TypeID? {
    guard snapshot.graph[type].kind == .protocol else { return nil }
    let found = snapshot.implementations(of: type)
    if found.count > 1 { throw SymbolSearch.severalImplementations(of: type, found, snapshot) }
    return found.first
  }
}
