// style: module
// rules: composition-root-layers
// The name of a layer is a word of the part's name; so are its roles.
// file: Sources/Implementation/Module/HarborContainer.swift
struct HarborContainer {
  private let first = DomainFactory()
  private let second = BerthDomain()
  private let third = UseCases()
  private let fourth = PresentationPart()

  struct DomainFactory {
    func berths() -> BerthRepository {
      BerthRepositoryImp()  // ! composition-root-layers HarborContainer.DomainFactory -> BerthRepositoryImp
    }
  }

  struct BerthDomain {
    func berths() -> BerthRepository {
      BerthRepositoryImp()  // ! composition-root-layers HarborContainer.BerthDomain -> BerthRepositoryImp
    }
  }

  final class UseCases {
    lazy var berths: BerthRepository = BerthRepositoryImp()  // ! composition-root-layers HarborContainer.UseCases -> BerthRepositoryImp
    lazy var getBerths: GetBerthsUseCase = GetBerthsUseCaseImp(repository: berths)
  }

  // The router is declared beside the container: no layer has it.
  struct PresentationPart {
    func view() -> BerthsView { BerthsView(router: BerthsRouterImp()) }
  }

  struct CoreDataFactory {
    func getBerths() -> GetBerthsUseCase { GetBerthsUseCaseImp(repository: BerthRepositoryImp()) }
  }

  struct MetadataFactory {
    func getBerths() -> GetBerthsUseCase { GetBerthsUseCaseImp(repository: BerthRepositoryImp()) }
  }

  struct DomainEventsLog {
    func berths() -> BerthRepository { BerthRepositoryImp() }
  }
}
// file: Sources/Implementation/Module/BerthsRouterImp.swift
struct BerthsRouterImp: BerthsRouter {}
// file: Sources/Implementation/Module/BerthDomainContainer.swift
struct BerthDomainContainer {
  func berths() -> BerthRepository {
    BerthRepositoryImp()  // ! composition-root-layers BerthDomainContainer -> BerthRepositoryImp
  }

  func getBerths() -> GetBerthsUseCase { GetBerthsUseCaseImp(repository: berths()) }
}
// file: Sources/Implementation/Domain/GetBerthsUseCase.swift
protocol GetBerthsUseCase {}

struct GetBerthsUseCaseImp: GetBerthsUseCase {
  let repository: BerthRepository
}

protocol BerthRepository {}
// file: Sources/Implementation/Data/BerthRepositoryImp.swift
struct BerthRepositoryImp: BerthRepository {}
// file: Sources/Implementation/Presentation/BerthsView.swift
protocol BerthsRouter {}

struct BerthsView: View {
  init(router: BerthsRouter) {}
}
