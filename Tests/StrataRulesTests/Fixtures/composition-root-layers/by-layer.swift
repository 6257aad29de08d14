// style: module
// file: Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {
  private let domain = Domain(data: Data())
}

private extension DependenciesContainer {
  struct Domain {
    let data: Data

    func getItem() -> GetItemUseCase { GetItemUseCaseImp(itemRepository: data.itemRepository()) }
  }

  struct Data {
    func itemRepository() -> ItemRepository { ItemRepositoryImp(dataSource: ItemDataSourceImp()) }
  }
}
// file: Sources/Implementation/Domain/Gateways/ItemRepository.swift
protocol ItemRepository {}
// file: Sources/Implementation/Domain/UseCases/GetItemUseCase.swift
protocol GetItemUseCase {}

struct GetItemUseCaseImp: GetItemUseCase {
  let itemRepository: ItemRepository
}
// file: Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift
protocol ItemDataSource {}
struct ItemDataSourceImp: ItemDataSource {}

struct ItemRepositoryImp: ItemRepository {
  let dataSource: ItemDataSource
}
