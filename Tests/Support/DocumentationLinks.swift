import Foundation

extension DocumentationPage {
  /// A link of the form `[text](target)`, outside fenced blocks.
  package struct Link: Sendable {
    package var text: String
    /// As it is written: `../CommandLine.md#the-baseline`, `#layers`, `https://…`.
    package var target: String
    package var line: Int

    package var isExternal: Bool { target.contains(/^[a-z]+:/) }
    /// `../CommandLine.md`; empty for a heading of the same page.
    package var file: String { String(target.prefix { $0 != "#" }) }
    /// `the-baseline`
    package var anchor: String? { target.firstIndex(of: "#").map { String(target[target.index(after: $0)...]) } }
  }

  /// The lines without those of fenced blocks and their fences, which are empty.
  package var prose: [String] {
    var prose = lines
    for block in blocks {
      for line in block.line - 1...block.line + block.content.count { prose[line] = "" }
    }
    return prose
  }

  package var links: [Link] {
    let text = prose.joined(separator: "\n")
    var line = 1
    var position = text.startIndex
    return text.matches(of: Self.linkPattern).map { match in
      line += text[position..<match.range.lowerBound].count { $0 == "\n" }
      position = match.range.lowerBound
      return Link(text: String(match.1), target: String(match.2), line: line)
    }
  }

  /// The page with other links.
  package func replacingLinks(with replacement: (Link) -> String) -> String {
    var result: [String] = []
    let prose = prose
    var first = 0
    while first < prose.count {
      // Link texts may continue on the next line, but not across an empty one or a fence.
      let end = prose[first...].firstIndex { $0.isEmpty } ?? prose.count
      if end > first {
        let text = prose[first..<end].joined(separator: "\n").replacing(Self.linkPattern) { match in
          replacement(Link(text: String(match.1), target: String(match.2), line: first + 1))
        }
        result.append(text)
      }
      if end < prose.count { result.append(lines[end]) }
      first = end + 1
    }
    return result.joined(separator: "\n")
  }

  private static var linkPattern: Regex<(Substring, Substring, Substring)> { /\[([^\[\]]*)\]\(([^()\s]+)\)/ }

  /// The titles of the sections.
  package var headings: [String] {
    prose.compactMap { line in
      line.wholeMatch(of: /##+ (.*)/).map { String($0.1) }
    }
  }

  /// The path of a file that a link of this page names.
  package func path(of file: String) -> String {
    let folder = path.split(separator: "/").dropLast()
    return (folder + file.split(separator: "/")).reduce(into: [Substring]()) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }.joined(separator: "/")
  }

  /// What a link to a heading has after `#` on GitHub.
  package static func anchor(ofHeading title: String) -> String {
    String(title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.map { $0 == " " ? "-" : $0 })
  }
}
