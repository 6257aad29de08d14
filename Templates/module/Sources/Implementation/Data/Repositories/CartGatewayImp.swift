import ShopInterface

/// Asks the module of the cart. What it says of an error is in words for people.
struct CartGatewayImp: CartGateway {
  let cartModule: @MainActor @Sendable () -> any CartModule

  func add(itemId: Item.ItemId) async throws {
    do {
      try await cartModule().add(itemId: itemId)
    } catch {
      throw ItemsError.refused(reason: error.localizedDescription)
    }
  }
}
