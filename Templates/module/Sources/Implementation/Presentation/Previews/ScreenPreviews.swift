#if canImport(SwiftUI) && DEBUG
  import Foundation
  import ShopInterface
  import SwiftUI

  /// The screens in each of their states.
  @MainActor
  enum ScreenPreviews {
    static func items(_ answer: PreviewAnswer<ItemList>) -> some View {
      screen {
        ItemsView(
          router: PreviewRouter(),
          viewModel: ItemsViewModel(
            getItemsUseCase: PreviewGetItems(answer: answer), observeItemChangesUseCase: PreviewObserveItemChanges(),
            getCategoriesUseCase: PreviewGetCategories(), locale: .current))
      }
    }

    static func item(_ answer: PreviewAnswer<Item>) -> some View {
      screen { ItemView(itemId: "1", router: PreviewRouter(), viewModel: itemViewModel(answer)) }
    }

    static func widget(_ answer: PreviewAnswer<Item>) -> some View {
      LightAndDark { ItemWidgetView(itemId: "1", viewModel: itemViewModel(answer)) }
    }

    static let cookbook = Item(
      id: "1", name: "Cookbook", price: Money(minor: 3150, currency: "EUR"), categories: ["books"])
    static let yesterday = Date(timeIntervalSinceNow: -86_400)

    private static func itemViewModel(_ answer: PreviewAnswer<Item>) -> ItemViewModel {
      let useCase = PreviewItem(answer: answer)
      return ItemViewModel(
        getItemUseCase: useCase, updateItemUseCase: useCase, addToCartUseCase: PreviewAddToCart(), locale: .current)
    }

    private static func screen(@ViewBuilder _ content: @escaping () -> some View) -> some View {
      LightAndDark { NavigationStack { content() } }
    }
  }

  #if canImport(DeveloperToolsSupport)
    #Preview("Items: loading") { ScreenPreviews.items(.never) }
    #Preview("Items") { ScreenPreviews.items(.value(ItemList(items: [ScreenPreviews.cookbook], storedAt: nil))) }
    #Preview("Items: none") { ScreenPreviews.items(.value(ItemList(items: [], storedAt: nil))) }
    #Preview("Items: stored") {
      ScreenPreviews.items(.value(ItemList(items: [ScreenPreviews.cookbook], storedAt: ScreenPreviews.yesterday)))
    }
    #Preview("Items: no connection") { ScreenPreviews.items(.failure(ItemsError.offline)) }
    #Preview("One item: loading") { ScreenPreviews.item(.never) }
    #Preview("One item") { ScreenPreviews.item(.value(ScreenPreviews.cookbook)) }
    #Preview("One item: not found") { ScreenPreviews.item(.failure(ItemsError.notFound)) }
    #Preview("One item: not confirmed") { ScreenPreviews.item(.failure(.unconfirmed)) }
    #Preview("Widget") { ScreenPreviews.widget(.value(ScreenPreviews.cookbook)) }
    #Preview("Widget: loading") { ScreenPreviews.widget(.never) }
    #Preview("Widget: no connection") { ScreenPreviews.widget(.failure(ItemsError.offline)) }
  #endif
#endif
