import Foundation
import StrataTestSupport
import Testing

@testable import strata

/// Every block of `Documentation/Manual` is run: definitions are loaded, samples checked, commands executed and their
/// output compared. After a change that is meant: `STRATA_UPDATE_EXAMPLES=1 swift test --filter ManualTests` writes the
/// output into the pages; read the difference.
@Suite struct ManualTests {
  /// Without the pages that `make generate` writes.
  static let pages =
    (try? DocumentationPage.all(in: "Documentation/Manual"))?
    .filter { !$0.path.hasPrefix("Documentation/Manual/Rules/") } ?? []

  @Test func thereAreBlocksToRun() {
    let blocks = Self.pages.flatMap(\.blocks)
    #expect(blocks.filter(\.isDefinition).count >= 40)
    #expect(blocks.filter { $0.language == "console" }.count >= 10)
  }

  @Test(arguments: [
    "```json\n{}\n```", "```yaml\nlayers: {}\n```", "```swift\n// file: A.swift\n```", "```console\nstrata check\n```",
    "<!-- not run: another tool -->\nText.\n```json\n{}\n```",
  ])
  func aBlockThatNothingRunsIsAnError(text: String) {
    #expect(throws: DocumentationStep.Unknown.self) { try DocumentationPage(path: "A.md", text: text).steps() }
  }

  @Test func marksAreCompared() throws {
    let definition = "layers: {A: {match: {path: A}}, B: {match: {path: B}}}\nrules: {dependency-rule: error}\n"
    let files = ["A/A.swift": "struct A { let b: B }\n", "B/B.swift": "struct B {}\n"]
    let run = try SampleRun(definition: definition, files: files)
    let mark = ExpectedFinding(path: "A/A.swift", line: 1, rule: "dependency-rule", symbol: "A", target: "B")
    #expect(run.differences(from: [mark]).isEmpty)
    #expect(run.differences(from: []).first?.hasPrefix("unexpected") == true)
    let other = ExpectedFinding(path: "B/B.swift", line: 1, rule: "dependency-rule")
    #expect(run.differences(from: [mark, other]) == ["missing     B/B.swift:1 dependency-rule"])
  }

  @Test(arguments: pages.map(\.path)) func everyBlockRuns(page path: String) throws {
    let page = try DocumentationPage(path)
    var example: ExampleFolder?
    var changed: [(block: DocumentationPage.Block, content: [String])] = []
    for (block, step) in zip(page.blocks, try page.steps()) {
      let location = "\(path):\(block.line)"
      if let name = block.example { example = try ExampleFolder(copyOf: name) }
      switch step {
      case .skipped: break
      case .definition(let text):
        let run = Run("rules", in: try TestFolder(["strata.yml": text]).path)
        #expect(run.status == 0, "\(location): \(run.errors)")
      case .sample(let definition, let files, let expected):
        let differences = try SampleRun(definition: definition, files: files).differences(from: expected)
        #expect(differences.isEmpty, "\(location)\n\(differences.joined(separator: "\n"))")
      case .write(let file, let text):
        try #require(example, "\(location): no '<!-- example: FOLDER -->' above").write(text, to: file)
      case .console(let commands):
        let folder = try #require(example, "\(location): no '<!-- example: FOLDER -->' above")
        let content = try commands.flatMap { try ["$ " + $0.line] + folder.output(of: $0) }
        if content == block.content { break }
        changed.append((block, content))
      }
    }
    if ProcessInfo.processInfo.environment["STRATA_UPDATE_EXAMPLES"] != nil {
      try page.write(changed)
    } else {
      for (block, content) in changed {
        Issue.record("\(path):\(block.line) prints\n\(content.joined(separator: "\n"))")
      }
    }
  }
}

extension DocumentationPage {
  /// Writes the page with other lines in some of its blocks.
  fileprivate func write(_ changed: [(block: Block, content: [String])]) throws {
    guard !changed.isEmpty else { return }
    var lines = lines
    for (block, content) in changed.reversed() {
      lines.replaceSubrange(block.line..<block.line + block.content.count, with: content)
    }
    try lines.joined(separator: "\n").write(toFile: Self.root + "/" + path, atomically: true, encoding: .utf8)
  }
}
