// style: repository
// rules: swallowed-error
// A publisher whose failure is `Never`, or whose error was handled, has no error to lose.
// file: Sources/Presentation/BuoyViewModel.swift
import Combine
import Foundation

final class BuoyViewModel: ObservableObject {
  @Published var query = ""
  let ticks: AnyPublisher<Int, Never>
  private let failed = PassthroughSubject<Error, Never>()
  private let getBuoys: GetBuoysUseCase
  private var bag: Set<AnyCancellable> = []
  init(ticks: AnyPublisher<Int, Never>, getBuoys: GetBuoysUseCase) {
    self.ticks = ticks
    self.getBuoys = getBuoys
  }

  func never(_ other: AnyPublisher<Int, Never>) {
    ticks.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
    self.ticks.map { $0 + 1 }.sink { _ in } receiveValue: { _ in }.store(in: &bag)
    other.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
    $query.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
    Just(1).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
    failed.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
    [1].publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
    PassthroughSubject<Int, Never>().sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
    NotificationCenter.default.publisher(for: .tide)
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
    Timer.publish(every: 1, on: .main, in: .common).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      .store(in: &bag)
    getBuoys.drawn().sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
    getBuoys.counted().replaceError(with: 0).sink { _ in }.store(in: &bag)
  }

  func handled() {
    getBuoys.execute()
      .catch { [weak self] error -> Empty<[Int], Never> in
        self?.failed.send(error)
        return Empty()
      }
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      .store(in: &bag)
    getBuoys.execute()
      .handleEvents(receiveCompletion: { [weak self] in self?.show($0) })
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      .store(in: &bag)
    getBuoys.execute()
      .handleEvents(receiveCompletion: { [weak self] in self?.show($0) })
      .replaceError(with: [])
      .sink { _ in }
      .store(in: &bag)
  }

  func lost() {
    getBuoys.execute().sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)  // ! swallowed-error
    ticks.tryMap { try self.check($0) }.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)  // ! swallowed-error
    getBuoys.execute()
      .handleEvents(receiveCompletion: { print($0) })
      .replaceError(with: [])  // ! swallowed-error
      .sink { _ in }
      .store(in: &bag)
  }

  private func show(_ completion: Subscribers.Completion<Error>) {}
  private func check(_ tick: Int) throws -> Int { tick }
}
// file: Sources/Domain/GetBuoysUseCase.swift
import Combine

typealias Drawn<T> = AnyPublisher<T, Never>

protocol GetBuoysUseCase {
  func execute() -> AnyPublisher<[Int], Error>
  func counted() -> AnyPublisher<Int, Never>
  func drawn() -> Drawn<Int>
}
