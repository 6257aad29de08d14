import StrataModel
import Testing

@testable import StrataDefinition

/// What becomes of a definition and the one that it builds on.
@Suite struct ExtendsTests {
  private let base = """
    layers:
      UI: {match: {path: UI}, uses: [Core], forbids: [network]}
      Core: {match: {path: Core}}
    roles:
      view: {match: {suffix: View}, layer: UI, skips: [repository]}
    frameworks:
      network: {modules: [Alamofire], types: [URLSession]}
    rules:
      skipped-layer: error
      god-type: {operations: 5, allowed: [A]}
    exemptions:
      - {rule: god-type, symbol: Old, reason: goes away}
    """

  @Test func givenKeysReplaceAndPlusAdds() throws {
    let text = """
      extends: shared/base.yml
      layers:
        UI: {uses+: [Data]}
        Data: {match: {path: Data}, uses: [Core]}
      roles:
        view: {match+: {suffix: Screen}, skips: []}
        report: {match: {suffix: ReportView}}
      frameworks:
        network: {modules+: [Moya]}
      rules:
        skipped-layer: off
        god-type: {severity: error, allowed+: [B]}
      exemptions:
        - {rules: [skipped-layer, god-type], path: Legacy, reason: rewritten in spring}
      """
    let definition = try load(text, files: ["shared/base.yml": base])
    #expect(definition.style == "custom")
    #expect(definition.layers.map(\.name) == ["UI", "Core", "Data"])
    #expect(definition.layer(named: "UI")?.uses == ["UI", "Core", "Data"])
    #expect(definition.layer(named: "UI")?.forbiddenFrameworks == ["network"])
    #expect(definition.layer(named: "UI")?.origin == "strata.yml:3")
    // New roles are tried first, changed ones keep their place.
    #expect(definition.roles.map(\.id) == ["report", "view"])
    let view = try #require(definition.role("view"))
    #expect(view.skips.isEmpty && view.layer == "UI")
    #expect(
      view.selector
        == .any([
          .written(at: SelectorLine(origin: "shared/base.yml:5", isOwn: true), .suffix("View")),
          .written(at: SelectorLine(origin: "strata.yml:6", isOwn: true), .suffix("Screen")),
        ]))
    #expect(definition.family("network")?.modules.map(\.pattern) == ["Alamofire", "Moya"])
    #expect(definition.family("network")?.types.map(\.pattern) == ["URLSession"])
    #expect(definition.rules["skipped-layer"]?.severity == .off)
    let god = try #require(definition.rules["god-type"])
    #expect(god.severity == .error && god.number("operations") == 5 && god.list("allowed", .shipped) == ["A", "B"])
    #expect(god.text("measure") == "median" && !god.flag("count-private"))
    #expect(definition.exemptions.map(\.reason) == ["goes away", "rewritten in spring"])
    #expect(definition.exemptions[1].path?.pattern == "Legacy/**")
  }

  @Test func aLayerThatIsOffVanishesFromWhatUsesIt() throws {
    let definition = try load("style: gateway\nlayers:\n  Infrastructure: off\nroles:\n  settings: off")
    #expect(definition.layer(named: "Infrastructure") == nil && definition.role("settings") == nil)
    #expect(definition.layer(named: "Data")?.uses == ["Data", "Shared"])
    #expect(definition.role(.networkClient)?.layer == nil)
  }

  @Test func circlesAreNamed() {
    let files = ["a.yml": "extends: dir/b.yml", "dir/b.yml": "extends: ../a.yml"]
    #expect(
      mistakes("extends: a.yml", files: files) == [
        "dir/b.yml:1:10: 'extends' forms a cycle: a.yml → dir/b.yml → a.yml"
      ])
  }

  @Test func mistakesOfAllFilesAreReported() {
    let found = mistakes(
      "extends: base.yml\nlayer: {}", files: ["base.yml": "layers:\n  A: {match: {path: A}, uses: [B]}"])
    #expect(
      found == [
        "base.yml:2:32: unknown layer 'B'; layers are A",
        "strata.yml:2:1: unknown key 'layer'; did you mean 'layers'?",
      ])
  }
}
