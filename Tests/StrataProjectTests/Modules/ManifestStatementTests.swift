import StrataModel
import Testing

@testable import StrataProject

/// Statements of manifests in Swift: those that are evaluated, and those that are reported.
struct ManifestStatementTests {
  /// The names of the targets, then the lines and texts of what was not evaluated.
  private func package(_ statements: String) -> (names: [String], gaps: [String]) {
    let text = """
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "Core", path: "Core")])
      func add(_ name: String, to targets: inout [Target]) { targets.append(.target(name: name, path: name)) }
      struct List {
        var names: [String] = []
        mutating func add(_ name: String) { names.append(name) }
      }
      \(statements)
      """
    let source = ManifestSources.Source(path: "Package.swift", bytes: Array(text.utf8))
    let found = PackageManifest.read(source, folder: "", hasFolder: { _ in true })
    return (found.claims.map(\.name), found.gaps.map { "\($0.line): \($0.text)" })
  }

  @Test(arguments: [
    #"["A", "B"].forEach { package.targets.append(.target(name: $0, path: $0)) }"#,
    #"for name in ["A", "B"] { add(name, to: &package.targets) }"#,
    """
    var list = List()
    list.add("A")
    list.add("B")
    for name in list.names { package.targets += [.target(name: name, path: name)] }
    """,
    """
    var number = 0
    while number < 5 {
      number += 1
      if number == 1 { continue }
      if number > 3 { break }
      package.targets.append(.target(name: number == 2 ? "A" : "B", path: "x"))
    }
    """,
    """
    for number in 1...2 {
      switch number {
      case 0: break
      case 1: package.targets.append(.target(name: "A", path: "A"))
      default: package.targets.append(.target(name: "B", path: "B"))
      }
    }
    """,
    """
    var paths: [String: String] = [:]
    paths["A"] = "A"
    paths["B"] = "X"
    paths["B"] = "B"
    var parts = [Target]()
    for (name, path) in paths { parts.append(.target(name: name, path: path)) }
    parts[0] = .target(name: "A", path: "A")
    package.targets += parts
    """,
    """
    do {
      let (first, second) = ("A", "B")
      _ = first.isEmpty
      package.targets.append(.target(name: first, path: first))
      repeat { package.targets.append(.target(name: second, path: second)) } while false
    } catch { print(error) }
    """,
  ])
  func evaluated(statements: String) {
    let found = package(statements)
    #expect(found.names == ["Core", "A", "B"])
    #expect(found.gaps.isEmpty)
  }

  @Test func targetsAreObjects() {
    let text = """
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A", path: "A"), .target(name: "B", path: "B")])
      for target in package.targets where target.name == "B" { target.dependencies.append("A") }
      """
    let found = PackageManifest.read(
      ManifestSources.Source(path: "Package.swift", bytes: Array(text.utf8)), folder: "", hasFolder: { _ in true })
    #expect(found.claims.map(\.dependencies) == [[], ["A"]])
    #expect(found.gaps.isEmpty)
  }

  @Test(arguments: [
    ("for name in names() { add(name, to: &package.targets) }", "names() { add(name, to: &package.targets) }"),
    ("switch kind() { default: add(name, to: &targets) }", "kind() { default: add(name, to: &targets) }"),
    ("unknown(&package.targets)", "unknown(&package.targets)"),
    ("package.targets[0].exclude.append(\"Old\")", "exclude.append(\"Old\")"),
    ("package.targets.shuffle()", "shuffle()"),
    ("while isOpen() { add(\"A\", to: &package.targets) }", "while isOpen() { add(\"A\", to: &package.targets) }"),
  ])
  func reported(statement: String, text: String) {
    let found = package(statement)
    #expect(found.names == ["Core"])
    #expect(found.gaps == ["8: \(text)"])
  }

  @Test func anExclusionIsReportedAlthoughEveryFileHasATarget() {
    let manifest = """
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "Core", path: "Core", exclude: [old()])])
      """
    let detector = ModuleDetector(
      rootName: "P", projectFiles: ["Package.swift"], read: { _ in Array(manifest.utf8) })
    let problems = detector.layout(of: [ReadFile(path: "Core/A.swift", facts: FileFacts())]).manifestProblems
    #expect(
      problems == [
        ManifestProblem(
          manifest: "Package.swift", path: "Package.swift", line: 2, cause: .exclusion("old()"))
      ])
  }

  // MARK: Tuist

  private func tuist(_ manifest: String, helper: String = "") -> EvaluatedManifest {
    var sources = ManifestSources()
    sources.add(
      ManifestSources.Source(path: "Project.swift", bytes: Array("import ProjectDescription\n\(manifest)".utf8)))
    sources.add(ManifestSources.Source(path: "Tuist/ProjectDescriptionHelpers/H.swift", bytes: Array(helper.utf8)))
    return TuistManifest.read(sources, folder: "", root: "", hasFolder: { _ in false })
  }

  @Test func statementsAtFileLevel() {
    let found = tuist(
      """
      var targets: [Target] = [.target(name: "Shop", product: .app, sources: ["Shop/**"])]
      for name in ["Data"] { targets.append(.target(name: name, product: .framework, sources: ["\\(name)/**"])) }
      targets += [.target(name: "Kit", product: .framework, sources: ["Kit/**"])]
      var project = Project(name: "Shop", targets: targets)
      project.targets.append(.target(name: "Watch", product: .app, sources: ["Watch/**"]))
      lateTargets(&project)
      """)
    #expect(found.claims.map(\.name) == ["Shop", "Data", "Kit", "Watch"])
    #expect(found.gaps.map(\.line) == [7])
  }

  @Test func exceptionsOfBuildableFolders() {
    let found = tuist(
      """
      let project = Project(name: "A", targets: [.target(name: "A", product: .app, buildableFolders: [
        .folder("App", exceptions: .exceptions([.exception(excluded: ["Old/Cart.swift", "**/Draft*.swift"])])),
        "Kit",
        .folder("Lib", exceptions: [.exception(excluded: ["X.swift"]), .exception(target: "B", included: ["Y.swift"])]),
      ])])
      """)
    let claim = found.claims.first
    func isCovered(_ path: String) -> Bool { claim?.strength(for: path) != nil }
    #expect(isCovered("App/Cart.swift") && isCovered("Kit/Old/Cart.swift") && isCovered("Lib/Y.swift"))
    #expect(!isCovered("App/Old/Cart.swift") && !isCovered("App/Data/DraftA.swift") && !isCovered("Lib/X.swift"))
    #expect(found.gaps.map(\.line) == [5])
    #expect(found.gaps.map(\.isExclusion) == [true])
  }

  /// Each expression gives the name of the only target.
  @Test(arguments: [
    (#"Environment.name.getString(default: "Shop")"#, ""),
    (#"Environment.isDemo.getBoolean(default: false) ? "Demo" : "Shop""#, ""),
    (
      "Part.shop.title",
      """
      enum Part: String {
        case shop
        var title: String { rawValue.prefix(1).capitalized + rawValue.dropFirst() }
      }
      """
    ),
    (#"[Part(name: "Shop")].map(\.name)[0]"#, "struct Part { let name: String }"),
    (#"["Sh", "op"].reduce(into: "") { $0 += $1 }"#, ""),
    (#"["Sh", "op"].reduce("") { all, part in all + part }"#, ""),
    (#"["Sh": "op"].map { start, end in start + end }[0]"#, ""),
    (#"["Shop"].enumerated().map { "\($0.element)" }[0]"#, ""),
    (#"zip(["Sh"], ["op"]).map { $0 + $1 }[0]"#, ""),
    (#"Optional("Shop").map { $0 } ?? "None""#, ""),
    (
      #"Part(name: "Shop").title()"#,
      """
      protocol Named {}
      extension Named { func title() -> String { name } }
      struct Part: Named { let name: String }
      """
    ),
    (
      "Part().title()",
      """
      protocol Named { var name: String { get } }
      extension Named { func title() -> String { name } }
      struct Part: Named { let name = "Shop"; init() {} }
      """
    ),
    (
      "Part.cart.title",
      """
      enum Part {
        case list, cart
        var title: String { switch self { case .list: "List"; case .cart: "Shop" } }
      }
      """
    ),
    (#"Part()["Shop"]"#, "struct Part { subscript(name: String) -> String { name } }"),
    (#"["a": "Shop"]["a"]!"#, ""),
    (
      "Factory().made",
      """
      struct Maker { func callAsFunction(_ name: String) -> String { name } }
      struct Factory {
        var made: String {
          let maker = Maker()
          return maker("Shop")
        }
      }
      """
    ),
    (#""App.Shop".components(separatedBy: ".")[1]"#, ""),
    (#"Part.cart.rawValue"#, #"enum Part: String { case list = "List", cart = "Shop" }"#),
    (#"["Shop"].map(named)[0]"#, "func named(_ name: String) -> String { name }"),
    (
      "Paths.Domain.Shop.rawValue",
      """
      enum Paths {}
      extension Paths { enum Domain: String { case Shop } }
      extension TargetDependency { struct Domain {} }
      extension TargetDependency.Domain {
        static let Shop = TargetDependency.project(target: Paths.Domain.Shop.rawValue, path: "Shop")
      }
      """
    ),
  ])
  func expressions(expression: String, helper: String) {
    let found = tuist(
      "let project = Project(name: \"P\", targets: [.target(name: \(expression), product: .app, sources: [\"A/**\"])])",
      helper: helper)
    #expect(found.claims.map(\.name) == ["Shop"], "\(found.gaps)")
    #expect(found.gaps.isEmpty)
  }

  @Test func theFailingPartIsNamed() {
    let found = tuist(
      """
      let project = Project(name: "P", targets: [
        .target(name: ["A"].joined().mirrored(), product: .app, sources: ["A/**"]),
        .target(name: "B", product: .app, sources: .elsewhere),
      ])
      """)
    #expect(found.gaps.map(\.text) == ["mirrored()", "elsewhere"])
  }
}
