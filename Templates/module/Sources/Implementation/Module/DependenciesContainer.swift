import Foundation
import ItemsInterface

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Makes what the module is made of, layer by layer.
struct DependenciesContainer {
  init(externalDependencies: ExternalDependencies) {
    domain = Domain(data: Data(external: externalDependencies), logger: externalDependencies.logger)
    presentation = Presentation(domain: domain)
  }

  func itemSummary(id: String) async throws -> ItemSummary {
    let item = try await domain.getItemUseCase().execute(itemId: id)
    return ItemSummary(id: item.id, name: item.name, price: item.price.text)
  }

  @MainActor func itemsView(router: any ItemsRouter) -> Screen {
    presentation.itemsView(router: router)
  }

  @MainActor func itemView(id: Item.ItemId, router: any ItemsRouter) -> Screen {
    presentation.itemView(id: id, router: router)
  }

  @MainActor func itemWidget(id: Item.ItemId) -> Screen {
    presentation.itemWidget(id: id)
  }

  private let domain: Domain
  private let presentation: Presentation
}

extension DependenciesContainer {
  fileprivate struct Data {
    let external: ExternalDependencies

    func itemRepository() -> any ItemRepository {
      let repository = ItemRepositoryImp(
        dataSource: ItemDataSourceTrace(
          base: ItemDataSourceImp(networkClient: external.networkClient), logger: external.logger),
        store: ItemStoreDataSourceImp(storage: external.storage), now: { Date() })
      return ItemRepositoryTrace(base: repository, logger: external.logger)
    }
  }

  fileprivate struct Domain {
    let data: Data
    let logger: any Logger

    func getItemUseCase() -> any GetItemUseCase {
      GetItemTrace(base: GetItemUseCaseImp(itemRepository: data.itemRepository()), logger: logger)
    }

    func getItemsUseCase() -> any GetItemsUseCase {
      GetItemsTrace(base: GetItemsUseCaseImp(itemRepository: data.itemRepository()), logger: logger)
    }

    func updateItemUseCase() -> any UpdateItemUseCase {
      UpdateItemTrace(base: UpdateItemUseCaseImp(itemRepository: data.itemRepository()), logger: logger)
    }
  }

  @MainActor
  fileprivate struct Presentation {
    let domain: Domain

    nonisolated init(domain: Domain) {
      self.domain = domain
    }

    func itemsView(router: any ItemsRouter) -> Screen {
      #if canImport(SwiftUI)
        AnyView(ItemsView(router: router, viewModel: itemsViewModel()))
      #else
        ItemsScreen(router: router, viewModel: itemsViewModel())
      #endif
    }

    func itemView(id: Item.ItemId, router: any ItemsRouter) -> Screen {
      #if canImport(SwiftUI)
        AnyView(ItemView(itemId: id, router: router, viewModel: itemViewModel()))
      #else
        ItemScreen(itemId: id, router: router, viewModel: itemViewModel())
      #endif
    }

    func itemWidget(id: Item.ItemId) -> Screen {
      #if canImport(SwiftUI)
        AnyView(ItemWidgetView(itemId: id, viewModel: itemViewModel()))
      #else
        ItemWidgetScreen(itemId: id, viewModel: itemViewModel())
      #endif
    }

    private func itemsViewModel() -> ItemsViewModel {
      ItemsViewModel(getItemsUseCase: domain.getItemsUseCase())
    }

    private func itemViewModel() -> ItemViewModel {
      ItemViewModel(getItemUseCase: domain.getItemUseCase(), updateItemUseCase: domain.updateItemUseCase())
    }
  }
}
