import UIKit

final class OfferViewModel: ObservableObject {
  @Published var isShown = false
  private let itemRepository: ItemRepository
  private let updateItemUseCase: UpdateItemUseCaseImp

  init(itemRepository: ItemRepository, updateItemUseCase: UpdateItemUseCaseImp) {
    self.itemRepository = itemRepository
    self.updateItemUseCase = updateItemUseCase
  }

  func accept(_ item: Item) {
    Task {
      do {
        _ = try await itemRepository.getItem(itemId: item.id)
      } catch {
        // Nothing to do.
      }
    }
  }

  func showItem(from host: UIViewController, viewModel: ItemViewModel, router: ItemViewRouter) {
    let screen = ItemView(router: router, viewModel: viewModel, itemId: "1")
    host.present(UIHostingController(rootView: screen), animated: true)
  }
}
