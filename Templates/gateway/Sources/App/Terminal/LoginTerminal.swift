#if os(Linux) || os(macOS)
  import ExampleAPI
  import Foundation
  import StrataNetwork
  import StrataStorage
  import StrataTerminal

  /// The app in a terminal: the same view models, with commands for their buttons.
  @MainActor
  public enum LoginTerminal {
    /// Runs the commands of a script or of the keyboard, and returns the exit status.
    public static func run(_ arguments: [String]) async -> Int32 {
      await TerminalApp.run("Login", arguments: arguments) { options, terminal, logger in
        let dependencies = try dependencies(options, logger)
        let login = dependencies.makeLoginViewModel()
        let reset = dependencies.makeResetPasswordViewModel(login: login)
        let screens = SessionScreens(dependencies, login)
        terminal.show { text(login) }
        terminal.show { text(reset) }
        terminal.show { login.isLoggedIn ? text(screens.home) : "" }
        terminal.show { login.isLoggedIn ? text(screens.avatar) : "" }
        let settings = dependencies.makeSettingsViewModel()
        terminal.show { text(settings) }
        // As long as the app runs.
        Task { await login.observeSession() }
        return commands(login, reset) + commands(settings) + commands(login, screens)
      }
    }

    private static func commands(_ login: LoginViewModel, _ reset: ResetPasswordViewModel) -> [TerminalCommand] {
      [
        TerminalCommand("phone", "", "shows the phone that signed in last") { _ in await login.loadPhone() },
        TerminalCommand("send", "PHONE", "sends a code to a phone") { await login.sendOTP(phone: $0[0]) },
        TerminalCommand("login", "PHONE CODE", "signs in with the code") {
          await login.validateOTP(phone: $0[0], code: $0[1])
        },
        TerminalCommand("password", "PHONE PASSWORD", "signs in with a password") {
          await login.logIn(phone: $0[0], password: $0[1])
        },
        TerminalCommand("forgot", "PHONE", "sends a code that sets a new password") {
          await reset.sendOTP(phone: $0[0])
        },
        TerminalCommand("reset", "PHONE CODE PASSWORD", "sets a new password with the code, and signs in") {
          await reset.resetPassword(phone: $0[0], code: $0[1], password: $0[2])
        },
      ]
    }

    private static func commands(_ settings: SettingsViewModel) -> [TerminalCommand] {
      [
        TerminalCommand("remember", "ON-OR-OFF", "whether the phone that signs in is kept for the next time") {
          await settings.loadSettings()
          await settings.setRemembersPhone($0[0] == "on")
        }
      ]
    }

    private static func commands(_ login: LoginViewModel, _ screens: SessionScreens) -> [TerminalCommand] {
      [
        TerminalCommand("home", "", "shows who is signed in, as the server says") { _ in
          let (home, avatar) = (screens.home, screens.avatar)
          await home.loadProfile()
          await avatar.load(path: home.profile?.avatarPath)
        },
        TerminalCommand("avatar", "KILOBYTES", "uploads a picture of this size") {
          await screens.avatar.upload(picture(kilobytes: Int($0[0]) ?? 0))
        },
        TerminalCommand("logout", "", "signs out") { _ in await login.logOut() },
      ]
    }

    static func text(_ login: LoginViewModel) -> String {
      if login.isLoading { return "loading …" }
      if login.showError { return "error: \(login.errorMessage)" }
      if login.isLoggedIn { return "signed in" }
      if login.isSessionUnreadable { return "the session cannot be read now" }
      if login.otpSent { return "code sent" }
      return login.rememberedPhone.isEmpty ? "signed out" : "signed out; the last phone: \(login.rememberedPhone)"
    }

    static func text(_ reset: ResetPasswordViewModel) -> String {
      if reset.isLoading { return "new password: loading …" }
      if reset.showError { return "new password: error: \(reset.errorMessage)" }
      if reset.isDone { return "new password: set" }
      return reset.otpSent ? "new password: code sent" : ""
    }

    static func text(_ settings: SettingsViewModel) -> String {
      if let message = settings.errorMessage { return "settings: error: \(message)" }
      return settings.settings.map { "settings: phones are \($0.remembersPhone ? "" : "not ")remembered" } ?? ""
    }

    static func text(_ home: HomeViewModel) -> String {
      if home.isLoading { return "home: loading …" }
      if let message = home.errorMessage { return "home: error: \(message)" }
      return home.profile.map { "home: \($0.displayName)" } ?? ""
    }

    static func text(_ avatar: AvatarViewModel) -> String {
      if let fraction = avatar.uploadFraction { return "picture: sending, \(Int(fraction * 100)) %" }
      if let message = avatar.errorMessage { return "picture: error: \(message)" }
      return avatar.picture.map { "picture: \($0.count) bytes" } ?? ""
    }

    /// What begins like a PNG; empty where that does not fit.
    private static func picture(kilobytes: Int) -> Data {
      let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      guard (1...10_000).contains(kilobytes) else { return Data() }
      return Data(signature) + Data(count: kilobytes * 1_000 - signature.count)
    }

    /// In memory, every code is 424242: there is no phone that it could be sent to.
    private static func dependencies(_ options: LaunchOptions, _ logger: TraceLogger?) throws -> AppDependencies {
      // Never the keychain: what `swift run` builds is not signed for it.
      let storage: any SecureStorage =
        options.dataFolder.map { OwnerOnlyFileStorage(directory: $0.appendingPathComponent("secrets")) }
        ?? InMemoryStorage()
      let settings = try AppDependencies.settings(in: options.dataFolder)
      let tracer = Tracer.layers(logger)
      switch options.backend {
      case .memory:
        let backend = Server.memory(ExampleAPI(settings: .init(otp: "424242")))
        return AppDependencies(
          server: backend.url, transport: backend.transport, storage: storage, settings: settings, decorator: tracer)
      case .server(let url):
        return AppDependencies(
          server: url, transport: URLSessionTransport(), storage: storage, settings: settings, decorator: tracer)
      }
    }
  }
#endif
