protocol ObserveCartUseCase: Sendable {
  /// The cart now, and after each change.
  func execute() -> AsyncThrowingStream<Cart, any Error>
}

struct ObserveCartUseCaseImp: ObserveCartUseCase {
  let cartRepository: any CartRepository

  func execute() -> AsyncThrowingStream<Cart, any Error> {
    cartRepository.carts()
  }
}
