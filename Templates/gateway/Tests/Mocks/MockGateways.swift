import Foundation
import StrataTesting

@testable import Login

struct MockSendOTPGateway: SendOTPGatewayProtocol {
  let answers: Scripted<String, NetResSendOTP?>

  func sendOTP(username: String) async throws(GatewayError) -> NetResSendOTP? {
    try answers.answer(to: username, failingWith: GatewayError.self)
  }
}

struct MockValidateOTPGateway: ValidateOTPGatewayProtocol {
  let answers: Scripted<[String], NetResValidate?>

  func validateOTP(username: String, code: String) async throws(GatewayError) -> NetResValidate? {
    try answers.answer(to: [username, code], failingWith: GatewayError.self)
  }
}

struct MockLoginGateway: LoginGatewayProtocol {
  let answers: Scripted<[String], NetResValidate?>

  func login(username: String, password: String) async throws(GatewayError) -> NetResValidate? {
    try answers.answer(to: [username, password], failingWith: GatewayError.self)
  }
}

struct MockResetPasswordGateway: ResetPasswordGatewayProtocol {
  let answers: Scripted<[String], NetResValidate?>

  func resetPassword(username: String, code: String, password: String) async throws(GatewayError) -> NetResValidate? {
    try answers.answer(to: [username, code, password], failingWith: GatewayError.self)
  }
}

struct MockGetProfileGateway: GetProfileGatewayProtocol {
  let answers: Scripted<Void, NetResProfile>

  func getProfile() async throws(GatewayError) -> NetResProfile {
    try answers.answer(to: (), failingWith: GatewayError.self)
  }
}

struct MockGetAvatarGateway: GetAvatarGatewayProtocol {
  let answers: Scripted<String, Data>

  func getAvatar(path: String) async throws(GatewayError) -> Data {
    try answers.answer(to: path, failingWith: GatewayError.self)
  }
}

/// Reports that the half and the whole were sent, then answers.
struct MockUploadAvatarGateway: UploadAvatarGatewayProtocol {
  let answers: Scripted<String, NetResAvatar?>

  func uploadAvatar(
    content: Data, type: String, progress: @escaping @Sendable (Double) -> Void
  ) async throws(GatewayError) -> NetResAvatar? {
    progress(0.5)
    progress(1)
    return try answers.answer(to: "\(type), \(content.count) bytes", failingWith: GatewayError.self)
  }
}

struct MockGetSettingsGateway: GetSettingsGatewayProtocol {
  let answers: Scripted<Void, StoredSettings?>

  func getSettings() async throws -> StoredSettings? {
    try answers.answer(to: ())
  }
}

/// Changes what is stored, and receives what is to be stored in its place.
struct MockSaveSettingsGateway: SaveSettingsGatewayProtocol {
  var stored: StoredSettings?
  let answers: Scripted<StoredSettings, Void>

  func saveSettings(
    _ change: @escaping @Sendable (StoredSettings?) -> StoredSettings
  ) async throws -> StoredSettings {
    let settings = change(stored)
    try answers.answer(to: settings)
    return settings
  }
}
