#if canImport(Security)
  import Foundation
  import Security

  /// `SecureStorage` in the keychain: generic passwords of one service.
  ///
  /// From guide 002. Secrets stay on the device and can be read from the first unlock after a restart on. On macOS the
  /// app must be signed with a keychain entitlement, or the keychain answers with status -34018.
  public struct KeychainStorage: SecureStorage {
    private let service: String
    private let accessGroup: String?

    /// The secrets of one service in the keychain.
    ///
    /// - Parameters:
    ///   - service: the name that groups the secrets, such as `com.example.app`.
    ///   - accessGroup: to share them with the team's other apps and extensions.
    public init(service: String, accessGroup: String? = nil) {
      self.service = service
      self.accessGroup = accessGroup
    }

    /// ``SecretProtection/keychain``.
    public var protection: SecretProtection { .keychain }

    /// The bytes of a secret, `nil` when there is none.
    /// - Throws: ``SecureStorageError/keychain(status:)``, for instance while the device has not been unlocked since
    ///   its start.
    public func secret(named name: String) throws(SecureStorageError) -> Data? {
      var query = item(named: name)
      query[kSecReturnData as String] = true
      query[kSecMatchLimit as String] = kSecMatchLimitOne
      var result: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &result)
      if status == errSecItemNotFound { return nil }
      guard status == errSecSuccess, let data = result as? Data else { throw .keychain(status: status) }
      return data
    }

    /// Stores a secret and replaces an older one.
    /// - Throws: ``SecureStorageError/keychain(status:)``.
    public func setSecret(_ data: Data, named name: String) throws(SecureStorageError) {
      let update = [kSecValueData as String: data]
      var status = SecItemUpdate(item(named: name) as CFDictionary, update as CFDictionary)
      if status == errSecItemNotFound {
        var new = item(named: name)
        new[kSecValueData as String] = data
        new[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        status = SecItemAdd(new as CFDictionary, nil)
      }
      guard status == errSecSuccess else { throw .keychain(status: status) }
    }

    /// Removes a secret, if there is one.
    /// - Throws: ``SecureStorageError/keychain(status:)``.
    public func removeSecret(named name: String) throws(SecureStorageError) {
      try delete(item(named: name))
    }

    /// Removes all secrets of the service.
    /// - Throws: ``SecureStorageError/keychain(status:)``.
    public func removeAllSecrets() throws(SecureStorageError) {
      try delete(item(named: nil))
    }

    private func delete(_ query: [String: Any]) throws(SecureStorageError) {
      let status = SecItemDelete(query as CFDictionary)
      guard status == errSecSuccess || status == errSecItemNotFound else { throw .keychain(status: status) }
    }

    private func item(named name: String?) -> [String: Any] {
      var query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: service,
        // One keychain on all platforms; macOS would else use its old file-based one.
        kSecUseDataProtectionKeychain as String: true,
      ]
      if let name { query[kSecAttrAccount as String] = name }
      if let accessGroup { query[kSecAttrAccessGroup as String] = accessGroup }
      return query
    }
  }
#endif
