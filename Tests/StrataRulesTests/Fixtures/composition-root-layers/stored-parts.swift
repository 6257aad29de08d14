// Each part stores the one below it, and only that of data the external dependencies.
// style: module
// rules: composition-root-layers
// file: Sources/Interface/ExternalDependencies.swift
public struct ExternalDependencies {
  let seed: Int
}
// file: Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {
  init(externalDependencies: ExternalDependencies) {
    let data = Data(external: externalDependencies)
    domain = Domain(data: data, external: externalDependencies)
    presentation = Presentation(domain: domain, data: data)
  }

  private let domain: Domain
  private let presentation: Presentation

  func viewModel() -> PotViewModel { presentation.viewModel() }
}

private extension DependenciesContainer {
  struct Data {
    let external: ExternalDependencies

    func potRepository() -> PotRepository { PotRepositoryImp() }
  }

  struct Domain {
    let data: Data
    let external: ExternalDependencies  // ! composition-root-layers DependenciesContainer.Domain -> ExternalDependencies

    func getPot() -> GetPotUseCase { GetPotUseCaseImp(potRepository: data.potRepository()) }
  }

  struct Presentation {
    let domain: Domain
    let data: Data  // ! composition-root-layers DependenciesContainer.Presentation -> DependenciesContainer.Data

    func viewModel() -> PotViewModel { PotViewModel(getPot: domain.getPot()) }
  }
}
// file: Sources/Implementation/Domain/Gateways/PotRepository.swift
protocol PotRepository {}
// file: Sources/Implementation/Domain/UseCases/GetPotUseCase.swift
protocol GetPotUseCase {}

struct GetPotUseCaseImp: GetPotUseCase {
  let potRepository: PotRepository
}
// file: Sources/Implementation/Data/Repositories/PotRepositoryImp.swift
struct PotRepositoryImp: PotRepository {}
// file: Sources/Implementation/Presentation/ViewModels/PotViewModel.swift
final class PotViewModel {
  init(getPot: GetPotUseCase) {}
}
