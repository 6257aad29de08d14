#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// The key of an encrypted database, for apps that link SQLCipher in the place of SQLite. Descriptions and errors do
/// not show it.
public struct DatabaseKey: Sendable {
  /// The key as SQL.
  let literal: String

  /// A text that the key is derived from, which takes a moment for each connection.
  public init(passphrase: String) {
    literal = "'" + passphrase.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// The 32 bytes of the key itself, such as random ones that ``SecureStorage`` keeps.
  public init(bytes: some Sequence<UInt8>) {
    let digits = bytes.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    literal = "\"x'" + digits.joined() + "'\""
  }
}

extension DatabaseKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Nothing of the key.
  public var description: String { "DatabaseKey" }
  /// Nothing of the key.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show the key.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension DatabaseKey {
  /// Refuses keys where SQLite itself is linked: it would ignore them and write in clear text.
  /// - Throws: `DatabaseError.unsupported`.
  static func requireEncryption() throws(DatabaseError) {
    var handle: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close_v2(handle)
    }
    // Only SQLCipher has a version of its own.
    guard sqlite3_open(":memory:", &handle) == SQLITE_OK,
      sqlite3_prepare_v2(handle, "PRAGMA cipher_version", -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW
    else { throw .unsupported("a key, since this SQLite does not encrypt; link SQLCipher in its place") }
  }

  /// Gives a connection its key: before any other statement, as SQLCipher requires.
  func unlock(_ handle: OpaquePointer) throws(DatabaseError) {
    // Not as a statement of `Connection`, whose errors quote it.
    let code = sqlite3_exec(handle, "PRAGMA key = \(literal)", nil, nil, nil)
    guard code == SQLITE_OK else { throw .sqlite(SQLiteFailure(code: code, message: "the key was not accepted")) }
  }
}
