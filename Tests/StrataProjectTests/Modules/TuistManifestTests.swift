import StrataModel
import StrataSyntax
import Testing

@testable import StrataProject

/// Targets of Tuist manifests that helpers make.
struct TuistManifestTests {
  /// The module of each file, with the problems, for the manifests and helpers among the files.
  private func layout(_ texts: [String: String], sources: [String]) -> (modules: [String: String], ModuleLayout) {
    let paths = (sources + texts.keys.filter { $0.hasSuffix("Project.swift") }).sorted()
    let files = paths.map { ReadFile(path: $0, facts: SwiftReader.facts(of: texts[$0] ?? "public struct X {}")) }
    let detector = ModuleDetector(
      rootName: "Root", projectFiles: texts.keys.sorted(), read: { texts[$0].map { Array($0.utf8) } })
    let layout = detector.layout(of: files)
    var modules: [String: String] = [:]
    for (index, file) in files.enumerated() where texts[file.path] == nil {
      modules[file.path] = layout.modules[layout.moduleOfFile[index]].name
    }
    return (modules, layout)
  }

  private static let templates = """
    import ProjectDescription

    public enum Part { case framework, testing, tests, example }

    extension Project {
      public static func framework(
        name: String, parts: Set<Part> = Set([.framework, .tests]), projects: [String] = []
      ) -> Project {
        var dependencies: [TargetDependency] = projects.map { .project(target: $0, path: .relativeToRoot("Projects/\\($0)")) }
        dependencies.append(.external(name: "Alamofire"))
        var targets: [Target] = []
        if parts.contains(.framework) {
          let framework = Target.target(
            name: name, destinations: .iOS, product: .framework, bundleId: "org.\\(name)".lowercased(),
            sources: ["Sources/**"], dependencies: dependencies)
          targets.append(framework)
        }
        if parts.contains(.testing) { targets.append(testing(of: name)) }
        if parts.contains(.tests) {
          targets += [
            .target(
              name: "\\(name)Tests", destinations: .iOS, product: .unitTests, bundleId: "t",
              sources: "Tests/**", dependencies: [.target(name: name)])
          ]
        }
        return Project(name: name, targets: targets)
      }

      private static func testing(of name: String) -> Target {
        .target(
          name: name + "Testing", destinations: .iOS, product: .framework, bundleId: "x",
          sources: [.glob("Testing/**", excluding: ["Testing/Draft*.swift"])])
      }
    }
    """

  @Test func helperFunctions() {
    let (modules, layout) = layout(
      [
        "Tuist/ProjectDescriptionHelpers/Project+Templates.swift": Self.templates,
        "Projects/Login/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project.framework(name: "Login", parts: [.framework, .testing, .tests], projects: ["Core"])
        """,
        "Projects/Core/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project.framework(name: "Core")
        """,
      ],
      sources: [
        "Projects/Login/Sources/A.swift", "Projects/Login/Tests/B.swift", "Projects/Login/Testing/C.swift",
        "Projects/Login/Testing/DraftD.swift", "Projects/Core/Sources/E.swift",
      ])
    #expect(
      modules == [
        "Projects/Login/Sources/A.swift": "Login", "Projects/Login/Tests/B.swift": "LoginTests",
        "Projects/Login/Testing/C.swift": "LoginTesting", "Projects/Login/Testing/DraftD.swift": "Root",
        "Projects/Core/Sources/E.swift": "Core",
      ])
    #expect(layout.modules.first { $0.name == "Login" }?.dependencies == ["Alamofire", "Core"])
    #expect(layout.modules.first { $0.name == "LoginTests" }?.isTest == true)
    #expect(layout.manifestProblems.isEmpty)
  }

  @Test func enumsSwitchesAndFactories() {
    let (modules, layout) = layout(
      [
        "Tuist/ProjectDescriptionHelpers/Module.swift": """
        import ProjectDescription

        public enum Layer: String, CaseIterable {
          case domain = "Domain"
          case Data
          var product: Product { self == .domain ? .framework : .staticFramework }
        }

        public struct Factory {
          var suffix: String
          var sources: SourceFilesList?
          public init(suffix: String = "", sources: SourceFilesList? = .code) {
            self.suffix = suffix
            self.sources = sources
          }
        }

        extension SourceFilesList {
          public static let code: SourceFilesList = "Code/**"
          public static func named(_ name: String) -> SourceFilesList { ["\\(name)/Code/**"] }
        }

        extension Target {
          public static func module(_ layer: Layer, factory: Factory) -> Target {
            switch layer {
            case .domain:
              return .target(
                name: layer.rawValue + factory.suffix, destinations: .iOS, product: layer.product, bundleId: "d",
                sources: factory.sources)
            case .Data:
              return Target(
                name: "\\(layer.rawValue)\\(factory.suffix)", platform: .iOS, product: .app, bundleId: "e",
                sources: .named(layer.rawValue))
            }
          }
        }
        """,
        "App/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        private let suffix = "Kit"
        private let targets: [Target] = [
          .module(.domain, factory: .init(suffix: suffix)),
          .module(Layer.Data, factory: Factory()),
        ]
        let project = Project(name: "App", targets: targets)
        """,
      ], sources: ["App/Code/A.swift", "App/Data/Code/B.swift"])
    #expect(modules == ["App/Code/A.swift": "DomainKit", "App/Data/Code/B.swift": "Data"])
    #expect(layout.manifestProblems.isEmpty)
  }

  @Test func listsLoopsAndRootPaths() {
    let (modules, layout) = layout(
      [
        "Project.swift": """
        import ProjectDescription
        let names = ["Feed", "Chat"]
        func feature(_ name: String) -> [Target] {
          [.target(name: name, destinations: .iOS, product: .framework, bundleId: "b", buildableFolders: ["Features/\\(name)/Sources"]),
           .target(name: "\\(name)Tests", destinations: .iOS, product: .unitTests, bundleId: "b", sources: [.glob(.relativeToRoot("Features/\\(name)/Tests/*Spec.swift"))])]
        }
        var all: [Target] { names.flatMap { feature($0) } }
        let project = Project(name: "App", targets: all + [.target(name: "My-App", destinations: .iOS, product: .app, bundleId: "b", sources: "App/**")])
        """
      ],
      sources: [
        "App/Main.swift", "Features/Chat/Sources/C.swift", "Features/Feed/Sources/F.swift",
        "Features/Feed/Tests/FSpec.swift", "Features/Feed/Tests/Helper.swift",
      ])
    #expect(
      modules == [
        "App/Main.swift": "My_App", "Features/Chat/Sources/C.swift": "Chat", "Features/Feed/Sources/F.swift": "Feed",
        "Features/Feed/Tests/FSpec.swift": "FeedTests", "Features/Feed/Tests/Helper.swift": "Root",
      ])
    #expect(layout.manifestProblems.isEmpty)
  }

  @Test(arguments: [
    "Plugins/Kit/ProjectDescriptionHelpers/Sub/H.swift", "TuistPlugins/Kit/ProjectDescriptionHelpers/H.swift",
    "Build/Kit/ProjectDescriptionHelpers/Deep/Sub/H.swift", "Tuist/ProjectDescriptionHelpers/H.swift",
  ])
  func pluginsInFoldersOfAnyName(helper: String) {
    let (modules, layout) = layout(
      [
        helper: """
        import ProjectDescription
        extension Project {
          public static func kit(_ name: String) -> Project {
            Project(name: name, targets: [.target(name: name + "Kit", product: .framework, sources: ["Sources/**"])])
          }
        }
        """,
        "Projects/Shop/Project.swift": """
        import ProjectDescription
        import Kit
        let project = Project.kit("Shop")
        """,
      ], sources: ["Projects/Shop/Sources/A.swift", "Tuist/Config.swift"])
    #expect(modules["Projects/Shop/Sources/A.swift"] == "ShopKit")
    #expect(layout.manifestProblems.isEmpty)
  }

  @Test func whatIsNotUnderstoodIsSaid() {
    let (modules, layout) = layout(
      [
        "Projects/Shop/Project.swift": """
        import ProjectDescription
        import Elsewhere

        let project = Elsewhere.makeProject(
          name: "Shop")
        """
      ], sources: ["Projects/Shop/Sources/A.swift", "Projects/Shop/Tests/B.swift"])
    #expect(modules == ["Projects/Shop/Sources/A.swift": "Shop", "Projects/Shop/Tests/B.swift": "ShopTests"])
    #expect(
      layout.manifestProblems == [
        ManifestProblem(
          manifest: "Projects/Shop/Project.swift", path: "Projects/Shop/Project.swift", line: 4,
          cause: .expression("Elsewhere.makeProject("), folders: ["Projects/Shop/Sources", "Projects/Shop/Tests"],
          inferredModules: ["Shop", "ShopTests"])
      ])
  }

  @Test func oneTargetThatIsNotUnderstood() {
    let (modules, layout) = layout(
      [
        "Project.swift": """
        import ProjectDescription
        let project = Project(name: "App", targets: [
          .target(name: "App", destinations: .iOS, product: .app, bundleId: "b", sources: ["App/**"]),
          .target(name: Elsewhere.name(of: "W"), destinations: .iOS, product: .app, bundleId: "b", sources: ["Widget/**"]),
        ])
        """
      ], sources: ["App/A.swift", "Widget/B.swift"])
    #expect(modules == ["App/A.swift": "App", "Widget/B.swift": "Root"])
    #expect(layout.manifestProblems.map(\.line) == [4])
    #expect(layout.manifestProblems.map(\.folders) == [["Widget"]])
  }

  @Test func endlessHelpersEnd() {
    let (_, layout) = layout(
      [
        "Project.swift": """
        import ProjectDescription
        func make(_ name: String) -> Target { make(name + "x") }
        let project = Project(name: "App", targets: [make("A")])
        """
      ], sources: ["App/A.swift"])
    #expect(layout.manifestProblems.count == 1)
  }
}
