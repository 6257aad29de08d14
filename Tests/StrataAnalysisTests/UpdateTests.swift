import Foundation
import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// After any edit an update gives what a new analysis gives.
@Suite struct UpdateTests {
  @Test(arguments: ["gateway", "repository", "coordinator", "module", "reactive"])
  func randomEditsOfTheTemplates(style: String) throws {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: style)
    try compare(try Self.template(style), definition, seed: UInt64(style.utf8.count), edits: 12)
  }

  /// The Swift files of a template.
  static func template(_ style: String) throws -> [String: String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Templates/\(style)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false))
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
    var texts: [String: String] = [:]
    for file in files { texts[file] = try String(contentsOf: root.appending(path: file), encoding: .utf8) }
    return texts
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func randomEditsOfGeneratedCode(seed: UInt64) throws {
    let code = GeneratedCode(seed: seed, types: 40)
    try compare(code.files, try gatewayStyle(), seed: seed, edits: 80)
  }

  /// Two apps that share folders, and declare some types twice; a folder that is imported by name.
  @Test(arguments: [4, 5] as [UInt64])
  func randomEditsOfSharedFiles(seed: UInt64) throws {
    try compare(Self.filesOfTwoApps(seed: seed), try gatewayStyle(), seed: seed, edits: 60)
  }

  /// A definition that asks for functions and static members of frameworks, by name.
  @Test(arguments: [6, 7, 8] as [UInt64])
  func randomEditsWithWatchedNames(seed: UInt64) throws {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(
      bytes: Array(
        """
        extends: gateway
        frameworks:
          printing: {types: [FileHandle], functions: [print, debugPrint]}
          settings: {members: [UserDefaults.standard, "DispatchQueue.{main,global}"]}
        layers:
          Domain: {forbids+: [printing, settings]}
          Presentation: {forbids+: [printing, settings]}
        rules:
          service-locator: {severity: error, external: [FileManager.default]}
        """.utf8), path: "strata.yml")
    let files = seed == 8 ? Self.filesOfTwoApps(seed: seed) : GeneratedCode(seed: seed, types: 40).files
    #expect(Analyzer(MemoryWorkspace(files), by: definition).check().findings.contains { $0.target == "print" })
    try compare(files, definition, seed: seed, edits: 60)
  }

  /// A spec that XcodeGen's main one includes is a manifest like the main one.
  @Test func editsOfIncludedSpecs() throws {
    func spec(_ folder: String) -> String { "targets: {App: {type: application, sources: [\(folder)]}}" }
    var workspace = MemoryWorkspace([
      "project.yml": "include: specs/targets.yml", "specs/targets.yml": spec("One"), "One/A.swift": "struct A {}",
      "Two/B.swift": "struct B {}",
    ])
    var analyzer = Analyzer(workspace, by: try gatewayStyle())
    func modules(_ snapshot: Snapshot) -> [String] { snapshot.graph.files.map { snapshot.graph[$0.module].name } }
    let before = modules(analyzer.update())
    workspace["specs/targets.yml"] = Array(spec("../Two").utf8)
    analyzer.workspace = workspace
    let after = modules(analyzer.update(["specs/targets.yml"]))
    #expect(before != after)
    #expect(after == modules(Analyzer(workspace, by: try gatewayStyle()).snapshot()))
  }

  /// What a feature like another one adds affects the names that it makes, and not all files: a member of a framework's type
  /// with a name that a protocol requires, an initializer of a shared type, a nested type with names that others have.
  @Test func editsOfAFeatureAffectItsNamesAlone() throws {
    var files: [String: String] = [:]
    for number in 0..<20 {
      files["Other\(number).swift"] = "struct Other\(number) { let key: Int; func name() -> Shop? { .init() } }"
    }
    files["Decode.swift"] = """
      protocol Source { associatedtype Output; func decode(_ key: Int) -> Output }
      extension VendorArchive { func decode(_ key: Key) -> Shop? { nil } }
      """
    files["Shop.swift"] = "struct Shop {}\nstruct Dependencies { let shop: Shop }\nstruct Key {}"
    files["Use.swift"] = "func open(_ all: Dependencies) {}\nfunc run() { open(.init(shop: Shop())) }"
    files["Events.swift"] = "enum Events { enum Opened { struct Key {}; static func name(_ key: Key) {} } }"
    for (file, text) in [
      (
        "Shop.swift",
        "struct Shop {}\nstruct Dependencies { let shop: Shop; let kit: Kit }\nstruct Kit {}\nstruct Key {}"
      ),
      ("Kit.swift", "extension Events { enum Closed { struct Key {}; static func name(_ key: Key) -> Key { key } } }"),
      ("Decode.swift", (files["Decode.swift"] ?? "").replacingOccurrences(of: "Shop?", with: "Key?")),
    ] {
      var workspace = MemoryWorkspace(files)
      var analyzer = Analyzer(workspace, by: try gatewayStyle())
      _ = analyzer.update()
      workspace[file] = Array(text.utf8)
      analyzer.workspace = workspace
      let after = analyzer.update([file])
      #expect(after.fullResolutionReason == nil, "\(file)")
      #expect(after.resolvedFileCount < 6, "\(file)")
      let cold = Analyzer(workspace, by: try gatewayStyle()).snapshot()
      #expect(after.graph.references == cold.graph.references, "\(file)")
    }
  }

  /// Code that calls a member, or has a type, without naming either.
  @Test func editsOfMembersWithoutNames() throws {
    let files = [
      "Amount.swift": "struct Amount { var cents: Int }\nstruct Basket { var amounts: [Amount] }",
      "Pay.swift": "func pay(_ amount: Amount) {}\nfunc basket() -> Basket { fatalError() }",
      "User.swift": "struct User { let id = #key(1)\nfunc run() { pay(5); for a in basket() { print(a) } } }",
      "Key.swift": "struct Key {}\nstruct Row {}",
      "Macro.swift":
        "@freestanding(expression) macro key(_ n: Int) -> Key = #externalMacro(module: \"M\", type: \"K\")",
      "Literal.swift": "extension Amount { init(integerLiteral value: Int) { self.init(cents: value) } }",
      "Iterate.swift":
        "extension Basket { func makeIterator() -> IndexingIterator<[Amount]> { amounts.makeIterator() } }",
    ]
    for (file, old, new) in [
      ("Literal.swift", "integerLiteral", "floatLiteral"), ("Iterate.swift", "makeIterator()", "make()"),
      ("Macro.swift", "-> Key", "-> Row"), ("Macro.swift", "macro key", "macro other"),
    ] {
      var workspace = MemoryWorkspace(files)
      var analyzer = Analyzer(workspace, by: try gatewayStyle())
      let before = analyzer.update().graph.references
      workspace[file] = Array((files[file] ?? "").replacingOccurrences(of: old, with: new).utf8)
      analyzer.workspace = workspace
      let after = analyzer.update([file]).graph.references
      #expect(before != after, "\(file) \(new)")
      #expect(after == Analyzer(workspace, by: try gatewayStyle()).snapshot().graph.references, "\(file) \(new)")
    }
  }

  /// What a file imports may decide the layer of the files beside it.
  @Test func editsOfImportsThatDecideFolders() throws {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(
      bytes: Array(
        """
        layers:
          Screens: {match: {path: "**/Stops/**", folder-imports: [MapKit, "Mapbox*"]}}
          Rest: {fallback: {path: "App/**"}}
        rules: {dependency-rule: error}
        """.utf8), path: "strata.yml")
    var workspace = MemoryWorkspace([
      "App/Stops/Pin.swift": "import Foundation\nstruct Pin {}", "App/Stops/Shape.swift": "struct Shape {}",
      "App/Stops/Lines/Line.swift": "struct Line {}",
    ])
    func layers(_ snapshot: Snapshot) -> [String?] { snapshot.project.layerOfFile }
    var analyzer = Analyzer(workspace, by: definition)
    #expect(layers(analyzer.update()) == ["Rest", "Rest", "Rest"])
    workspace["App/Stops/Pin.swift"] = Array("import MapKit\nstruct Pin {}".utf8)
    #expect(layers(Analyzer(workspace, by: definition).snapshot()) == ["Rest", "Screens", "Screens"])
    analyzer.workspace = workspace
    #expect(layers(analyzer.update(["App/Stops/Pin.swift"])) == ["Rest", "Screens", "Screens"])
  }

  /// The ids of external types do not depend on which files were resolved: also a type that is named only as the one
  /// around another has its own.
  @Test func externalTypesAfterEdits() throws {
    var workspace = MemoryWorkspace([
      "A.swift": "struct A { let one: Alpha.Beta.Gamma; let two: Zeta }", "B.swift": "struct B { let two: Zeta }",
    ])
    var analyzer = Analyzer(workspace, by: try gatewayStyle())
    _ = analyzer.update()
    workspace["B.swift"] = Array("struct B { let two: Zeta; func add(_ value: Int) -> Int { value } }".utf8)
    analyzer.workspace = workspace
    let after = analyzer.update(["B.swift"]).graph
    let anew = Analyzer(workspace, by: try gatewayStyle()).snapshot().graph
    #expect(after.externals == anew.externals)
    #expect(after.references == anew.references)
  }

  static func filesOfTwoApps(seed: UInt64) -> [String: String] {
    var files = GeneratedCode(seed: seed, types: 24).files
    files["project.yml"] = """
      name: Apps
      targets:
        Phone: {type: application, sources: [Sources, Phone]}
        Watch: {type: application, sources: [Sources, Watch]}
      """
    for target in ["Phone", "Watch"] {
      files["\(target)/Palette.swift"] = """
        import Shared
        struct Palette { let owner: Model1; func tone() -> Gateway2? { nil } }
        struct \(target)Screen { let palette = Palette(owner: .empty); func draw() { _ = palette.tone()?.fallback.title } }
        """
    }
    files["Sources/Domain/Painter.swift"] = """
      struct Painter { let palette: Palette; func paint() { print(palette.owner.name, palette.tone()?.other ?? "") } }
      """
    files["Libraries/Shared/Box.swift"] =
      "public struct SharedBox { public let model: Int; public init(model: Int) {} }"
    return files
  }

  private func compare(_ texts: [String: String], _ definition: Definition, seed: UInt64, edits count: Int) throws {
    var workspace = MemoryWorkspace(texts)
    var kept = Analyzer(workspace, by: definition)
    _ = kept.update()
    var edits = RandomEdits(seed: seed)
    var resolved = 0
    var whole = 0
    for round in 0..<count {
      let edit = edits.next(&workspace)
      let isTold = round.isMultiple(of: 2)
      let changes = isTold ? workspace.changes(since: kept.listing, SourceSelection()) : nil
      kept.workspace = workspace
      let updated = kept.update(changes)
      let anew = Analyzer(workspace, by: definition).snapshot()
      if updated.fullResolutionReason == nil {
        resolved += updated.resolvedFileCount
        whole += anew.resolvedFileCount
      }
      let isSame =
        updated.graph.references == anew.graph.references && updated.graph.gaps == anew.graph.gaps
        && updated.ledger == anew.ledger && updated.map() == anew.map() && updated.check() == anew.check()
      #expect(isSame, "\(edit)\n\(Self.difference(updated, anew))")
      if !isSame { return }
    }
    // It is worth it: most edits leave most files alone.
    #expect(whole == 0 || resolved * 2 < whole, "\(resolved) of \(whole) files resolved")
  }

  private static func difference(_ a: Snapshot, _ b: Snapshot) -> String {
    func lines(_ snapshot: Snapshot) -> Set<String> {
      let graph = snapshot.graph
      return Set(
        graph.references.map { reference in
          "\(graph.location(reference.file, reference.offset)) \(reference.kind) \(graph.name(of: reference.target)) "
            + "\(reference.context.rawValue) \(String(describing: reference.memberDeclaration))"
        } + graph.gaps.map { "\(graph.location($0.file, $0.offset)) \($0.reason) \($0.name)" })
    }
    let (one, other) = (lines(a), lines(b))
    return "updated only: \(one.subtracting(other).sorted().prefix(5))\n"
      + "anew only: \(other.subtracting(one).sorted().prefix(5))\nresolved: \(a.resolvedFileCount), "
      + "fallback: \(a.fullResolutionReason ?? "none")"
  }
}
