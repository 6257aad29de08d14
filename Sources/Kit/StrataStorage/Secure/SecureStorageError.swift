/// Why a secret could not be stored or read. Names files and keys, never secrets.
public enum SecureStorageError: Error, Sendable, Hashable {
  /// Others than the owner may use the file or folder; `mode` are its permission bits. It was not touched:
  /// `chmod 600` the file, or 700 the folder, once you know who has read it.
  case tooPermissive(path: String, mode: UInt32)
  /// The file or folder belongs to another user.
  case foreignOwner(path: String, owner: UInt32)
  /// A link, a pipe or a folder in the place of the file, or another kind of file in the place of the folder.
  case wrongKind(path: String)
  /// The file exists but is not what this storage writes.
  case damaged(path: String)
  /// The system refused; `code` is its `errno`.
  case system(operation: String, path: String, code: Int32)
  /// The keychain refused; `status` is its `OSStatus`.
  case keychain(status: Int32)
  /// Another type is stored under the name.
  case undecodable(name: String)
  /// The secret cannot be written as JSON.
  case unencodable(name: String)
}

extension SecureStorageError: CustomStringConvertible {
  /// One line for developers that names the file or key and what is wrong with it.
  public var description: String {
    switch self {
    case .tooPermissive(let path, let mode):
      "\(path) has mode \(String(mode, radix: 8)), open to others than its owner: secrets are not read from it"
    case .foreignOwner(let path, let owner): "\(path) belongs to user \(owner): secrets are not read from it"
    case .wrongKind(let path): "\(path) is not a plain file, or not a folder, as it should be"
    case .damaged(let path): "\(path) is not a file of secrets"
    case .system(let operation, let path, let code): "\(operation) \(path) failed with errno \(code)"
    case .keychain(let status): "the keychain answered with status \(status)"
    case .undecodable(let name): "the secret \(name) is of another type than asked for"
    case .unencodable(let name): "the secret \(name) cannot be encoded"
    }
  }
}
