import Foundation
import StrataStorage

/// Where secrets are kept on this device: the system's keychain, and where there is none, a file that only its owner can
/// read.
enum DeviceKeychain {
  static func storage(service: String, folder: URL) -> any SecureStorage {
    #if canImport(Security)
      KeychainStorage(service: service)
    #else
      OwnerOnlyFileStorage(directory: folder.appendingPathComponent(service))
    #endif
  }
}
