#if os(Linux) || os(macOS)
  import Observation

  /// The screens of the user: those of another session are made anew, as in a window.
  @MainActor
  @Observable
  final class SessionScreens {
    var home: HomeViewModel { current.home }
    var avatar: AvatarViewModel { current.avatar }

    @ObservationIgnored private let dependencies: AppDependencies
    @ObservationIgnored private let login: LoginViewModel
    @ObservationIgnored private var made: (session: Int, home: HomeViewModel, avatar: AvatarViewModel)?

    init(_ dependencies: AppDependencies, _ login: LoginViewModel) {
      self.dependencies = dependencies
      self.login = login
    }

    private var current: (session: Int, home: HomeViewModel, avatar: AvatarViewModel) {
      if let made, made.session == login.session.number { return made }
      let new = (
        session: login.session.number, home: dependencies.makeHomeViewModel(login: login),
        avatar: dependencies.makeAvatarViewModel(login: login)
      )
      made = new
      return new
    }
  }
#endif
