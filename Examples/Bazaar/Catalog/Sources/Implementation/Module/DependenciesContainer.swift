struct DependenciesContainer {
  init(externalDependencies: ExternalDependencies) {
    let data = Data(external: externalDependencies)
    let domain = Domain(data: data)
    presentation = Presentation(domain: domain)
  }

  func itemView(router: ItemViewRouter, itemId: Item.ItemId) -> ItemView {
    presentation.itemView(router: router, itemId: itemId)
  }

  private let presentation: Presentation
}

extension DependenciesContainer {
  fileprivate struct Domain {
    let data: Data

    func getItemUseCase() -> GetItemUseCase {
      GetItemUseCaseImp(itemRepository: ItemRepositoryImp(dataSource: ItemDataSourceImp()))
    }
  }

  fileprivate struct Presentation {
    let domain: Domain

    func itemView(router: ItemViewRouter, itemId: Item.ItemId) -> ItemView {
      ItemView(
        router: router, viewModel: ItemViewModel(getItemUseCase: domain.getItemUseCase()), itemId: itemId)
    }
  }

  fileprivate struct Data {
    let external: ExternalDependencies

    func itemRepository() -> ItemRepository {
      ItemRepositoryImp(dataSource: ItemDataSourceImp())
    }
  }
}
