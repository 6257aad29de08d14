import ExampleAPI
import Foundation
import StrataStorage
import Testing

@testable import Members

@MainActor
@Suite struct DeepLinkTests {
  private let coordinator: AppCoordinator

  init() {
    let storage = InMemoryStorage()
    coordinator = AppCoordinator(
      container: DependencyContainer(
        baseURL: "http://memory", transport: ExampleAPI(), userDefaultsStorage: storage, keychainStorage: storage))
  }

  @Test(arguments: [
    ("members://users", DeepLink.users), ("members://users/new", .newUser), ("members://users/1", .user(id: "1")),
    ("members://users/a%2Fb", .user(id: "a/b")), ("members://profile", .profile), ("members://settings", .settings),
  ])
  func isReadAndWritten(text: String, link: DeepLink) throws {
    let url = try #require(URL(string: text))
    #expect(DeepLink.parser.route(for: url) == link)
    #expect(DeepLink.parser.url(for: link) == url)
  }

  @Test(arguments: ["https://users/1", "members://", "members://users/1/edit", "members://nothing"])
  func leadsNowhere(text: String) async throws {
    coordinator.start()
    coordinator.tab = .settings
    #expect(await !coordinator.open(try #require(URL(string: text))))
    #expect(coordinator.tab == .settings)
  }

  @Test func aLinkStartsTheAppAtAUser() async throws {
    #expect(await coordinator.open(try #require(URL(string: "members://users/3"))))
    #expect(coordinator.tab == .home)
    #expect(coordinator.home.router.path.map(\.userName) == ["Alan Turing"])
  }

  @Test func aLinkLeavesWhereTheUserIs() async throws {
    coordinator.start()
    coordinator.home.showCreateUser()
    coordinator.tab = .profile
    #expect(await coordinator.open(try #require(URL(string: "members://users"))))
    #expect(coordinator.tab == .home && coordinator.home.router.path == [])
  }

  @Test func aLinkToNobodySaysSo() async throws {
    #expect(await coordinator.open(try #require(URL(string: "members://users/99"))))
    #expect(coordinator.home.router.path == [])
    #expect(coordinator.home.userListViewModel.errorMessage == "There is no such user.")
  }
}

extension HomeCoordinator.Route {
  fileprivate var userName: String? {
    if case .user(let user) = self { user.name } else { nil }
  }
}
