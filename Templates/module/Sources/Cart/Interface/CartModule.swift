#if canImport(Combine)
  import Combine
#endif

/// The public interface of the cart.
public protocol CartModule: Sendable {
  // Actions

  /// Puts one more of an item into the cart.
  func add(itemId: String) async throws(CartModuleError)

  // Streams

  /// How many things are in the cart: now, and after each change. It fails where the cart cannot be read, and does not
  /// end by itself.
  func counts() -> AsyncThrowingStream<Int, any Error>

  #if canImport(Combine)
    /// The same as a publisher of Combine, on the main actor.
    func countPublisher() -> AnyPublisher<Int, any Error>
  #endif

  #if canImport(SwiftUI)
    // Widgets

    /// How many things are in the cart, in a line.
    @MainActor func cartWidget() -> Screen

    // Flows

    /// What is in the cart. Where a tap leads, the router decides.
    @MainActor func cartFlow(router: any CartRouter) -> Screen
  #endif
}
