#if os(Linux) || os(macOS)
  import Foundation
  import StrataPresentation
  import StrataStorage
  import StrataTerminal

  /// The app in a terminal: the same view models, with commands for their buttons.
  @MainActor
  public struct MembersTerminal {
    private let coordinator: AppCoordinator
    private let terminal: Terminal

    /// Runs the commands of a script or of the keyboard, and returns the exit status.
    public static func run(_ arguments: [String]) async -> Int32 {
      await TerminalApp.run("Members", arguments: arguments) { options, terminal, logger in
        let app = MembersTerminal(
          coordinator: AppCoordinator(container: container(options, logger)), terminal: terminal)
        app.coordinator.start()
        app.show()
        // As long as the app runs.
        Task { await app.coordinator.session.observeSession() }
        return app.homeCommands + app.profileCommands
      }
    }

    private static func container(_ options: LaunchOptions, _ logger: TraceLogger?) -> DependencyContainer {
      let backend = Backend(options.backend)
      let memory = InMemoryStorage()
      return DependencyContainer(
        baseURL: backend.url,
        transport: backend.transport,
        userDefaultsStorage: options.dataFolder.map { FileStorage(directory: $0) } ?? memory,
        // Never the keychain: what `swift run` builds is not signed for it.
        keychainStorage: options.dataFolder.map {
          OwnerOnlyFileStorage(directory: $0.appendingPathComponent("keychain"))
        }
          ?? memory,
        decorator: Tracer.layers(logger))
    }

    private func show() {
      let (home, profile, avatars) = (coordinator.home, coordinator.profile, coordinator.avatars)
      terminal.show { home.text(with: avatars) }
      terminal.show { profile.text }
    }

    private var homeCommands: [TerminalCommand] {
      let home = coordinator.home
      return [
        TerminalCommand("users", "", "loads the users") { _ in await home.userListViewModel.loadUsers() },
        TerminalCommand("user", "ID", "shows one user") { words in
          await home.showUser(id: words[0])
          await loadPicture()
        },
        TerminalCommand("open", "LINK", "goes where a link leads: \(DeepLink.scheme)://users/1") { words in
          guard let url = URL(string: words[0]), await coordinator.open(url) else {
            return terminal.write("  error  \(words[0]) is not a link of this app")
          }
          await loadPicture()
        },
        TerminalCommand("add", "EMAIL NAME…", "creates a user") { words in
          home.userListViewModel.addUser()
          home.createUserViewModel?.draft.email = words[0]
          home.createUserViewModel?.draft.name = words[1]
          await home.createUserViewModel?.createUser()
        },
        TerminalCommand("back", "", "goes back to the users") { _ in home.start() },
      ]
    }

    /// What the view of a user does when it appears.
    private func loadPicture() async {
      if case .user(let user) = coordinator.home.router.path.last { await coordinator.avatars.load(user) }
    }

    private var profileCommands: [TerminalCommand] {
      let (profile, settings) = (coordinator.profile, coordinator.settings)
      return [
        TerminalCommand("profile", "", "loads the profile") { _ in await profile.profileViewModel?.loadProfile() },
        TerminalCommand("code", "PHONE", "requests a code to sign in with") { words in
          profile.profileViewModel?.signIn()
          profile.signIn?.signInViewModel.phone = words[0]
          await profile.signIn?.signInViewModel.requestCode()
        },
        TerminalCommand("signin", "CODE", "signs in with the code") { words in
          guard let viewModel = profile.signIn?.signInViewModel else {
            return terminal.write("  state  no code was requested")
          }
          viewModel.code = words[0]
          await viewModel.signIn()
        },
        TerminalCommand("save", "EMAIL NAME…", "changes the profile") { words in
          await profile.profileViewModel?.updateProfile(name: words[1], email: words[0])
        },
        TerminalCommand("signout", "", "signs out") { _ in
          await settings.settingsViewModel.signOut()
          if let message = settings.settingsViewModel.errorMessage {
            terminal.write("  state  settings (failed: \(message))")
          }
        },
      ]
    }
  }
#endif
