// style: module
// rules: service-locator, dependency-rule
// A composition root that holds an instance of itself is a container, whatever its name and kind are.
// file: Sources/Implementation/Module/FerriesContainer.swift
struct FerriesContainer {
  static var shared: FerriesContainer!
  func ferryRepository() -> FerryRepository { FerryRepositoryImp() }
}
// file: Sources/Implementation/Domain/UseCases/GetFerriesUseCaseImp.swift
final class GetFerriesUseCaseImp: GetFerriesUseCase {
  func execute() async -> [Ferry] {
    await FerriesContainer.shared.ferryRepository().ferries()  // ! service-locator GetFerriesUseCaseImp -> FerriesContainer
  }
}
// file: Sources/Implementation/Domain/UseCases/GetFerriesUseCase.swift
protocol GetFerriesUseCase { func execute() async -> [Ferry] }
// file: Sources/Implementation/Domain/Gateways/FerryRepository.swift
protocol FerryRepository { func ferries() async -> [Ferry] }
// file: Sources/Implementation/Domain/BusinessModels/Ferry.swift
struct Ferry { let id: String }
// file: Sources/Implementation/Data/Repositories/FerryRepositoryImp.swift
struct FerryRepositoryImp: FerryRepository {
  func ferries() async -> [Ferry] { [] }
}
