import StrataAnalysis
import StrataCommandLine
import StrataMap
import StrataModel

/// `strata map`
enum MapCommand: Command {
  static let format = Option<MapFormat>.choice(
    "format", "FORMAT", initial: .svg,
    help:
      "svg (the default), html (one page to explore, with the code of usages), mermaid (Markdown, GitHub), dot (Graphviz), plantuml, or json: every type with its layer and role, every "
      + "resolved reference between two of them.")
  static let collapse = Option<CollapseLevel?>.choice(
    "collapse", "LEVEL",
    help: "Draw a box for each layer, module, folder, feature or type. Default: the finest that fits on a screen.")
  static let focus = Option.list(
    "focus", "NAME,…",
    help: "Only these, and what uses them or is used by them: types (with * for any characters), a layer, module, "
      + "feature, role, folder or file. A name with several meanings needs one: layer:Domain, module:Domain …")
  static let depth = Option.number(
    "depth", "N", in: 1...99, help: "How many usages away from --focus (default 1) or --reaches (default: any number).")
  static let reaches = Option.list("reaches", "NAME,…", help: "Only what depends on NAME, directly or through others.")
  static let between = Option.list("between", "A,B", help: "Only the ways by which A depends on B.")
  static let title = Option.text("title", "TEXT", help: "The title of the picture. Default: the name of the folder.")
  static let noSource = Option.flag("no-source", help: "With --format html: leave out the code.")
  static let onlyViolations = Option.flag("only-violations", help: "Only usages that a rule reports.")

  static let spec = CommandSpec(
    name: "map", summary: "draw the layers, modules or types and their dependencies",
    discussion: [
      "Layers are bands; arrows that the definition allows run down. Arrows with violations are red. The number on an "
        + "arrow is that of its usages, as in 'strata check --statistics'.",
      "Also works without a definition; the types then have no layer and no role.",
    ],
    operands: ProjectOptions.paths,
    groups: [
      OptionGroup(
        "Selection",
        [
          collapse.declared, focus.declared, depth.declared, reaches.declared, between.declared,
          onlyViolations.declared,
        ]),
      ProjectOptions.definition,
      OptionGroup("Report", [format.declared, title.declared, noSource.declared, ReportTarget.option.declared]),
      ProjectOptions.work,
    ],
    examples: [
      CommandExample("strata map --output map.svg", "Draw the project."),
      CommandExample("strata map --only-violations --format mermaid", "Draw the violations for a pull request."),
      CommandExample("strata map --focus LoginViewModel --depth 2", "Draw the surroundings of a type."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let query = try query(arguments)
    let target = try ReportTarget(arguments, console)
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let project = try ProjectOptions.project(
      arguments, paths: arguments.operands, needsDefinition: false, console, progress)
    let baseline = try BaselineStore.standing(beside: project.location)
    let snapshot = project.analyzer.snapshot()
    let map = snapshot.map(focus: project.location.focus, accepting: baseline)
    progress.finish()
    let isQuiet = arguments[ProjectOptions.quiet]
    if !isQuiet {
      for problem in snapshot.problems { console.warning("\(problem.path): \(problem.message)") }
    }
    do {
      let workspace = project.analyzer.workspace
      let source = arguments[noSource] ? nil : { try? workspace.read($0) }
      let title = arguments[title] ?? String(project.location.root.lastPathComponent)
      let report = try MapReport.bytes(map, query, as: arguments[format], title: title, source: source)
      if !isQuiet { for omission in report.omissions { console.remark(omission) } }
      try target.write(report.bytes)
    } catch let error as MapError {
      throw UserError(error.message)
    }
    return .clean
  }

  private static func query(_ arguments: ParsedArguments) throws(UserError) -> MapQuery {
    var query = MapQuery()
    query.collapse = arguments[collapse]
    query.focus = arguments[focus]
    query.depth = arguments[depth]
    query.reaches = arguments[reaches]
    query.onlyViolations = arguments[onlyViolations]
    let ends = arguments[between]
    if !ends.isEmpty {
      guard ends.count == 2 else { throw UserError("--between needs two names: --between A,B") }
      query.between = (from: ends[0], to: ends[1])
    }
    if query.depth != nil, query.focus.isEmpty, query.reaches.isEmpty {
      throw UserError("--depth needs --focus or --reaches")
    }
    return query
  }
}
