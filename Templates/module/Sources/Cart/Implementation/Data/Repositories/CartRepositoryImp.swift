import ShopInterface
import StrataStorage

/// Keeps the cart, and passes each change on to all screens. One for all of them.
actor CartRepositoryImp: CartRepository {
  private let store: any CartStoreDataSource
  private let report: @Sendable (String) -> Void
  private var observers: [Int: AsyncThrowingStream<Cart, any Error>.Continuation] = [:]
  private var lastObserver = 0

  /// - Parameter report: gets a message when the stored cart cannot be decoded.
  init(store: any CartStoreDataSource, report: @escaping @Sendable (String) -> Void) {
    self.store = store
    self.report = report
  }

  nonisolated func carts() -> AsyncThrowingStream<Cart, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Cart.self)
    Task { await add(continuation) }
    return stream
  }

  func updateCart(_ change: @escaping @Sendable (Cart) throws(CartModuleError) -> Cart) async throws(CartModuleError) {
    let cart = try change(try stored())
    do throws(KeyValueStorageError) {
      try store.store(CartDTO(cart))
    } catch {
      throw .unavailable
    }
    for observer in observers.values { observer.yield(cart) }
  }

  private func add(_ observer: AsyncThrowingStream<Cart, any Error>.Continuation) {
    do throws(CartModuleError) {
      observer.yield(try stored())
    } catch {
      return observer.finish(throwing: error)
    }
    lastObserver += 1
    let id = lastObserver
    observers[id] = observer
    observer.onTermination = { _ in
      Task { await self.remove(id) }
    }
  }

  private func remove(_ id: Int) { observers[id] = nil }

  /// A cart that another version of the app stored, and this one cannot decode, is an empty one: the user can go on.
  /// The store keeps the other one under another name.
  private func stored() throws(CartModuleError) -> Cart {
    do throws(KeyValueStorageError) {
      return try store.storedCart()?.toDomain() ?? Cart(lines: [])
    } catch .undecodable {
      report("the cart has another format; the app begins with an empty one")
      return Cart(lines: [])
    } catch {
      throw .unavailable
    }
  }
}
