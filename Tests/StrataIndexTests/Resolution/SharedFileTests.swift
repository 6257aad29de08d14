import StrataModel
import StrataSyntax
import Testing

@testable import StrataIndex

/// Files that several targets compile.
struct SharedFileTests {
  /// The graph of files in the modules that stand behind the path: `Shared.swift: A B` has its home in `A`.
  private func graph(_ sources: [String: String], jobs: Int = 1) -> Graph {
    let keys = sources.keys.sorted()
    let parts = keys.map { $0.split(separator: ":").map { String($0.drop(while: { $0 == " " })) } }
    let modulesOfFile = parts.map { $0[1].split(separator: " ").map(String.init) }
    let names = Set(modulesOfFile.joined()).sorted()
    func isTest(_ name: String) -> Bool { name.hasSuffix("Tests") }
    let numbers = modulesOfFile.map { $0.map { names.firstIndex(of: $0) ?? 0 } }
    let layout = ModuleLayout(
      modules: names.map { Module(name: $0, isTest: isTest($0), origin: .xcodeProject) },
      moduleOfFile: numbers.map { $0[0] }, isTestFile: modulesOfFile.map { isTest($0[0]) },
      otherModulesOfFile: Dictionary(
        uniqueKeysWithValues: numbers.enumerated().filter { $1.count > 1 }.map { ($0, $1.dropFirst().sorted()) }))
    let files = zip(parts, keys).map { ReadFile(path: $0[0], facts: SwiftReader.facts(of: sources[$1] ?? "")) }
    return GraphBuilder.build(files: files, layout: layout, jobs: jobs)
  }

  /// `import Logging` means the package, although an app has a folder of that name.
  @Test func aFolderOfATargetIsNoModule() {
    let graph = graph([
      "Ext/Logging/Logger.swift: Ext": "public class Logger {}",
      "Kit/Level.swift: Kit": "import Logging\nstruct Level { let logger: Logging.Logger }",
    ])
    #expect(graph.pairs().isEmpty)
  }

  @Test func everyTargetSeesASharedFile() {
    let graph = graph([
      "Model.swift: App Widget": "struct Order { let lines: [Line] }; struct Line { func total() -> Int { 1 } }",
      "App.swift: App": "struct Cart { let order: Order; func sum() -> Int { order.lines[0].total() } }",
      "Widget.swift: Widget": "struct Entry { let order: Order; func sum() -> Int { order.lines[0].total() } }",
    ])
    #expect(
      graph.pairs() == [
        "Cart -> Line", "Cart -> Order", "Entry -> Line", "Entry -> Order", "Order -> Line",
      ])
    #expect(graph.types.count { $0.name == "Order" } == 1)
    #expect(graph.ledger.total.external == 5)  // `Int` and `[]`
    #expect(graph.gaps.isEmpty)
  }

  /// A file on disk that no target lists sees the target beside it, and is seen by none of its files.
  @Test func aFileThatNoTargetListsSeesTheTargetBesideIt() {
    let sources = [
      ("A.swift", 0, "struct Order { let line: Line }; struct Line {}"),
      ("New.swift", 1, "struct Row { let order: Order; let line: Line }; struct Line {}; struct Own {}"),
      ("Use.swift", 0, "struct Use { let order: Order; let own: Own }"),
    ]
    let layout = ModuleLayout(
      modules: [
        Module(name: "App", isTest: false, origin: .xcodeProject), Module(name: "Root", isTest: false, origin: .folder),
      ],
      moduleOfFile: sources.map(\.1), isTestFile: sources.map { _ in false }, adoptingModuleOfFile: [1: 0])
    let graph = GraphBuilder.build(
      files: sources.map { ReadFile(path: $0.0, facts: SwiftReader.facts(of: $0.2)) }, layout: layout, jobs: 1)
    let edges = graph.references.compactMap { reference in
      reference.target.typeID.map { "\(graph[reference.file].path) -> \(graph.path(of: $0)) \(graph[$0].name)" }
    }
    #expect(
      Set(edges) == [
        "A.swift -> A.swift Line", "New.swift -> A.swift Order", "New.swift -> New.swift Line",
        "Use.swift -> A.swift Order",
      ])
    #expect(graph.ledger.total.notVisible == 1)  // `Own`
  }

  private let twoApps = [
    "Shared.swift: Blue Red": "struct Client { let config: AppConfig; func host() -> String { config.host.name } }",
    "Blue/AppConfig.swift: Blue": "struct AppConfig { let host: BlueHost }; struct BlueHost { let name: String }",
    "Red/AppConfig.swift: Red": "struct AppConfig { let host: RedHost }; struct RedHost { let name: String }",
    "Red/Use.swift: Red": "struct Use { func f(_ client: Client) -> String { client.config.host.name } }",
  ]

  @Test(arguments: [1, 3]) func aNameMeansWhatEachTargetDeclares(jobs: Int) {
    let graph = graph(twoApps, jobs: jobs)
    let edges = graph.references.filter { $0.source.map { graph[$0].name } == "Client" }.compactMap { reference in
      reference.target.typeID.map { "\(reference.kind) \(graph.path(of: $0)) \(graph[$0].name)" }
    }
    #expect(
      edges.sorted() == [
        "calls Blue/AppConfig.swift AppConfig", "calls Blue/AppConfig.swift BlueHost",
        "calls Red/AppConfig.swift AppConfig", "calls Red/AppConfig.swift RedHost",
        "stores Blue/AppConfig.swift AppConfig", "stores Red/AppConfig.swift AppConfig",
      ])
    #expect(graph.gaps.isEmpty)
    let counts = graph.ledger.production
    #expect(counts.references == counts.resolved + counts.external)
  }

  @Test func filesOfATargetSeeSharedOnesAsPartOfIt() {
    let graph = graph(twoApps)
    let used = graph.references.filter { $0.source.map { graph[$0].name } == "Use" }.compactMap { reference in
      reference.target.typeID.map { graph.path(of: $0) }
    }
    #expect(!used.contains("Blue/AppConfig.swift"))
    #expect(used.contains("Red/AppConfig.swift"))
  }

  @Test func whatOnlyTheOtherTargetDeclaresIsNotOutside() {
    let graph = graph([
      "Shared.swift: App Watch": "struct Screen {\n#if os(watchOS)\nlet crown = Crown()\n#endif\n}",
      "Watch.swift: Watch": "struct Crown {}",
      "App.swift: App": "struct Window {}",
    ])
    #expect(graph.pairs() == ["Screen -> Crown"])
    #expect(graph.externals.allSatisfy { $0.name != "Crown" })
    #expect(graph.gaps.isEmpty)
    #expect(graph.ledger.total.external == 0)
  }

  @Test func anExtensionOfATypeThatOnlyTheOtherTargetDeclares() {
    let graph = graph([
      "Shared.swift: App Watch": """
      protocol Port {}
      extension Crown: Port { func save(_ store: Store) { keep(store) } }
      """,
      "Watch.swift: Watch": """
      struct Store {}
      struct Crown { func keep(_ value: Any) {} }
      struct Face { let crown = Crown(); func show() { crown.save(Store()) } }
      """,
      "App.swift: App": "struct Window {}",
    ])
    #expect(graph.pairs().contains("Crown -> Port") && graph.pairs().contains("Crown -> Store"), "\(graph.pairs())")
    #expect(graph.edges().contains("Face calls Crown.save"), "\(graph.edges())")
    #expect(graph.gaps.isEmpty, "\(graph.gapNames)")
    let crown = graph.types.first { $0.name == "Crown" }
    #expect(crown?.extensions.count == 1 && crown?.supertypes.count == 1)
  }

  private let sharedExtension = [
    "Shared.swift: Blue Red": """
    protocol Port {}
    struct Stamp {}
    extension Order: Port {
      struct Line {}
      func stamp() -> Stamp { mark(); return Stamp() }
    }
    extension Order.Part { var stamp: Stamp { Stamp() } }
    """,
    "Blue/Order.swift: Blue": """
    struct Order { struct Part {}; func mark() {} }
    struct BlueUse { func f(_ order: Order, _ part: Order.Part) { order.stamp(); part.stamp } }
    """,
    "Red/Order.swift: Red": """
    struct Order { struct Part {}; func mark() {}; let line: Order.Line }
    struct RedUse { func f(_ order: Order, _ part: Order.Part) { order.stamp(); part.stamp; order.line } }
    """,
  ]

  @Test(arguments: [1, 3]) func anExtensionIsOfTheTypeThatEachTargetDeclares(jobs: Int) {
    let graph = graph(sharedExtension, jobs: jobs)
    #expect(graph.gaps.isEmpty, "\(graph.gapNames)")
    for user in ["BlueUse", "RedUse"] {
      let folder = String(user.prefix(user.count - 3))
      let used = graph.references.filter { $0.source.map { graph[$0].name } == user }
      let stamps = used.filter { graph.text($0.member, in: $0.file) == "stamp" && $0.memberDeclaration != nil }
      #expect(
        stamps.compactMap { $0.target.typeID.map { "\(graph.path(of: $0)) \(graph[$0].name)" } } == [
          "\(folder)/Order.swift Order", "\(folder)/Order.swift Order.Part",
        ])
    }
    let orders = graph.types.filter { $0.name == "Order" }
    #expect(orders.map(\.extensions.count) == [1, 1])
    #expect(orders.map(\.supertypes.count) == [1, 1])
    #expect(graph.types.count { $0.name == "Order.Line" } == 1)
    let stamps = graph.references.filter { $0.target.typeID.map { graph[$0].name } == "Stamp" }
    #expect(Set(stamps.compactMap(\.source)).isSuperset(of: graph.typeIDs.filter { graph[$0].name == "Order" }))
  }

  @Test func testTargetsTakeNothingFromProduction() {
    let graph = graph([
      "App.swift: App AppTests": "struct Service { let log: Log }",
      "Log.swift: App": "struct Log {}",
      "Double.swift: AppTests": "struct Log {}\nstruct Case { let service: Service; let log: Log }",
    ])
    #expect(graph.pairs() == ["Case -> Log", "Case -> Service", "Service -> Log"])
    let targets = graph.references.filter { $0.source.map { graph[$0].name } == "Service" }.compactMap(\.target.typeID)
    #expect(targets.map { graph.path(of: $0) } == ["Log.swift"])
  }

  @Test func namesOfOtherModulesAreNotOutside() {
    let graph = graph([
      "A.swift: A": "public struct Model {}\npublic func make() {}\nprivate struct Hidden {}",
      "B.swift: B": "struct User { let model: Model; let hidden: Hidden; func f() { make(); _ = Model() } }",
      "C.swift: C": "import A\nstruct Sees { let model: Model }",
    ])
    #expect(graph.pairs() == ["Sees -> Model"])
    #expect(
      graph.gaps.map { "\($0.reason) \($0.name)" } == ["notVisible Model", "notVisible make", "notVisible Model"])
    #expect(graph.ledger.production.notVisible == 3)
    #expect(graph.externals.map(\.name) == ["Hidden"])
  }

  @Test func globalsOfAFileThatTwoImportedModulesShare() {
    let graph = graph([
      "Current.swift: PhoneKit WatchKit2":
        "public struct World { public var log: Log }\npublic struct Log { public func add() {} }\npublic var current = World(log: Log())\npublic func now() -> World { current }",
      "App.swift: App":
        "import PhoneKit\nimport WatchKit2\nstruct Screen { func f() { current.log.add(); now().log.add() } }",
    ])
    #expect(graph.pairs() == ["Screen -> Log", "Screen -> World", "World -> Log"])
    #expect(graph.gaps.isEmpty)
  }

  @Test func productsOfOneName() {
    let sources = [
      "Blue.swift": "public struct Blue {}", "Red.swift": "public struct Red {}",
      "Use.swift": "import Shop\nstruct Use { let blue: Blue; let red: Red }",
    ]
    let files = sources.keys.sorted().map { ReadFile(path: $0, facts: SwiftReader.facts(of: sources[$0] ?? "")) }
    let layout = ModuleLayout(
      modules: [
        Module(name: "Shop", isTest: false, origin: .xcodeProject),
        Module(name: "ShopRed", isTest: false, origin: .xcodeProject, importName: "Shop"),
        Module(name: "Use", isTest: false, origin: .xcodeProject),
      ], moduleOfFile: [0, 1, 2], isTestFile: [false, false, false])
    let graph = GraphBuilder.build(files: files, layout: layout, jobs: 1)
    #expect(graph.pairs() == ["Use -> Blue", "Use -> Red"])
    var chosen = layout
    chosen.modules[2].dependencies = ["ShopRed"]
    #expect(GraphBuilder.build(files: files, layout: chosen, jobs: 1).pairs() == ["Use -> Red"])
  }
}

extension Graph {
  /// The file that declares a type.
  fileprivate func path(of type: TypeID) -> String { self[self[type].declaration.file].path }
}
