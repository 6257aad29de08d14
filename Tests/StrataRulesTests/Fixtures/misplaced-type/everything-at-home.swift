// style: module
// file: Sources/Interface/ShopModule.swift
public protocol ShopModule {}
// file: Sources/Implementation/Domain/Gateways/ItemRepository.swift
protocol ItemRepository {}
// file: Sources/Implementation/Domain/UseCases/GetItemUseCase.swift
protocol GetItemUseCase {}

struct GetItemUseCaseImp: GetItemUseCase {}
// file: Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift
struct ItemRepositoryImp: ItemRepository {}
// file: Sources/Implementation/Data/DataSources/ItemDTO.swift
struct ItemDTO: Decodable {}
// file: Sources/Implementation/Presentation/ViewModels/ItemViewModel.swift
final class ItemViewModel {}
// file: Sources/Shared/UserDTO.swift
struct UserDTO: Codable {}
// file: Sources/Implementation/Module/ShopModuleImp.swift
struct ShopModuleImp: ShopModule {}
// file: Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {}

private extension DependenciesContainer {
  struct Data {}
  struct Domain {}
}
