// style: repository
// rules: swallowed-error
// Errors that are only logged, or answered with an empty value.
// file: Sources/Data/HiveRepositoryImpl.swift
final class HiveRepositoryImpl: HiveRepository {
  private let local: HiveLocalDataSource
  private let remote: HiveRemoteDataSource
  private let logger = Logger(subsystem: "hives", category: "data")
  init(local: HiveLocalDataSource, remote: HiveRemoteDataSource) {
    self.local = local
    self.remote = remote
  }
  func hives() async -> [Hive] {
    do { return try await remote.hives() } catch { return [] }  // ! swallowed-error
  }
  func hive() async -> Hive? {
    do {
      return try await remote.hive()
    } catch {  // ! swallowed-error
      logger.error("no hive: \(error)")
      return nil
    }
  }
  func names() async -> [String] { (try? await remote.names()) ?? [] }  // ! swallowed-error
  func isQueenright() -> Bool { (try? local.isQueenright()) ?? false }  // ! swallowed-error
  func name() -> String { (try? local.name()) ?? "Hive" }
  func stored() -> [Hive]? { try? local.hives() }
  func save(_ hive: Hive) {
    do { try local.save(hive) } catch { Swift.print(error) }  // ! swallowed-error
  }
  func keep(_ hive: Hive) {
    do { try local.save(hive) } catch {  // ! swallowed-error
      #if DEBUG
        print(error)
      #endif
    }
  }
  func count() throws -> Int {
    do { return try local.count() } catch {
      logger.error("\(error)")
      throw HiveError.unreadable
    }
  }
  func watch() -> AnyPublisher<[Hive], Never> {
    remote.publisher()
      .replaceError(with: [])  // ! swallowed-error
      .eraseToAnyPublisher()
  }
  func watchOne() -> AnyPublisher<[Hive], Never> {
    remote.publisher().catch { _ in Just([]) }.eraseToAnyPublisher()  // ! swallowed-error
  }
  func watchAll() -> AnyPublisher<[Hive], HiveError> {
    remote.publisher().catch { error in Fail(error: HiveError(error)) }.eraseToAnyPublisher()
  }
}

protocol HiveLocalDataSource {
  func hives() throws -> [Hive]
  func isQueenright() throws -> Bool
  func name() throws -> String
  func count() throws -> Int
  func save(_ hive: Hive) throws
}
protocol HiveRemoteDataSource {
  func hives() async throws -> [Hive]
  func hive() async throws -> Hive
  func names() async throws -> [String]
  func publisher() -> AnyPublisher<[Hive], Error>
}
// file: Sources/Domain/HiveRepository.swift
protocol HiveRepository {
  func hives() async -> [Hive]
}
struct Hive {}
enum HiveError: Error { case unreadable }
// file: Sources/Presentation/HiveViewModel.swift
final class HiveViewModel: ObservableObject {
  @Published private(set) var hives: [Hive] = []
  @Published private(set) var state = HiveState.idle
  func load() async {
    do { hives = try await useCase.execute() } catch { Log.error("no hives", error) }  // ! swallowed-error
  }
  func reload() async {
    do { hives = try await useCase.execute() } catch {
      Log.error("no hives", error)
      state = .failed
    }
  }
  func latest() -> [Hive] { (try? useCase.latest()) ?? [] }
  func watch() {
    publisher.replaceError(with: []).assign(to: &$hives)  // ! swallowed-error
    states.replaceError(with: HiveState.failed).assign(to: &$state)
    states.catch { Just(HiveState(error: $0)) }.assign(to: &$state)
  }
}
enum HiveState { case idle, failed }
// file: Sources/Shared/Log.swift
enum Log {
  static func error(_ message: String, _ error: Error) {}
}
