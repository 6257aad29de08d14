import StrataModel
import Testing

@testable import StrataDefinition

/// `because`, the dates and tickets of exemptions, and the lists of imports and macros.
@Suite struct ReasonsTests {
  @Test func layersFamiliesAndRulesHaveReasons() throws {
    let definition = try load(
      """
      layers:
        Domain: {match: {path: Domain}, forbids: [ui], imports: {only: [Foundation, "Swift*"]}, because: the server uses it}
      frameworks:
        ui: {modules: [UIKit], macros: [Preview], because: it has no screen}
      rules:
        skipped-layer: {severity: error, because: every call goes through a use case}
      """)
    let domain = try #require(definition.layer(named: "Domain"))
    #expect(domain.because == "the server uses it")
    #expect(domain.allowedImports?.origin == "strata.yml:2")
    #expect(domain.allowedImports?.contains("Foundation") == true && domain.allowedImports?.contains("UIKit") == false)
    #expect(domain.allowedImports?.contains("SwiftData") == true)
    #expect(definition.family("ui")?.because == "it has no screen")
    #expect(definition.family("ui")?.macros.map(\.pattern) == ["Preview"])
    #expect(definition.settings(of: "skipped-layer").because == "every call goes through a use case")
  }

  @Test func rulesHaveOtherSeveritiesInParts() throws {
    let base = """
      layers: {Domain: {match: {path: Domain}}}
      rules:
        skipped-layer: {severity: error, where: [{path: Old, severity: warning}]}
        god-type: {severity: off, where: [{path: New, severity: warning}]}
      """
    let definition = try load(
      """
      extends: base.yml
      rules:
        skipped-layer:
          where:
            - {layer: Domain, module: [A, B], severity: off, because: tried}
      """, files: ["base.yml": base])
    let replaced = definition.settings(of: "skipped-layer").exceptions
    #expect(replaced.map(\.severity) == [.off] && replaced[0].layers == ["Domain"] && replaced[0].because == "tried")
    #expect(replaced[0].modules.map(\.pattern) == ["A", "B"] && replaced[0].origin == "strata.yml:5")
    #expect(definition.settings(of: "god-type").exceptions.map(\.severity) == [.warning])
    #expect(definition.settings(of: "god-type").isOn && definition.settings(of: "god-type").severity == .off)
  }

  @Test(arguments: [
    ("{path: Old}", "this exception has no 'severity'; add error, warning or off"),
    ("{severity: off}", "this exception applies everywhere; add 'path', 'module' or 'layer'"),
    ("{path: Old, severity: mild}", "'severity' must be error, warning or off, this is 'mild'"),
    ("{layer: Dommain, severity: off}", "unknown layer 'Dommain'; did you mean 'Domain'?"),
    ("{path: Old, paths: Older, severity: off}", "unknown key 'paths'; did you mean 'path'?"),
  ])
  func exceptionsWithMistakes(exception: String, message: String) {
    let found = mistakes(
      "layers: {Domain: {match: {path: Domain}}}\nrules: {skipped-layer: {severity: error, where: [\(exception)]}}\n")
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }

  @Test func anExtendingFileReplacesReasonsAndAddsImports() throws {
    let base = """
      layers:
        Domain: {match: {path: Domain}, imports: {only: [Foundation]}, because: old}
      rules:
        skipped-layer: {severity: error, because: old}
      """
    let definition = try load(
      """
      extends: base.yml
      layers:
        Domain: {imports: {only+: [Combine]}, because: new}
      rules:
        skipped-layer: {because: new}
      """, files: ["base.yml": base])
    let domain = try #require(definition.layer(named: "Domain"))
    #expect(domain.allowedImports?.modules.map(\.pattern) == ["Foundation", "Combine"])
    #expect(domain.because == "new")
    #expect(definition.settings(of: "skipped-layer").because == "new")
    #expect(definition.settings(of: "skipped-layer").severity == .error)
  }

  @Test func exemptionsHaveDaysAndTickets() throws {
    let definition = try load(
      """
      style: gateway
      exemptions:
        - {path: Old, because: rewritten in spring, until: 2027-02-28, ticket: SHOP-12}
        - {path: Older, reason: legacy}
      """)
    #expect(definition.exemptions.map(\.statedReason) == ["rewritten in spring (until 2027-02-28, SHOP-12)", "legacy"])
    #expect(definition.exemptions.map { "\($0.origin):\($0.column)" } == ["strata.yml:3:5", "strata.yml:4:5"])
    #expect(definition.exemptions[0].until == CalendarDay(year: 2027, month: 2, day: 28))
    #expect(definition.exemptions[1].until == nil && definition.exemptions[1].ticket == nil)
  }

  @Test(arguments: [
    (
      "style: gateway\nexemptions:\n  - {path: A, because: b, until: 2027-02-29}",
      "strata.yml:3:34: 'until' must be a day, as in 2027-01-31, this is '2027-02-29'"
    ),
    (
      "style: gateway\nexemptions:\n  - {path: A, because: b, until: [1]}",
      "strata.yml:3:34: 'until' must be a day, as in 2027-01-31, this is a list"
    ),
    (
      "style: gateway\nexemptions:\n  - {path: A, because: b, reason: c}",
      "strata.yml:3:5: 'because' and 'reason' mean the same; keep one of them"
    ),
    (
      "layers:\n  A: {match: {path: A}, imports: [Foundation]}",
      "strata.yml:2:34: 'imports' must be a mapping with 'only', as in 'imports: {only: [Foundation]}', this is a list"
    ),
    (
      "layers:\n  A: {match: {path: A}, imports: {}}",
      "strata.yml:2:34: 'imports' has no 'only'; list the modules that the layer may import"
    ),
    (
      "layers:\n  A: {match: {path: A}, forbids: [f]}\nframeworks:\n  f: {macros: ['#Preview']}",
      "strata.yml:4:16: '#Preview' is not the name of a macro; write the name alone, as in 'Preview'"
    ),
    (
      "layers:\n  A: {match: {path: A}, because: [b]}", "strata.yml:2:34: 'because' must be a string, this is a list"
    ),
  ]) func mistakesNameTheRemedy(text: String, message: String) {
    #expect(mistakes(text) == [message])
  }

  @Test func daysOfTheCalendar() {
    #expect(CalendarDay("2028-02-29") != nil && CalendarDay("2100-02-29") == nil && CalendarDay("2000-02-29") != nil)
    #expect(CalendarDay("2027-13-01") == nil && CalendarDay("2027-04-31") == nil && CalendarDay("27-04-01") == nil)
    #expect(CalendarDay("2027-4-1") == nil && CalendarDay("2027-04-0١") == nil && CalendarDay("") == nil)
    #expect(CalendarDay("0099-01-02")?.description == "0099-01-02")
    let days = ["2026-12-31", "2027-01-01", "2027-01-02", "2027-02-01"].compactMap { CalendarDay($0) }
    #expect(days.count == 4 && days == days.sorted() && days[0] < days[1])
  }
}
