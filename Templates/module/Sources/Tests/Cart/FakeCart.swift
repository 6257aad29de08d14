import ShopInterface
import StrataStorage

@testable import CartImplementation

/// A cart in memory, and what was done to it.
final class FakeCartRepository: CartRepository, @unchecked Sendable {
  // Unchecked: a test uses it from one task at a time.
  var cart = Cart(lines: [])

  func carts() -> AsyncThrowingStream<Cart, any Error> {
    let cart = cart
    return AsyncThrowingStream { continuation in
      continuation.yield(cart)
      continuation.finish()
    }
  }

  func updateCart(_ change: @escaping @Sendable (Cart) throws(CartModuleError) -> Cart) async throws(CartModuleError) {
    cart = try change(cart)
  }
}

struct FakeItemGateway: ItemGateway {
  var failure: CartModuleError?

  func getItem(itemId: CartLine.ItemId) async throws(CartModuleError) -> CartItem {
    if let failure { throw failure }
    return .atlas
  }
}

extension CartItem {
  static let atlas = CartItem(id: "2", name: "Herb atlas", price: Money(minor: 3450, currency: "EUR"))
}

extension CartLine {
  static func atlas(_ count: Int) -> CartLine {
    CartLine(id: "2", name: "Herb atlas", price: Money(minor: 3450, currency: "EUR"), count: count)
  }
}
