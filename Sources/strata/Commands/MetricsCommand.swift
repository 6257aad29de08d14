import StrataCommandLine
import StrataModel
import StrataReport

/// `strata metrics`
enum MetricsCommand: Command {
  enum Format: String, CaseIterable { case text, json, csv, markdown }

  static let format = Option<Format>.choice(
    "format", "FORMAT", initial: .text, help: "text (the default), json, csv or markdown.")
  static let of = Option<PartKind?>.choice(
    "of", "KIND", help: "Only the metrics of each layer, module, feature or type. By default, all of them.")
  static let limit = Option.number(
    "limit", "N", in: 1...1_000_000,
    help: "How many types text and markdown list, those with most dependencies first. Default: 20.")
  static let maxPropagationCost = Option.number(
    "max-propagation-cost", "PERCENT", in: 0...100, help: "Fail if the propagation cost is above PERCENT.")

  static let spec = CommandSpec(
    name: "metrics", summary: "measure the coupling of layers, modules, features and types",
    discussion: [
      "Ca and Ce: types outside a part that use it, and types in it that use others. I: instability, Ce / (Ca + Ce). A: "
        + "abstractness, the share of protocols. D: distance from the main sequence, |A + I − 1|. H: relational "
        + "cohesion, (relations inside + 1) / types. fan-in and fan-out: parts of the same kind that use it, and that it uses.",
      "Propagation cost: the average share of all types that a type depends on, directly or through others. Cycles: "
        + "groups of parts that all depend on each other. Production code counts, composition roots included; tests, "
        + "previews, debug code and test doubles do not. Nested types belong to the outermost type around them.",
      "Exit status: 0; 1 the propagation cost is above --max-propagation-cost; 2 the command line or the definition is "
        + "invalid; 3 Strata itself failed.",
    ],
    operands: OperandSpec(
      placeholder: "[FOLDER]", count: 0...1,
      help: "A folder of the project; by default the current one. The whole project is measured."),
    groups: [
      ProjectOptions.definition,
      OptionGroup(
        "Report",
        [format.declared, of.declared, limit.declared, maxPropagationCost.declared, ReportTarget.option.declared]),
      ProjectOptions.work,
    ],
    examples: [
      CommandExample("strata metrics", "Measure each layer, module and feature, and the most connected types."),
      CommandExample("strata metrics --of module --format csv", "A table of the modules for a spreadsheet."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let target = try ReportTarget(arguments, console)
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let project = try ProjectOptions.project(
      arguments, paths: arguments.operands, needsDefinition: false, console, progress)
    let parts = try CheckedPart.all(project, arguments, console, progress)
    let architectures = parts.map { part in
      (part.folder, part.project.analyzer.snapshot().architecture(withDeclarations: false))
    }
    let architecture = Architecture(joining: architectures)
    let metrics = ArchitectureMetrics(architecture)
    progress.finish()
    let selection = MetricsReport.Selection(
      kinds: arguments[of].map { [$0] } ?? PartKind.allCases, typeLimit: arguments[limit] ?? 20)
    let unresolved = architecture.unresolved
    switch arguments[format] {
    case .text:
      try target.write(
        MetricsReport.text(metrics, unresolved: unresolved, selection, usesColor: target.usesColor))
    case .json: try target.write(MetricsReport.json(metrics, unresolved: unresolved, selection))
    case .csv: try target.write(MetricsReport.csv(metrics, selection))
    case .markdown: try target.write(MetricsReport.markdown(metrics, unresolved: unresolved, selection))
    }
    guard let most = arguments[maxPropagationCost], let cost = metrics.propagationCost, cost * 100 > Double(most) else {
      return .clean
    }
    console.error("propagation cost \(percent(cost)) is above \(most) %")
    return .findings
  }
}
