// style: reactive
// rules: unregistered-dependency, unused-registration
// A name is its string, whether it is written or a constant of the project.
// file: App/DI/PumpAssembly.swift
import Swinject

enum Names {
  static let hot = "hot"
  static let cold = "cold"
  static var spare: String { "spare" }
  enum Deep { static let well = "well" }
}

enum Kind: String {
  case warm
  case tepid = "luke"
}

final class PumpAssembly: Assembly {
  static let own = "own"

  func assemble(container: Container) {
    container.register(AUseCase.self, name: "hot") { _ in PumpUseCase() }
    container.register(BUseCase.self, name: Names.cold) { _ in PumpUseCase() }
    container.register(CUseCase.self, name: Kind.warm.rawValue) { _ in PumpUseCase() }
    container.register(DUseCase.self, name: Kind.tepid.rawValue) { _ in PumpUseCase() }
    container.register(EUseCase.self, name: Names.Deep.well) { _ in PumpUseCase() }
    container.register(FUseCase.self, name: Self.own) { _ in PumpUseCase() }
    container.register(GUseCase.self, name: Names.spare) { _ in PumpUseCase() }
    container.register(HUseCase.self, name: Names.hot) { _ in PumpUseCase() }  // ! unused-registration HUseCase named "hot"
  }
}

final class Pumps {
  func start(_ r: Resolver) {
    _ = r.resolve(AUseCase.self, name: Names.hot)
    _ = r.resolve(BUseCase.self, name: "cold")
    _ = r.resolve(CUseCase.self, name: "warm")
    _ = r.resolve(DUseCase.self, name: "luke")
    _ = r.resolve(EUseCase.self, name: "well")
    _ = r.resolve(FUseCase.self, name: PumpAssembly.own)
    // A name that is computed may be any.
    _ = r.resolve(GUseCase.self, name: "spare")
    _ = r.resolve(HUseCase.self, name: Names.cold)  // ! unregistered-dependency Pumps -> HUseCase named "cold"
  }
}
// file: App/Domain/UseCases.swift
protocol AUseCase {}
protocol BUseCase {}
protocol CUseCase {}
protocol DUseCase {}
protocol EUseCase {}
protocol FUseCase {}
protocol GUseCase {}
protocol HUseCase {}
final class PumpUseCase: AUseCase, BUseCase, CUseCase, DUseCase, EUseCase, FUseCase, GUseCase, HUseCase {}
