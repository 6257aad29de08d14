import ShopInterface

extension ItemsError {
  /// What a failure of the cart means to the user of an item.
  init(_ error: CartModuleError) {
    self =
      switch error {
      case .tooMany(let limit): .tooManyInCart(limit: limit)
      case .item(.offline): .offline
      case .item(.notFound): .notFound
      case .item(.refused(let reason)): .refused(reason: reason)
      case .item(.unavailable): .unavailable
      case .unavailable: .cartUnavailable
      }
  }
}
