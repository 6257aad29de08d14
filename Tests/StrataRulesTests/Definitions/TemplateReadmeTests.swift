import Foundation
import StrataTestSupport
import Testing

/// The README of a template goes with a copy of it: its commands work in the folder of the template, wherever that is.
@Suite struct TemplateReadmeTests {
  @Test(arguments: TemplateApp.all) func everyCommandWorksInTheFolderOfTheTemplate(template: TemplateApp) throws {
    let page = try DocumentationPage("Templates/\(template)/README.md")
    let text = page.lines.joined(separator: "\n")
    let manifest = try String(
      contentsOfFile: "\(DocumentationPage.root)/Templates/\(template)/Package.swift", encoding: .utf8)
    let executables = Self.matches("\\.executable(?:Target)?\\(\\s*name: \"(\\w+)\"", in: manifest)
    let commands = Self.matches("swift run ([^`\\n]*)", in: text)
    #expect(commands.count >= 2)
    for command in commands {
      let name = command.split(separator: " ").first.map(String.init) ?? ""
      #expect(executables.contains(name), "swift run \(command)")
    }
    for script in Self.matches("--script ([^\\s`]+)", in: text) {
      #expect(FileManager.default.fileExists(atPath: "\(DocumentationPage.root)/Templates/\(template)/\(script)"))
    }
    #expect(!text.contains("--package-path") && !text.contains("](../") && !text.contains("../../"))
  }

  private static func matches(_ pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }
  }
}
