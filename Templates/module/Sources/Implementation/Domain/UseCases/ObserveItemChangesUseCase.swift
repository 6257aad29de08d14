protocol ObserveItemChangesUseCase: Sendable {
  /// Each item that is changed from now on: a list shows what is saved beside it.
  func execute() async -> AsyncStream<Item>
}

struct ObserveItemChangesUseCaseImp: ObserveItemChangesUseCase {
  let itemRepository: any ItemRepository

  func execute() async -> AsyncStream<Item> {
    await itemRepository.itemChanges()
  }
}
