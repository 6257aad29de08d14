import StrataFrameworks
import StrataModel
import StrataSyntax

/// The interface of a framework: declarations in Swift (`Frameworks/*.swiftinterface`), read like any other source, so
/// that the types of expressions that use it are known. Incomplete on purpose: a type that is missing is external.
struct KnownFramework: Sendable {
  let name: String
  let facts: FileFacts

  private init(_ name: String, _ source: [UInt8]) {
    self.name = name
    facts = source.withUnsafeBufferPointer { SwiftReader.facts(of: $0) }
  }

  /// Reads all of them, once.
  static func prepare() { _ = all }

  /// The standard library and Foundation, which extends it, and the other frameworks that the files import.
  static func active(for imports: Set<String>) -> [KnownFramework] {
    var imported = imports.union(["Swift", "Foundation"])
    for (name, brought) in ImpliedImports.all where imported.contains(name) { imported.formUnion(brought) }
    return all.filter { imported.contains($0.name) }
  }

  private static let all = FrameworkFiles.interfaces.map { KnownFramework($0.module, $0.source) }
}
