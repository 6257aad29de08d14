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
    home.createUserViewModel?.draft.email = "new@example.com"
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
    #expect(coordinator.children.count == AppCoordinator.Tab.allCases.count)
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

  /// The child lives as long as its screens.
  @Test func signingInCanBeGivenUp() async {
    let profile = coordinator.profile
    profile.showSignIn()
    profile.showSignIn()
    #expect(profile.children.count == 1)
    weak let child = profile.signIn
    #expect(child != nil)
    await profile.signIn?.signInViewModel.cancel()
    #expect(profile.signIn == nil && profile.children.isEmpty)
    #expect(child == nil)
    profile.showSignIn()
    profile.start()
    #expect(profile.signIn == nil && profile.children.isEmpty)
  }

  @Test func signingInLeadsToTheProfileAndSigningOutForgetsIt() async {
    let profile = coordinator.profile
    profile.profileViewModel?.signIn()
    let signIn = profile.signIn?.signInViewModel
    signIn?.phone = "+998901234567"
    await signIn?.requestCode()
    signIn?.code = "424242"
    await signIn?.signIn()
    #expect(profile.signIn == nil && profile.children.isEmpty)
    #expect(profile.profileViewModel?.profile?.phone == "+998901234567")
    await coordinator.settings.settingsViewModel.signOut()
    #expect(profile.profileViewModel?.profile == nil)
    await profile.profileViewModel?.loadProfile()
    #expect(profile.profileViewModel?.state == .error("Please sign in."))
  }
}
