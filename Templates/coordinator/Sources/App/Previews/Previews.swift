#if canImport(SwiftUI) && DEBUG
  import ExampleAPI
  import Foundation
  import StrataStorage
  import SwiftUI

  /// The screens in each of their states.
  @MainActor
  enum Previews {
    /// The whole app, on the API in memory, where the code is 424242.
    static var app: some View {
      let storage = InMemoryStorage()
      return ContentView(
        coordinator: AppCoordinator(
          container: DependencyContainer(
            baseURL: "http://memory", transport: ExampleAPI(settings: .init(otp: "424242")),
            userDefaultsStorage: storage, keychainStorage: storage)))
    }

    static func users(_ answer: PreviewAnswer<UserList>) -> some View {
      screen {
        UserListView(
          viewModel: UserListViewModel(getUserListUseCase: PreviewUserList(answer: answer), coordinator: nil))
      }
    }

    static func user(_ user: User) -> some View {
      screen { UserDetailView(user: user) }
    }

    /// - Parameter answer: to creating the user; `nil`: nobody has tapped the button.
    static func newUser(_ answer: PreviewAnswer<User>?) -> some View {
      screen {
        let useCase = PreviewCreateUser(answer: answer ?? .never)
        let viewModel = CreateUserViewModel(createUserUseCase: useCase, coordinator: nil)
        CreateUserView(viewModel: viewModel)
          .task { if answer != nil { await viewModel.createUser() } }
      }
    }

    static func profile(_ answer: PreviewAnswer<Profile>) -> some View {
      screen {
        let useCase = PreviewProfile(answer: answer)
        ProfileDetailView(
          viewModel: ProfileViewModel(getProfileUseCase: useCase, updateProfileUseCase: useCase, coordinator: nil))
      }
    }

    /// - Parameter answer: to asking for a code; `nil`: nobody has tapped the button.
    static func signIn(_ answer: PreviewAnswer<Bool>?) -> some View {
      screen {
        let useCase = PreviewSignIn(answer: answer ?? .never)
        let viewModel = SignInViewModel(requestCodeUseCase: useCase, signInUseCase: useCase, coordinator: nil)
        SignInView(viewModel: viewModel)
          .task { if answer != nil { await viewModel.requestCode() } }
      }
    }

    /// - Parameter answer: to signing out; `nil`: nobody has tapped the button.
    static func settings(_ answer: PreviewAnswer<Bool>?) -> some View {
      screen {
        let useCase = PreviewSignOut(answer: answer ?? .never)
        let viewModel = SettingsViewModel(signOutUseCase: useCase, coordinator: settingsWindow)
        SettingsView(viewModel: viewModel)
          .task { if answer != nil { await viewModel.signOut() } }
      }
    }

    /// View models do not keep it.
    private static let settingsWindow = PreviewSettingsWindow()
    static let ada = User(id: "1", name: "Ada", email: "ada@example.com", avatarURL: nil)
    static let nameless = User(id: "2", name: "", email: "grace@example.com", avatarURL: nil)
    static let adasProfile = Profile(id: "1", phone: "+998901234567", name: "Ada", email: "ada@example.com")
    static let yesterday = Date(timeIntervalSinceNow: -86_400)

    private static func screen(@ViewBuilder _ content: @escaping () -> some View) -> some View {
      LightAndDark { NavigationStack { content() } }
        .environment(AvatarsViewModel(getAvatarUseCase: PreviewAvatar()))
    }
  }

  #if canImport(DeveloperToolsSupport)
    #Preview("Members") { Previews.app }
    #Preview("Users: loading") { Previews.users(.never) }
    #Preview("Users") {
      Previews.users(.value(UserList(users: [Previews.ada, Previews.nameless], storedAt: nil)))
    }
    #Preview("Users: nobody") { Previews.users(.value(UserList(users: [], storedAt: nil))) }
    #Preview("Users: stored") {
      Previews.users(.value(UserList(users: [Previews.ada], storedAt: Previews.yesterday)))
    }
    #Preview("Users: no connection") { Previews.users(.failure(.offline)) }
    #Preview("One user") { Previews.user(Previews.ada) }
    #Preview("New user") { Previews.newUser(nil) }
    #Preview("New user: waiting") { Previews.newUser(.never) }
    #Preview("New user: refused") { Previews.newUser(.failure(.invalidEmail)) }
    #Preview("Profile: loading") { Previews.profile(.never) }
    #Preview("Profile") { Previews.profile(.value(Previews.adasProfile)) }
    #Preview("Profile: signed out") { Previews.profile(.failure(.signedOut)) }
    #Preview("Profile: session unreadable") { Previews.profile(.failure(.sessionUnreadable)) }
    #Preview("Profile: no connection") { Previews.profile(.failure(.offline)) }
    #Preview("Signing in") { Previews.signIn(nil) }
    #Preview("Signing in: waiting") { Previews.signIn(.never) }
    #Preview("Signing in: code sent") { Previews.signIn(.value(true)) }
    #Preview("Signing in: refused") { Previews.signIn(.failure(.invalidPhone)) }
    #Preview("Settings") { Previews.settings(nil) }
    #Preview("Settings: signing out") { Previews.settings(.never) }
    #Preview("Settings: session not deleted") { Previews.settings(.failure(.sessionNotDeleted)) }
  #endif
#endif
