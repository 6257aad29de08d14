import Streams

protocol PaymentRepository: Sendable {
  func processPayment(amount: Money) -> Single<PaymentResponse>
}
