// rules: service-locator, skipped-layer
// What the container of Factory returns has its type, and its wrappers resolve. `@Dependency` is an option.
// file: strata.yml
style: repository
rules:
  service-locator: {severity: warning, wrappers: [Injected]}
// file: Sources/Presentation/KiteViewModel.swift
import Factory

final class KiteViewModel {
  @Injected(\.flyKite) private var fly  // ! service-locator KiteViewModel -> Injected
  private let shelf = Container.shared.kites()  // ! service-locator KiteViewModel -> Container ! skipped-layer KiteViewModel -> KiteRepository

  func load() async throws {
    _ = try await Container.shared.kites().all()  // ! service-locator KiteViewModel -> Container ! skipped-layer KiteViewModel -> KiteRepository
  }
}
// file: Sources/Presentation/WindViewModel.swift
import Dependencies

final class WindViewModel {
  @Dependency(\.wind) private var wind
}
// file: Sources/Domain/Kites.swift
struct Kite {}

protocol KiteRepository {
  func all() async throws -> [Kite]
}

protocol FlyKiteUseCase {
  func execute() async throws
}
// Registrations resolve nothing, and the composition root may.
// file: Sources/App/Container+Kites.swift
import Factory

extension Container {
  var kites: Factory<KiteRepository> { self { KiteRepositoryImpl() } }
  var flyKite: Factory<FlyKiteUseCase> { self { FlyKiteUseCaseImpl(kites: self.kites()) } }
}
// file: Sources/Data/Repositories/KiteRepositoryImpl.swift
struct KiteRepositoryImpl: KiteRepository {
  func all() async throws -> [Kite] { [] }
}
// file: Sources/Domain/UseCases/FlyKiteUseCaseImpl.swift
struct FlyKiteUseCaseImpl: FlyKiteUseCase {
  let kites: KiteRepository
  func execute() async throws {}
}
