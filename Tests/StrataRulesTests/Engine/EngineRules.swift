import StrataDefinition
import StrataModel
import StrataSyntax

@testable import StrataClassification
@testable import StrataRules

/// Flags every function called `bad…`, and every one called `hush` with itself as target.
struct FlagsFunctions: Rule {
  static let description = fakeDescription("flags-functions")

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    for (index, file) in project.graph.files.enumerated() {
      for declaration in file.facts.declarations where declaration.kind == .function {
        let name = file.facts.names[declaration.name]
        outcome.examined += 1
        guard name.hasPrefix("bad") || name == "hush" else { continue }
        outcome.violations.append(
          Violation(
            file: FileID(UInt32(index)), offset: declaration.nameOffset, symbol: "S",
            target: name == "hush" ? name : "",
            message: name, remedy: "r"))
      }
    }
    return outcome
  }
}

struct FindsNothing: Rule {
  static let description = fakeDescription("finds-nothing")
  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome { RuleOutcome() }
}

func fakeDescription(_ id: String) -> RuleDescription {
  RuleDescription(
    id: id, family: .layers, summary: "s", severity: .error, guides: [], styles: [], rationale: "r", badExample: "b",
    goodExample: "g", remedy: "r")
}

/// What the engine reports about sources, with two rules of its own.
func engineResult(
  _ sources: [String: String], exemptions: [Exemption] = [], selection: RuleSelection = RuleSelection(),
  isOwn: Bool = true, jobs: Int = 1
) -> CheckResult {
  let files = sources.sorted { $0.key < $1.key }.map { path, text in
    SourceFile(path: path, module: ModuleID(0), isTest: false, facts: SwiftReader.facts(of: text))
  }
  let graph = Graph(files: files, modules: [Module(name: "M", isTest: false, origin: .folder)])
  let definition = Definition(
    style: "test",
    rules: [
      "flags-functions": RuleSettings(severity: .error),
      "finds-nothing": RuleSettings(severity: .warning, isOwn: isOwn),
    ],
    exemptions: exemptions)
  let evaluator = SelectorEvaluator(graph: graph, program: SelectorProgram(layers: []), definition.vocabulary)
  let project = ClassifiedGraph(
    graph: graph, definition: definition, assignments: [], ownRoles: [],
    placement: FilePlacement(
      tables: evaluator.tables, layers: graph.files.map { _ in nil }, modulesOfTransfers: [],
      selectors: CompiledSelectors(definition)),
    roleSelectors: RoleSelectors(definition, evaluator, nodes: []))
  let rules: [any RunnableRule] = [FlagsFunctions(), FindsNothing()]
  return RuleEngine(project, rules: rules, selection: selection, jobs: jobs).run()
}

/// Line and rule of each finding.
func lines(_ result: CheckResult) -> [String] {
  result.findings.map { "\($0.location.line) \($0.rule)" }
}
