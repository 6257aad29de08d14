// style: module
// What others hold, or what holds a state, has an identity.
// file: Sources/Implementation/Domain/UseCases/WatchTideUseCaseImp.swift
import Combine

final class WatchTideUseCaseImp {
  let source: any TideSource
  init(source: any TideSource) { self.source = source }
  func execute() -> AnyPublisher<Int, Never> {
    source.levels().withUnretained(self).map { owner, level in owner.rounded(level) }.eraseToAnyPublisher()
  }
  private func rounded(_ level: Int) -> Int { level }
}

protocol TideSource { func levels() -> AnyPublisher<Int, Never> }
// file: Sources/Implementation/Domain/UseCases/SendTideUseCaseImp.swift
final class SendTideUseCaseImp {
  private let levels = PassthroughSubject<Int, Never>()
}
// file: Sources/Implementation/Domain/UseCases/KeepTideUseCaseImp.swift
final class KeepTideUseCaseImp {
  private let lock: NSLock
  init(lock: NSLock) { self.lock = lock }
}
// file: Sources/Implementation/Domain/UseCases/PrintTideUseCaseImp.swift
final class PrintTideUseCaseImp {  // ! prefer-struct PrintTideUseCaseImp
  private let subject: String
  init(subject: String) { self.subject = subject }
  func execute() { print(self); print(String(describing: self)) }
}
