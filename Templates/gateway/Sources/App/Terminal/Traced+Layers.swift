#if os(Linux) || os(macOS)
  import StrataTerminal

  extension Tracer: LayerDecorator {
    /// Traces each step of the app, if there is a logger.
    static func layers(_ logger: TraceLogger?) -> Tracer {
      Tracer(logger)
        .tracing((any SendOTPUseCaseProtocol).self, "SendOTPUseCase", askedBy: "LoginViewModel") { $0 }
        .tracing((any ValidateOTPUseCaseProtocol).self, "ValidateOTPUseCase", askedBy: "LoginViewModel") { $0 }
        .tracing((any LoginUseCaseProtocol).self, "LoginUseCase", askedBy: "LoginViewModel") { $0 }
        .tracing((any ResetPasswordUseCaseProtocol).self, "ResetPasswordUseCase", askedBy: "ResetPasswordViewModel") {
          $0
        }
        .tracing((any GetProfileUseCaseProtocol).self, "GetProfileUseCase", askedBy: "HomeViewModel") { $0 }
        .tracing((any SendOTPGatewayProtocol).self, "SendOTPGateway", askedBy: "SendOTPUseCase") { $0 }
        .tracing((any ValidateOTPGatewayProtocol).self, "ValidateOTPGateway", askedBy: "ValidateOTPUseCase") { $0 }
        .tracing((any LoginGatewayProtocol).self, "LoginGateway", askedBy: "LoginUseCase") { $0 }
        .tracing((any ResetPasswordGatewayProtocol).self, "ResetPasswordGateway", askedBy: "ResetPasswordUseCase") {
          $0
        }
        .tracing((any GetProfileGatewayProtocol).self, "GetProfileGateway", askedBy: "GetProfileUseCase") { $0 }
    }
  }

  extension Traced: SendOTPUseCaseProtocol where Layer == any SendOTPUseCaseProtocol {
    func execute(username: String) async throws -> OTPResponse {
      try await step { try await layer.execute(username: username) }
    }
  }

  extension Traced: ValidateOTPUseCaseProtocol where Layer == any ValidateOTPUseCaseProtocol {
    func execute(username: String, code: String) async throws -> AuthSession {
      try await step { try await layer.execute(username: username, code: code) }
    }
  }

  extension Traced: LoginUseCaseProtocol where Layer == any LoginUseCaseProtocol {
    func execute(username: String, password: String) async throws -> AuthSession {
      try await step { try await layer.execute(username: username, password: password) }
    }
  }

  extension Traced: ResetPasswordUseCaseProtocol where Layer == any ResetPasswordUseCaseProtocol {
    func execute(username: String, code: String, password: String) async throws -> AuthSession {
      try await step { try await layer.execute(username: username, code: code, password: password) }
    }
  }

  extension Traced: GetProfileUseCaseProtocol where Layer == any GetProfileUseCaseProtocol {
    func execute() async throws -> Profile {
      try await step { try await layer.execute() }
    }
  }

  extension Traced: SendOTPGatewayProtocol where Layer == any SendOTPGatewayProtocol {
    func sendOTP(username: String) async throws(GatewayError) -> NetResSendOTP? {
      try await step { () throws(GatewayError) in try await layer.sendOTP(username: username) }
    }
  }

  extension Traced: ValidateOTPGatewayProtocol where Layer == any ValidateOTPGatewayProtocol {
    func validateOTP(username: String, code: String) async throws(GatewayError) -> NetResValidate? {
      try await step { () throws(GatewayError) in try await layer.validateOTP(username: username, code: code) }
    }
  }

  extension Traced: LoginGatewayProtocol where Layer == any LoginGatewayProtocol {
    func login(username: String, password: String) async throws(GatewayError) -> NetResValidate? {
      try await step { () throws(GatewayError) in try await layer.login(username: username, password: password) }
    }
  }

  extension Traced: ResetPasswordGatewayProtocol where Layer == any ResetPasswordGatewayProtocol {
    func resetPassword(username: String, code: String, password: String) async throws(GatewayError) -> NetResValidate? {
      try await step { () throws(GatewayError) in
        try await layer.resetPassword(username: username, code: code, password: password)
      }
    }
  }

  extension Traced: GetProfileGatewayProtocol where Layer == any GetProfileGatewayProtocol {
    func getProfile() async throws(GatewayError) -> NetResProfile {
      try await step { () throws(GatewayError) in try await layer.getProfile() }
    }
  }
#endif
