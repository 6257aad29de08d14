import Foundation
import StrataTestSupport

/// The pages of the documentation as articles of DocC.
struct Catalogue {
  private let pages: [DocumentationPage]
  /// The names of the articles, by the paths of the pages.
  private let names: [String: String]

  init(_ pages: [DocumentationPage]) {
    self.pages = pages
    names = Dictionary(pages.map { ($0.path, Self.name(of: $0.path)) }, uniquingKeysWith: { first, _ in first })
  }

  private static let root = "Documentation/Manual/README.md"

  /// The name of the file; of a README, that of its folder.
  private static func name(of path: String) -> String {
    if path == root { return "Strata" }
    let parts = path.split(separator: "/")
    return String(parts.last == "README.md" ? parts[parts.count - 2] : parts[parts.count - 1].dropLast(3))
  }

  /// Text by name.
  var articles: [(name: String, text: String)] {
    pages.map { page in
      var text = page.replacingLinks { link in
        guard let target = target(of: link, in: page) else {
          return link.isExternal ? "[\(link.text)](\(link.target))" : link.text
        }
        return "[\(link.text)](doc:\(target))"
      }
      if page.path == Self.root, let title = text.firstIndex(of: "\n") {
        text.insert(contentsOf: "\n\n@Metadata {\n  @TechnologyRoot\n}", at: title)
      }
      let topics = topics(of: page)
      if !topics.isEmpty { text += "\n## Topics\n" + topics.map { "\n### \($0.title)\n\n" + list($0.names) }.joined() }
      return (names[page.path] ?? "", text)
    }
  }

  /// `Definitions#Roles`; nil for a link that leads out of the documentation.
  private func target(of link: DocumentationPage.Link, in page: DocumentationPage) -> String? {
    guard !link.isExternal else { return nil }
    let path = link.file.isEmpty ? page.path : page.path(of: link.file)
    guard let name = names[path], let target = pages.first(where: { $0.path == path }) else { return nil }
    guard let anchor = link.anchor else { return name }
    let heading = target.headings.first { DocumentationPage.anchor(ofHeading: $0) == anchor }
    return heading.map { "\(name)#\(fragment(ofHeading: $0))" } ?? name
  }

  /// As DocC names a heading in a link.
  private func fragment(ofHeading title: String) -> String {
    let kept = title.filter { $0.isLetter || $0.isNumber || $0.isSymbol && $0 != "`" || " -–—".contains($0) }
    return kept.split { " -–—".contains($0) }.joined(separator: "-")
  }

  /// The pages below a README, in the order of its links; below that of the manual, also what no README links to.
  private func topics(of page: DocumentationPage) -> [(title: String, names: [String])] {
    guard page.path.hasSuffix("/README.md") else { return [] }
    let linked = children(of: page)
    if page.path != Self.root { return linked.isEmpty ? [] : [("Pages", linked)] }
    let elsewhere = Set(pages.filter { $0.path.hasSuffix("/README.md") }.flatMap { children(of: $0) })
    let rest = pages.compactMap { names[$0.path] }.filter { $0 != "Strata" && !elsewhere.contains($0) }
    return [("Manual", linked), ("Reference", rest)].filter { !$0.names.isEmpty }
  }

  private func children(of page: DocumentationPage) -> [String] {
    let folder = page.path.dropLast("README.md".count)
    var children: [String] = []
    for link in page.links where !link.isExternal && !link.file.isEmpty {
      let path = page.path(of: link.file)
      if path.hasPrefix(folder), let name = names[path], !children.contains(name) { children.append(name) }
    }
    return children
  }

  private func list(_ names: [String]) -> String { names.map { "- <doc:\($0)>\n" }.joined() }
}
