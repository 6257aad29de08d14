import StrataStorage

struct CartStoreDataSourceImp: CartStoreDataSource {
  private static let key = StorageKey<CartDTO>("cart")
  let storage: any KeyValueStorage

  func storedCart() throws(KeyValueStorageError) -> CartDTO? {
    try storage.value(for: Self.key)
  }

  func store(_ cart: CartDTO) throws(KeyValueStorageError) {
    try keepUnreadable()
    try storage.set(cart, for: Self.key)
  }

  /// What another version of the app stored, and this one cannot read, is kept under another name before it is
  /// overwritten.
  private func keepUnreadable() throws(KeyValueStorageError) {
    do throws(KeyValueStorageError) {
      _ = try storage.value(for: Self.key)
    } catch .undecodable {
      guard let data = try storage.data(named: Self.key.name) else { return }
      var number = 1
      while try storage.data(named: "cart set aside/\(number)") != nil { number += 1 }
      try storage.set(data, named: "cart set aside/\(number)")
    }
  }
}
