protocol RemoveFromCartUseCase: Sendable {
  /// - Throws: `CartModuleError`.
  func execute(itemId: CartLine.ItemId) async throws
}

struct RemoveFromCartUseCaseImp: RemoveFromCartUseCase {
  let cartRepository: any CartRepository

  func execute(itemId: CartLine.ItemId) async throws {
    try await cartRepository.updateCart { $0.removing(itemId) }
  }
}
