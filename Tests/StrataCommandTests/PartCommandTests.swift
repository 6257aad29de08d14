import Foundation
import Testing

@testable import strata

/// `strata add` and `remove` of parts that are smaller than a feature, from the command line.
@Suite struct PartCommandTests {
  private static let files = [
    "strata.yml": "style: repository\nrules: {prefer-fake: off}\n",
    "Sources/Domain/Models/User.swift": "struct User: Sendable {\n  let id: String\n}\n",
    "Sources/Domain/Repositories/UserRepository.swift":
      "protocol UserRepository: Sendable {\n  func getUsers() async throws -> [User]\n}\n",
    "Sources/Domain/UseCases/GetUsersUseCase.swift": """
    struct GetUsersUseCase: Sendable {
      private let userRepository: any UserRepository

      init(userRepository: any UserRepository) { self.userRepository = userRepository }

      func execute() async throws -> [User] { try await userRepository.getUsers() }
    }

    """,
    "Sources/Data/Network/UserNetworkRoute.swift": """
    enum UserNetworkRoute {
      /// The list.
      static func getUsers() -> String { "users" }
    }

    """,
    "Sources/Data/Repositories/UserRepositoryImpl.swift": """
    struct UserRepositoryImpl: UserRepository {
      func getUsers() async throws -> [User] { [User(id: UserNetworkRoute.getUsers())] }
    }

    """,
    "Sources/Presentation/UserList/UserListUiState.swift":
      "struct UserListUiState: Sendable {\n  var users: [User] = []\n}\n",
    "Sources/Presentation/UserList/UserListViewModel.swift": """
    @MainActor
    final class UserListViewModel {
      private(set) var state = UserListUiState()
      private let getUsersUseCase: GetUsersUseCase

      init(getUsersUseCase: GetUsersUseCase) { self.getUsersUseCase = getUsersUseCase }

      func load() async throws { state.users = try await getUsersUseCase.execute() }
    }

    """,
    "Sources/App/AppDependencies.swift": """
    /// The composition root.
    @MainActor
    struct AppDependencies {
      private let userRepository: any UserRepository = UserRepositoryImpl()

      func makeUserListViewModel() -> UserListViewModel {
        UserListViewModel(getUsersUseCase: getUsersUseCase())
      }

      func getUsersUseCase() -> GetUsersUseCase { GetUsersUseCase(userRepository: userRepository) }
    }

    """,
    "Tests/DomainTests/GetUsersUseCaseTests.swift": """
    import Testing

    @Suite struct GetUsersUseCaseTests {
      @Test func giveTheUsers() async throws {
        let useCase = GetUsersUseCase(userRepository: FakeUserRepository())
        #expect(try await useCase.execute().count == 1)
      }
    }

    """,
    "Tests/Fakes/FakeUserRepository.swift": """
    struct FakeUserRepository: UserRepository {
      func getUsers() async throws -> [User] { [User(id: "1")] }
    }

    """,
    "Tests/DataTests/UserRepositoryImplTests.swift": """
    import Testing

    @Suite struct UserRepositoryImplTests {
      @Test func giveTheUsers() async throws {
        #expect(try await UserRepositoryImpl().getUsers().count == 1)
      }
    }

    """,
    "Tests/PresentationTests/UserListViewModelTests.swift": """
    import Testing

    @MainActor
    @Suite struct UserListViewModelTests {
      @Test func showTheUsers() async throws {
        let useCase = GetUsersUseCase(userRepository: FakeUserRepository())
        let viewModel = UserListViewModel(getUsersUseCase: useCase)
        try await viewModel.load()
        #expect(viewModel.state.users.count == 1)
      }
    }

    """,
  ]

  private func app() throws -> TestFolder { try TestFolder(Self.files) }

  private func files(_ folder: TestFolder) throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try #require(FileManager.default.subpaths(atPath: folder.path)) {
      if let text = try? folder.text(path) { files[path] = text }
    }
    return files
  }

  /// The paths that a command adds, and those that it edits.
  private func changes(_ folder: TestFolder) throws -> (added: [String], edited: [String]) {
    let now = try files(folder)
    let added = now.keys.filter { Self.files[$0] == nil && $0 != "strata-grown.jsonl" }.sorted()
    return (added, now.keys.filter { Self.files[$0] != nil && Self.files[$0] != now[$0] }.sorted())
  }

  @Test(
    arguments: [
      (
        "usecase", "ArchiveUsers", "GetUsers",
        ["Sources/Domain/UseCases/ArchiveUsersUseCase.swift", "Tests/DomainTests/ArchiveUsersUseCaseTests.swift"],
        ["Sources/App/AppDependencies.swift"]
      ),
      (
        "screen", "Team", "UserList",
        [
          "Sources/Presentation/Team/TeamUiState.swift", "Sources/Presentation/Team/TeamViewModel.swift",
          "Tests/PresentationTests/TeamViewModelTests.swift",
        ], ["Sources/App/AppDependencies.swift"]
      ),
      (
        "repository", "Team", "User",
        [
          "Sources/Data/Repositories/TeamRepositoryImpl.swift", "Sources/Domain/Repositories/TeamRepository.swift",
          "Tests/DataTests/TeamRepositoryImplTests.swift", "Tests/Fakes/FakeTeamRepository.swift",
        ], ["Sources/App/AppDependencies.swift"]
      ),
      ("endpoint", "getTeams", "getUsers", [], ["Sources/Data/Network/UserNetworkRoute.swift"]),
    ] as [(String, String, String, [String], [String])])
  func aPartIsAddedAndRemoved(
    kind: String, name: String, exemplar: String, added: [String], edited: [String]
  ) throws {
    let folder = try app()
    let run = Run("add", kind, name, "--like", exemplar, in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let changes = try changes(folder)
    #expect(changes.added == added && changes.edited == edited, "\(changes)")
    let check = Run("check", "--strict", in: folder.path)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    #expect(try folder.text("strata-grown.jsonl").contains("{\"\(kind)\": \"\(name)\", \"like\": \"\(exemplar)\", "))
    let removal = Run("remove", kind, name, in: folder.path)
    #expect(removal.status == 0, "\(removal.errors)")
    #expect(try files(folder) == Self.files)
  }

  @Test func whatUsesTheExemplarStaysAndIsListed() throws {
    let folder = try app()
    let run = Run("add", "usecase", "ArchiveUsersUseCase", "--like", "GetUsersUseCase", in: folder.path)
    #expect(run.output.contains("Sources/Presentation/UserList/UserListViewModel.swift:4:"), "\(run.output)")
    let root = try folder.text("Sources/App/AppDependencies.swift")
    #expect(
      root.contains(
        "  func archiveUsersUseCase() -> ArchiveUsersUseCase { ArchiveUsersUseCase(userRepository: userRepository) }\n")
    )
    #expect(root.contains("    UserListViewModel(getUsersUseCase: getUsersUseCase())\n"))
  }

  @Test func aPartForAnotherFeatureHasItsNames() throws {
    let folder = try app()
    #expect(Run("add", "feature", "Order", "--like", "User", in: folder.path).status == 0)
    let before = try files(folder)
    let run = Run("add", "usecase", "ArchiveOrders", "--like", "GetUsers", "--to", "Order", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("Sources/Domain/UseCases/ArchiveOrdersUseCase.swift")
    #expect(
      text.contains("  init(orderRepository: any OrderRepository) {") && !text.lowercased().contains("user"), "\(text)")
    let root = try folder.text("Sources/App/AppDependencies.swift")
    #expect(root.contains("{ ArchiveOrdersUseCase(orderRepository: orderRepository) }\n"), "\(root)")
    #expect(Run("check", "--strict", in: folder.path).status == 0)
    #expect(Run("remove", "usecase", "ArchiveOrders", in: folder.path).status == 0)
    #expect(try files(folder) == before)
    let other = Run("add", "usecase", "Archive", "--like", "GetUsers", "--to", "User", in: folder.path)
    #expect(other.status == 2 && other.errors.contains("belongs to no other feature"), "\(other.errors)")
  }

  /// The project has a property of that name, too.
  @Test func membersAndLabelsOfTypesOfOthersKeepTheirNames() throws {
    let folder = try app()
    let path = "Sources/Data/Repositories/UserRepositoryImpl.swift"
    let text = """
      import Kit

      struct UserRepositoryImpl: UserRepository {
        private var client: HTTPClient { HTTPClient(userRepository: true) }

        func getUsers() async throws -> [User] { client.userRepository.map { User(id: $0) } }
      }

      """
    try folder.write(text, to: path)
    let run = Run("add", "repository", "Team", "--like", "User", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try folder.text("Sources/Data/Repositories/TeamRepositoryImpl.swift")
        == text.replacing("UserRepositoryImpl: UserRepository", with: "TeamRepositoryImpl: TeamRepository"))
    #expect(try folder.text("Sources/App/AppDependencies.swift").contains("let teamRepository: any TeamRepository"))
  }

  @Test func whatWouldNotCompileIsNotWritten() throws {
    let folder = try app()
    try folder.write(
      "extension AppDependencies {\n  func title(of list: UserListViewModel) -> String { \"\" }\n}\n",
      to: "Sources/App/AppDependencies+Title.swift")
    try folder.write(
      "extension AppDependencies {\n  func userListTitle(_ list: UserListViewModel) -> String { title(of: list) }\n}\n",
      to: "Sources/App/AppDependencies+Titles.swift")
    let before = try files(folder)
    let command = ["add", "screen", "Team", "--like", "UserList"]
    let run = Run(command, in: folder.path)
    #expect(run.status == 2 && run.errors.contains("would not compile"), "\(run.errors)\(run.output)")
    #expect(run.errors.contains("AppDependencies+Titles.swift:2: func userListTitle"), "\(run.errors)")
    #expect(try files(folder) == before)
  }

  /// A function that stays makes the exemplar's view model, and the copy would want its own from it.
  @Test func whatAFunctionThatStaysReturnsIsNoValueOfANewType() throws {
    let folder = try app()
    try folder.write(
      "extension AppDependencies {\n  func makeShown() -> UserListViewModel? { nil }\n  func showUserList() {\n"
        + "    let shown: UserListViewModel? = makeShown()\n    _ = shown\n  }\n}\n",
      to: "Sources/App/AppDependencies+Shown.swift")
    let before = try files(folder)
    let run = Run(["add", "screen", "Team", "--like", "UserList"], in: folder.path)
    let isRefused = run.status == 2 && run.errors.contains("AppDependencies+Shown.swift:4: let shown")
    let text = try folder.text("Sources/App/AppDependencies+Shown.swift")
    #expect(
      isRefused ? try files(folder) == before : !text.contains("Team"),
      "\(run.errors)\(text)")
  }

  @Test func aPartThatIsUsedIsNotRemoved() throws {
    let folder = try app()
    let run = Run("remove", "usecase", "GetUsers", in: folder.path)
    #expect(run.status == 2 && run.errors.contains("GetUsers is used"), "\(run.errors)")
    #expect(try files(folder) == Self.files)
  }

  /// Its types have the number of the exemplar's.
  @Test func aPartIsRemovedByTheNameThatItWasAddedUnder() throws {
    let folder = try app()
    #expect(Run("add", "screen", "Teams", "--like", "UserList", in: folder.path).status == 0)
    #expect(try folder.text("Sources/Presentation/Team/TeamViewModel.swift").contains("class TeamViewModel"))
    #expect(Run("remove", "screen", "Teams", in: folder.path).status == 0)
    #expect(try files(folder) == Self.files)
  }

  @Test func theExemplarWithTheMostWordsOfTheNameIsTheDefault() throws {
    let folder = try app()
    let run = Run("add", "usecase", "ArchiveUsers", "--dry-run", in: folder.path)
    #expect(run.status == 0 && run.output.contains("+ ArchiveUsersUseCase.swift"), "\(run.errors)")
    #expect(Run("add", "module", "Team", in: folder.path).errors.contains("has a module of its own"))
  }

  @Test func testsThatCannotBeToldApartAreLeftToAPerson() throws {
    let suite = """
      import Testing

      @Suite struct UserTests {
        private var get: GetUsersUseCase { GetUsersUseCase(userRepository: FakeUserRepository()) }

        @Test func giveTheUsers() async throws { #expect(try await get.execute().count == 1) }
      }

      """
    let folder = try app()
    try FileManager.default.removeItem(atPath: folder.path + "/Tests/DomainTests/GetUsersUseCaseTests.swift")
    try folder.write(suite, to: "Tests/DomainTests/UserTests.swift")
    let before = try files(folder)
    let command = ["add", "usecase", "ArchiveUsers", "--like", "GetUsers"]
    let run = Run(command, in: folder.path)
    #expect(run.status == 1 && run.errors.contains("write its tests then"), "\(run.errors)")
    #expect(try files(folder) == before)
    let accepted = Run(command + ["--accept-findings"], in: folder.path)
    #expect(accepted.status == 0 && accepted.output.contains("[missing-test]"), "\(accepted.errors)")
  }

  @Test func whatCanBeAddedIsShownWithAnExampleEach() throws {
    let folder = try app()
    let run = Run("add", in: folder.path)
    for line in [
      "  strata add feature PressKit --like User\n", "  strata add usecase ArchivePressKit --like GetUsers\n",
      "  strata add endpoint getPressKit --like getUsers\n",
    ] {
      #expect(run.output.contains(line), "\(run.output)")
    }
    let list = Run("add", "--list", in: folder.path).output
    #expect(
      list.contains("Parts that can be exemplars:\n  usecase:\n    GetUsers\n  screen:\n    UserList\n"), "\(list)")
  }

  @Test(
    arguments: [
      (["add", "usecase"], "needs a name"), (["add", "usecas", "Archive"], "did you mean 'usecase'"),
      (["add", "usecase", "Archive", "--like", "GetUser5"], "no use case is called 'GetUser5'"),
      (["add", "gateway", "Team"], "this project has no gateway that can be an exemplar"),
      (["add", "usecase", "GetUsers", "--like", "GetUsers"], "cannot be the exemplar of 'GetUsers'"),
      (["add", "repository", "User", "--like", "User"], "cannot be the exemplar"),
      (["remove", "usecase", "Archive"], "no use case is called 'Archive'"),
    ] as [([String], String)])
  func whatDoesNotFitIsSaid(arguments: [String], message: String) throws {
    let folder = try app()
    let run = Run(arguments, in: folder.path)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(try files(folder) == Self.files)
  }
}
