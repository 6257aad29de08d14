import StrataModel
import StrataSyntax

/// What Strata knows of a framework: declarations in Swift, read like any other source, so that the types of
/// expressions that pass through it are known. Far from complete on purpose; what is missing is an outside type.
struct KnownFramework: Sendable {
  let name: String
  let facts: FileFacts

  private init(_ name: String, _ sources: [String]) {
    self.name = name
    facts = SwiftReader.facts(of: sources.joined(separator: "\n"))
  }

  private static let swift = KnownFramework("Swift", StandardLibrary.sources)
  private static let others: [KnownFramework] = []

  /// The frameworks that the files import, and the standard library.
  static func active(for files: [ReadFile]) -> [KnownFramework] {
    [swift] + others
  }
}
