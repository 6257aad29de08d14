import Foundation
import Testing

@testable import strata

/// A run that checks nothing is not green.
@Suite struct VacuousRunTests {
  private func app(_ definition: String) throws -> TestFolder {
    try TestFolder(SmallApp.files.merging(["strata.yml": definition]) { $1 })
  }

  private static let layers = """
    layers:
      Presentation: {match: {path: "**/Presentation/**"}, uses: [Data]}
      Data: {match: {path: "**/Data/**"}}

    """

  @Test(arguments: ["", "rules: {}\n", "rules: {dependency-rule: off}\n"])
  func aDefinitionWithoutRules(rules: String) throws {
    let folder = try app(Self.layers + rules)
    let run = Run("check", in: folder.path)
    #expect(run.status == 0 && run.output.contains("hint: no rule is on, so nothing is checked"))
    let strict = Run("check", "--strict", in: folder.path)
    #expect(strict.status == 1 && strict.output.contains("strict: no rule is on"), "\(strict.output)")
    #expect(Run("check", "--format", "json", in: folder.path).output.contains("\"kind\": \"no-rules\""))
  }

  @Test func everyRuleOfAStyleOff() throws {
    let rules = Run("rules", "--format", "json").output
    let parsed = try JSONSerialization.jsonObject(with: Data(rules.utf8)) as? [String: Any]
    let ids = try #require(parsed?["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let own = ids.filter {
      !["suppression-without-reason", "unused-exemption"].contains($0) && !$0.hasSuffix("suppression")
    }
    let folder = try app("style: gateway\nrules:\n" + own.map { "  \($0): off\n" }.joined())
    #expect(Run("check", "--strict", in: folder.path).status == 1)
  }

  @Test func onlyARuleThatIsOff() throws {
    let folder = try app("style: gateway\nrules: {dto-leak: off}\n")
    for only in ["dto-leak", "skipped-layer,dto-leak"] {
      let run = Run("check", "--only", only, in: folder.path)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.contains("--only: rule 'dto-leak' is off in strata.yml and would not run"))
    }
    let style = Run("check", "--style", "gateway", "--only", "god-type", in: folder.path)
    #expect(style.status == 2 && style.errors.contains("is off in style 'gateway'"))
  }

  @Test func skippingTheOnlyRule() throws {
    let folder = try app(Self.layers + "rules: {dependency-rule: error, dto-leak: off}\n")
    let run = Run("check", "--skip", "dependency-rule", in: folder.path)
    #expect(run.status == 2 && run.errors.contains("--skip leaves no rule of strata.yml to run"))
    #expect(Run("check", "--skip", "dto-leak", in: folder.path).status == 0)
    let both = Run("check", "--only", "dependency-rule", "--skip", "dependency-rule", in: folder.path)
    #expect(both.status == 2)
  }

  @Test func layersWhoseRuleIsOff() throws {
    let folder = try app(
      """
      frameworks: {ui: [SwiftUI]}
      layers:
        Presentation: {match: {path: "**/Presentation/**"}, uses: [Data]}
        Data: {match: {path: "**/Data/**"}, forbids: [ui]}
      rules: {dependency-cycle: error}
      """)
    let strict = Run("check", "--strict", in: folder.path)
    #expect(strict.status == 1)
    #expect(strict.output.contains("nothing checks 'uses' of layer 'Presentation': rule 'dependency-rule' is off"))
    #expect(strict.output.contains("nothing checks 'forbids' of layer 'Data': rule 'forbidden-import' is off"))
    #expect(strict.output.contains("[unchecked-layer]"))
    let style = try app("style: gateway\nrules: {forbidden-import: off, dependency-rule: off}\n")
    #expect(!Run("check", "--strict", in: style.path).output.contains("unchecked-layer"))
  }

  /// An import has the layer of its folder, whatever types the file declares.
  @Test func importsOfALayerOfTypes() throws {
    let text = """
      layers:
        Screens: {match: {suffix: ViewModel}, %}
        Rest: {match: {path: "**"}, uses: [Screens]}
      frameworks:
        storage: {modules: [CoreData], types: [NSManagedObject]}
        charts: [Charts]
      rules: {forbidden-import: error}
      """
    let notice = "nothing checks the imports of layer 'Screens'"
    for restriction in ["forbids: [charts]", "imports: {only: [Foundation]}"] {
      let folder = try app(text.replacing("%", with: restriction))
      let strict = Run("check", "--strict", in: folder.path)
      #expect(strict.status == 1 && strict.output.contains(notice), "\(strict.output)")
    }
    let folder = try app(text.replacing("%", with: "forbids: [storage]"))
    let types = Run("check", "--strict", in: folder.path)
    #expect(!types.output.contains(notice), "\(types.output)")
  }

  @Test func familiesWhoseTypesAreNotKnown() throws {
    let folder = try app(
      """
      style: repository
      frameworks:
        billing: [StripePayments]
        streams: [Combine]
        money: {modules: [PaymentSDK], types: [PaymentIntent]}
      rules: {framework-type-in-domain: {severity: error, families: [billing, streams, money]}}
      """)
    let strict = Run("check", "--strict", in: folder.path)
    #expect(strict.status == 1)
    #expect(
      strict.output.contains(
        "strata.yml:3: strict: rule 'framework-type-in-domain' knows no type of family 'billing'; list its types under "
          + "'types' [unknown-types]"))
    #expect(!strict.output.contains("'streams'") && !strict.output.contains("'money'"))
  }

  @Test func pathsThatMatchNothing() throws {
    let folder = try app(
      """
      style: gateway
      sources: [Sources, Pakages]
      tests+: [Playgrounds]
      modules:
        Screens: {paths: [Sources/Presentation, Sources/Screens]}
        Nothing: Sources/Nothing
      """)
    let strict = Run("check", "--strict", in: folder.path).output
    for line in [
      "strata.yml:2: strict: path 'Pakages/**' of 'sources' matches nothing [idle-selector]",
      "strata.yml:3: strict: path 'Playgrounds/**' of 'tests' matches nothing [idle-selector]",
      "strata.yml:5: strict: path 'Sources/Screens/**' of module 'Screens' matches nothing [idle-selector]",
      "strata.yml:6: strict: module 'Nothing' matches nothing [idle-selector]",
    ] {
      #expect(strict.contains(line), "\(line)\n\(strict)")
    }
    #expect(!strict.contains("path 'Sources/Nothing/**'"))
  }

  /// Functions at file level, imports and cycles are no types.
  @Test func everyErrorLowersTheScore() throws {
    let folder = try TestFolder([
      "strata.yml": Self.layers + "rules: {dependency-rule: error}\n",
      "Sources/Data/Store.swift": "struct Store {}\nfunc open(_ list: Screen) {}\n",
      "Sources/Presentation/Screen.swift": "struct Screen {}\n",
    ])
    let run = Run("check", in: folder.path)
    #expect(run.status == 1 && run.output.contains("score 66 of 100"), "\(run.output)")
  }

  @Test func aDefinitionMayBeginWithAByteOrderMark() throws {
    let folder = try app("\u{FEFF}style: gateway\n")
    #expect(Run("check", in: folder.path).status == 1)
  }

  @Test func optionsWithoutASeverity() throws {
    let folder = try app(Self.layers + "rules:\n  dependency-rule: error\n  service-locator: {external: [A.b]}\n")
    let run = Run("check", in: folder.path)
    #expect(run.status == 2 && run.errors.hasPrefix("strata.yml:6:3: rule 'service-locator' has options, but"))
  }

  @Test func pathsWithoutASwiftFile() throws {
    let folder = try app("style: gateway\n")
    try folder.write("# Words", to: "Docs/README.md")
    let run = Run("check", "Docs", in: folder.path)
    #expect(
      run.status == 2 && run.errors.contains("Docs: contains no Swift file of the project; nothing was checked there"))
    let both = Run("check", "Docs", "Sources/Presentation", in: folder.path)
    #expect(
      both.status == 1
        && both.errors == "strata: warning: Docs: contains no Swift file of the project; nothing was checked there\n")
  }

  @Test func theSummarySaysWhatIsAccepted() throws {
    let folder = try app(
      """
      style: gateway
      exemptions:
        - {rule: skipped-layer, symbol: OtherViewModel, reason: rewritten with ticket 12}
      """)
    let view = try folder.text("Sources/Presentation/LoginViewModel.swift")
    try folder.write(
      view.replacingOccurrences(of: "LoginViewModel", with: "OtherViewModel"),
      to: "Sources/Presentation/OtherViewModel.swift")
    try folder.write(
      "// strata:disable skipped-layer — ticket 13\n" + view, to: "Sources/Presentation/LoginViewModel.swift")
    let first = Run("check", in: folder.path)
    #expect(first.status == 0)
    #expect(first.output.contains("\nAccepted: 0 baseline entries, 1 exemption (3 findings), 1 suppression\n"))
    // The same from the cache.
    #expect(Run("check", in: folder.path).output == first.output)
    let github = Run("check", "--format", "github", in: folder.path).output
    #expect(
      github == "::notice title=accepted::Accepted: 0 baseline entries, 1 exemption (3 findings), 1 suppression\n")
    let sarif = Run("check", "--format", "sarif", in: folder.path).output
    #expect(sarif.contains("\"accepted\": \"Accepted: 0 baseline entries, 1 exemption (3 findings), 1 suppression\""))
  }

  /// A small app has no coordinators and no caches: its style may look for them all the same.
  @Test func aSmallAppPasses() throws {
    let files = [
      "Sources/Domain/UseCases/SendOTPUseCaseProtocol.swift": """
      protocol SendOTPUseCaseProtocol { func execute(phone: String) async throws }

      """,
      "Tests/SendOTPUseCaseTests.swift": "final class SendOTPUseCaseTests { var useCase: SendOTPUseCaseProtocol? }",
      "strata.yml": "style: gateway\n",
    ]
    let folder = try TestFolder(files)
    let run = Run("check", "--strict", in: folder.path)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("rules of the style found nothing to examine; --statistics lists them"))
    #expect(Run("check", "--statistics", in: folder.path).output.contains("rule 'dto-leak' is on and found nothing"))
    try folder.write("style: gateway\nrules: {dto-leak: error}\n", to: "strata.yml")
    let own = Run("check", "--strict", in: folder.path)
    #expect(own.status == 1 && own.output.contains("strict: rule 'dto-leak' is on and found nothing to examine"))
  }
}
