// A pattern of the project's own, beside those of the style.
// file: strata.yml
style: repository
rules:
  role-name:
    repository+: "Default*Repository"
    view-model: []
// file: App/Domain/Repositories/FareRepository.swift
protocol FareRepository { func load() async throws }
// file: App/Data/Repositories/DefaultFareRepository.swift
final class DefaultFareRepository: FareRepository {
  func load() async throws {}
}
// file: App/Data/Repositories/FareStore.swift
final class FareStore: FareRepository {  // ! role-name FareStore
  func load() async throws {}
}
// file: App/Presentation/ViewModels/FarePresenter.swift
import Combine

final class FarePresenter: ObservableObject {}
