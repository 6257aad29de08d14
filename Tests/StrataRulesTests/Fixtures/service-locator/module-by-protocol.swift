// The implementation of a module's protocol creates the container, whatever its name is.
// style: module
// rules: service-locator, dependency-rule
// file: Sources/Interface/DairyModule.swift
public protocol DairyModule {
  func churn() async throws
}
// file: Sources/Implementation/Module/DairyFacade.swift
public struct DairyFacade: DairyModule {
  private let container: DependenciesContainer

  public init() { container = DependenciesContainer() }

  public func churn() async throws { try await container.churnUseCase().execute() }
}
// file: Sources/Implementation/Module/DependenciesContainer.swift
struct DependenciesContainer {
  func churnUseCase() -> ChurnUseCase { ChurnUseCaseImp() }
}
// file: Sources/Implementation/Domain/UseCases/ChurnUseCase.swift
protocol ChurnUseCase { func execute() async throws }

struct ChurnUseCaseImp: ChurnUseCase {
  func execute() async throws {}
}
