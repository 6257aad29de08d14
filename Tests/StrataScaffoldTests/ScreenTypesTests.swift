import Testing

@testable import StrataScaffold

/// What has the name of a screen and is something else, by who uses whom.
@Suite struct ScreenTypesTests {
  private static let files = [
    "Presentation/SessionViewModel.swift": """
    final class SessionViewModel {
      weak var coordinator: (any SessionNavigation)?
      func observe() { coordinator?.sessionDidChange() }
    }

    """,
    "Presentation/SessionNavigation.swift": "protocol SessionNavigation {\n  func sessionDidChange()\n}\n",
    "Infrastructure/SessionNetwork.swift": """
    struct SessionNetwork {
      let token = secret(named: "session")
    }

    """,
    "Domain/SessionError.swift": "enum SessionError {\n  case over\n}\n",
    "Presentation/SessionError+Text.swift": """
    extension SessionError {
      var text: String { "The session is over." }
    }

    """,
    "App/Dependencies.swift": """
    struct Dependencies {
      private let session = SessionNetwork()
      var currentSession: String { session.token }

      func makeSessionViewModel() -> SessionViewModel { SessionViewModel() }
    }

    """,
    "Tests/SessionNetworkTests.swift": "struct SessionNetworkTests {\n  let session = makeSession()\n}\n",
    "Tests/SessionViewModelTests.swift": """
    struct SessionViewModelTests {
      let viewModel = SessionViewModel()
      func observes() { expect(secret(named: "session"), message("A session")) }
      func ends() { expect(message == "The session is over.") }
    }

    """,
  ]

  private func grown() throws -> GrownFeature {
    let files = FeatureFiles(
      Self.files.mapValues { Array($0.utf8) }, roots: ["App/Dependencies.swift"],
      tests: Set(Self.files.keys.filter { $0.hasPrefix("Tests/") }))
    let types = [
      RoledType(
        name: "SessionViewModel", role: "view-model", path: "Presentation/SessionViewModel.swift", isNeutral: false),
      RoledType(name: "SessionNavigation", role: nil, path: "Presentation/SessionNavigation.swift", isNeutral: false),
      RoledType(name: "SessionNetwork", role: nil, path: "Infrastructure/SessionNetwork.swift", isNeutral: false),
      RoledType(name: "SessionError", role: "domain-error", path: "Domain/SessionError.swift", isNeutral: false),
      RoledType(name: "Dependencies", role: "composition-root", path: "App/Dependencies.swift", isNeutral: true),
    ]
    let list = PartList(files, types: types)
    let exemplar = try #require(list.exemplar(.screen, named: "Session"))
    let growth = try #require(PartGrowth("NewsItem", like: exemplar, in: list))
    return try GrownFeature(growth.name, like: growth.old, in: files, growth.scope)
  }

  @Test func whatNoTypeOfTheScreenUsesStays() throws {
    let grown = try grown()
    #expect(grown.exemplars["Presentation/NewsItemNavigation.swift"] != nil)
    #expect(!grown.exemplars.values.contains("Infrastructure/SessionNetwork.swift"))
    #expect(!grown.exemplars.values.contains("Tests/SessionNetworkTests.swift"))
    let root = grown.files["App/Dependencies.swift"].map { String(decoding: $0, as: UTF8.self) }
    #expect(root?.contains("func makeNewsItemViewModel() -> NewsItemViewModel { NewsItemViewModel() }") == true)
    #expect(root?.contains("currentNewsItem") == false && root?.contains("newsItem = ") == false, "\(root ?? "")")
  }

  /// The key of the secret is one of the network's, which stays.
  @Test func aTestExpectsTheStringsOfCodeThatStays() throws {
    let test = try grown().files["Tests/NewsItemViewModelTests.swift"].map { String(decoding: $0, as: UTF8.self) }
    #expect(test?.contains("expect(secret(named: \"session\"), message(\"A news item\"))") == true, "\(test ?? "")")
  }

  /// An extension of a type that stays is in a file of its own.
  @Test func aTestExpectsTheStringsOfExtensionsThatStay() throws {
    let test = try grown().files["Tests/NewsItemViewModelTests.swift"].map { String(decoding: $0, as: UTF8.self) }
    #expect(test?.contains("expect(message == \"The session is over.\")") == true, "\(test ?? "")")
  }
}
