import Testing

@testable import StrataDefinition

/// Definitions that are not the YAML that Strata reads: the mistake and its place.
@Suite struct UnreadableTextTests {
  @Test(arguments: [
    ("layers:\n\tDomain: {}", "2:1: a tab; YAML indents with spaces only"),
    (
      "a: b: c",
      "1:5: ':' is not expected here; indent by the same number of spaces as the line before, or quote the value"
    ),
    ("path: @x", "1:7: a value cannot begin with this character; put it in quotes"),
    ("a: *b", "1:4: '*b' refers to no '&b' before it"),
    ("a: &a [*a]", "1:8: '*a' is inside the value it refers to"),
    (
      "style: gateway\n---\nstyle: module",
      "2:1: a second document; a definition is one document, so remove the '---' before it"
    ),
    ("base: &b {a: 1}\nc: {<<: *b}", "2:5: merge keys ('<<') are not supported; use 'extends'"),
    ("? [a]\n: b", "1:3: a key must be a string, this is a list"),
    ("style: gate\u{1}way", "1:12: control characters are not allowed"),
    ("style: 'gateway", "1:16: found unexpected end of stream while scanning a quoted scalar"),
  ])
  func notYAML(_ text: String, _ message: String) {
    #expect(mistakes(text) == ["strata.yml:" + message])
  }

  @Test func bytesThatAreNotUTF8AreLocated() {
    let loader = DefinitionLoader(catalogue: [])
    var bytes = Array("style: gateway\nx: \u{e9}".utf8)
    bytes.append(0xFF)
    #expect(
      throws: DefinitionErrors([
        DefinitionIssue(file: "a.yml", line: 2, column: 5, message: "the file is not UTF-8; save it as UTF-8")
      ])
    ) { try loader.load(bytes: bytes, path: "a.yml") }
  }

  @Test func aliasesDoNotExplode() {
    var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    for i in 1...12 {
      lines.append("a\(i): &a\(i) [" + Array(repeating: "*a\(i - 1)", count: 10).joined(separator: ", ") + "]")
    }
    let found = mistakes(lines.joined(separator: "\n"))
    #expect(found == ["strata.yml:5:45: the aliases of this file expand to more than 100000 values"])
  }

  @Test func deepNestingIsRefused() {
    let text = "a: " + String(repeating: "[", count: 5_000)
    #expect(mistakes(text) == ["strata.yml:1:67: nested more than 64 levels deep"])
  }

  @Test func aByteOrderMarkIsNoMistake() throws {
    #expect(try load("\u{FEFF}style: gateway").style == "gateway")
  }
}
