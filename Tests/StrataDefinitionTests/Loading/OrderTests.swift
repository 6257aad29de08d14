import Testing

@testable import StrataDefinition

/// `order:`, `uses: "*"`, and lists that several keys share.
@Suite struct OrderTests {
  private let layers = """
    layers:
      App: {match: {path: App}}
      Search: {match: {path: Search}}
      Cart: {match: {path: Cart}}
      Domain: {match: {path: Domain}}
      Core: {match: {path: Core}, uses: [Logging]}
      Logging: {match: {path: Logging}}

    """

  private func uses(_ text: String, files: [String: String] = [:]) throws -> [String: Set<String>] {
    let definition = try load(text, files: files)
    return Dictionary(uniqueKeysWithValues: definition.layers.map { ($0.name, $0.uses.subtracting([$0.name])) })
  }

  @Test func eachUsesThoseBelow() throws {
    let uses = try uses(layers + "order: [App, [Search, Cart], Domain, Core]")
    #expect(uses["App"] == ["Search", "Cart", "Domain", "Core"])
    #expect(uses["Search"] == ["Domain", "Core"] && uses["Cart"] == ["Domain", "Core"])
    #expect(uses["Domain"] == ["Core"])
    #expect(uses["Core"] == ["Logging"] && uses["Logging"] == [])
  }

  @Test func strictIsTheNextStepOnly() throws {
    let uses = try uses(layers + "order: {strict: true, layers: [App, [Search, Cart], Domain, Core]}")
    #expect(uses["App"] == ["Search", "Cart"])
    #expect(uses["Search"] == ["Domain"] && uses["Domain"] == ["Core"])
    #expect(uses["Core"] == ["Logging"])
  }

  @Test func namesTheLinesThatAllow() throws {
    let definition = try load(layers + "order:\n  - App\n  - Domain\n  - Core\n")
    #expect(definition.layer(named: "App")?.usesOrigins["Core"] == "strata.yml:11")
    #expect(definition.layer(named: "App")?.ownUsesOrigin == "strata.yml:8")
    #expect(definition.layer(named: "Core")?.ownUsesOrigin == "strata.yml:6")
  }

  @Test func replacesWhatTheBaseLetsItsLayersUse() throws {
    let base = """
      layers:
        A: {match: {path: A}, uses: [B, C]}
        B: {match: {path: B}, uses: [A]}
        C: {match: {path: C}, uses: [A]}
      order: [C, B]
      """
    let text = """
      extends: base.yml
      layers:
        B: {uses: [C]}
      order: [A, B]
      """
    let uses = try uses(text, files: ["base.yml": base])
    #expect(uses["A"] == ["B"] && uses["B"] == ["C"] && uses["C"] == ["A"])
  }

  @Test func aStarStandsForAllLayers() throws {
    let uses = try uses(layers.replacing("uses: [Logging]", with: "uses: \"*\""))
    #expect(uses["Core"] == ["App", "Search", "Cart", "Domain", "Logging"])
    #expect(uses["Domain"] == [])
  }

  @Test func listsExtendThoseOfAnchors() throws {
    let text = """
      x-common: &common [B, C]
      layers:
        A: {match: {path: A}, uses: [*common, D], x-owner: {team: shop}}
        B: {match: {path: B}, uses: *common}
        C: {match: {path: C}}
        D: {match: {path: D}}
      """
    let uses = try uses(text)
    #expect(uses["A"] == ["B", "C", "D"] && uses["B"] == ["C"])
  }

  @Test(arguments: [
    ("order: [App, Domian]", ["strata.yml:8:14: unknown layer 'Domian'; did you mean 'Domain'?"]),
    (
      "order: [App, [Domain, App]]",
      ["strata.yml:8:23: layer 'App' is in 'order' twice, first on line 8; keep one of the two"]
    ),
    ("order: App", ["strata.yml:8:8: 'order' must be a list of layers from top to bottom, this is a string"]),
    ("order: []", ["strata.yml:8:1: 'order' names no layer; list the layers from top to bottom"]),
    (
      "order: [[App, Domain]]",
      [
        "strata.yml:8:1: 'order' has only one step; list the layers from top to bottom, and layers side by side as a nested list"
      ]
    ),
    (
      "order: {layer: [App, Domain], strict: maybe}",
      [
        "strata.yml:8:9: unknown key 'layer'; did you mean 'layers'?",
        "strata.yml:8:39: 'strict' must be true or false, this is 'maybe'",
        "strata.yml:8:8: 'order' has no 'layers'; list them from top to bottom",
      ]
    ),
    (
      "order: [App, {Domain: Core}]",
      ["strata.yml:8:14: 'order' must be a string or a list of strings, this is a mapping"]
    ),
  ])
  func mistakesInAnOrder(_ order: String, _ expected: [String]) {
    #expect(Set(mistakes(layers + order)).isSuperset(of: expected), "\(mistakes(layers + order))")
  }
}
