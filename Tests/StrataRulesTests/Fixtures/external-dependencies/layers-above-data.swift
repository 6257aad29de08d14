// Only the data layer gets other modules from `ExternalDependencies`; the layers above it get them through a protocol.
// style: module
// rules: external-dependencies
// file: Modules/Looms/Interface/LoomsModule.swift
public protocol LoomsModule { func weave() async throws }
// file: Modules/Looms/Interface/ExternalDependencies.swift
import Yarns

public struct ExternalDependencies {
  let yarns: () -> YarnsModule
  let dyes: DyeService
  let logger: YarnLogger
}
// file: Modules/Looms/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {
  let external: ExternalDependencies
  let yarns: YarnsModule

  func weave() -> WeaveClothUseCase {
    WeaveClothUseCaseImp(yarns: external.yarns, dyes: external.dyes, logger: external.logger, stock: nil)
  }
}
// file: Modules/Looms/Implementation/Module/LoomsModuleImp.swift
struct LoomsModuleImp: LoomsModule {
  let container: DependenciesContainer
  func weave() async throws {}
}
// file: Modules/Looms/Implementation/Domain/UseCases/WeaveClothUseCase.swift
protocol WeaveClothUseCase { func execute() async throws }

struct WeaveClothUseCaseImp: WeaveClothUseCase {
  let yarns: () -> YarnsModule  // ! external-dependencies WeaveClothUseCaseImp -> YarnsModule
  let dyes: DyeService  // ! external-dependencies WeaveClothUseCaseImp -> DyeService
  let logger: YarnLogger
  let stock: YarnStock?
  let color: (Int) -> YarnColor

  func execute() async throws {}
}
// file: Modules/Looms/Implementation/Domain/Gateways/YarnStock.swift
protocol YarnStock { func skeins() async throws -> Int }
// file: Modules/Looms/Implementation/Data/Repositories/YarnStockImp.swift
struct YarnStockImp: YarnStock {
  let yarns: YarnsModule
  let dyes: DyeService

  func skeins() async throws -> Int { 0 }
}
// file: Modules/Looms/Implementation/Presentation/ViewModels/LoomViewModel.swift
import Combine

final class LoomViewModel: ObservableObject {
  private var yarns: YarnsModule?  // ! external-dependencies LoomViewModel -> YarnsModule
  private let router: YarnRouter

  init(
    yarns: YarnsModule?,  // ! external-dependencies LoomViewModel -> YarnsModule
    router: YarnRouter
  ) {
    self.yarns = yarns
    self.router = router
  }
}
// file: Modules/Yarns/Interface/YarnsModule.swift
public protocol YarnsModule { func colors() async throws -> [YarnColor] }
public struct YarnColor { let name: String }
public protocol DyeService { func dye() async throws }
public protocol YarnRouter { func showYarn() }
public protocol YarnLogger { func log(_ message: String) }
// file: Modules/Yarns/Implementation/Module/YarnsModuleImp.swift
struct YarnsModuleImp: YarnsModule { func colors() async throws -> [YarnColor] { [] } }
