import Foundation
import StrataRules
import StrataTestSupport
import Testing

/// `Documentation/Guides.md` names a file for each statement of each guide: the files exist, and so do the rules.
@Suite struct GuidesTests {
  private struct Mention {
    let line: Int
    let template: String
    let name: String
  }

  @Test func everyPathExists() throws {
    let paths = try mentions().filter {
      $0.name.contains("/") || $0.name.hasSuffix(".yml") || $0.name.hasSuffix(".txt")
    }
    #expect(Set(paths.map(\.template)).count == 5 && paths.count > 150)
    for path in paths {
      let file = "\(DocumentationPage.root)/\(path.template)/\(path.name)"
      #expect(FileManager.default.fileExists(atPath: file), "Documentation/Guides.md:\(path.line): \(path.name)")
    }
  }

  @Test func everyRuleExists() throws {
    let ids = Set(RuleRegistry.everything.map(\.id))
    let named = try mentions().filter { $0.name.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil }
    #expect(named.count > 5)
    for rule in named { #expect(ids.contains(rule.name), "Documentation/Guides.md:\(rule.line): \(rule.name)") }
  }

  /// What stands between backquotes below the heading of a template.
  private func mentions() throws -> [Mention] {
    var template: String?
    var mentions: [Mention] = []
    for (index, line) in try DocumentationPage("Documentation/Guides.md").lines.enumerated() {
      let names = line.matches(of: /`([^`]+)`/).map { String($0.1) }
      if line.hasPrefix("## ") {
        template = names.first
      } else if let template, !line.hasPrefix("Paths are") {
        mentions += names.map { Mention(line: index + 1, template: template, name: $0) }
      }
    }
    return mentions
  }
}
