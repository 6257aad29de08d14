// Errors that get lost in other shapes than a `catch`.
// style: repository
// rules: swallowed-error
// file: Sources/Domain/Repositories/KilnRepository.swift
protocol KilnRepository {
  func pots() async throws -> [Pot]
  func heat() async throws -> Int
  func cachedHeat() throws -> Int
  func lastPot() -> Result<Pot, Error>
}

struct Pot: Equatable {
  let name: String
  var weight = 0
}
// file: Sources/Domain/UseCases/FirePotUseCase.swift
final class FirePotUseCase {
  private let kilns: KilnRepository
  private let logger: (String) -> Void = { print($0) }

  init(kilns: KilnRepository) { self.kilns = kilns }

  func execute(name: String) async -> Pot? {
    try? await kilns.pots().first { $0.name == name }  // ! swallowed-error
  }

  func heat() async -> Int {
    (try? await kilns.heat()) ?? 0  // ! swallowed-error
  }

  func isHot(at heat: Int) async -> Bool {
    (try? await kilns.heat()) == heat  // ! swallowed-error
  }

  // Asks whether it works.
  func works() async -> Bool {
    (try? await kilns.heat()) != nil
  }

  func last() -> Int {
    switch kilns.lastPot() {
    case .success(let pot): return pot.weight
    case .failure: break  // ! swallowed-error
    }
    return 1
  }

  // Code that only watches.
  func watch(_ result: Result<Pot, Error>) {
    switch result {
    case .success(let pot): logger(pot.name)
    default: break
    }
  }

  func fire() async {
    do {
      _ = try await kilns.heat()
    } catch {  // ! swallowed-error
      logger("not hot: \(error)")
    }
  }

  func count() async -> Int {
    do {
      return try await kilns.pots().count
    } catch {  // ! swallowed-error
      return 0
    }
  }

  // Nothing is loaded: the value cannot be read.
  func parse(_ text: String) -> Int? {
    try? number(of: text)
  }

  private func number(of text: String) throws -> Int { 1 }
}
// file: Sources/Data/Repositories/KilnRepositoryImpl.swift
struct KilnRepositoryImpl: KilnRepository {
  let client: HTTPClient

  func pots() async throws -> [Pot] {
    let answer = try? await client.get("pots")  // ! swallowed-error
    return answer?.pots
  }

  func heat() async throws -> Int { 2 }
  func cachedHeat() throws -> Int { 2 }
  func lastPot() -> Result<Pot, Error> { .success(Pot(name: "a")) }
}
// file: Sources/Infrastructure/Network/HTTPClient.swift
import Foundation

struct Answer {
  let pots: [Pot]
}

final class HTTPClient {
  func get(_ path: String) async throws -> Answer {
    guard let request = try? request(path) else { return nil }  // ! swallowed-error
    return try await send(request)
  }

  // It cannot throw: an answer without a value is its own.
  func saved(_ path: String) -> URLRequest? {
    guard let request = try? request(path) else { return nil }
    return request
  }

  private func request(_ path: String) throws -> URLRequest {
    var request = URLRequest(url: URL(string: path)!)
    request.httpBody = try? JSONSerialization.data(withJSONObject: [path])  // ! swallowed-error
    return request
  }

  private func send(_ request: URLRequest) async throws -> Answer { Answer(pots: []) }
}
// file: Sources/Presentation/Pots/PotsViewModel.swift
import Combine

final class PotsViewModel: ObservableObject {
  @Published private(set) var names: [String] = []
  private let kilns: FirePotUseCase

  init(kilns: FirePotUseCase) { self.kilns = kilns }

  func load() async {
    do {
      names = [try await kilns.pot().name]
    } catch {  // ! swallowed-error
      _ = error.localizedDescription
    }
  }

  func watch(_ pots: AnyPublisher<Pot, Error>) -> AnyCancellable {
    pots
      .replaceError(with: Pot(name: "", weight: 3))  // ! swallowed-error
      .sink { [weak self] in self?.names.append($0.name) }
  }

  // The name tells the user.
  func show(_ pots: AnyPublisher<Pot, Error>) -> AnyCancellable {
    pots
      .replaceError(with: Pot(name: "No pot today"))
      .sink { [weak self] in self?.names.append($0.name) }
  }
}
// file: Sources/Data/Repositories/GlazeRepositoryImpl.swift
import RxSwift

struct GlazeRepositoryImpl {
  func colours(_ source: Observable<String>) -> Observable<String> {
    source.materialize().compactMap { $0.element }  // ! swallowed-error
  }

  func glazes(_ source: Observable<String>) -> Observable<String> {
    source.materialize().compactMap(\.element)  // ! swallowed-error
  }

  // The function that gets both handles errors and values separately.
  func events(_ source: Observable<String>) -> (Observable<String>, Observable<Error>) {
    let events = source.materialize().share()
    return (events.compactMap { $0.element }, events.compactMap { $0.error })
  }
}
