import Foundation
import StrataStorage
import Testing

@testable import Members

@Suite struct DataSourceTests {
  @Test func userLocalDataSourceKeepsTheLastUsers() throws {
    let dataSource = UserLocalDataSource(storage: InMemoryStorage())
    #expect(try dataSource.storedUsers() == nil)
    let users = StoredUsersDTO(users: [.ada], storedAt: Date(timeIntervalSince1970: 5))
    try dataSource.store(users)
    #expect(try dataSource.storedUsers() == users)
  }
}
