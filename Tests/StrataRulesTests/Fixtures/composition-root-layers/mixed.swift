// style: module
// file: Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {
  init() {
    let data = Data()
    domain = Domain(data: data)
  }

  private let domain: Domain
}

private extension DependenciesContainer {
  struct Domain {
    let data: Data

    func itemRepository() -> ItemRepository {
      ItemRepositoryImp()  // ! composition-root-layers DependenciesContainer.Domain -> ItemRepositoryImp
    }

    func getItem() -> GetItemUseCase { GetItemUseCaseImp(itemRepository: itemRepository()) }
  }

  struct Presentation {
    let domain: Domain

    func itemViewModel() -> ItemViewModel {
      ItemViewModel(
        getItem: GetItemUseCaseImp(  // ! composition-root-layers DependenciesContainer.Presentation -> GetItemUseCaseImp
          itemRepository: domain.itemRepository()))
    }
  }

  struct Data {}
}
// file: Sources/Implementation/Domain/Gateways/ItemRepository.swift
protocol ItemRepository {}
// file: Sources/Implementation/Domain/UseCases/GetItemUseCase.swift
protocol GetItemUseCase {}

struct GetItemUseCaseImp: GetItemUseCase {
  let itemRepository: ItemRepository
}
// file: Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift
struct ItemRepositoryImp: ItemRepository {}
// file: Sources/Implementation/Presentation/ViewModels/ItemViewModel.swift
final class ItemViewModel {
  init(getItem: GetItemUseCase) {}
}
