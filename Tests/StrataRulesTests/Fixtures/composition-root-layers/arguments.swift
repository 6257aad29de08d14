// style: module
// file: Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {}

private extension DependenciesContainer {
  struct Domain {
    func getCard() -> GetCardUseCase {
      GetCardUseCaseImp(repository: CardRepositoryImp(source: CardDataSource()))  // ! composition-root-layers DependenciesContainer.Domain -> CardRepositoryImp
    }
  }
}
// file: Sources/Implementation/Domain/GetCardUseCase.swift
protocol GetCardUseCase {}

struct GetCardUseCaseImp: GetCardUseCase {
  let repository: CardRepository
}

protocol CardRepository {}
// file: Sources/Implementation/Data/CardRepositoryImp.swift
struct CardRepositoryImp: CardRepository {
  let source: CardDataSource
}

struct CardDataSource {}
