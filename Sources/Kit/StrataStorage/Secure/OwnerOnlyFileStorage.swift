import Foundation

/// `SecureStorage` in one file that only its owner may read: what Linux has where Apple has the keychain.
///
/// The file is clear text, with mode 0600 from its first byte, in a folder of mode 0700. Root, programs of the same
/// user, and anyone with a copy of the disk can read it.
///
/// Every change writes a new file and renames it, so a reader or a crash sees the old secrets or the new ones. A lock
/// on the folder keeps processes from undoing each other's changes. A file or folder that others may use, or that
/// belongs to someone else, is refused untouched.
public struct OwnerOnlyFileStorage: SecureStorage {
  private let directory: OwnerOnlyDirectory
  private static let fileName = "secrets.json"

  /// The secrets of one folder.
  ///
  /// - Parameter directory: a folder of its own, such as `~/.local/share/<app>/secrets`; created if it is missing.
  public init(directory: URL) {
    self.directory = OwnerOnlyDirectory(path: directory.path)
  }

  /// ``SecretProtection/ownerOnlyFile(path:)`` with the path of the file.
  public var protection: SecretProtection { .ownerOnlyFile(path: directory.path + "/" + Self.fileName) }

  /// The bytes of a secret, `nil` when there is none.
  /// - Throws: ``SecureStorageError``: the file or its folder is open to others, foreign, damaged or unreadable.
  public func secret(named name: String) throws(SecureStorageError) -> Data? {
    try directory.locked(exclusively: false) { folder throws(SecureStorageError) in
      try contents(folder)[name]
    }
  }

  /// Stores a secret and replaces an older one. It is on the disk when this returns.
  /// - Throws: ``SecureStorageError``; what was there before then still is.
  public func setSecret(_ data: Data, named name: String) throws(SecureStorageError) {
    try change { $0[name] = data }
  }

  /// Removes a secret, if there is one.
  /// - Throws: ``SecureStorageError``; what was there before then still is.
  public func removeSecret(named name: String) throws(SecureStorageError) {
    try change { $0[name] = nil }
  }

  /// Removes the file, a damaged one too.
  /// - Throws: ``SecureStorageError``.
  public func removeAllSecrets() throws(SecureStorageError) {
    try directory.locked(exclusively: true) { folder throws(SecureStorageError) in
      try folder.removeFile(Self.fileName)
    }
  }

  private func change(_ edit: (inout [String: Data]) -> Void) throws(SecureStorageError) {
    try directory.locked(exclusively: true) { folder throws(SecureStorageError) in
      let old = try contents(folder)
      var new = old
      edit(&new)
      guard new != old else { return }
      guard let bytes = StoredJSON.encode(new) else { throw .unencodable(name: Self.fileName) }
      try folder.replaceFile(Self.fileName, with: bytes)
    }
  }

  private func contents(_ folder: borrowing OwnerOnlyDirectory.Handle) throws(SecureStorageError) -> [String: Data] {
    guard let bytes = try folder.readFile(Self.fileName) else { return [:] }
    guard let secrets = StoredJSON.decode([String: Data].self, from: bytes) else {
      throw .damaged(path: directory.path + "/" + Self.fileName)
    }
    return secrets
  }
}
