// style: reactive
// file: Sources/Domain/PaymentUseCase.swift
protocol PaymentUseCase {
  func execute() -> Single<Void>
}

class PaymentUseCaseImpl: PaymentUseCase {
  private let repository: PaymentRepository

  init(repository: PaymentRepository) {
    self.repository = repository
  }

  func execute() -> Single<Void> { repository.pay() }
}

protocol PaymentRepository {
  func pay() -> Single<Void>
}

// file: Sources/Data/PaymentRepositoryImpl.swift
class PaymentRepositoryImpl: PaymentRepository {
  static let shared = PaymentRepositoryImpl()

  func pay() -> Single<Void> { .just(()) }
}

// file: Sources/App/DI/PaymentAssembly.swift
final class PaymentAssembly {
  private let repository = PaymentRepositoryImpl()
  private lazy var useCase = PaymentUseCaseImpl(repository: repository)
}
