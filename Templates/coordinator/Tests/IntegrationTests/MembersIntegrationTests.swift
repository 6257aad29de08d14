import ExampleServer
import Foundation
import StrataNetwork
import StrataStorage
import Testing

@testable import Members

/// The whole app, from its view models to a real server and back, then with the server gone.
@MainActor
@Suite struct MembersIntegrationTests {
  @Test func fromTheViewModelToTheServerAndBack() async throws {
    let server = try ExampleServer(["--otp", "424242"])
    let storage = InMemoryStorage()
    let coordinator = AppCoordinator(
      container: DependencyContainer(
        baseURL: server.url.absoluteString, transport: URLSessionTransport.shared, userDefaultsStorage: storage,
        keychainStorage: storage))
    coordinator.start()

    let list = coordinator.home.userListViewModel
    await list.loadUsers()
    #expect(list.users.map(\.displayName) == ["Ada Lovelace", "Grace Hopper", "Alan Turing", "anonymous@example.com"])
    list.addUser()
    coordinator.home.createUserViewModel?.draft.email = "ada@example.com"
    await coordinator.home.createUserViewModel?.createUser()
    #expect(coordinator.home.createUserViewModel?.errorMessage == "ada@example.com belongs to another user.")

    let profile = coordinator.profile
    profile.showSignIn()
    profile.signIn?.signInViewModel.phone = "+998901234567"
    await profile.signIn?.signInViewModel.requestCode()
    profile.signIn?.signInViewModel.code = "424242"
    await profile.signIn?.signInViewModel.signIn()
    // The token is good for a quarter of an hour: what comes later renews it.
    try await NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: server.url.absoluteString, timeout: .seconds(3_600), deadline: .seconds(3_600))
    )
    .send(.put("admin/clock", body: .json(["advance": 901])))
    await profile.profileViewModel?.updateProfile(name: "Ada", email: "ada@example.com")
    #expect(profile.profileViewModel?.profile?.name == "Ada")

    server.stop()
    await list.loadUsers()
    #expect(list.storedAt != nil)
    #expect(list.users.count == 4)
    await profile.profileViewModel?.loadProfile()
    #expect(profile.profileViewModel?.errorMessage == "There is no connection to the server.")
    #expect(profile.profileViewModel?.profile?.name == "Ada")
  }
}
