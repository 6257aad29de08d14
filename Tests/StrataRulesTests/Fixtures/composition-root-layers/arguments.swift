// style: module
// file: Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {}

private extension DependenciesContainer {
  struct Presentation {
    func cardView(_ repository: CardRepository) -> CardView {
      CardView(
        getCard: GetCardUseCaseImp(repository: repository),  // ! composition-root-layers DependenciesContainer.Presentation -> GetCardUseCaseImp
        dropCard: DropCardUseCaseImp(repository: repository))  // ! composition-root-layers DependenciesContainer.Presentation -> DropCardUseCaseImp
    }
  }

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

struct DropCardUseCaseImp {
  let repository: CardRepository
}

protocol CardRepository {}
// file: Sources/Implementation/Data/CardRepositoryImp.swift
struct CardRepositoryImp: CardRepository {
  let source: CardDataSource
}

struct CardDataSource {}
// file: Sources/Implementation/Presentation/CardView.swift
struct CardView: View {
  init(getCard: GetCardUseCase, dropCard: DropCardUseCaseImp) {}
}
