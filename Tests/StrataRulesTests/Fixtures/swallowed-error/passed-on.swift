// style: reactive
// Operators that only look at an error pass it on; closures that do nothing with it lose it.
// file: App/Domain/LoadSlotsUseCase.swift
import Combine
import RxSwift

protocol SlotSource {
  func slots() -> Single<[Int]>
  func publisher() -> AnyPublisher<[Int], Error>
  func now() async throws -> [Int]
}

final class LoadSlotsUseCase {
  private let source: SlotSource
  private var bag: Set<AnyCancellable> = []
  init(source: SlotSource) { self.source = source }

  func execute() -> Single<[Int]> {
    source.slots().do(onError: { error in print("slots", error) })
  }

  func observe(_ show: @escaping (Error?) -> Void) {
    source.publisher()
      .handleEvents(receiveCompletion: { print($0) })
      .sink { completion in
        if case .failure(let error) = completion { show(error) }
      } receiveValue: { _ in
      }
      .store(in: &bag)
  }

  func forget() {
    source.publisher().sink { _ in } receiveValue: { print($0) }.store(in: &bag)  // ! swallowed-error LoadSlotsUseCase
  }

  func refresh() async {
    do { _ = try await source.now() } catch { return }  // ! swallowed-error LoadSlotsUseCase
  }

  func renew() async {
    do { _ = try await source.now() } catch { _ = error }  // ! swallowed-error LoadSlotsUseCase
  }

  func count() async -> Int? {
    do { return try await source.now().count } catch { return nil }  // ! swallowed-error LoadSlotsUseCase
  }
}
