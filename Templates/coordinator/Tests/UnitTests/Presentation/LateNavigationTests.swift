import ExampleAPI
import Foundation
import StrataStorage
import Testing

@testable import Members

/// An answer that comes late leads nobody away from where they have gone meanwhile.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct LateNavigationTests {
  private let repository = HeldUserRepository([.ada, .bob])
  private let coordinator: AppCoordinator
  private var home: HomeCoordinator { coordinator.home }

  init() {
    let storage = InMemoryStorage()
    coordinator = AppCoordinator(
      container: DependencyContainer(
        baseURL: "http://memory", transport: ExampleAPI(), userDefaultsStorage: storage, keychainStorage: storage,
        decorator: UsersDecorator(users: repository)))
    coordinator.start()
  }

  @Test(arguments: ["members://users", "members://users/new", "members://users/2"])
  func aLinkThatIsStillLoadingGivesWayToANewerOne(newer: String) async throws {
    let first = try #require(URL(string: "members://users/1"))
    let opening = Task { await coordinator.open(first) }
    await repository.waitUntilAsked()
    #expect(await coordinator.open(try #require(URL(string: newer))))
    let path = home.router.path
    await repository.answerFirst()
    #expect(await opening.value)
    #expect(home.router.path == path && path != [.user(.ada)])
  }

  @Test(arguments: [HomeCoordinator.Route.user(.ada), .createUser])
  func aUserWhoIsCreatedLateClosesNoOtherScreen(next: HomeCoordinator.Route) async {
    home.showCreateUser()
    home.createUserViewModel?.draft.email = "new@example.com"
    let creating = Task { [viewModel = home.createUserViewModel] in await viewModel?.createUser() }
    await repository.waitUntilAsked()
    home.start()
    if case .user(let user) = next { home.showUser(user) } else { home.showCreateUser() }
    await repository.answerFirst()
    await creating.value
    #expect(home.router.path == [next])
    #expect(home.createUserViewModel != nil || next != .createUser)
  }
}

/// Puts a repository of users in the place of the app's.
private struct UsersDecorator: LayerDecorator {
  let users: any UserRepositoryProtocol

  func decorate<Layer: Sendable>(_ layer: Layer, as type: Layer.Type) -> Layer { users as? Layer ?? layer }
}
