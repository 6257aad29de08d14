import Foundation
import StrataNetwork
import StrataStorage
import Testing

@testable import StrataData

/// Errors of the kit describe themselves to developers. What a screen shows is the app's, in its user's language.
@Suite struct ErrorTextTests {
  static let errors: [any Error & Sendable] = [
    StoreError<NetworkError>.cancelled, StoreError<NetworkError>.storage(DatabaseError.busy),
    DatabaseError.newerVersion(found: 3, known: 2), DatabaseError.sqlite(SQLiteFailure(code: 13)),
    SecureStorageError.damaged(path: "secrets.json"), KeyValueStorageError.undecodable(name: "theme"),
    NetworkError.cancelled,
  ]

  @Test func noneHasASentenceForPeople() {
    for error in Self.errors {
      #expect(!(error is any LocalizedError), "\(error)")
    }
  }

  @Test func theDescriptionNamesTheCause() {
    #expect("\(StoreError<NetworkError>.storage(DatabaseError.busy))".contains("\(DatabaseError.busy)"))
    #expect("\(KeyValueStorageError.undecodable(name: "theme"))".contains("theme"))
    #expect("\(KeyValueStorageError.unwritable(name: "theme"))" != "\(KeyValueStorageError.unreadable(name: "theme"))")
  }
}
