// A factory in an inner layer provides types of that layer. What it keeps for itself, or takes from elsewhere, is another thing.
// style: repository
// rules: direct-instantiation
// file: Sources/Domain/UseCases/KiteUseCases.swift
protocol FlyKiteUseCase { func execute() async throws }

final class FlyKiteUseCaseImpl: FlyKiteUseCase {
  private let repository: KiteRepository
  init(repository: KiteRepository) { self.repository = repository }
  func execute() async throws { try await repository.fly() }
}

struct UseCaseFactory {
  static func makeFlyKiteUseCase(repository: KiteRepository) -> FlyKiteUseCase {
    FlyKiteUseCaseImpl(repository: repository)
  }
}

// file: Sources/Domain/UseCases/LandKiteUseCase.swift
final class LandKiteUseCaseImpl {
  private let fly: FlyKiteUseCase
  init(repository: KiteRepository) {
    fly = FlyKiteUseCaseImpl(repository: repository)  // ! direct-instantiation LandKiteUseCaseImpl -> FlyKiteUseCaseImpl
  }
  func execute() async throws { try await fly.execute() }
}

// file: Sources/Domain/Repositories/KiteRepository.swift
protocol KiteRepository { func fly() async throws }

// file: Sources/Data/KiteRepositoryImpl.swift
final class KiteRepositoryImpl: KiteRepository {
  func fly() async throws {}
}

final class RepositoriesFactory {
  private(set) lazy var kites: KiteRepository = KiteRepositoryImpl()
}

final class WindFactory {
  private let kites = KiteRepositoryImpl()  // ! direct-instantiation WindFactory -> KiteRepositoryImpl
  func wind() async throws { try await kites.fly() }
}
