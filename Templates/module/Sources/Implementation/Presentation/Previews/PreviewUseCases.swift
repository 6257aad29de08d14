#if canImport(SwiftUI) && DEBUG
  import ShopInterface

  /// Use cases that answer what a preview shows.
  struct PreviewGetItems: GetItemsUseCase {
    let answer: PreviewAnswer<ItemList>

    func execute(filter: ItemFilter) -> AsyncThrowingStream<ItemList, any Error> {
      AsyncThrowingStream { continuation in
        let task = Task {
          do {
            continuation.yield(try await answer.get())
            continuation.finish()
          } catch {
            continuation.finish(throwing: error)
          }
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }
  }

  struct PreviewObserveItemChanges: ObserveItemChangesUseCase {
    func execute() async -> AsyncStream<Item> { AsyncStream { $0.finish() } }
  }

  struct PreviewGetCategories: GetCategoriesUseCase {
    func execute() async throws(ItemsError) -> [Category] { [Category(id: "books", name: "Books")] }
  }

  struct PreviewAddToCart: AddToCartUseCase {
    func execute(itemId: Item.ItemId) async throws(ItemsError) {}
  }

  struct PreviewItem: GetItemUseCase, UpdateItemUseCase {
    let answer: PreviewAnswer<Item>

    func execute(itemId: Item.ItemId) async throws(ItemsError) -> Item { try await answer.get() }
    func execute(item: Item, name: String, price: Money) async throws(ItemsError) -> Item { try await answer.get() }
  }

  /// Leads nowhere.
  final class PreviewRouter: ItemsRouter {
    func showDetails(for itemId: String) {}
    func close() {}
  }
#endif
