#if os(Linux) || os(macOS)
  import Foundation
  import StrataTerminal

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

  extension Traced: GetAvatarGatewayProtocol where Layer == any GetAvatarGatewayProtocol {
    func getAvatar(path: String) async throws(GatewayError) -> Data {
      try await step { () throws(GatewayError) in try await layer.getAvatar(path: path) }
    }
  }

  extension Traced: UploadAvatarGatewayProtocol where Layer == any UploadAvatarGatewayProtocol {
    func uploadAvatar(
      content: Data, type: String, progress: @escaping @Sendable (Double) -> Void
    ) async throws(GatewayError) -> NetResAvatar? {
      try await step { () throws(GatewayError) in
        try await layer.uploadAvatar(content: content, type: type, progress: progress)
      }
    }
  }

  extension Traced: GetSettingsGatewayProtocol where Layer == any GetSettingsGatewayProtocol {
    func getSettings() async throws -> StoredSettings? {
      try await step { try await layer.getSettings() }
    }
  }

  extension Traced: SaveSettingsGatewayProtocol where Layer == any SaveSettingsGatewayProtocol {
    func saveSettings(
      _ change: @escaping @Sendable (StoredSettings?) -> StoredSettings
    ) async throws -> StoredSettings {
      try await step { try await layer.saveSettings(change) }
    }
  }
#endif
