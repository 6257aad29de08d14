import Streams

protocol ValidationService: Sendable {
  /// Reads what somebody typed; fails with `PaymentError.invalidAmount` if that is not an amount.
  func validateAmount(_ amount: String) -> Single<Money>
}

struct ValidationServiceImpl: ValidationService {
  func validateAmount(_ amount: String) -> Single<Money> {
    guard let money = Money(text: amount) else { return .error(PaymentError.invalidAmount) }
    return .just(money)
  }
}
