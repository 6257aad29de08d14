import Foundation
import StrataTestSupport
import Testing

/// Sources and scripts of the templates, as people read them beside each other: also comments, which the formatter leaves.
@Suite struct TemplateLinesTests {
  private static let columns = 120

  @Test(arguments: TemplateApp.all) func noLineIsTooLong(template: TemplateApp) throws {
    let root = "\(DocumentationPage.root)/Templates/\(template)"
    let files = try #require(FileManager.default.enumerator(atPath: root)).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".txt") || $0.hasSuffix(".expected") }
      .filter { !$0.hasPrefix(".build") }
    #expect(files.count > 50)
    for file in files {
      let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        #expect(line.count <= Self.columns, "Templates/\(template)/\(file):\(index + 1)")
      }
    }
  }
}
