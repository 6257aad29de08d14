import Foundation
import StrataSyntax
import StrataTestSupport
import Testing

@testable import StrataScaffold

/// Code of the templates and of the exemplars imports the modules of the kit whose types it names. A build finds that, too, but
/// takes minutes, and the screens need stubs for it.
@Suite struct KitImportTests {
  @Test(arguments: AppExemplar.all.map(\.style))
  func whoNamesATypeOfTheKitImportsItsModule(style: String) throws {
    let files = try Self.files(of: style)
    #expect(files.count > 60)
    #expect(try Self.missing(in: files) == [])
  }

  /// Each way to name a type, without the import.
  @Test(arguments: [
    "struct A { @LazyState private var model: Int }", "final class A: BaseViewModel {}", "let a = BaseViewModel()",
    "func a(_ all: [any Coordinator]?) {}",
    "#if canImport(SwiftUI)\nimport SwiftUI\nlet a: LazyState<Int>.Value\n#endif",
  ])
  func anImportThatIsMissingIsFound(code: String) throws {
    #expect(try Self.missing(in: ["A.swift": code]).count == 1, "\(code)")
    #expect(try Self.missing(in: ["A.swift": "import StrataPresentation\n" + code]) == [])
  }

  @Test func otherThingsOfTheSameNameAreNoTypesOfTheKit() throws {
    let own = ["A.swift": "protocol Coordinator {}\n", "B.swift": "final class B: Coordinator {}\n"]
    #expect(try Self.missing(in: own) == [])
    #expect(
      try Self.missing(in: ["A.swift": "let a = Other.Coordinator()\nlet b: Other.Coordinator\nlet c = \"Coordinator\""]
      ) == [])
  }

  /// The Swift files of a style's template and of its exemplars.
  private static func files(of style: String) throws -> [String: String] {
    let folders = [
      "Templates/\(style)/Sources", "Templates/\(style)/Tests", "Exemplars/\(style)", "Exemplars/Starts/\(style)",
    ]
    return try folders.reduce(into: [:]) { $0.merge(try texts(below: $1)) { $1 } }
  }

  private static func texts(below folder: String) throws -> [String: String] {
    let root = "\(DocumentationPage.root)/\(folder)"
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let swift = paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
    return Dictionary(
      uniqueKeysWithValues: try swift.map {
        ("\(folder)/\($0)", try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8))
      })
  }

  /// The types that the modules of the kit declare for others, outside of other types, by name.
  private static let kit = Result {
    var modules: [String: String] = [:]
    for (path, text) in try texts(below: "Sources/Kit") {
      guard let module = path.split(separator: "/").dropFirst(2).first.map(String.init) else { continue }
      let source = SwiftSource(Array(text.utf8))
      for declaration in source.declarations where declaration.owner == nil && !declaration.isLocal {
        let node = declaration.node
        let isPublic = source.children(of: node).contains {
          source.kind($0) == .modifier && ["public", "open"].contains(source.text($0))
        }
        guard isPublic, source.isType(node) || source.kind(node) == .typealiasDeclaration else { continue }
        modules[declaration.name] = module
      }
    }
    return modules
  }

  /// Where a type of the kit is named without its module. A name that the files declare themselves is theirs.
  private static func missing(in files: [String: String]) throws -> [String] {
    let kit = try kit.get()
    #expect(kit.count > 100)
    let sources = files.mapValues { SwiftSource(Array($0.utf8)) }
    let own = Set(sources.values.flatMap { $0.declarations.map(\.name) })
    return sources.flatMap { path, source in
      let imports = source.imports
      let missing = namedTypes(source).subtracting(own).compactMap { name in
        kit[name].flatMap { imports.contains($0) ? nil : "\(path): import \($0) for \(name)" }
      }
      return missing
    }.sorted()
  }

  /// The names that stand for themselves, not those of members.
  private static func namedTypes(_ source: SwiftSource) -> Set<String> {
    var names: Set<String> = []
    for node in source.tree.nodes.indices {
      switch source.kind(node) {
      case .identifierExpression: names.insert(source.text(node))
      case .name where source.kind(source.parents[node]) == .identifierType: names.insert(source.text(node))
      case .attribute: names.insert(String(source.text(node).dropFirst().prefix { $0.isLetter || $0.isNumber }))
      default: break
      }
    }
    return names
  }
}
