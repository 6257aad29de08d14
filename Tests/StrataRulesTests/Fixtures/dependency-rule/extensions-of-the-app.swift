// style: repository
// rules: dependency-rule
// A type of the App layer that another layer extends; a container by role may be extended feature by feature.
// file: Sources/DI/Tracing.swift
struct Tracing {
  var count = 0
}
// file: Sources/DI/HarborDIContainer.swift
final class HarborDIContainer {
  static let shared = HarborDIContainer()
  let ships: ShipRepository = ShipRepositoryImpl()
}
// file: Sources/Domain/Entities/Tracing+Ship.swift
extension Tracing {  // ! dependency-rule Tracing -> Tracing
  var ships: ShipRepositoryImpl { ShipRepositoryImpl() }  // ! dependency-rule Tracing -> ShipRepositoryImpl
}
// file: Sources/Presentation/Harbor/HarborDIContainer+Harbor.swift
extension HarborDIContainer {
  func repository() -> ShipRepository { ShipRepositoryImpl() }
}
// file: Sources/Domain/Repositories/ShipRepository.swift
protocol ShipRepository {}
// file: Sources/Data/ShipRepositoryImpl.swift
final class ShipRepositoryImpl: ShipRepository {}
