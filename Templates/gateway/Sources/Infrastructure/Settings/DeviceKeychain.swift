import Foundation
import StrataStorage

/// Where secrets are kept on this device: the system's keychain, and where there is none, a file that only its owner
/// can read.
enum DeviceKeychain {
  static func storage(service: String, folder: URL) -> any SecureStorage {
    #if canImport(Security) && DEBUG
      storage(KeychainStorage(service: service), or: file(service: service, folder: folder), report: Log.warning)
    #elseif canImport(Security)
      KeychainStorage(service: service)
    #else
      file(service: service, folder: folder)
    #endif
  }

  /// The keychain; the file where the keychain refuses this program, which is not signed for it, as what `swift run`
  /// builds. For development: an app for users is signed.
  /// - Parameter report: receives a message where the file takes the keychain's place.
  static func storage(
    _ keychain: any SecureStorage, or file: any SecureStorage, report: (String) -> Void
  ) -> any SecureStorage {
    // Other failures pass, such as that of a device that is locked.
    guard failure(of: keychain) == .keychain(status: missingEntitlement) else { return keychain }
    report("this program is not signed for the keychain: a file that only its owner can read holds the session")
    return file
  }

  private static var missingEntitlement: Int32 { -34018 }

  private static func failure(of storage: any SecureStorage) -> SecureStorageError? {
    do throws(SecureStorageError) {
      _ = try storage.secret(named: "session")
      return nil
    } catch {
      return error
    }
  }

  private static func file(service: String, folder: URL) -> any SecureStorage {
    OwnerOnlyFileStorage(directory: folder.appendingPathComponent(service))
  }
}
