// style: repository
// A static property holds the singleton of another type like any other property; a type's own instance is its own affair.
// file: Sources/Presentation/LabelViewModel.swift
final class LabelViewModel {
  static let plain = LabelRepositoryImpl.shared  // ! service-locator LabelViewModel -> LabelRepositoryImpl
  static let typed: LabelRepository = LabelRepositoryImpl.shared  // ! service-locator LabelViewModel -> LabelRepositoryImpl
  static let built: LabelRepository = { LabelRepositoryImpl.shared }()  // ! service-locator LabelViewModel -> LabelRepositoryImpl
  static let preview = LabelViewModel(repository: LabelRepositoryImpl.shared)
  static let empty: LabelViewModel = .init(repository: LabelRepositoryImpl.shared)
  static let other: Showing = Self(repository: LabelRepositoryImpl.shared)

  private let repository: LabelRepository
  init(repository: LabelRepository) { self.repository = repository }
}

protocol Showing {}
extension LabelViewModel: Showing {}
// file: Sources/Domain/LabelRepository.swift
protocol LabelRepository {
  func labels() async throws -> [String]
}
// file: Sources/Data/LabelRepositoryImpl.swift
final class LabelRepositoryImpl: LabelRepository {
  static let shared = LabelRepositoryImpl()
  func labels() async throws -> [String] { [] }
}
