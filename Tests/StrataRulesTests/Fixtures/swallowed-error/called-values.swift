// A use case that is called like a function, a closure that a view model stores, and `async let`.
// style: repository
// rules: swallowed-error
// file: Sources/Domain/Models/Lamp.swift
struct Lamp { let watts: Int }
// file: Sources/Domain/Repositories/LampRepository.swift
protocol LampRepository { func lamps() async throws -> [Lamp] }
// file: Sources/Domain/UseCases/LoadLampsUseCase.swift
struct LoadLampsUseCase {
  let repository: LampRepository
  func callAsFunction() async throws -> [Lamp] { try await repository.lamps() }
  func execute() async throws -> [Lamp] { try await repository.lamps() }
}
// file: Sources/Presentation/LampsViewModel.swift
final class LampsViewModel {
  private(set) var lamps: [Lamp] = []
  private let load: LoadLampsUseCase
  private let fetch: () async throws -> [Lamp]
  private let parse: (String) throws -> [Lamp]

  init(load: LoadLampsUseCase, fetch: @escaping () async throws -> [Lamp], parse: @escaping (String) throws -> [Lamp]) {
    (self.load, self.fetch, self.parse) = (load, fetch, parse)
  }

  func show() async {
    guard let loaded = try? await load() else { return }  // ! swallowed-error
    lamps = loaded
  }

  func showFetched() async {
    lamps = (try? await self.fetch()) ?? []  // ! swallowed-error
  }

  func showAll() async {
    async let loaded = load.execute()
    lamps = (try? await loaded) ?? []  // ! swallowed-error
  }

  func all() async -> [Lamp] {
    do { return try await load.execute() } catch { return [] }  // ! swallowed-error
  }

  func first() async -> Lamp? {
    do { return try await load.execute().first } catch { return nil }
  }

  func isReachable() async -> Bool {
    do { return try await !load.execute().isEmpty } catch { return false }
  }

  func read(_ text: String) { lamps = (try? parse(text)) ?? [] }

  func none(_ text: String) -> [Lamp] {
    do { return try parse(text) } catch { return [] }
  }

  func both() async throws -> [Lamp] {
    async let loaded = load.execute()
    return try await loaded
  }
}
