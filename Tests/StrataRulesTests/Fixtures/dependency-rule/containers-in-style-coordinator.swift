// style: coordinator
// rules: dependency-rule
// The guide's views take dependencies from the container; inner layers may not.
// file: Sources/Presentation/CitiesView.swift
struct CitiesView: View {
  @StateObject private var client = DependencyContainer.shared.client

  var body: some View { EmptyView() }
}
// file: Sources/Domain/UseCases/GetCitiesUseCase.swift
final class GetCitiesUseCase {
  func execute() { DependencyContainer.shared.client.load() }  // ! dependency-rule GetCitiesUseCase -> DependencyContainer
}
// file: Sources/Data/Repositories/CityRepository.swift
final class CityRepository {
  func load() { DependencyContainer.shared.client.load() }  // ! dependency-rule CityRepository -> DependencyContainer
}
// file: Sources/Infrastructure/Network/NetworkClient.swift
final class NetworkClient: ObservableObject {
  func load() {}
}
// file: Sources/App/DependencyContainer.swift
final class DependencyContainer {
  static let shared = DependencyContainer()
  lazy var client = NetworkClient()
}
