import Foundation
import StrataTesting

@testable import Login

struct MockSendOTPGateway: SendOTPGatewayProtocol {
  let answers: Scripted<String, NetResSendOTP?>

  func sendOTP(username: String) async throws(GatewayError) -> NetResSendOTP? {
    try answers.gatewayAnswer(to: username)
  }
}

struct MockValidateOTPGateway: ValidateOTPGatewayProtocol {
  let answers: Scripted<[String], NetResValidate?>

  func validateOTP(username: String, code: String) async throws(GatewayError) -> NetResValidate? {
    try answers.gatewayAnswer(to: [username, code])
  }
}

struct MockLoginGateway: LoginGatewayProtocol {
  let answers: Scripted<[String], NetResValidate?>

  func login(username: String, password: String) async throws(GatewayError) -> NetResValidate? {
    try answers.gatewayAnswer(to: [username, password])
  }
}

struct MockResetPasswordGateway: ResetPasswordGatewayProtocol {
  let answers: Scripted<[String], NetResValidate?>

  func resetPassword(username: String, code: String, password: String) async throws(GatewayError) -> NetResValidate? {
    try answers.gatewayAnswer(to: [username, code, password])
  }
}

struct MockGetProfileGateway: GetProfileGatewayProtocol {
  let answers: Scripted<Void, NetResProfile>

  func getProfile() async throws(GatewayError) -> NetResProfile {
    try answers.gatewayAnswer(to: ())
  }
}

struct MockGetAvatarGateway: GetAvatarGatewayProtocol {
  let answers: Scripted<String, Data>

  func getAvatar(path: String) async throws(GatewayError) -> Data {
    try answers.gatewayAnswer(to: path)
  }
}

/// Says that the half and the whole were sent, then answers.
struct MockUploadAvatarGateway: UploadAvatarGatewayProtocol {
  let answers: Scripted<String, NetResAvatar?>

  func uploadAvatar(
    content: Data, type: String, progress: @escaping @Sendable (Double) -> Void
  ) async throws(GatewayError) -> NetResAvatar? {
    progress(0.5)
    progress(1)
    return try answers.gatewayAnswer(to: "\(type), \(content.count) bytes")
  }
}

struct MockGetSettingsGateway: GetSettingsGatewayProtocol {
  let answers: Scripted<Void, StoredSettings?>

  func getSettings() async throws -> StoredSettings? {
    try answers.answer(to: ())
  }
}

struct MockSaveSettingsGateway: SaveSettingsGatewayProtocol {
  let answers: Scripted<StoredSettings, Void>

  func saveSettings(_ settings: StoredSettings) async throws {
    try answers.answer(to: settings)
  }
}

extension Scripted {
  /// A script for a gateway fails as a gateway does; anything else is a mistake in the test.
  fileprivate func gatewayAnswer(to call: Call) throws(GatewayError) -> Answer {
    do {
      return try answer(to: call)
    } catch let error as GatewayError {
      throw error
    } catch {
      preconditionFailure("a gateway's script failed with \(error)")
    }
  }
}
