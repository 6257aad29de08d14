import StrataAnalysis
import StrataCommandLine
import StrataModel
import StrataReport
import StrataRules

/// `strata whatif`
enum WhatIfCommand: Command {
  enum Format: String, CaseIterable { case text, json }

  static let format = Option<Format>.choice("format", "FORMAT", initial: .text, help: "text (the default) or json.")
  static let file = Option.flag(
    "file", help: "For move: move the whole file, with everything that it declares.")
  static let name = Option.text(
    "as", "NAME", help: "For invert: the name of the protocol. By default it is derived from the name of B.")
  static let strict = Option.flag(
    "strict", help: "Also fail when the change opens warnings or notices that fail 'strata check --strict'.")

  static let spec = CommandSpec(
    name: "whatif", summary: "show which findings a change would close and open",
    discussion: [
      "Plans the change, checks the code as it would be, and compares the findings by their identities. No file is "
        + "written. The plan lists its assumptions, and further edits that the change needs.",
      "move TYPE to LAYER or FOLDER: the file of the type moves; if it declares other types too, only the declaration "
        + "of the type and its extensions in the file. If a layer has several folders, the nearest one is "
        + "chosen. In another module, imports and access levels change too.",
      "declare PROTOCOL in LAYER or FOLDER: the declaration of a protocol that exists moves. declare NAME for TYPE in "
        + "LAYER or FOLDER: a new protocol has the operations of TYPE that types of other layers call; TYPE conforms to "
        + "it, and those types depend on it instead.",
      "invert A B [in LAYER or FOLDER]: A no longer depends on B. A protocol, declared beside A unless LAYER or FOLDER "
        + "is given, has the operations of B that A calls; B conforms to it, and what A creates is injected through its "
        + "initializers. If B conforms already to a protocol that has these operations and that the layer of A may use, "
        + "no new protocol is planned.",
      "Exit status: 0 the change opens no errors; 1 it opens errors (with --strict also warnings); 2 the command line "
        + "or the definition is invalid, or the change cannot be examined; 3 Strata itself failed.",
    ],
    operands: OperandSpec(
      placeholder: "move|declare|invert …", count: 1...6,
      help:
        "The change: move TYPE to LAYER; declare PROTOCOL in LAYER; declare NAME for TYPE in LAYER; invert A B. A folder "
        + "can be given instead of LAYER. If a layer and a folder have the same name, `./Domain` is the folder."),
    groups: [
      OptionGroup("Change", [file.declared, name.declared]), ProjectOptions.definition,
      OptionGroup("Report", [format.declared, ReportTarget.option.declared, strict.declared]), ProjectOptions.work,
    ],
    examples: [
      CommandExample("strata whatif move UserRepository to Domain", "Declare the protocol in the domain."),
      CommandExample("strata whatif move UserMapper Sources/Data/Mappers", "Move a type to a folder."),
      CommandExample("strata whatif declare Clock for SystemClock in Domain", "Hide a type behind a protocol."),
      CommandExample("strata whatif invert LoadUserUseCase UserStore", "Let the use case own the protocol."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let request = try ChangeRequest(arguments)
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let target = try ReportTarget(arguments, console)
    let project = try ProjectOptions.project(arguments, paths: [], needsDefinition: true, console, progress)
    let baseline = try BaselineStore.standing(beside: project.location)
    let whatIf = WhatIf(project.analyzer)
    let types = request.typeNames.map { NamedSymbol.types(whatIf.snapshot.types(named: $0)) }
    if let folder = project.nestedFolder(of: types, whatIf.snapshot) {
      throw UserError(
        "the definition in \(folder) rules \(listed(request.typeNames.map { "'\($0)'" })); run 'strata whatif' in that "
          + "folder")
    }
    let outcome: ChangeOutcome
    do {
      outcome = try request.examine(whatIf, project, console)
    } catch let error as WhatIfError {
      throw UserError(error.message)
    }
    progress.finish()
    let accepts: (Finding) -> Bool = { baseline.accepts($0) }
    switch arguments[format] {
    case .json: try target.write(ChangeReport.json(outcome, accepted: accepts))
    case .text:
      let relative = Paths.relative(project.location.root, from: console.directory)
      let context = ReportContext(
        root: project.location.root, prefix: relative.isEmpty ? "" : relative + "/", usesColor: target.usesColor)
      try target.write(ChangeReport.text(outcome, accepted: accepts, context, width: console.width))
    }
    return status(outcome.difference, accepts, isStrict: arguments[strict])
  }

  private static func status(
    _ difference: FindingDifference, _ accepts: (Finding) -> Bool, isStrict: Bool
  ) -> ExitStatus {
    let worse = difference.worse.filter { !accepts($0) }
    if worse.contains(where: { $0.severity == .error }) { return .findings }
    return isStrict && !(worse.isEmpty && difference.openedNotices.isEmpty) ? .findings : .clean
  }
}
