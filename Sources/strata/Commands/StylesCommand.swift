import StrataCommandLine
import StrataDefinition
import StrataModel
import StrataRules
import StrataStyles

/// `strata styles`
enum StylesCommand: Command {
  static let spec = CommandSpec(
    name: "styles", summary: "list the built-in styles, variants of Clean Architecture",
    discussion: [
      "A style is a definition: layers, roles, rules. Use one with --style, or put 'style: gateway' into a strata.yml "
        + "beside the code, and add the differences of the project there."
    ])

  /// The distinctive features of each style, according to its guide.
  private static let words: [String: (guide: String, summary: String)] = [
    "gateway": (
      "000", "View → ViewModel → UseCase → Gateway → network. Gateways return network DTOs, use cases map them."
    ),
    "repository": (
      "001", "Presentation → Domain ← Data. Repository interfaces in the domain, data sources behind them, UI states."
    ),
    "coordinator": (
      "002", "Four layers with coordinators, which own navigation, and one dependency container."
    ),
    "module": (
      "003", "Modules of an Interface and an Implementation, external dependencies by protocol, intents, `Imp` names."
    ),
    "reactive": (
      "004", "BaseViewModel<State> with setState, streams (RxSwift), registration in Swinject."
    ),
  ]

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)
    var lines: [String] = []
    for name in BuiltInStyles.names {
      let definition = try loader.load(style: name)
      let on = definition.rules.values.count(where: \.isOn)
      let (guide, summary) = words[name] ?? ("", "")
      if !lines.isEmpty { lines.append("") }
      lines.append("\(name) (guide \(guide), \(on) rules)")
      lines += wrap(summary, width: console.width - 2).map { "  " + $0 }
      lines.append("  layers: " + definition.layers.map(\.name).joined(separator: ", "))
    }
    try console.print(lines.joined(separator: "\n") + "\n")
    return .clean
  }
}
