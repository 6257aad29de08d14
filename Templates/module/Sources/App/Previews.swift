#if canImport(SwiftUI) && DEBUG
  import ExampleAPI
  import StrataStorage
  import SwiftUI

  /// What the module offers, on the API in memory and on nothing that is kept. Its screens in each state:
  /// `ScreenPreviews`.
  @MainActor
  enum Previews {
    private static var dependencies: AppDependencies {
      AppDependencies(baseURL: "http://memory", transport: ExampleAPI(), storage: InMemoryStorage())
    }

    static var items: some View { dependencies.itemsModule.itemsFlow(router: AppRouter()) }
    static var item: some View { dependencies.itemsModule.itemFlow(id: "2", router: AppRouter()) }
    static var cart: some View { dependencies.cartModule.cartFlow(router: AppRouter()) }
    static var widget: some View { dependencies.itemsModule.itemWidget(id: "2") }
  }

  #if canImport(DeveloperToolsSupport)
    #Preview("Items") { NavigationStack { Previews.items } }
    #Preview("One item") { NavigationStack { Previews.item } }
    #Preview("Cart") { Previews.cart }
    #Preview("Widget") { Previews.widget }
  #endif
#endif
