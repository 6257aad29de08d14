import Foundation
import StrataTestSupport

/// A copy of a folder of the repository, in which the commands of a page run one after the other.
final class ExampleFolder {
  private let parent: TestFolder
  private let name: String
  private let path: String
  private var status: Int32 = 0

  init(copyOf name: String) throws {
    parent = try TestFolder()
    self.name = String(name.split(separator: "/").last ?? "")
    path = parent.path + "/" + self.name
    try FileManager.default.copyItem(atPath: DocumentationPage.root + "/" + name, toPath: path)
  }

  func write(_ text: String, to file: String) throws { try parent.write(text, to: name + "/" + file) }

  /// What a command prints; as the page has it, if the page leaves out lines (`…`) and the others are the same.
  func output(of command: DocumentationStep.Command) throws -> [String] {
    let words = command.line.split(separator: " ").map(String.init)
    let text: String
    switch words.first {
    case "strata":
      let run = Run(Array(words.dropFirst()), in: path)
      status = run.status
      text = run.output + run.errors
    case "cat": text = try parent.text(name + "/" + words[1])
    case "echo" where words == ["echo", "$?"]: text = "\(status)\n"
    case "rm" where words.count == 2:
      try FileManager.default.removeItem(atPath: path + "/" + words[1])
      text = ""
    default: throw DocumentationStep.Unknown("'\(command.line)' is no command of the manual")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    return Self.matches(lines[...], command.output[...]) ? command.output : lines
  }

  private static func matches(_ lines: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return lines.isEmpty }
    if first == "…" {
      return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], pattern.dropFirst()) }
    }
    return lines.first == first && matches(lines.dropFirst(), pattern.dropFirst())
  }
}
