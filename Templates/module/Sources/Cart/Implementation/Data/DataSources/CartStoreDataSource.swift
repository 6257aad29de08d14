import StrataStorage

protocol CartStoreDataSource: Sendable {
  func storedCart() throws(KeyValueStorageError) -> CartDTO?
  func store(_ cart: CartDTO) throws(KeyValueStorageError)
}
