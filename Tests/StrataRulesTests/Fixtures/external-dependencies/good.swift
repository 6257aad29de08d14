// style: module
// file: Modules/Tea/Sources/Interface/TeaModule.swift
public protocol TeaModule { func brew() async }
// file: Modules/Tea/Sources/Interface/ExternalDependencies.swift
public struct ExternalDependencies {
  let milk: () -> MilkModule
  let orders: OrderService
}
// file: Modules/Tea/Sources/Implementation/Module/TeaModuleImp.swift
struct TeaModuleImp: TeaModule {
  let container: DependenciesContainer

  init(externalDependencies: ExternalDependencies) {
    container = DependenciesContainer(externalDependencies: externalDependencies)
  }

  func brew() async {}
}
// file: Modules/Tea/Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {
  private let data: Data

  init(externalDependencies: ExternalDependencies) {
    data = Data(milk: externalDependencies.milk(), orders: externalDependencies.orders)
  }

  struct Data {
    let milk: MilkModule
    let orders: OrderService

    func teaRepository() -> TeaRepositoryImp { TeaRepositoryImp(milk: milk, orders: orders) }
  }
}
// file: Modules/Tea/Sources/Implementation/Data/Repositories/TeaRepositoryImp.swift
struct TeaRepositoryImp {
  let milk: MilkModule
  let orders: OrderService
  let cup: CupSource

  init(milk: MilkModule, orders: OrderService) { fatalError() }
}

/// What it needs, in its own words.
protocol CupSource { func cup() async }
// file: Modules/Tea/Tests/TeaTests.swift
final class TeaTests {
  let milk: MilkModule
  init(milk: MilkModule) { self.milk = milk }
}
// file: Modules/Milk/Sources/Interface/MilkModule.swift
public protocol MilkModule { func pour() async -> Glass }
public struct Glass { let size: Int }
public protocol OrderService { func order() async }
// file: Modules/Milk/Sources/Implementation/Module/MilkModuleImp.swift
struct MilkModuleImp: MilkModule { func pour() async -> Glass { Glass(size: 1) } }
// file: App/AppDependencies.swift
@main struct Shop {
  static func main() {}
  let milk: MilkModule = MilkModuleImp()
}
