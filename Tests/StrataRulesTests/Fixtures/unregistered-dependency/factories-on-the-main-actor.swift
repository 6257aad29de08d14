// style: reactive
// rules: unregistered-dependency
// file: Sources/DI/PierAssembly.swift
import Swinject

final class PierAssembly: Assembly {
  func assemble(container: Container) {
    container.register(MoorUseCase.self, mainActorFactory: { _ in MoorUseCaseImpl() })
    container.register(PierViewModel.self, mainActorFactory: { resolver in
      PierViewModel(moor: resolver.resolve(MoorUseCase.self)!, tide: resolver.resolve(TideUseCase.self)!)  // ! unregistered-dependency PierViewModel -> TideUseCase
    })
  }
}

final class PierStart {
  func start(_ container: Container) -> PierViewModel { container.resolve(PierViewModel.self)! }
}
// file: Sources/Domain/MoorUseCase.swift
protocol MoorUseCase {
  func execute()
}

final class MoorUseCaseImpl: MoorUseCase {
  func execute() {}
}

protocol TideUseCase {
  func execute()
}
// file: Sources/Presentation/PierViewModel.swift
final class PierViewModel {
  init(moor: MoorUseCase, tide: TideUseCase) {}
}
