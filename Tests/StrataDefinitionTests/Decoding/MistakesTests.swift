import Testing

@testable import StrataDefinition

/// Every kind of mistake, with the text that people read.
@Suite struct MistakesTests {
  @Test func tooManyLayersAndRoles() {
    let layers = (0..<1001).map { "  L\($0): {match: {path: 'L\($0)/**'}}\n" }.joined()
    #expect(mistakes("layers:\n" + layers) == ["strata.yml:1002:3: 1001 layers; a definition may have at most 1000"])
    let roles = (0..<1001).map { "  r\($0): {match: {suffix: R\($0)}}\n" }.joined()
    #expect(
      mistakes("layers: {A: {match: {path: 'A/**'}}}\nroles:\n" + roles) == [
        "strata.yml:1003:3: 1001 roles; a definition may have at most 1000"
      ])
  }

  @Test func allMistakesOfAFileComeAtOnceInOrder() {
    let text = """
      style: gateway
      layerz: {}
      layers:
        Domain:
          uses: [Domian, Data]
          forbids: netwrok
        Features:
          match: {path: "Features/**"}
          uses: 3
      rules:
        skiped-layer: error
        skipped-layer: fatal
        god-type: {severity: warning, operation: 3, count-private: maybe, operations: few}
      exemptions:
        - rule: skipped-layer
          symbol: Legacy*
        - reason: everything
      """
    #expect(
      mistakes(text) == [
        "strata.yml:2:1: unknown key 'layerz'; did you mean 'layers'?",
        "strata.yml:5:12: unknown layer 'Domian'; did you mean 'Domain'?",
        "strata.yml:6:14: unknown family of frameworks 'netwrok'; did you mean 'network'?",
        "strata.yml:9:11: unknown layer '3'; layers are App, Presentation, Domain, Data, Infrastructure, Shared, Features",
        "strata.yml:11:3: unknown rule 'skiped-layer'; did you mean 'skipped-layer'?",
        "strata.yml:12:18: 'skipped-layer' must be error, warning, off, on, or a mapping of 'severity' and options, this is 'fatal'",
        "strata.yml:13:33: unknown option 'operation' of rule 'god-type'; did you mean 'operations'?",
        "strata.yml:13:62: 'count-private' must be true or false, this is 'maybe'",
        "strata.yml:13:81: 'operations' must be a whole number, this is 'few'",
        "strata.yml:15:5: this exemption has no 'because'; write why the finding is accepted",
        "strata.yml:17:5: this exemption covers all findings of the rule; add 'symbol', 'target' or 'path', or turn the rule off",
      ])
  }

  /// Values of options that could have no effect.
  @Test func optionsOutOfRange() {
    let text = """
      style: gateway
      rules:
        god-type:
          severity: warning
          operations: -1
          names: ["[", "*Model", "*{A,B"]
          names+: ["*View"]
          allowed+: [Main]
          allowed: []
      """
    #expect(
      mistakes(text) == [
        "strata.yml:5:17: 'operations' must be at least 1, this is '-1'",
        "strata.yml:6:13: '[' of 'names' is not a pattern: no name contains '['; a pattern consists of letters, digits, '*', '?' and '{a,b}'",
        "strata.yml:6:28: '*{A,B' of 'names' is not a pattern: '{' without '}'",
        "strata.yml:7:5: 'names' and 'names+' are both given; write all entries under one of them",
        "strata.yml:9:5: 'allowed' and 'allowed+' are both given; write all entries under one of them",
      ])
  }

  /// Unknown names in a role, whatever else is wrong with it and with the file.
  @Test func namesInARoleAreLookedUpWithEveryOtherMistake() {
    let text = """
      style: gateway
      roles:
        moderator:
          layer: Presentaton
          interface-layer: Domian
          also-in: [Dta]
          skips: gatway
          through: usecase
        view:
          match: {sufix: View}
          layer: Viewz
        router:
          match: {suffix: Router, layer: Presentaion}
          layer: Flows
      rules:
        skiped-layer: error
      """
    #expect(
      mistakes(text) == [
        "strata.yml:3:3: unknown role 'moderator'; add 'match' to select its types",
        "strata.yml:4:12: unknown layer 'Presentaton'; did you mean 'Presentation'?",
        "strata.yml:5:22: unknown layer 'Domian'; did you mean 'Domain'?",
        "strata.yml:6:15: unknown layer 'Dta'; did you mean 'Data'?",
        "strata.yml:7:12: unknown role 'gatway'; did you mean 'gateway'?",
        "strata.yml:8:14: unknown role 'usecase'; did you mean 'use-case'?",
        "strata.yml:10:13: unknown condition 'sufix'; did you mean 'suffix'?",
        "strata.yml:11:12: unknown layer 'Viewz'; layers are App, Presentation, Domain, Data, Infrastructure, Shared",
        "strata.yml:13:36: unknown layer 'Presentaion'; did you mean 'Presentation'?",
        "strata.yml:14:12: unknown layer 'Flows'; layers are App, Presentation, Domain, Data, Infrastructure, Shared",
        "strata.yml:16:3: unknown rule 'skiped-layer'; did you mean 'skipped-layer'?",
      ])
  }

  @Test(arguments: [
    (
      "layers: {A: {match: {path: A}}}\nrules:\n  god-type: {operations: 3}",
      "no base of this definition turns it on"
    ),
    ("extends: base.yml\nrules:\n  god-type: {operations: 3}", "it is off"),
    ("layers: {A: {match: {path: A}}}\nrules:\n  god-type: {}", "no base of this definition turns it on"),
  ]) func optionsOfARuleThatIsOff(text: String, reason: String) {
    let base = "layers: {A: {match: {path: A}}}\nrules: {god-type: off}\n"
    #expect(
      mistakes(text, files: ["base.yml": base]) == [
        "strata.yml:3:3: rule 'god-type' has options, but \(reason); add 'severity: on', or remove the options"
      ])
  }

  @Test func namesOfFrameworks() {
    let text = """
      layers: {A: {match: {path: A}, forbids: [x]}}
      frameworks:
        x:
          members: [main, DispatchQueue.main, "A.b()"]
          functions: [print, "dump()", Swift.print]
          function: [exit]
      """
    #expect(
      mistakes(text) == [
        "strata.yml:4:15: 'main' is not a static member; write its type and its name, as in 'DispatchQueue.main'",
        "strata.yml:4:41: 'A.b()' is not a static member; write its type and its name, as in 'DispatchQueue.main'",
        "strata.yml:5:24: 'dump()' is not the name of a function; write the name alone, as in 'print'",
        "strata.yml:5:34: 'Swift.print' is not the name of a function; write the name alone, as in 'print'",
        "strata.yml:6:5: unknown key 'function'; did you mean 'functions'?",
      ])
  }

  @Test func optionsOfARuleThatIsOn() throws {
    let base = "layers: {A: {match: {path: A}}}\nrules: {god-type: {operations: 4}, skipped-layer: warning}\n"
    #expect(mistakes("extends: base.yml\nrules: {god-type: {severity: on}}", files: ["base.yml": base]).isEmpty)
    #expect(mistakes("style: repository\nrules: {god-type: {operations: 4}}").isEmpty)
    #expect(mistakes("style: repository\nrules: {god-type: {severity: off, operations: 4}}").isEmpty)
  }

  @Test func whoGivesTheSeverity() throws {
    #expect(try load("style: repository").rules["god-type"]?.isOwn == false)
    #expect(try load("style: repository\nrules: {god-type: {operations: 4}}").rules["god-type"]?.isOwn == false)
    #expect(try load("style: repository\nrules: {god-type: warning}").rules["god-type"]?.isOwn == true)
    let files = ["base.yml": "style: repository\nrules: {god-type: error}"]
    #expect(try load("extends: base.yml", files: files).rules["god-type"]?.isOwn == true)
  }

  @Test(arguments: [
    ("", "1:1: the definition is empty; 'style: gateway' is a complete definition"),
    ("# nothing", "1:1: the definition is empty; 'style: gateway' is a complete definition"),
    ("- gateway", "1:1: a definition must be a mapping ('key: value'), this is a list"),
    ("gateway", "1:1: a definition must be a mapping ('key: value'), this is a string"),
    (
      "style: gatway",
      "1:8: unknown style 'gatway'; did you mean 'gateway'? ('extends' also takes a path that ends in .yml)"
    ),
    (
      "style: clean",
      "1:8: unknown style 'clean'; styles are gateway, repository, coordinator, module, reactive ('extends' also takes a path that ends in .yml)"
    ),
    ("style: [gateway]", "1:8: 'style' must be a string, this is a list"),
    ("style:", "1:7: 'style' must be a string, this is nothing"),
    ("style: ''", "1:8: 'style' must be a string, this is an empty string"),
    (
      "style: gateway\nextends: module",
      "2:10: 'style' and 'extends' both name the base of this definition; keep one of them"
    ),
    ("style: gateway\nstyle: module", "2:1: duplicate key 'style', first on line 1; keep one of the two"),
    ("style: gateway\nlayers: [A]", "2:9: 'layers' must be a mapping ('key: value'), this is a list"),
    ("style: gateway\nlayers:\n  A: text", "3:6: a layer must be a mapping ('key: value'), this is a string"),
    (
      "style: gateway\nlayers:\n  Domian:",
      "3:3: no type can be in layer 'Domian'; did you mean 'Domain'?"
    ),
    (
      "style: gateway\nlayers:\n  Reporting:",
      "3:3: no type can be in layer 'Reporting'; add 'match', or name it as the 'layer' of a role"
    ),
    (
      "style: gateway\nlayers:\n  Data: {composition-root: maybe}",
      "3:28: 'composition-root' must be true or false, this is 'maybe'"
    ),
    (
      "style: gateway\nlayers:\n  Data: {composition-root+: true}",
      "3:10: 'composition-root' is not a list, so nothing can be added to it with '+'"
    ),
    ("style: gateway\nroles:\n  veiw: {layer: Data}", "3:3: unknown role 'veiw'; did you mean 'view'?"),
    (
      "style: gateway\nroles:\n  report: {layer: Data}",
      "3:3: unknown role 'report'; add 'match' to select its types"
    ),
    ("style: gateway\nroles:\n  view: {skips: [gatewya]}", "3:18: unknown role 'gatewya'; did you mean 'gateway'?"),
    (
      "style: gateway\nroles:\n  view: {match: {sufix: View}}",
      "3:18: unknown condition 'sufix'; did you mean 'suffix'?"
    ),
    (
      "style: gateway\nroles:\n  view: {match: View}",
      "3:17: 'match' must be a mapping of conditions ('suffix: View') or a list of such mappings, this is a string"
    ),
    ("style: gateway\nroles:\n  view: {match: {kind: clas}}", "3:24: unknown kind 'clas'; did you mean 'class'?"),
    (
      "style: gateway\nroles:\n  view: {match: {layer: Presntation}}",
      "3:25: unknown layer 'Presntation'; did you mean 'Presentation'?"
    ),
    (
      "style: gateway\nroles:\n  view: {match: {any: {suffix: View}}}",
      "3:23: 'any' must be a list of selectors, this is a mapping"
    ),
    ("style: gateway\nroles:\n  view: {match: {name: \"{A\"}}", "3:24: '{A' is not a pattern: '{' without '}'"),
    (
      "style: gateway\nlayers:\n  Data: {match: {layer: Domain}}",
      "3:18: 'layer' is allowed only in roles; layers are decided before roles"
    ),
    (
      "style: gateway\nlayers:\n  Data: {match: {path: /Data}}",
      "3:24: '/Data' is absolute; paths are relative to the folder that is checked"
    ),
    (
      "style: gateway\nlayers:\n  Data: {match: {path: ../Data}}",
      "3:24: '../Data' is outside the folder that is checked; '..' is not allowed here"
    ),
    ("style: gateway\nmodules:\n  Core: {test: true}", "3:3: module 'Core' has no 'paths'"),
    ("style: gateway\nrules:\n  god-type+: error", "3:3: unknown rule 'god-type+'; did you mean 'god-type'?"),
    (
      "style: gateway\nrules:\n  god-type: {severity: on, operations+: [A]}",
      "3:28: 'operations' is not a list, so nothing can be added to it with '+'"
    ),
    ("style: gateway\nexemptions: {rule: x}", "2:13: 'exemptions' must be a list, this is a mapping"),
    (
      "style: gateway\nexemptions:\n  - {rules: [], path: A, reason: legacy}",
      "3:13: 'rules' is empty; name the rules, or leave the key out to exempt from every rule"
    ),
    (
      "style: gateway\nexemptions:\n  - {rule: skipped-layer, path: A, reason: ' '}",
      "3:5: this exemption has no 'because'; write why the finding is accepted"
    ),
    (
      "style: gateway\nexemptions:\n  - {rule: skiped-layer, path: A, reason: legacy}",
      "3:12: unknown rule 'skiped-layer'; did you mean 'skipped-layer'?"
    ),
    ("extends: none.yml", "1:10: 'none.yml' cannot be read: no files can be read here"),
  ])
  func oneMistake(_ text: String, _ message: String) {
    #expect(mistakes(text) == ["strata.yml:" + message])
  }
}
