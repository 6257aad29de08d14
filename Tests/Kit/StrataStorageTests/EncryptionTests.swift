import Foundation
import Testing

@testable import StrataStorage

/// What can be shown of encryption with an SQLite that does not encrypt.
@Suite struct EncryptionTests {
  @Test func aKeyIsRefusedWhereNothingWouldBeEncrypted() async throws {
    let folder = try TestFolder()
    let url = folder.file("secret.db")
    let migrations = [Migration(1, "t", "CREATE TABLE t (n TEXT)")]
    for key in [DatabaseKey(passphrase: "it's secret"), DatabaseKey(bytes: Array(repeating: 7, count: 32))] {
      let error = #expect(throws: DatabaseError.self) {
        try Database(.file(url), migrations: migrations, key: key)
      }
      guard case .unsupported? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(!"\(String(describing: error))".contains("secret"))
    }
    // Nothing was written: neither in clear text nor otherwise.
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).isEmpty)
    #expect(throws: DatabaseError.self) { try Database(.memory, key: DatabaseKey(passphrase: "secret")) }
  }

  @Test func aKeyIsQuotedAsSQLCipherReadsIt() {
    #expect(DatabaseKey(passphrase: "it's; DROP TABLE t --").literal == "'it''s; DROP TABLE t --'")
    #expect(DatabaseKey(bytes: [0, 1, 0xab, 0xff]).literal == "\"x'0001abff'\"")
  }

  @Test func nothingShowsTheKey() {
    let key = DatabaseKey(passphrase: "secret")
    var dumped = ""
    dump(key, to: &dumped)
    for text in ["\(key)", String(reflecting: key), dumped] { #expect(!text.contains("secret")) }
  }
}
