import Foundation
import StrataNetwork
import StrataStorage

@testable import Login

enum Samples {
  static let phone = "+998901234567"
  static let otherPhone = "+998907654321"
  static let password = "correct horse"
  static let expiresAt = Date(timeIntervalSince1970: 1_800_000_000)
  static let sentOTP = NetResSendOTP(sessionId: "test123", expiresAt: expiresAt)
  static let validated = NetResValidate(token: "t0ken", refreshToken: "r3fresh", expiresAt: expiresAt)
  static let otpResponse = OTPResponse(sessionId: "test123", expiresAt: expiresAt)
  static let session = AuthSession(token: "t0ken", refreshToken: "r3fresh", expiresAt: expiresAt)
  static let profileDTO = NetResProfile(id: "u1", phone: phone, name: "Ada", avatarURL: "/avatars/ada.png")
  static let profile = Profile(id: "u1", phone: phone, name: "Ada", avatarPath: "/avatars/ada.png")
  /// A session as the server sends it.
  static func envelope(_ token: String) -> String {
    """
    {"success": true, "result":
      {"token": "\(token)", "refreshToken": "r-\(token)", "expiresAt": "2027-01-15T08:00:00Z"}}
    """
  }

  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00])
}

extension AppDependencies {
  /// The app with settings that are kept nowhere.
  static func sample(
    server: URL = .exampleServer, _ transport: any Transport, _ storage: InMemoryStorage = InMemoryStorage(),
    decorator: any LayerDecorator = NoDecorator()
  ) throws -> AppDependencies {
    AppDependencies(
      server: server, transport: transport, storage: storage, settings: try settings(in: nil), decorator: decorator)
  }
}

extension UserSettings {
  /// Settings in a storage, beside an authorizer that renews nothing.
  static func sample(_ storage: InMemoryStorage) -> UserSettings {
    let credentials = CredentialStorage(storage: storage)
    return UserSettings(
      storage: credentials,
      authorizer: Authorizer(reading: credentials.credential, onChange: credentials.keep) { _ throws(NetworkError) in
        throw .unauthorized(.noCredential)
      })
  }
}
