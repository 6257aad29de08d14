import Combine

final class ItemViewModel: ObservableObject {
  enum Intent {
    case loadItem(Item.ItemId)
  }

  @Published private(set) var item: Item?
  @Published private(set) var errorMessage: String?

  init(getItemUseCase: GetItemUseCase) {
    self.getItemUseCase = getItemUseCase
  }

  func perform(_ intent: Intent) {
    switch intent {
    case .loadItem(let id):
      Task {
        do {
          item = try await getItemUseCase.execute(itemId: id)
        } catch {
          errorMessage = error.localizedDescription
        }
      }
    }
  }

  private let getItemUseCase: GetItemUseCase
}
