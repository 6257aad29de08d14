import Foundation
import ShopInterface
import ShopShared

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Makes what the module is made of, layer by layer.
struct DependenciesContainer {
  init(externalDependencies: ExternalDependencies) {
    domain = Domain(data: Data(external: externalDependencies), logger: externalDependencies.logger)
    presentation = Presentation(domain: domain, locale: externalDependencies.locale)
  }

  func itemSummary(id: String) async throws(ItemsModuleError) -> ItemSummary {
    do {
      let item = try await domain.getItemUseCase().execute(itemId: id)
      return ItemSummary(id: item.id, name: item.name, price: item.price)
    } catch {
      throw ItemsModuleError(error as? ItemsError ?? .unavailable)
    }
  }

  #if canImport(SwiftUI)
    @MainActor func itemsView(router: any ItemsRouter) -> Screen {
      AnyView(ItemsView(router: router, viewModel: itemsViewModel()))
    }

    @MainActor func itemView(id: Item.ItemId, router: any ItemsRouter) -> Screen {
      AnyView(ItemView(itemId: id, router: router, viewModel: itemViewModel()))
    }

    @MainActor func itemWidget(id: Item.ItemId) -> Screen {
      AnyView(ItemWidgetView(itemId: id, viewModel: itemViewModel()))
    }
  #endif

  @MainActor func itemsViewModel() -> ItemsViewModel { presentation.itemsViewModel() }

  @MainActor func itemViewModel() -> ItemViewModel { presentation.itemViewModel() }

  private let domain: Domain
  private let presentation: Presentation
}

extension DependenciesContainer {
  fileprivate struct Data {
    /// One for all screens: it stores what they load.
    let itemRepository: any ItemRepository
    let cartGateway: any CartGateway

    init(external: ExternalDependencies) {
      let dataSource = Logged<any ItemDataSource>.before(
        ItemDataSourceImp(networkClient: external.networkClient), "ItemDataSource", external.logger)
      let repository = ItemRepositoryImp(
        dataSource: dataSource, store: ItemStoreDataSourceImp(storage: external.storage),
        report: external.logger.report,
        now: { Date() })
      itemRepository = Logged<any ItemRepository>.before(repository, "ItemRepository", external.logger)
      cartGateway = Logged<any CartGateway>.before(
        CartGatewayImp(cartModule: external.cartModule), "CartGateway", external.logger)
    }
  }

  fileprivate struct Domain {
    let data: Data
    let logger: any Logger

    func getItemUseCase() -> any GetItemUseCase {
      let useCase = GetItemUseCaseImp(itemRepository: data.itemRepository)
      return Logged<any GetItemUseCase>.before(useCase, "GetItemUseCase", logger)
    }

    func getItemsUseCase() -> any GetItemsUseCase {
      let useCase = GetItemsUseCaseImp(itemRepository: data.itemRepository)
      return Logged<any GetItemsUseCase>.before(useCase, "GetItemsUseCase", logger)
    }

    func getCategoriesUseCase() -> any GetCategoriesUseCase {
      let useCase = GetCategoriesUseCaseImp(itemRepository: data.itemRepository)
      return Logged<any GetCategoriesUseCase>.before(useCase, "GetCategoriesUseCase", logger)
    }

    func addToCartUseCase() -> any AddToCartUseCase {
      let useCase = AddToCartUseCaseImp(cartGateway: data.cartGateway)
      return Logged<any AddToCartUseCase>.before(useCase, "AddToCartUseCase", logger)
    }

    func updateItemUseCase() -> any UpdateItemUseCase {
      let useCase = UpdateItemUseCaseImp(itemRepository: data.itemRepository)
      return Logged<any UpdateItemUseCase>.before(useCase, "UpdateItemUseCase", logger)
    }
  }

  @MainActor
  fileprivate struct Presentation {
    let domain: Domain
    let locale: Locale

    nonisolated init(domain: Domain, locale: Locale) {
      self.domain = domain
      self.locale = locale
    }

    func itemsViewModel() -> ItemsViewModel {
      ItemsViewModel(
        getItemsUseCase: domain.getItemsUseCase(), getCategoriesUseCase: domain.getCategoriesUseCase(),
        locale: locale)
    }

    func itemViewModel() -> ItemViewModel {
      ItemViewModel(
        getItemUseCase: domain.getItemUseCase(), updateItemUseCase: domain.updateItemUseCase(),
        addToCartUseCase: domain.addToCartUseCase(), locale: locale)
    }
  }
}
