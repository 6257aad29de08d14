// A type that holds a dependency of another type in a static member, whatever kind of type it is.
// style: module
// rules: service-locator, default-argument-instantiation
// file: Sources/Interface/BakeryModule.swift
public protocol BakeryModule {
  func bake() async throws
}

public enum BakeryLocator {
  public static var shared: BakeryModule!
}
// file: Sources/Implementation/Domain/Gateways/OvenRepository.swift
protocol OvenRepository {
  func heat() async throws
}

enum Ovens {
  static var current: (any OvenRepository)?
  static let limit = 3
  static var spare: any OvenRepository { fatalError() }
}
// file: Sources/Implementation/Domain/UseCases/BakeBreadUseCase.swift
protocol BakeBreadUseCase { func execute() async throws }

struct BakeBreadUseCaseImp: BakeBreadUseCase {
  private let bakery: BakeryModule

  init(bakery: BakeryModule = BakeryLocator.shared) {  // ! default-argument-instantiation BakeBreadUseCaseImp -> BakeryLocator
    self.bakery = bakery
  }

  func execute() async throws {
    print(Ovens.limit)
    try await BakeryLocator.shared.bake()  // ! service-locator BakeBreadUseCaseImp -> BakeryLocator
    try await Ovens.current?.heat()  // ! service-locator BakeBreadUseCaseImp -> Ovens
  }
}
// file: Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {
  func start(_ bakery: BakeryModule) { BakeryLocator.shared = bakery }
}
