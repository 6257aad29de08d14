import Foundation
import StrataTestSupport
import Testing

/// Every link of the documentation leads to a file, and to a heading if it names one.
@Suite struct DocumentationLinkTests {
  static let pages: [DocumentationPage] = {
    let top = ["README.md", "CONTRIBUTING.md", "Templates/README.md"].compactMap { try? DocumentationPage($0) }
    return top + ((try? DocumentationPage.all(in: "Documentation")) ?? [])
  }()

  @Test(arguments: pages.map(\.path)) func linksLeadSomewhere(page path: String) throws {
    let page = try DocumentationPage(path)
    for link in page.links where !link.isExternal {
      let file = link.file.isEmpty ? path : page.path(of: link.file)
      let location = "\(path):\(link.line): \(link.target)"
      guard FileManager.default.fileExists(atPath: DocumentationPage.root + "/" + file) else {
        Issue.record("\(location): there is no such file")
        continue
      }
      guard let anchor = link.anchor else { continue }
      let anchors = try DocumentationPage(file).headings.map(DocumentationPage.anchor)
      #expect(anchors.contains(anchor), "\(location): there is no such heading")
    }
  }

  @Test func theTasksAreListedAtTheTop() throws {
    let page = try DocumentationPage("Documentation/Manual/HowDoISay.md")
    let tasks = page.prose.filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
    #expect(tasks.count >= 30)
    #expect(page.links.filter { $0.file.isEmpty }.map(\.text) == tasks)
  }

  @Test func linksAreRead() throws {
    let page = DocumentationPage(
      path: "A/B.md", text: "# B\n\nSee [the\nC](../C.md#d-e).\n\n```\n[no](no.md)\n```\n\n## D, E\n")
    let link = try #require(page.links.first)
    #expect(page.links.count == 1 && link.line == 3 && link.file == "../C.md" && link.anchor == "d-e")
    #expect(page.path(of: link.file) == "C.md" && page.headings.map(DocumentationPage.anchor) == ["d-e"])
    #expect(page.replacingLinks { _ in "x" } == "# B\n\nSee x.\n\n```\n[no](no.md)\n```\n\n## D, E\n")
  }
}
