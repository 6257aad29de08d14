#if os(Linux) || os(macOS)
  import StrataTerminal

  extension Tracer: LayerDecorator {
    /// Traces each step of the app, if there is a logger.
    static func layers(_ logger: TraceLogger?) -> Tracer {
      Tracer(logger)
        .tracing((any SendOTPUseCaseProtocol).self, "SendOTPUseCase", askedBy: "ViewModel") { $0 }
        .tracing((any ValidateOTPUseCaseProtocol).self, "ValidateOTPUseCase", askedBy: "LoginViewModel") { $0 }
        .tracing((any LoginUseCaseProtocol).self, "LoginUseCase", askedBy: "LoginViewModel") { $0 }
        .tracing((any ResetPasswordUseCaseProtocol).self, "ResetPasswordUseCase", askedBy: "ResetPasswordViewModel") {
          $0
        }
        .tracing((any GetProfileUseCaseProtocol).self, "GetProfileUseCase", askedBy: "HomeViewModel") { $0 }
        .tracing((any GetAvatarUseCaseProtocol).self, "GetAvatarUseCase", askedBy: "AvatarViewModel") { $0 }
        .tracing((any UploadAvatarUseCaseProtocol).self, "UploadAvatarUseCase", askedBy: "AvatarViewModel") { $0 }
        .tracing((any GetSettingsUseCaseProtocol).self, "GetSettingsUseCase", askedBy: "ViewModel") { $0 }
        .tracing((any SaveSettingsUseCaseProtocol).self, "SaveSettingsUseCase", askedBy: "SettingsViewModel") { $0 }
        .tracing((any RememberPhoneUseCaseProtocol).self, "RememberPhoneUseCase", askedBy: "LoginViewModel") { $0 }
        .tracing((any SendOTPGatewayProtocol).self, "SendOTPGateway", askedBy: "SendOTPUseCase") { $0 }
        .tracing((any ValidateOTPGatewayProtocol).self, "ValidateOTPGateway", askedBy: "ValidateOTPUseCase") { $0 }
        .tracing((any LoginGatewayProtocol).self, "LoginGateway", askedBy: "LoginUseCase") { $0 }
        .tracing((any ResetPasswordGatewayProtocol).self, "ResetPasswordGateway", askedBy: "ResetPasswordUseCase") {
          $0
        }
        .tracing((any GetProfileGatewayProtocol).self, "GetProfileGateway", askedBy: "GetProfileUseCase") { $0 }
        .tracing((any GetAvatarGatewayProtocol).self, "GetAvatarGateway", askedBy: "GetAvatarUseCase") { $0 }
        .tracing((any UploadAvatarGatewayProtocol).self, "UploadAvatarGateway", askedBy: "UploadAvatarUseCase") { $0 }
        .tracing((any GetSettingsGatewayProtocol).self, "GetSettingsGateway", askedBy: "UseCase") { $0 }
        .tracing((any SaveSettingsGatewayProtocol).self, "SaveSettingsGateway", askedBy: "UseCase") { $0 }
    }
  }
#endif
