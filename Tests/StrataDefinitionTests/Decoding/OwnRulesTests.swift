import StrataModel
import Testing

@testable import StrataDefinition

/// Rules of a definition's own.
@Suite struct OwnRulesTests {
  @Test func haveConditionsExamplesAndSeverity() throws {
    let definition = try load(
      """
      layers:
        A: {match: {path: A}}
      rules:
        god-type: warning
        final-models:
          select: {suffix: [Model, State], layer: A}
          require: {modifier: final}
          forbid: {uses-layer: A, more-than: {lines: 100, dependencies: 5}}
          message: must be final
          because: subclasses broke the app twice
          severity: error
          bad: "class AModel {}"
          good: ["final class AModel {}", "class Other {}"]
      exemptions:
        - {rule: final-models, symbol: Old, because: legacy}
      """)
    let rule = try #require(definition.ownRules.first)
    #expect(rule.id == "final-models" && rule.origin == "strata.yml:5" && rule.message == "must be final")
    #expect(rule.select.map(\.text) == ["suffix: Model, State", "layer: A"])
    #expect(rule.forbid.count == 3 && rule.require.map(\.text) == ["modifier: final"])
    #expect(rule.bad.map(\.text) == ["class AModel {}"] && rule.good.count == 2)
    #expect(definition.settings(of: "final-models").severity == .error)
    #expect(definition.settings(of: "final-models").because == "subclasses broke the app twice")
  }

  /// What is written where people look for it first.
  @Test func mistakesNameTheirRemedy() {
    #expect(
      mistakes(
        """
        layers:
          Desk: {path: "Desk/**"}
          Phone: {match: {path: "Phone/**"}, uses: all}
        rules:
          no-cocoa: {forbid: {imports: Cocoa}}
          final: {select: {layer: Phone}, require: {final: true, private: true}}
        """) == [
          "strata.yml:2:10: unknown key 'path'; conditions are below 'match', as in 'match: {path: …}'",
          "strata.yml:3:44: unknown layer 'all'; write \"*\" for all layers",
          "strata.yml:5:3: unknown rule 'no-cocoa'; a rule of your own needs 'select', as in 'select: {layer: Domain}'",
          "strata.yml:6:45: unknown condition 'final'; write 'modifier: final'",
          "strata.yml:6:58: unknown condition 'private'; write 'access: private'",
        ])
  }

  @Test func eachNumberIsAConditionOfItsOwn() throws {
    let definition = try load(
      """
      layers: {A: {match: {path: A}}}
      rules:
        small: {select: {layer: A}, forbid: {more-than: {lines: 100, operations: 5}}}
      """)
    #expect(definition.ownRules.first?.forbid.map(\.text) == ["more-than: lines 100", "more-than: operations 5"])
  }

  @Test func anExtendingFileReplacesThem() throws {
    let base = """
      layers: {A: {match: {path: A}}}
      rules:
        one: {select: {suffix: A}, require: {modifier: final}}
        two: {select: {suffix: A}, require: {modifier: final}}
      """
    let text = "extends: base.yml\nrules:\n  two: {select: {suffix: B}, forbid: {uses: C}, severity: off}"
    let definition = try load(text, files: ["base.yml": base])
    #expect(definition.ownRules.map(\.origin) == ["base.yml:3", "strata.yml:3"])
    #expect(definition.settings(of: "two").severity == .off)
  }

  @Test(arguments: [
    ("a: {select: {suffix: A}}", "4:6: rule 'a' checks nothing; add 'require' or 'forbid'"),
    ("a: {select: {}, forbid: {uses: B}}", "4:15: 'select' has no condition"),
    ("a: {select: {suffix: A}, forbid: {use: B}}", "4:37: unknown condition 'use'; did you mean 'uses'?"),
    ("a: {select: {layer: C}, forbid: {uses: B}}", "4:23: unknown layer 'C'; layers are A"),
    ("a: {select: {suffix: A}, forbid: {uses-layer: C}}", "4:49: unknown layer 'C'; layers are A"),
    ("a: {select: {role: veiw}, forbid: {uses: B}}", "4:22: unknown role 'veiw'; did you mean 'view'?"),
    (
      "a: {select: {access: publc}, forbid: {uses: B}}", "4:24: unknown access 'publc'; did you mean 'public'?"
    ),
    (
      "a: {select: {suffix: A}, forbid: {more-than: {line: 1}}}", "4:49: unknown number 'line'; did you mean 'lines'?"
    ),
    (
      "a: {select: {suffix: A}, require: {own-file: false}}",
      "4:48: 'own-file' must be true; put it under 'forbid' for the opposite"
    ),
    (
      "a: {select: {suffix: A}, forbid: {uses: B}, severity: on}",
      "4:57: 'severity' of a rule of your own must be error, warning or off, this is 'on'"
    ),
    (
      "aB: {select: {suffix: A}, forbid: {uses: B}}",
      "4:3: 'aB' is not a name of a rule; use lowercase letters, digits and dashes"
    ),
    (
      "a: {select: {suffix: A}, forbid: {calls: 'sleep(for)'}}",
      "4:44: 'sleep(for)' matches no call: labels end in a colon, as in 'sleep(for:)'"
    ),
    (
      "a: {select: {suffix: A}, forbid: {calls: 'f(a, b)'}}",
      "4:44: 'f(a, b)' matches no call: ' ' is in no name of a function or member"
    ),
    (
      "a: {select: {suffix: A}, forbid: {calls: 'f(a,b:)'}}",
      "4:44: 'f(a,b:)' matches no call: labels end in a colon, as in 'f(a:b:)'"
    ),
    (
      "a: {select: {suffix: A}, forbid: {calls: 'f(a:).g'}}",
      "4:44: 'f(a:).g' matches no call: labels are in one pair of parentheses at the end, as in 'sleep(nanoseconds:)'"
    ),
    ("abc: error", "4:3: unknown rule 'abc'; 'strata rules' lists them"),
  ]) func mistakesNameTheRemedy(text: String, message: String) {
    #expect(mistakes("layers: {A: {match: {path: A}}}\n\nrules:\n  " + text).first == "strata.yml:" + message)
  }
}
