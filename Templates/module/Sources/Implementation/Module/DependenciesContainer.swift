import Foundation
import ShopInterface
import ShopShared

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Makes what the module is made of, layer by layer.
struct DependenciesContainer {
  init(externalDependencies: ExternalDependencies) {
    domain = Domain(data: Data(external: externalDependencies), decorator: externalDependencies.decorator)
    presentation = Presentation(domain: domain, locale: externalDependencies.locale)
  }

  func itemSummary(id: String) async throws(ItemsModuleError) -> ItemSummary {
    do throws(ItemsError) {
      let item = try await domain.getItemUseCase().execute(itemId: id)
      return ItemSummary(id: item.id, name: item.name, price: item.price)
    } catch {
      throw ItemsModuleError(error)
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
      let dataSource = external.decorator.decorate(
        ItemDataSourceImp(networkClient: external.networkClient), as: (any ItemDataSource).self)
      let repository = ItemRepositoryImp(
        dataSource: dataSource, store: ItemStoreDataSourceImp(storage: external.storage),
        report: external.logger.report,
        now: { Date() })
      itemRepository = external.decorator.decorate(repository, as: (any ItemRepository).self)
      cartGateway = external.decorator.decorate(
        CartGatewayImp(cartModule: external.cartModule), as: (any CartGateway).self)
    }
  }

  fileprivate struct Domain {
    let data: Data
    let decorator: any LayerDecorator

    func getItemUseCase() -> any GetItemUseCase {
      let useCase = GetItemUseCaseImp(itemRepository: data.itemRepository)
      return decorator.decorate(useCase, as: (any GetItemUseCase).self)
    }

    func getItemsUseCase() -> any GetItemsUseCase {
      let useCase = GetItemsUseCaseImp(itemRepository: data.itemRepository)
      return decorator.decorate(useCase, as: (any GetItemsUseCase).self)
    }

    func observeItemChangesUseCase() -> any ObserveItemChangesUseCase {
      let useCase = ObserveItemChangesUseCaseImp(itemRepository: data.itemRepository)
      return decorator.decorate(useCase, as: (any ObserveItemChangesUseCase).self)
    }

    func getCategoriesUseCase() -> any GetCategoriesUseCase {
      let useCase = GetCategoriesUseCaseImp(itemRepository: data.itemRepository)
      return decorator.decorate(useCase, as: (any GetCategoriesUseCase).self)
    }

    func addToCartUseCase() -> any AddToCartUseCase {
      let useCase = AddToCartUseCaseImp(cartGateway: data.cartGateway)
      return decorator.decorate(useCase, as: (any AddToCartUseCase).self)
    }

    func updateItemUseCase() -> any UpdateItemUseCase {
      let useCase = UpdateItemUseCaseImp(itemRepository: data.itemRepository)
      return decorator.decorate(useCase, as: (any UpdateItemUseCase).self)
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
        getItemsUseCase: domain.getItemsUseCase(), observeItemChangesUseCase: domain.observeItemChangesUseCase(),
        getCategoriesUseCase: domain.getCategoriesUseCase(), locale: locale)
    }

    func itemViewModel() -> ItemViewModel {
      ItemViewModel(
        getItemUseCase: domain.getItemUseCase(), updateItemUseCase: domain.updateItemUseCase(),
        addToCartUseCase: domain.addToCartUseCase(), locale: locale)
    }
  }
}
