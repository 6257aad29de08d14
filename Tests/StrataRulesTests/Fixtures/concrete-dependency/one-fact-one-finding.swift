// style: repository
// rules: concrete-dependency, dependency-rule, direct-instantiation
// A type of another layer that a protocol of this layer hides is one violation, whichever rules see it.
// file: Sources/Domain/LoadBoatsUseCase.swift
protocol BoatRepository {
  func all() async -> [Boat]
}

struct Boat {}

final class LoadBoatsUseCase {
  private let repository: BoatRepositoryImpl  // ! dependency-rule LoadBoatsUseCase -> BoatRepositoryImpl

  init(repository: BoatRepositoryImpl) {  // ! dependency-rule LoadBoatsUseCase -> BoatRepositoryImpl
    self.repository = repository
  }
}

final class CountBoatsUseCase {
  private let repository: BoatRepositoryImpl = BoatRepositoryImpl()  // ! direct-instantiation CountBoatsUseCase -> BoatRepositoryImpl
}

final class SortBoatsUseCase: SortBoatsUseCaseProtocol {
  func execute() {}
}

protocol SortBoatsUseCaseProtocol {
  func execute()
}

// file: Sources/Data/BoatRepositoryImpl.swift
final class BoatRepositoryImpl: BoatRepository {
  func all() async -> [Boat] { [] }
}
// file: Sources/Presentation/BoatsViewModel.swift
final class BoatsViewModel {
  private let sort: SortBoatsUseCase = SortBoatsUseCase()  // ! direct-instantiation BoatsViewModel -> SortBoatsUseCase
}

final class HarbourViewModel {
  private let sort: SortBoatsUseCase  // ! concrete-dependency HarbourViewModel -> SortBoatsUseCase

  init() {
    sort = SortBoatsUseCase()  // ! direct-instantiation HarbourViewModel -> SortBoatsUseCase
  }
}
