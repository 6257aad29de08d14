import StrataModel
import Testing

@testable import StrataProject

/// The dependencies that manifests declare: what they contain, and where they are.
@Suite struct DeclaredDependencyTests {
  private func declared(_ files: [String: String], paths: [String]) -> [String: DeclaredDependencies] {
    let detector = ModuleDetector(rootName: "Root", projectFiles: Array(files.keys)) { path in
      files[path].map { Array($0.utf8) }
    }
    let claims = detector.manifests(paths: paths).claims
    return Dictionary(
      claims.compactMap { claim in claim.declared.map { (claim.name, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  private func shown(_ declared: DeclaredDependencies?) -> [String] {
    declared?.dependencies.map { item in
      "\(item.name) \(item.modules.joined(separator: "+")) \(item.location.line):\(item.location.column)"
        + (item.needsNoImport ? " without import" : "")
    } ?? []
  }

  @Test func productsOfPackagesInTheProject() {
    let found = declared(
      [
        "Package.swift": """
        let package = Package(name: "Shop", targets: [
          .target(name: "Cart", dependencies: [
            "Core", .product(name: "Design", package: "UI"),
            .product(name: "Rx-Swift", package: "RxSwift"), "Tool",
          ]),
          .target(name: "Core"), .executableTarget(name: "Tool"),
        ])
        """,
        "UI/Package.swift": """
        let package = Package(name: "UI",
          products: [.library(name: "Design", targets: ["Fonts", "Colors"])],
          targets: [.target(name: "Fonts"), .target(name: "Colors")])
        """,
      ],
      paths: [
        "Sources/Cart/A.swift", "Sources/Core/A.swift", "Sources/Tool/main.swift", "UI/Sources/Fonts/A.swift",
        "UI/Sources/Colors/A.swift",
      ])
    #expect(
      shown(found["Cart"]) == [
        "Core Core 3:5", "Design Colors+Fonts 3:14", "Rx-Swift Rx_Swift 4:6", "Tool Tool 4:53 without import",
      ], "\(shown(found["Cart"]))")
    #expect(found["Cart"]?.location == SourceLocation(file: "Package.swift", line: 2, column: 4))
    #expect(found["Core"]?.dependencies == [] && found["Core"]?.unread == nil)
  }

  @Test func helpersOfTuistWithNestedTypesAndAliases() {
    let helpers = """
      public typealias Dep = TargetDependency
      public extension Dep {
        enum Module {
          case module(Name)
          var dependency: TargetDependency {
            switch self {
            case .module(let name): return .project(target: name.rawValue, path: .relativeToRoot("Projects"))
            }
          }
        }
        static let design = Dep.project(target: "Design", path: "../Design")
      }
      public enum Name: String { case Core, Net }
      """
    let found = declared(
      [
        "Projects/App/Project.swift": """
        import ProjectDescription
        let project = Project(name: "App", targets: [
          .target(name: "App", product: .framework, sources: "Sources/**", dependencies: [
            .Module.module(.Core).dependency, .design,
          ]),
        ])
        """,
        "Tuist/ProjectDescriptionHelpers/Dependencies.swift": helpers,
      ], paths: ["Projects/App/Sources/A.swift"])
    #expect(shown(found["App"]) == ["Core Core 4:26", "Design Design 4:39"], "\(shown(found["App"]))")
    #expect(found["App"]?.unread == nil)
  }

  @Test func whatCannotBeEvaluatedIsNotRead() {
    let found = declared(
      [
        "Package.swift": """
        let package = Package(name: "Shop", targets: [
          .target(name: "Cart", dependencies: ["Core"] + unknown()),
          .target(name: "Core", dependencies: []),
        ])
        """
      ], paths: ["Sources/Cart/A.swift", "Sources/Core/A.swift"])
    #expect(found["Cart"]?.unread?.line == 2)
    #expect(found["Core"]?.unread == nil)
  }
}
