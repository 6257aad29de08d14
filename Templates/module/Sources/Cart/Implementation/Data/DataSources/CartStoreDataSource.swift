import StrataStorage

protocol CartStoreDataSource: Sendable {
  func storedCart() throws(KeyValueStorageError) -> CartDTO?
  func store(_ cart: CartDTO) throws(KeyValueStorageError)
}

struct CartStoreDataSourceImp: CartStoreDataSource {
  private static let key = StorageKey<CartDTO>("cart")
  let storage: any KeyValueStorage

  func storedCart() throws(KeyValueStorageError) -> CartDTO? {
    try storage.value(for: Self.key)
  }

  func store(_ cart: CartDTO) throws(KeyValueStorageError) {
    try storage.set(cart, for: Self.key)
  }
}
