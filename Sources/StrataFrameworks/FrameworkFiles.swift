import StrataResources

/// What Strata knows of frameworks: the files of the folder `Frameworks`.
public enum FrameworkFiles {
  /// The declarations of each module that Strata knows, as UTF-8 text of Swift: only what the types of expressions
  /// depend on. The standard library and Foundation, which extends it, come first.
  public static var interfaces: [(module: String, source: [UInt8])] {
    [
      "Swift", "Foundation", "Combine", "SwiftUI", "UIKit", "CoreData", "XCTest", "RxSwift", "RxCocoa", "Swinject",
      "Factory",
      "ComposableArchitecture", "Dependencies",
    ].map { ($0, EmbeddedFile.bytes("Frameworks/\($0).swiftinterface") ?? []) }
  }

  /// `modules.txt`, as the lines of its keywords.
  static let lines: [(keyword: String, names: [String])] = {
    var lines: [(keyword: String, names: [String])] = []
    let text = EmbeddedFile.bytes("Frameworks/modules.txt") ?? []
    for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      var words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      if line.first == UInt8(ascii: " "), !lines.isEmpty {
        lines[lines.count - 1].names += words
      } else if !words.isEmpty {
        lines.append((words.removeFirst(), words))
      }
    }
    return lines
  }()
}

/// Modules of Apple's platforms and of Swift.
public enum SystemModules {
  /// Whether a project may import a module of this name and never declares it.
  public static func contains(_ name: String) -> Bool { names.contains(name) || name.hasPrefix("_") }

  private static let names = Set(FrameworkFiles.lines.filter { $0.keyword == "system" }.flatMap(\.names))
}

/// What imports bring besides the module that they name.
public enum ImpliedImports {
  /// Each module with those that a file sees, too, when it imports it; some imply others of the list.
  public static let all: [(module: String, brought: [String])] =
    FrameworkFiles.lines.filter { $0.keyword == "import" }.compactMap { line in
      line.names.first.map { (module: $0, brought: Array(line.names.dropFirst())) }
    }
}
