import Testing

@testable import strata

/// What a definition states itself, from the command line: days, contracts, rules with examples.
@Suite struct OwnStatementTests {
  private func app(_ definition: String) throws -> TestFolder {
    let layers = """
      layers:
        Domain: {match: {path: Domain}, because: the server compiles it}
        Data: {match: {path: Data}, uses: [Domain]}

      """
    return try TestFolder([
      "strata.yml": layers + definition,
      "Domain/Order.swift": "struct Order {\n  let store: Store\n}\n",
      "Data/Store.swift": "final class Store { func save(_ order: Order) {} }\n",
    ])
  }

  private static let exempted = """
    rules: {dependency-rule: error}
    exemptions:
      - {path: Domain, because: leaves in spring, until: 2027-03-31, ticket: SHOP-9}

    """

  @Test func anExpiredExemptionExemptsAndFailsStrictRuns() throws {
    let folder = try app(Self.exempted)
    let onTheDay = Run("check", "--strict", "--today", "2027-03-31", in: folder.path)
    #expect(onTheDay.status == 0 && !onTheDay.output.contains("expired"), "\(onTheDay.output)")
    let after = Run("check", "--today", "2027-04-01", in: folder.path)
    #expect(after.status == 0 && after.output.contains("exemption \"leaves in spring\" (SHOP-9) expired on 2027-03-31"))
    let strict = Run("check", "--strict", "--today", "2027-04-01", in: folder.path)
    #expect(strict.status == 1 && strict.output.contains("[expired-exemption]"), "\(strict.output)")
    #expect(strict.output.contains("strata.yml:6: strict: exemption"))
    let json = Run("check", "--format", "json", "--today", "2027-04-01", in: folder.path).output
    #expect(json.contains("\"kind\": \"expired-exemption\""))
    #expect(Run("check", "--today", "soon", in: folder.path).errors.contains("'soon' is not a day, as in 2027-01-31"))
  }

  @Test func findingsShowReasons() throws {
    let folder = try app("rules: {dependency-rule: {severity: error, because: chapter 2}}\n")
    let text = Run("check", in: folder.path).output
    #expect(text.contains("  because: the server compiles it\n  because: chapter 2\n"), "\(text)")
    let json = Run("check", "--format", "json", in: folder.path).output
    #expect(json.contains("\"because\": [\"the server compiles it\", \"chapter 2\"]"))
    #expect(Run("explain", "dependency-rule", in: folder.path).output.contains("Because: chapter 2"))
    #expect(Run("explain", "Domain", in: folder.path).output.contains("because: the server compiles it"))
  }

  @Test func contractsAreRules() throws {
    let folder = try app("contracts:\n  apart: {independent: \"D*\"}\n")
    let run = Run("check", "--only", "apart", in: folder.path)
    #expect(run.status == 1 && run.output.contains("[apart]"), "\(run.output)")
    #expect(Run("check", "--skip", "apart", in: folder.path).errors.contains("--skip leaves no rule"))
    #expect(Run("explain", "apart", in: folder.path).output.contains("A contract of this definition (strata.yml:5)"))
    #expect(Run("rules", in: folder.path).output.contains("Rules of the definition\n  apart"))
    #expect(Run("check", "--format", "sarif", in: folder.path).output.contains("\"id\": \"apart\""))
    #expect(Run("explain", "Order", "Store", in: folder.path).output.contains("found: error [apart]"))
    #expect(Run("check", "--write-baseline", in: folder.path).status == 0)
    #expect(Run("check", in: folder.path).output.contains("No findings, 2 in the baseline"))
  }

  private static let examples = """
    rules:
      final-stores:
        select: {suffix: Store}
        require: {modifier: final}
        bad: "class AStore {}"
        good: "final class AStore {}"

    """

  @Test func examplesOfRulesAreRun() throws {
    let folder = try app(Self.examples)
    let tested = Run("rules", "--test", in: folder.path)
    #expect(tested.status == 0 && tested.output == "2 examples of 1 rule: 2 as stated, 0 not\n", "\(tested.output)")
    #expect(Run("check", in: folder.path).output.contains("No findings"))
    let open = try folder.text("Data/Store.swift").replacing("final ", with: "")
    try folder.write(open, to: "Data/Store.swift")
    #expect(Run("check", in: folder.path).output.contains("`Store` does not have `modifier: final`, which"))
  }

  @Test func rulesHaveOtherSeveritiesInParts() throws {
    func run(_ exception: String, _ arguments: String...) throws -> Run {
      let folder = try app("rules: {dependency-rule: {severity: error, where: [\(exception)]}}\n")
      return Run(arguments, in: folder.path)
    }
    let warned = try run("{layer: Domain, severity: warning, because: leaves in spring}", "check")
    #expect(warned.status == 0 && warned.output.contains("warning"), "\(warned.output)")
    #expect(warned.output.contains("leaves in spring"))
    let silent = try run("{path: Domain, severity: off}", "check")
    #expect(silent.status == 0 && silent.output.contains("No findings"))
    let verdict = try run("{path: Domain, severity: off}", "explain", "Order", "Store")
    #expect(verdict.output.contains("excused: dependency-rule is off there"), "\(verdict.output)")
    let idle = try run("{module: Elsewhere, severity: off}", "check", "--strict")
    #expect(idle.output.contains("an exception under 'where' of rule 'dependency-rule' matches nothing"))
    #expect(idle.status == 1)
  }

  @Test func contractsSayWhatTheyDoNotFind() throws {
    let contract = """
      contracts:
        store: {protected: {suffix: Store}, only: {suffix: Gateway}}
        parts: {independent: {folders: [Domain, Featurs/*]}}

      """
    let folder = try app(contract)
    let run = Run("check", "--strict", in: folder.path)
    #expect(run.output.contains("in contract 'store', 'only' matches nothing"), "\(run.output)")
    #expect(run.output.contains("[store]"))
    #expect(run.output.contains("in contract 'parts', folder 'Featurs/*' matches nothing"))
  }

  @Test(arguments: [["explain", "dto-leak"], ["rules"], ["explain", "vocabulary"], ["explain", "apart"]])
  func aDefinitionWithMistakesIsRefused(arguments: [String]) throws {
    let folder = try app("rulez: {}\n")
    let run = Run(arguments, in: folder.path)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("unknown key 'rulez'"), "\(run.errors)")
  }

  @Test func examplesThatDoNotBehaveAreRefused() throws {
    let folder = try app(Self.examples.replacing("\"class AStore", with: "\"final class AStore"))
    let run = Run("check", in: folder.path)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors.contains("strata.yml:8: the bad example of rule 'final-stores' does not break it"), "\(run.errors)")
    #expect(Run("rules", "--test", in: folder.path).status == 1)
    let ofModules = try app(
      """
        Kit: {match: {module: Kit}}
      rules:
        a: {select: {layer: Kit}, require: {modifier: final}, bad: "class A {}"}
      """)
    let byModule = Run("rules", "--test", in: ofModules.path)
    #expect(
      byModule.status == 1 && byModule.output.contains("list them, as in 'modules: {NAME: FOLDER}'"), "\(byModule)")
    let without = try app("rules: {a: {select: {suffix: Store}, require: {modifier: final}}}\n")
    let none = Run("rules", "--test", in: without.path)
    #expect(none.status == 2 && none.errors.contains("nothing was tested"))
  }
}
