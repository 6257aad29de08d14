import Foundation
import StrataModel
import StrataSyntax
import Testing

/// `Documentation/Kit/Costs.md` says of each public function of the kit what it costs, or why that is not measured.
@Suite struct KitCostsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL
  private static let modules = ["StrataNetwork", "StrataStorage", "StrataData", "StrataPresentation"]

  private func sources(in folder: String) throws -> [String] {
    let folder = Self.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  /// The cells of the lines of the page's tables.
  private func tableLines() throws -> [[String]] {
    let page = Self.root.appending(path: "Documentation/Kit/Costs.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  /// The parts of a text between backticks.
  private func names(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// Public functions and subscripts as `Type.name`, without operators.
  private func operations(of text: String) -> Set<String> {
    let facts = SwiftReader.facts(of: text)
    var operations: Set<String> = []
    for declaration in facts.declarations where declaration.access >= .public {
      guard [.function, .subscript].contains(declaration.kind), declaration.parent != noIndex else { continue }
      let type = facts.names[facts.declarations[Int(declaration.parent)].name]
      let name = declaration.kind == .subscript ? "subscript" : facts.names[declaration.name]
      if name.first?.isLetter == true { operations.insert("\(type).\(name)") }
    }
    return operations
  }

  @Test func everyPublicFunctionIsMeasuredOrSaysWhyNot() throws {
    var declared: Set<String> = []
    for module in Self.modules {
      for text in try sources(in: "Sources/Kit/\(module)") { declared.formUnion(operations(of: text)) }
    }
    #expect(declared.count > 100)
    let listed = try tableLines().flatMap { $0.flatMap(names) }.filter { $0.contains(".") }
    #expect(declared.subtracting(listed).sorted() == [], "missing in Costs.md")
    #expect(Set(listed).subtracting(declared).sorted() == [], "in Costs.md, and not in the kit")
  }

  @Test func everyRowOfTheBenchmarkIsOnThePage() throws {
    let benchmark = try sources(in: "Benchmarks/Sources/bench-kit").joined()
    // The name is the first argument, in the same line or the next one.
    let row = /\b(?:Row|row|repeated)\(\s*"([^"]+)"/
    let measured = benchmark.matches(of: row).map { String($0.1) }
    #expect(measured.count > 50)
    let described = Set(try tableLines().compactMap(\.first))
    #expect(measured.filter { !described.contains($0) } == [], "rows of bench-kit that are missing in Costs.md")
  }
}
