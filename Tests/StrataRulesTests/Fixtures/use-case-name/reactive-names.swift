// style: reactive
// file: Sources/Domain/PaymentUseCase.swift
protocol PaymentUseCase {
  func execute(amount: String) -> Single<PaymentResult>
}

class PaymentUseCaseImpl: PaymentUseCase {
  func execute(amount: String) -> Single<PaymentResult> { .just(PaymentResult()) }
}

struct PaymentResult {}
