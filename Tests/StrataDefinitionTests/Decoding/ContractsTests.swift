import StrataModel
import Testing

@testable import StrataDefinition

/// `contracts:`
@Suite struct ContractsTests {
  private let layers = "layers:\n  A: {match: {path: A}}\n  B: {match: {path: B}}\n"

  @Test func eachIsARuleByItsName() throws {
    let definition = try load(
      layers + """
        contracts:
          apart: {independent: ["Features/*", Apps/], because: released alone}
          rings: {acyclic: {layers: [A, B], modules: "*Kit", except: CoreKit}, severity: warning}
          vault: {protected: {name: Vault}, only: {layer: B}}
          far: {no-path: {from: {layer: A}, to: [{name: Db}, {module: Sql}]}}
        exemptions:
          - {rule: far, path: A, because: legacy}
        """)
    #expect(definition.contracts.map(\.name) == ["apart", "rings", "vault", "far"])
    #expect(definition.contracts.map(\.origin) == (5...8).map { "strata.yml:\($0)" })
    #expect(definition.settings(of: "apart").severity == .error && definition.settings(of: "apart").isOwn)
    #expect(definition.settings(of: "apart").because == "released alone")
    #expect(definition.settings(of: "rings").severity == .warning)
    guard case .independent(let parts) = definition.contracts[0].statement else { throw Unexpected() }
    #expect(parts.folders.map(\.pattern) == ["Features/*", "Apps"])
    guard case .acyclic(let rings) = definition.contracts[1].statement else { throw Unexpected() }
    #expect(rings.layers == ["A", "B"] && rings.modules.map(\.pattern) == ["*Kit"])
  }

  private struct Unexpected: Error {}

  @Test func anExtendingFileChangesReplacesAndRemoves() throws {
    let base =
      layers + """
        contracts:
          one: {independent: "A/*", because: old}
          two: {independent: "A/*"}
          three: {independent: "A/*", severity: warning}
        """
    let definition = try load(
      """
      extends: base.yml
      contracts:
        one: {severity: warning}
        two: off
        three: {acyclic: "B/*"}
      """, files: ["base.yml": base])
    #expect(definition.contracts.map(\.name) == ["one", "three"])
    #expect(definition.settings(of: "one").severity == .warning && definition.settings(of: "one").because == "old")
    #expect(definition.settings(of: "three").severity == .error)
    #expect(definition.contracts.map(\.origin) == ["base.yml:5", "strata.yml:5"])
  }

  @Test(arguments: [
    ("a: {}", "4:6: contract 'a' states nothing; add one of independent, acyclic, protected, no-path"),
    ("a: {severity: warning}", "4:3: there is no contract 'a' to change; add what it states"),
    (
      "a: {independent: x, acyclic: y}",
      "4:6: a contract makes one statement; write one contract for 'independent' and one for 'acyclic'"
    ),
    (
      "a: {protected: {name: X}}",
      "4:6: contract 'a' does not say who may use it; add 'only', as in 'only: {layer: Data}'"
    ),
    ("a: {independent: x, only: {name: X}}", "4:23: 'only' belongs to a contract with 'protected'"),
    (
      "a: {no-path: {from: {name: X}}}",
      "4:16: 'no-path' needs 'from' and 'to', as in '{from: {layer: Domain}, to: {module: Store}}'"
    ),
    ("a: {acyclic: {except: x}}", "4:16: 'acyclic' selects no parts; add 'folders', 'modules' or 'layers'"),
    ("a: {acyclic: {layers: [C]}}", "4:26: unknown layer 'C'; layers are A, B"),
    ("a: {protected: {layer: C}, only: {name: X}}", "4:26: unknown layer 'C'; layers are A, B"),
    ("a: {acyclic: x, severity: on}", "4:29: 'severity' of a contract must be error, warning or off, this is 'on'"),
    ("god-type: {acyclic: x}", "4:3: there is a rule 'god-type'; give the contract another name"),
    ("aB: {acyclic: x}", "4:3: 'aB' is not a name of a contract; use lowercase letters, digits and dashes"),
    (
      "a: {acyclic: ../x}",
      "4:16: '../x' is not a folder of the project; paths are relative to the folder that is checked"
    ),
  ]) func mistakesNameTheRemedy(text: String, message: String) {
    let layers = "layers: {A: {match: {path: A}}, B: {match: {path: B}}}\n\ncontracts:\n  "
    #expect(mistakes(layers + text).first == "strata.yml:" + message)
  }

  @Test func exemptionsMayNameThem() {
    let text = layers + "contracts:\n  far: {acyclic: x}\nexemptions:\n  - {rule: fat, path: A, because: b}"
    #expect(mistakes(text) == ["strata.yml:7:12: unknown rule 'fat'; did you mean 'far'?"])
  }
}
