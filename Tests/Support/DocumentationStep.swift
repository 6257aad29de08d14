import Foundation

/// What a test does with a block of the manual.
package enum DocumentationStep: Sendable {
  /// A definition on its own, which must load. Its first line is `# strata.yml`.
  case definition(String)
  /// A definition and the files of the Swift block after it, with the findings that are marked in them.
  case sample(definition: String, files: [String: String], expected: [ExpectedFinding])
  /// A console block: commands and their output, in the copy of an example folder.
  case console([Command])
  /// A file of the example folder, written before the next command.
  case write(path: String, text: String)
  /// Belongs to the block before it, or is not for Strata: the comment says why it is not run.
  case skipped

  package struct Command: Equatable, Sendable {
    package var line: String
    package var output: [String]
  }

  package struct Unknown: Error, CustomStringConvertible {
    package var description: String

    package init(_ description: String) { self.description = description }
  }
}

extension DocumentationPage {
  /// One step for each block.
  /// - Throws: for a block that no test would run.
  package func steps() throws(DocumentationStep.Unknown) -> [DocumentationStep] {
    var steps: [DocumentationStep] = []
    for (index, block) in blocks.enumerated() {
      if let step = try step(block, next: index + 1 < blocks.count ? blocks[index + 1] : nil) {
        steps.append(step)
      } else if case .sample = steps.last {
        steps.append(.skipped)
      } else {
        throw DocumentationStep.Unknown(
          "\(path):\(block.line): no test runs this block; Documentation/Manual/README.md says which are run")
      }
    }
    return steps
  }

  private func step(_ block: Block, next: Block?) throws(DocumentationStep.Unknown) -> DocumentationStep? {
    if let directive = block.directive {
      if directive.hasPrefix("not run: ") { return .skipped }
      if directive.hasPrefix("write: ") { return .write(path: String(directive.dropFirst(7)), text: block.text) }
    }
    if block.language == "console" { return .console(try commands(of: block)) }
    guard block.isDefinition else { return nil }
    guard let next, next.isSample, next.directive == nil else { return .definition(block.text) }
    let files = next.files
    let expected = files.keys.sorted().flatMap { path in
      (files[path] ?? "").components(separatedBy: "\n").enumerated().flatMap { index, line in
        ExpectedFinding.marks(in: line, path: path, number: index + 1)
      }
    }
    return .sample(definition: block.text, files: files, expected: expected)
  }

  private func commands(of block: Block) throws(DocumentationStep.Unknown) -> [DocumentationStep.Command] {
    var commands: [DocumentationStep.Command] = []
    for line in block.content {
      if line.hasPrefix("$ ") {
        commands.append(DocumentationStep.Command(line: String(line.dropFirst(2)), output: []))
      } else if commands.isEmpty {
        throw DocumentationStep.Unknown("\(path):\(block.line): a console block begins with '$ strata …'")
      } else {
        commands[commands.count - 1].output.append(line)
      }
    }
    return commands
  }
}

extension DocumentationPage.Block {
  package var isDefinition: Bool { language == "yaml" && content.first?.hasPrefix("# strata.yml") == true }

  fileprivate var isSample: Bool { language == "swift" && content.first?.hasPrefix("// file: ") == true }

  /// The files of a sample; a line `// file: PATH` begins each.
  fileprivate var files: [String: String] {
    var files: [String: String] = [:]
    var path = ""
    for line in content {
      if line.hasPrefix("// file: ") {
        path = String(line.dropFirst(9))
        files[path] = ""
      } else {
        files[path, default: ""] += line + "\n"
      }
    }
    return files
  }
}
