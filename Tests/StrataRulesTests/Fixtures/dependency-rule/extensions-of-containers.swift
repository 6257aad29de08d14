// style: repository
// rules: dependency-rule, direct-instantiation, forbidden-import
// Extensions of a framework's container say how it makes what it provides, wherever they are.
// file: Sources/Presentation/Module/Container.swift
import Factory

extension Container {
  var loadTides: Factory<LoadTidesUseCase> {
    self { LoadTidesUseCase(repository: self.tides()) }
  }

  var tides: Factory<TideRepository> {
    self { TideRepositoryImpl() }
  }
}
// One with an operation is not only that.
// file: Sources/Presentation/Module/Container+Work.swift
import Factory

extension Container {
  func warmUp() async throws {
    _ = try await TideRepositoryImpl().tides()  // ! dependency-rule Container -> TideRepositoryImpl
  }
}
// In a file that is in no layer, they pass nothing on.
// file: Sources/Wiring/Container+Gauges.swift
import Factory

extension Container {
  var gauge: Factory<GaugeRepositoryImpl> {
    self { GaugeRepositoryImpl() }
  }
}
// file: Sources/Domain/LoadTidesUseCase.swift
protocol TideRepository {
  func tides() async throws -> [Double]
}

final class LoadTidesUseCase {
  private let repository: TideRepository

  init(repository: TideRepository) { self.repository = repository }

  func execute() async throws -> [Double] { try await repository.tides() }
}
// file: Sources/Data/TideRepositoryImpl.swift
final class TideRepositoryImpl: TideRepository {
  func tides() async throws -> [Double] { [] }
}

final class GaugeRepositoryImpl {
  func levels() async throws -> [Double] { [] }
}
