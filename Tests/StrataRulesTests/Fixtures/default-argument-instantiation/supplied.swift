// style: repository
// rules: default-argument-instantiation, dependency-rule
// Defaults that supply a dependency without creating it.
// file: Sources/Domain/UseCases/GetFerriesUseCase.swift
protocol GetFerriesUseCase {
  func execute() async throws
}

final class GetFerriesUseCaseImpl: GetFerriesUseCase {
  static let shared = GetFerriesUseCaseImpl()
  static let limit = 20
  static func make() -> GetFerriesUseCase { GetFerriesUseCaseImpl() }
  func execute() async throws {}
}
// file: Sources/Domain/UseCases/SharedFerries.swift
let sharedFerries: GetFerriesUseCase = GetFerriesUseCaseImpl()
// file: Sources/Presentation/FerriesViewModel.swift
final class FerriesViewModel {
  init(
    first: any GetFerriesUseCase = GetFerriesUseCaseImpl.shared,  // ! default-argument-instantiation FerriesViewModel -> GetFerriesUseCaseImpl
    second: GetFerriesUseCase = GetFerriesUseCaseImpl.make(),  // ! default-argument-instantiation FerriesViewModel -> GetFerriesUseCaseImpl
    third: GetFerriesUseCase = sharedFerries,  // ! default-argument-instantiation FerriesViewModel -> sharedFerries
    fourth: GetFerriesUseCaseImpl = .shared,  // ! default-argument-instantiation FerriesViewModel -> GetFerriesUseCaseImpl
    limit: Int = GetFerriesUseCaseImpl.limit,
    session: URLSession = .shared,
    center: NotificationCenter = .default,
    fifth: GetFerriesUseCase
  ) {}
}
