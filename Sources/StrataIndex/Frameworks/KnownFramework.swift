import StrataModel
import StrataSyntax

/// What Strata knows of a framework: declarations in Swift, read like any other source, so that the types of
/// expressions that pass through it are known. Far from complete on purpose; what is missing is an outside type.
struct KnownFramework: Sendable {
  let name: String
  let facts: FileFacts

  private init(_ name: String, _ source: String) {
    self.name = name
    facts = SwiftReader.facts(of: source)
  }

  /// Reads them all, once and for all.
  static func prepare() { _ = all }

  /// The standard library and Foundation, which extends it, and whatever else the files import.
  static func active(for imports: Set<String>) -> [KnownFramework] {
    var imported = imports.union(["Swift", "Foundation"])
    // Re-exported by others of the list, or standing in for a framework with the same declarations.
    for (name, brought) in implied where imported.contains(name) { imported.formUnion(brought) }
    return all.filter { imported.contains($0.name) }
  }

  private static let implied: [(String, [String])] = [
    ("ComposableArchitecture", ["SwiftUI", "Dependencies"]), ("RxCocoa", ["RxSwift"]), ("RxRelay", ["RxCocoa"]),
    ("RxSwift", ["RxCocoa"]), ("SwiftUI", ["Combine"]), ("AppKit", ["UIKit"]), ("WatchKit", ["UIKit"]),
  ]

  private static let all = [
    KnownFramework("Swift", StandardLibrary.sources.joined(separator: "\n")),
    KnownFramework("Foundation", FoundationFramework.source),
    KnownFramework("Combine", CombineFramework.source),
    KnownFramework("SwiftUI", SwiftUIFramework.source),
    KnownFramework("UIKit", AppleFrameworks.uiKit),
    KnownFramework("CoreData", AppleFrameworks.coreData),
    KnownFramework("XCTest", AppleFrameworks.xcTest),
    KnownFramework("RxSwift", ReactiveFrameworks.rxSwift),
    KnownFramework("RxCocoa", ReactiveFrameworks.rxCocoa),
    KnownFramework("Swinject", ReactiveFrameworks.swinject),
    KnownFramework("ComposableArchitecture", ReactiveFrameworks.composableArchitecture),
    KnownFramework("Dependencies", ReactiveFrameworks.dependencies),
  ]
}
