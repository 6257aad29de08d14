import Foundation
import Testing

/// The pictures of the documentation show the code as it is: `make generate` draws them. Numbers and positions may be
/// older; boxes, arrows and their colours may not.
@Suite struct PictureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path(percentEncoded: false)

  /// What each arrow and box is called, and whether the arrow has violations.
  private func content(_ svg: String) -> Set<String> {
    var content: Set<String> = []
    for line in svg.split(separator: "\n")
    where line.hasPrefix("<path class=\"arrow") || line.hasPrefix("<g class=\"box") {
      guard let start = line.range(of: "<title>")?.upperBound else { continue }
      let title = line[start...].prefix { $0 != ":" && $0 != "<" }
      content.insert((line.contains("url(#found)") ? "violation " : "") + title)
    }
    return content
  }

  @Test(arguments: ["coordinator", "gateway", "module", "reactive", "repository"])
  func templatesAreCurrent(_ template: String) throws {
    let drawn = Run("map", "--collapse", "folder", in: Self.root + "Templates/" + template)
    try compare(drawn, with: template)
  }

  @Test func strataIsCurrent() throws {
    try compare(Run("map", "--collapse", "module", "--title", "Strata", "Sources", in: Self.root), with: "strata")
  }

  private func compare(_ drawn: Run, with name: String) throws {
    let kept = try String(contentsOfFile: Self.root + "Documentation/Pictures/\(name).svg", encoding: .utf8)
    #expect(drawn.status == 0)
    let (now, then) = (content(drawn.output), content(kept))
    #expect(now.count > 10)
    #expect(now == then, "run 'make generate': \(now.symmetricDifference(then).sorted())")
  }
}
