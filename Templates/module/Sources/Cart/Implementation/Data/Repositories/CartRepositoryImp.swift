import StrataStorage

/// Keeps the cart, and tells everybody who looks what becomes of it. One for all screens.
actor CartRepositoryImp: CartRepository {
  private let store: any CartStoreDataSource
  private var observers: [Int: AsyncThrowingStream<Cart, any Error>.Continuation] = [:]
  private var lastObserver = 0

  init(store: any CartStoreDataSource) {
    self.store = store
  }

  nonisolated func carts() -> AsyncThrowingStream<Cart, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Cart.self)
    Task { await add(continuation) }
    return stream
  }

  func updateCart(_ change: @escaping @Sendable (Cart) throws -> Cart) async throws {
    let cart = try change(try stored())
    do throws(KeyValueStorageError) {
      try store.store(CartDTO(cart))
    } catch {
      throw CartError.unavailable
    }
    for observer in observers.values { observer.yield(cart) }
  }

  private func add(_ observer: AsyncThrowingStream<Cart, any Error>.Continuation) {
    do throws(CartError) {
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

  private func stored() throws(CartError) -> Cart {
    do throws(KeyValueStorageError) {
      return try store.storedCart()?.toDomain() ?? Cart(lines: [])
    } catch {
      throw .unavailable
    }
  }
}
