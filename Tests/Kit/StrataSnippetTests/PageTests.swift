import Foundation
import Testing

/// `Documentation/Kit/ComingFrom.md` shows the snippets: each is one that the tests of this folder compile and run.
@Suite struct PageTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private func lines(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private var pages: URL {
    (0..<3).reduce(folder) { url, _ in url.deletingLastPathComponent() }.appending(path: "Documentation/Kit")
  }

  private func page() throws -> String {
    try String(contentsOf: pages.appending(path: "ComingFrom.md"), encoding: .utf8)
  }

  private func sources() throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix("Snippets.swift") }.sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test func eachBlockIsCompiledAndRun() throws {
    let code = lines(try sources().joined(separator: "\n"))
    let blocks = try page().components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count >= 30)
    for block in blocks { #expect(code.contains(lines(block)), "not compiled as shown:\n\(block)") }
  }

  /// What a snippet stands for is the line of the other library above it, in the page and in the comment of its test.
  @Test func eachSnippetIsOnThePage() throws {
    let page = try page()
    let comments = try sources().flatMap { $0.split(separator: "\n") }.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("/// `") }.map { String($0.dropFirst("/// ".count)) }
    #expect(comments.count >= 30)
    for comment in comments { #expect(page.contains("\n\(comment)\n"), "not on the page: \(comment)") }
  }
}
