#if os(Linux) || os(macOS)
  import StrataTerminal

  extension Tracer: LayerDecorator {
    /// Traces each step of the app, if there is a logger.
    static func layers(_ logger: TraceLogger?) -> Tracer {
      Tracer(logger)
        .tracing((any GetUserListUseCaseProtocol).self, "GetUserListUseCase", askedBy: "UserListViewModel") { $0 }
        .tracing((any CreateUserUseCaseProtocol).self, "CreateUserUseCase", askedBy: "CreateUserViewModel") { $0 }
        .tracing((any GetAvatarUseCaseProtocol).self, "GetAvatarUseCase", askedBy: "AvatarsViewModel") { $0 }
        .tracing((any GetProfileUseCaseProtocol).self, "GetProfileUseCase", askedBy: "ProfileViewModel") { $0 }
        .tracing((any UpdateProfileUseCaseProtocol).self, "UpdateProfileUseCase", askedBy: "ProfileViewModel") { $0 }
        .tracing((any RequestCodeUseCaseProtocol).self, "RequestCodeUseCase", askedBy: "SignInViewModel") { $0 }
        .tracing((any SignInUseCaseProtocol).self, "SignInUseCase", askedBy: "SignInViewModel") { $0 }
        .tracing((any SignOutUseCaseProtocol).self, "SignOutUseCase", askedBy: "SettingsViewModel") { $0 }
        .tracing((any UserRepositoryProtocol).self, "UserRepository") { $0 }
        .tracing((any AvatarRepositoryProtocol).self, "AvatarRepository") { $0 }
        .tracing((any ProfileRepositoryProtocol).self, "ProfileRepository") { $0 }
        .tracing((any SessionRepositoryProtocol).self, "SessionRepository") { $0 }
    }
  }
#endif
