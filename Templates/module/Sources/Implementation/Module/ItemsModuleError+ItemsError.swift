import ShopInterface

extension ItemsModuleError {
  /// What another module learns of a failure.
  init(_ error: ItemsError) {
    self =
      switch error {
      case .offline: .offline
      case .notFound: .notFound
      case .refused(let reason): .refused(reason: reason)
      case .emptyName, .invalidPrice, .tooManyInCart, .cartUnavailable, .unconfirmed, .unavailable: .unavailable
      }
  }
}
