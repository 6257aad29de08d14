import ExampleAPI
import StrataStorage
import Testing

@testable import Members

@MainActor
@Suite struct CoordinatorTests {
  private let coordinator: AppCoordinator

  init() {
    let storage = InMemoryStorage()
    coordinator = AppCoordinator(
      container: DependencyContainer(
        baseURL: "http://memory", transport: ExampleAPI(settings: .init(otp: "424242")),
        userDefaultsStorage: storage, keychainStorage: storage))
    coordinator.start()
  }

  @Test func homeLeadsToAUserAndToANewOneAndBack() async {
    let home = coordinator.home
    await home.userListViewModel.loadUsers()
    home.userListViewModel.select(.ada)
    #expect(home.router.path == [.user(.ada)])
    home.start()
    home.userListViewModel.addUser()
    #expect(home.router.path == [.createUser])
    home.createUserViewModel?.email = "new@example.com"
    await home.createUserViewModel?.createUser()
    #expect(home.router.path == [])
    #expect(home.createUserViewModel == nil)
    #expect(home.userListViewModel.users.last?.email == "new@example.com")
  }

  /// A second window appears, or the first one once more: the user stays where they are.
  @Test func startingAgainKeepsWhereTheUserIs() {
    coordinator.home.showUser(.ada)
    coordinator.start()
    #expect(coordinator.home.router.path == [.user(.ada)])
    #expect(coordinator.children.count == 3)
  }

  @Test func eachWindowIsSomewhereElse() {
    let storage = InMemoryStorage()
    let container = DependencyContainer(
      baseURL: "http://memory", transport: ExampleAPI(), userDefaultsStorage: storage, keychainStorage: storage)
    let (first, second) = (AppCoordinator(container: container), AppCoordinator(container: container))
    first.start()
    first.home.showUser(.ada)
    first.tab = .profile
    second.start()
    #expect(first.home.router.path == [.user(.ada)] && first.tab == .profile)
    #expect(second.home.router.path == [] && second.tab == .home)
  }

  @Test func signingInLeadsToTheProfileAndSigningOutForgetsIt() async {
    let profile = coordinator.profile
    profile.profileViewModel?.signIn()
    profile.signInViewModel?.phone = "+998901234567"
    await profile.signInViewModel?.requestCode()
    profile.signInViewModel?.code = "424242"
    await profile.signInViewModel?.signIn()
    #expect(profile.router.path == [])
    #expect(profile.profileViewModel?.profile?.phone == "+998901234567")
    await coordinator.settings.settingsViewModel.signOut()
    #expect(profile.profileViewModel?.profile == nil)
    await profile.profileViewModel?.loadProfile()
    #expect(profile.profileViewModel?.state == .error("Please sign in."))
  }
}
