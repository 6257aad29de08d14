import StrataStorage

protocol UserLocalDataSourceProtocol: Sendable {
  func storedUsers() throws -> StoredUsersDTO?
  func store(_ users: StoredUsersDTO) throws
}

struct UserLocalDataSource: UserLocalDataSourceProtocol {
  private static let key = StorageKey<StoredUsersDTO>("users")
  private let storage: any KeyValueStorage

  init(storage: any KeyValueStorage) {
    self.storage = storage
  }

  func storedUsers() throws -> StoredUsersDTO? {
    try storage.value(for: Self.key)
  }

  func store(_ users: StoredUsersDTO) throws {
    try storage.set(users, for: Self.key)
  }
}
