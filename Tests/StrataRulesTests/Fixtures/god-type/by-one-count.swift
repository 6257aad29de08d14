// A single count that is far above its limit is enough, but not lines alone.
// file: strata.yml
extends: repository
rules:
  god-type: {severity: warning, dependencies: 2, operations: 4, lines: 10}
// file: Sources/Presentation/HarborViewModel.swift
final class HarborViewModel {  // ! god-type HarborViewModel
  private let ships: GetShipsUseCase
  private let tides: GetTidesUseCase
  private let berths: GetBerthsUseCase
  private let pilots: GetPilotsUseCase
}
// file: Sources/Presentation/CraneViewModel.swift
final class CraneViewModel {  // ! god-type CraneViewModel
  func lift() {}  // ! god-type CraneViewModel
  func lower() {}  // ! god-type CraneViewModel
}

extension CraneViewModel {
  func turn() {}; func stop() {}; func park() {}; func grab() {}; func drop() {}  // ! god-type CraneViewModel
}
// Three of two, and six of four, exceed the limits by no more than half.
// file: Sources/Presentation/QuayViewModel.swift
final class QuayViewModel {
  private let ships: GetShipsUseCase
  private let tides: GetTidesUseCase
  private let berths: GetBerthsUseCase
}
struct RopeViewModel {
  func tie() {}; func cut() {}; func wind() {}; func hang() {}; func wet() {}; func dry() {}
}
struct BuoyView: View {
  var body: some View {
    VStack {
      Text("a")
      Text("b")
      Text("c")
      Text("d")
      Text("e")
      Text("f")
      Text("g")
    }
  }
}
// file: Sources/Domain/UseCases.swift
final class GetShipsUseCase { func execute() {} }
final class GetTidesUseCase { func execute() {} }
final class GetBerthsUseCase { func execute() {} }
final class GetPilotsUseCase { func execute() {} }
