import Foundation

/// A page of the documentation, with its fenced blocks.
package struct DocumentationPage: Sendable {
  /// Path from the root of the repository.
  package let path: String
  package let lines: [String]
  package let blocks: [Block]

  /// A fenced block.
  package struct Block: Sendable {
    /// `yaml`, `swift`, `console`; empty if the fence names none.
    package var language: String
    /// The comment above it: `not run: SwiftLint` for `<!-- not run: SwiftLint -->`.
    package var directive: String?
    /// The comments `<!-- example: … -->` between the last block and this one: the last of them.
    package var example: String?
    /// Line of the opening fence, from 1.
    package var line: Int
    package var content: [String]

    package var text: String { content.map { $0 + "\n" }.joined() }
  }

  package init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    var blocks: [Block] = []
    var comment: String?
    var example: String?
    var open: (block: Block, fence: String, indent: Int)?
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " }
      let indent = line.count - content.count
      if let (block, fence, outer) = open {
        if content.hasPrefix(fence), content.allSatisfy({ $0 == "`" }) {
          blocks.append(block)
          open = nil
          comment = nil
          example = nil
        } else {
          open?.block.content.append(String(line.dropFirst(min(outer, indent))))
        }
      } else if content.hasPrefix("```") {
        let fence = String(content.prefix { $0 == "`" })
        let language = String(content.dropFirst(fence.count)).trimmingCharacters(in: .whitespaces)
        let block = Block(language: language, directive: comment, example: example, line: index + 1, content: [])
        open = (block, fence, indent)
      } else if content.hasPrefix("<!--"), content.hasSuffix("-->") {
        let text = content.dropFirst(4).dropLast(3).trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("example: ") { example = String(text.dropFirst(9)) } else { comment = text }
      } else if !content.isEmpty {
        comment = nil
      }
    }
    self.blocks = blocks
  }

  package init(_ path: String) throws {
    let text = try String(contentsOfFile: Self.root + "/" + path, encoding: .utf8)
    self.init(path: path, text: text)
  }

  /// The root of the repository.
  package static let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .path(percentEncoded: false).trimmingSuffix("/")

  /// The pages below a folder, sorted by path.
  package static func all(in folder: String) throws -> [DocumentationPage] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder)
    return try paths.filter { $0.hasSuffix(".md") }.sorted().map { try DocumentationPage(folder + "/" + $0) }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
