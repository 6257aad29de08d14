import StrataModel
import Testing

@testable import StrataDefinition

@Suite struct GlobTests {
  @Test(arguments: [
    ("*View", "LoginView", true), ("*View", "LoginViewModel", false), ("Net*", "NetRes", true), ("N?t", "Nét", true),
    ("a*c*e", "abcde", true), ("a*c*e", "abcdef", false), ("{a,b}c", "bc", true), ("{a,b{c,d}}", "bd", true),
    ("**/Domain/**", "Domain/User.swift", true), ("**/Domain/**", "App/Domain/Models/User.swift", true),
    ("**/Domain/**", "App/Domain.swift", false), ("**/Domain/**", "MyDomain/User.swift", false),
    ("*/Domain/*", "App/Domain/User.swift", true), ("*/Domain/*", "App/Domain/Models/User.swift", false),
    ("Sources/**/*.swift", "Sources/A.swift", true), ("Sources/**/*.swift", "Sources/a/b/A.swift", true),
    ("Sources/*/A/**", "Sources/x/y/A/B.swift", false), ("**", "any/thing", true), ("", "", true), ("*", "a/b", false),
    ("a**z", "a/b/z", true), ("x{", "x{", true), ("**/b/**/d", "a/b/c/b/x/d", true), ("**/b", "a/b", true),
    ("**/b", "b/c", false), ("**/b?.{x,y}", "a/bc.y", true),
    ("**/*.{x,y}/**", "a/b.y/c", true), ("**/*.{x,y}/**", "a/b.y", false), ("**/a**z/**", "q/a/b/z/c", true),
    ("**/b/c/**", "a/b/c/d", true), ("**/**", "a", true), ("**/b/**", "b/", true),
  ])
  func matches(_ pattern: String, _ text: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(text) == expected)
    #expect(PathFilter([Glob(pattern)]).matches(text) == expected)
  }

  @Test func badPatternsAreNamed() {
    #expect(Glob.problem(in: "a{b") == "'{' without '}'")
    #expect(Glob.problem(in: "a}b") == "'}' without '{'")
    #expect(Glob.problem(in: "") == "an empty pattern matches nothing")
    let many = String(repeating: "{a,b}", count: 40)
    #expect(Glob.problem(in: many) == "more than 256 alternatives")
    let parts = Array(repeating: "a", count: 62).joined(separator: "/")
    #expect(Glob.problem(in: parts) == nil)
    #expect(Glob.problem(in: parts + "/a") == "more than 62 parts between slashes")
    #expect(Glob.problem(in: parts + "{,/a}") == "more than 62 parts between slashes")
    #expect(!Glob(many).matches("abab"))
  }

  @Test func longTextsDoNotExplode() {
    let glob = Glob("**/*a*a*a*a*a*a*a*a*b")
    #expect(!glob.matches(String(repeating: "a", count: 5_000)))
  }

  @Test func suggestionsAreNearNames() {
    let layers = ["Presentation", "Domain", "Data", "Infrastructure"]
    #expect(Suggestion.nearest(to: "Domian", among: layers) == "Domain")
    #expect(Suggestion.nearest(to: "data", among: layers) == "Data")
    #expect(Suggestion.nearest(to: "Infra", among: layers) == "Infrastructure")
    #expect(Suggestion.nearest(to: "Network", among: layers) == nil)
  }
}
