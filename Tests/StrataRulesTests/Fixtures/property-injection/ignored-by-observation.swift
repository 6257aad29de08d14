// style: gateway
// rules: property-injection
// `@ObservationIgnored` wraps nothing.
// file: Sources/BusinessLogic/LoadTilesUseCase.swift
protocol LoadTilesUseCaseProtocol { func execute() }
final class LoadTilesUseCase: LoadTilesUseCaseProtocol { func execute() {} }
// file: Sources/Presentation/TileViewModel.swift
import Observation

@propertyWrapper struct Late<Value> { var wrappedValue: Value? }

@Observable
final class TileViewModel {
  @ObservationIgnored var load: LoadTilesUseCaseProtocol!  // ! property-injection TileViewModel -> LoadTilesUseCaseProtocol
  @ObservationIgnored @Late var other: LoadTilesUseCaseProtocol?
}
